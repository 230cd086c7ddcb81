"""Every `paiju …` of the README and the manual exists with such options, and is run, with fewer hands than there."""

import functools
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
import typer

from paiju import Table
from paiju.play.fair import FairDeals, Terms
from paiju.terminal.program import app
from tests.fair.scenes import deal
from tests.terminal.test_cli import run

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(?:sh|bash|console|text)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:uvx |pipx run |[A-Z_]+=\S+ )*paiju (?!.*[…])(.+)$")
FEWER = {"--hands": "8", "--generations": "2"}  # in place of what a page says
ADDED = {"compare": ("--hands", "20"), "evolve": ("--generations", "2"), "dataset": ("--hands", "8")}
# What is run elsewhere, by the words of a command that tell it.
ELSEWHERE = {
    ("train",): "tests/train, by make test-train: PyTorch is too large for make test",
    ("bench", "--peers"): "tests/envs/test_peers.py and tests/lab/test_bench.py: whole it takes minutes",
    ("serve", "--bus"): "tests/server/test_cluster.py, with a PostgreSQL and a bus of its own",
}
PLAYERS = Path(__file__).parents[1] / "src/paiju/players"
COMMANDS = typer.main.get_command(app)


def commands() -> dict[str, list[str]]:
    """The words of every command by its page and line."""
    found = {}
    for page in PAGES:
        for block in BLOCK.findall(page.read_text(encoding="utf-8")):
            for line in block.splitlines():
                if command := COMMAND.match(line):
                    words = shlex.split(command[1], comments=True)
                    ends = [at for at, word in enumerate(words) if word in {">", "|", "&", "<"}]
                    found[f"{page.name}: {line}"] = words[: ends[0]] if ends else words
    return found


ALL = commands()


def is_elsewhere(words: Sequence[str]) -> bool:
    return any(set(telling) <= set(words) for telling in ELSEWHERE)


RUN = {line: words for line, words in ALL.items() if not is_elsewhere(words) and words[0] != "serve"}


def parse(words: list[str]) -> None:
    """Read a command as Paiju would, up to running it; raises where there is no such command or option."""
    command = COMMANDS
    while hasattr(command, "commands"):
        name, *words = words
        if name in ("--help", "--version"):
            return
        command = command.commands[name]
    command.make_context(command.name, list(words))


@pytest.mark.parametrize("line", ALL)
def test_the_command_and_its_options_exist(line: str) -> None:
    parse(ALL[line])


@pytest.mark.parametrize("words", [["plai"], ["play", "tianjiu", "--levl", "strong"], ["admin", "backups"]])
def test_what_does_not_exist_would_be_noticed(words: list[str]) -> None:
    with pytest.raises(Exception, match=r"plai|levl|backups"):
        parse(words)


def with_fewer(words: Sequence[str]) -> list[str]:
    """The command with less to do, where it says how much, or would do much without saying."""
    changed = [FEWER.get(before, word) for before, word in zip(("", *words), words, strict=False)]
    added = ADDED.get(words[0], ())
    return changed if set(added[:1]) & set(words) else [*changed, *added]


def test_commands_are_run_with_less_to_do() -> None:
    assert with_fewer(["dataset", "ponjan", "--hands", "1e6", "-o", "x"]) == [
        "dataset",
        "ponjan",
        "--hands",
        "8",
        "-o",
        "x",
    ]
    assert with_fewer(["evolve", "kol-ye-si"]) == ["evolve", "kol-ye-si", "--generations", "2"]
    assert with_fewer(["games"]) == ["games"]


@pytest.fixture
def at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the pages speak of."""
    monkeypatch.chdir(tmp_path)
    bare = Table("jielong", seats=3)
    deals = FairDeals(Terms.of("k3v9", bare.game, 3, bare.options))
    deal(deals)
    table = Table("jielong", seats=3, chance=deals)
    table.play(table.words[0] if table.decide() is not None else "")
    deals.reveal()
    for name in ("game.paiju", "proof.json"):  # a record may carry its proof
        (tmp_path / name).write_text(table.record(), encoding="utf-8")
    (tmp_path / "jielong").mkdir()
    shutil.copy(PLAYERS / "jielong.npz", tmp_path / "jielong")
    return tmp_path


@pytest.mark.parametrize("line", RUN)
def test_it_runs(line: str, at_hand: Path) -> None:
    before = set(at_hand.rglob("*"))
    done = run(*with_fewer(RUN[line]), answers="hint\nquit\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout or set(at_hand.rglob("*")) > before


def test_the_server_of_the_pages_listens(tmp_path: Path) -> None:
    assert ["serve"] in ALL.values()
    command = [sys.executable, "-m", "paiju", "serve", "--port", "0", "--db", str(tmp_path / "paiju.db"), "--no-open"]
    heard = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # also where a shell has it ignored
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, preexec_fn=heard
    ) as server:
        said = next(line for line in server.stdout or () if "http://" in line)
        server.send_signal(signal.SIGINT)
        assert server.wait(60) in (0, 130)
    assert re.search(r"http://127\.0\.0\.1:\d+", said)


def test_there_are_commands_to_try() -> None:
    assert len(RUN) > 36
    left = {line for line, words in ALL.items() if line not in RUN and words != ["serve"]}
    assert len(left) < 8, left


def test_what_is_run_elsewhere_is_on_the_pages() -> None:
    for telling in ELSEWHERE:
        assert any(set(telling) <= set(words) for words in ALL.values())
