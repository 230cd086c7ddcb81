"""docs/hosting.md says what is so: options, figures, limits and commands."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import typer
from prometheus_client import REGISTRY

import paiju.server.ops.metrics  # it has all figures  # noqa: F401
from paiju.server import limits
from paiju.terminal.program import app

DOCS = Path(__file__).parents[2] / "docs"
HOSTING = (DOCS / "hosting.md").read_text()
UNITS = sorted((DOCS / "hosting").glob("paiju*"))
COMMANDS = typer.main.get_command(app)


def options(*path: str) -> set[str]:
    command = COMMANDS
    for name in path:
        command = command.commands[name]  # type: ignore[attr-defined]
    return {option for parameter in command.params for option in parameter.opts}


def test_the_options_are_those_of_the_command() -> None:
    units = " ".join(unit.read_text() for unit in UNITS)
    named = set(re.findall(r"`(--[a-z-]+)", HOSTING)) | set(re.findall(r" (--[a-z-]+)", units))
    assert named <= options("serve") | options("admin", "list") | options("admin", "close")
    assert {"--proxy", "--trust", "--metrics-to", "--log", "--db"} <= named


def test_every_figure_is_explained_and_no_other() -> None:
    kept = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("paiju_")}
    named = {name.removesuffix("_total") for name in re.findall(r"`(paiju_[a-z_]+)", HOSTING)}
    assert named == kept


def test_the_admin_commands_are_all_there() -> None:
    table = HOSTING.split("## 6.")[1].split("## 7.")[0]
    named = set(re.findall(r"^\| `([a-z]+)", table, re.MULTILINE))
    assert named == set(COMMANDS.commands["admin"].commands)  # type: ignore[attr-defined]


def test_the_limits_are_those_of_the_code() -> None:
    for said in (
        f"{limits.SOCKETS_OF_ADDRESS} sockets of one address",
        f"{limits.CONNECTIONS_OF_ADDRESS} connections of one address",
        f"{limits.TABLES_AN_HOUR} new tables an hour",
        f"{limits.TABLES:,} tables at work",
        f"{limits.SOCKETS:,} sockets",
        f"more than {2 * int(limits.PING_SECONDS)} seconds",
        f"{limits.TICKET_DAYS} days after its last visitor",
    ):
        assert said in HOSTING
    [files] = re.findall(r"LimitNOFILE=(\d+)", (DOCS / "hosting/paiju.service").read_text())
    assert int(files) > limits.CONNECTIONS + 1000
    assert f"{int(files):,} files" in HOSTING
    [stop] = re.findall(r"TimeoutStopSec=(\d+)", (DOCS / "hosting/paiju.service").read_text())
    assert int(stop) > 2 * limits.SHUTDOWN_SECONDS


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)", HOSTING):
        assert (DOCS / link).exists(), link


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_takes_the_units() -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", *map(str, UNITS)],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    complaints = [line for line in done.stderr.splitlines() if "is not executable" not in line]
    assert [line for line in complaints if "paiju" in line] == []
