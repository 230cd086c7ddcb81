"""Every `paiju …` of the README and the manual is a command with such options; the quick ones are run as they stand."""

import re
import shlex
from pathlib import Path

import pytest
import typer

from paiju.terminal.program import app
from tests.terminal.test_cli import run

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(?:sh|bash|console|text)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:uvx |pipx run |[A-Z_]+=\S+ )*paiju (?!.*[…])(.+)$")
QUICK = {"games", "rules", "tiles", "hand", "count", "options", "bots"}  # the others deal, serve, search or write
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
RUN = {line: words for line, words in ALL.items() if words[0] in QUICK}


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


@pytest.mark.parametrize("line", RUN)
def test_the_quick_ones_run(line: str) -> None:
    done = run(*RUN[line])
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_there_are_commands_to_try() -> None:
    assert len(ALL) > 30
    assert len(RUN) > 4
