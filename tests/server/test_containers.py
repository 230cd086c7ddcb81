"""docs/containers.md and its files name options, variables, files and services that exist."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.needs import need_library
from tests.server.test_hosting import options

HOSTING = Path(__file__).parents[2] / "docs/hosting"
CONTAINERFILE = (HOSTING / "Containerfile").read_text()
CADDYFILE = (HOSTING / "Caddyfile.cluster").read_text()


@pytest.fixture(scope="module")
def composition() -> Any:
    need_library("yaml")
    import yaml

    return yaml.safe_load((HOSTING / "compose.yaml").read_text())


def test_servers_are_started_with_options_that_exist(composition: Any) -> None:
    image = set(re.findall(r'"(--[a-z-]+)"', CONTAINERFILE.split("CMD")[-1]))
    for name in ("paiju-1", "paiju-2"):
        command, *given = composition["services"][name]["command"]
        assert command == "serve"
        assert {word for word in given if word.startswith("--")} <= options("serve")
    assert image <= options("serve")
    assert {"--host", "--port"} <= image


def test_the_proxy_is_believed_and_nobody_else_has_a_port(composition: Any) -> None:
    [network] = composition["networks"]["tables"]["ipam"]["config"]
    command = composition["services"]["paiju-1"]["command"]
    assert command[command.index("--proxy") + 1] == network["subnet"]
    assert [name for name, service in composition["services"].items() if "ports" in service] == ["proxy"]
    assert set(re.findall(r"(paiju-\d):8000", CADDYFILE)) == {"paiju-1", "paiju-2"}


def test_what_is_waited_for_has_a_health_check_and_volumes_are_named(composition: Any) -> None:
    services = composition["services"]
    for service in services.values():
        assert all("healthcheck" in services[name] for name in service.get("depends_on", {}))
        named = {volume.split(":")[0] for volume in service.get("volumes", []) if not volume.startswith(".")}
        assert named <= set(composition["volumes"])
    assert {"PAIJU_DB", "PAIJU_BUS"} <= set(services["paiju-1"]["environment"])
    assert "/healthz" in CONTAINERFILE
    assert "/healthz" in CADDYFILE
