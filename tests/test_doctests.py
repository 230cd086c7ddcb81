"""The examples of the public API, in docstrings and on its two pages, run as they stand; every public name has one."""

import doctest
import importlib
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import paiju
from paiju.kernel.game import Game
from tests.needs import need_library

DOCS = Path(__file__).parents[1] / "docs"
PAGES = ("api.md", "table.md")
MODULES = (
    "paiju.bots.protocol",
    "paiju.bots.registry",
    "paiju.encoding.encoding",
    "paiju.envs.batch",
    "paiju.envs.gymnasium",
    "paiju.envs.pettingzoo",
    "paiju.games",
    "paiju.kernel.game",
    "paiju.kernel.options",
    "paiju.kernel.plugins",
    "paiju.lab.simulation",
    "paiju.play.errors",
    "paiju.play.progress",
    "paiju.play.reading",
    "paiju.play.shuffle",
    "paiju.play.stepping",
    "paiju.play.table",
    "paiju.play.worlds",
    "paiju.tiles.tileset",
)
# What api.md calls stable beside the names at the top, tables and games; each has an example of its own.
BESIDE = (
    *(f"paiju.bots.{name}" for name in ("Bot", "Choice", "Decision", "bot_names", "make_bot")),
    "paiju.encoding.encoding.Encoding",
    "paiju.envs.batch.Batch",
    *(f"paiju.envs.gymnasium.{name}" for name in ("TableEnv", "TableVectorEnv")),
    *(f"paiju.envs.pettingzoo.{name}" for name in ("env", "raw_env")),
    "paiju.kernel.plugins.PluginWarning",
    *(f"paiju.lab.simulation.{name}" for name in ("hand_values", "simulate")),
    "paiju.play.shuffle.Chance",
    "paiju.play.worlds.World",
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


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_docstrings_say_what_happens(name: str) -> None:
    if name.startswith("paiju.envs."):
        need_library("gymnasium")
        need_library("pettingzoo")
    found = doctest.testmod(importlib.import_module(name), extraglobs={"paiju": paiju}, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_pages_say_what_happens(page: str) -> None:
    found = doctest.DocTestParser().get_doctest(examples_of(page), {}, page, page, 0)
    assert len(found.examples) > 8
    assert doctest.DocTestRunner().run(found).failed == 0


def has_example(named: Any) -> bool:
    return ">>>" in (getattr(named, "__doc__", None) or "")


def is_plain_data(kind: type, name: str) -> bool:
    """Whether a name is a field, which can have no docstring; its example is on a page."""
    return not hasattr(kind, name) or not (
        isinstance(found := inspect.getattr_static(kind, name), property | classmethod) or callable(found)
    )


@pytest.mark.parametrize("name", sorted(set(paiju.__all__) - {"__version__"}))
def test_every_name_at_the_top_has_an_example(name: str) -> None:
    assert has_example(getattr(paiju, name))
    assert f"`{name}`" in (api := section_of("api.md", "`paiju`")) or f"`{name}(" in api


@pytest.mark.parametrize("name", attributes_of_a_table())
def test_every_attribute_of_a_table_has_an_example(name: str) -> None:
    assert hasattr(paiju.Table("jielong", seed=1), name)
    assert is_plain_data(paiju.Table, name) or has_example(getattr(paiju.Table, name))
    assert re.search(rf"\w\.{name}\b", examples_of("table.md"))


@pytest.mark.parametrize("name", NAMES.findall(section_of("api.md", "`Game`").split(" How ")[0]))
def test_every_attribute_of_a_game_has_an_example(name: str) -> None:
    assert hasattr(paiju.game("ponjan"), name)
    assert is_plain_data(Game, name) or has_example(getattr(Game, name))
    assert f"game.{name}" in examples_of("api.md")


@pytest.mark.parametrize("name", BESIDE)
def test_what_is_stable_beside_them_has_an_example(name: str) -> None:
    need_library("gymnasium")
    need_library("pettingzoo")
    module, _, own = name.rpartition(".")
    assert has_example(getattr(importlib.import_module(module), own))
    assert own in (DOCS / "api.md").read_text(encoding="utf-8")


def test_what_lacks_an_example_is_noticed() -> None:
    assert not has_example(paiju.Table.is_window)
    assert is_plain_data(paiju.Table, "results")
    assert not is_plain_data(paiju.Table, "turn")


def test_what_a_table_has_beside_them_is_named_as_free_to_change() -> None:
    others = NAMES.findall(section_of("api.md", "`Table`").split("Beside them ")[1])
    public = {name for kind in paiju.Table.__mro__[:-1] for name in vars(kind) if not name.startswith("_")}
    assert public - set(attributes_of_a_table()) == set(others)
