"""The examples of the public API, in docstrings and on its two pages, run as they stand; every public name has one."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

import paiju

DOCS = Path(__file__).parents[1] / "docs"
PAGES = ("api.md", "table.md")
MODULES = (
    "paiju.bots.protocol",
    "paiju.games",
    "paiju.kernel.game",
    "paiju.kernel.plugins",
    "paiju.play.errors",
    "paiju.play.shuffle",
    "paiju.play.stepping",
    "paiju.play.table",
    "paiju.play.worlds",
)
EXAMPLES = re.compile(r"^```python\n(>>> .*?)^```$", re.MULTILINE | re.DOTALL)
NAMES = re.compile(r"`(\w+)(?:\([^)`]*\))?`")


def examples_of(page: str) -> str:
    return "\n".join(EXAMPLES.findall((DOCS / page).read_text(encoding="utf-8")))


def section_of(page: str, heading: str) -> str:
    """What a page says under a heading, without its examples."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return EXAMPLES.sub("", text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0])


def attributes_of_a_table() -> list[str]:
    rows = re.findall(r"^\| (`.*?) \|", (DOCS / "table.md").read_text(encoding="utf-8"), re.MULTILINE)
    start = next(at for at, row in enumerate(rows) if row == "`turn`")
    stop = next(at for at, row in enumerate(rows) if row.startswith("`record()`")) + 1
    return [name.removeprefix("Table.") for row in rows[start:stop] for name in re.findall(r"`([\w.]+)", row)]


ON_PAGES = "\n".join(map(examples_of, PAGES))


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_docstrings_say_what_happens(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_pages_say_what_happens(page: str) -> None:
    found = doctest.DocTestParser().get_doctest(examples_of(page), {}, page, page, 0)
    assert len(found.examples) > 8
    assert doctest.DocTestRunner().run(found).failed == 0


@pytest.mark.parametrize("name", sorted(paiju.__all__))
def test_every_name_at_the_top_has_an_example(name: str) -> None:
    text = "" if name == "__version__" else getattr(paiju, name).__doc__
    assert name == "__version__" or text
    assert ">>>" in (text or "") or f"paiju.{name}" in ON_PAGES
    assert f"`{name}`" in (api := section_of("api.md", "`paiju`")) or f"`{name}(" in api


@pytest.mark.parametrize("name", attributes_of_a_table())
def test_every_attribute_of_a_table_has_an_example(name: str) -> None:
    table = paiju.Table("jielong", seed=1)
    assert hasattr(table, name)
    assert re.search(rf"\w\.{name}\b", examples_of("table.md"))


@pytest.mark.parametrize("name", NAMES.findall(section_of("api.md", "`Game`").split(" How ")[0]))
def test_every_attribute_of_a_game_has_an_example(name: str) -> None:
    assert hasattr(paiju.game("ponjan"), name)
    assert f"game.{name}" in examples_of("api.md")


def test_what_a_table_has_beside_them_is_named_as_free_to_change() -> None:
    others = NAMES.findall(section_of("api.md", "`Table`").split("Beside them ")[1])
    public = {name for name in vars(paiju.Table) if not name.startswith("_")}
    assert public - set(attributes_of_a_table()) == set(others)
