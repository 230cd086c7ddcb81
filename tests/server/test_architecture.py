"""The walk of a move in docs/architecture.md is true: every file that it names exists, and has the name."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WALK = (ROOT / "docs" / "architecture.md").read_text().split("## A move's way")[1].split("\n## ")[0]
STEP = re.compile(r"`((?:src|web)/[\w./-]+)`((?:,? `\w+`)*)")
NAMED = [(file, name) for file, names in STEP.findall(WALK) for name in re.findall(r"\w+", names)]


def test_the_walk_names_every_part_of_the_way() -> None:
    folders = {Path(file).parent.as_posix() for file, _ in NAMED}
    ways = ("web/src/table", "web/src/net", *(f"src/paiju/server/{name}" for name in ("wire", "table", "store")))
    assert folders >= set(ways)
    assert len(NAMED) > 25


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_what_the_walk_names_is_there(file: str, name: str) -> None:
    source = (ROOT / file).read_text()
    if file.endswith(".py"):
        assert re.search(rf"^\s*(async def|def|class) {name}\b", source, re.MULTILINE)
    else:
        assert re.search(rf"\b{name}\b", source)
