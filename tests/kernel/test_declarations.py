"""A game that lacks something of the contract is told what, and in which of its modules."""

import importlib
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paiju.kernel.conformance import Nonconformance, check_declarations
from paiju.kernel.game import Game

PLUGIN = Path(__file__).parents[1] / "plugin" / "high_tile"

LoadGame = Callable[[str, str, str], Game]


@pytest.fixture
def load_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LoadGame]:
    """High Tile under another name, with one thing changed in one of its files."""
    names: list[str] = []

    def load(file: str, old: str, new: str) -> Game:
        name = f"high_tile_{tmp_path.name.replace('-', '_')}_{len(names)}"
        names.append(name)
        folder = tmp_path / name
        shutil.copytree(PLUGIN, folder, ignore=shutil.ignore_patterns("__pycache__"))
        for path in folder.glob("*.py"):
            path.write_text(re.sub(r"\bhigh_tile\b", name, path.read_text()))
        changed = (folder / file).read_text()
        assert old in changed
        (folder / file).write_text(changed.replace(old, new))
        importlib.invalidate_caches()
        game = importlib.import_module(name).GAME
        assert isinstance(game, Game)
        return game

    monkeypatch.syspath_prepend(str(tmp_path))
    yield load
    for loaded in [module for module in sys.modules if module.partition(".")[0] in names]:
        del sys.modules[loaded]


# The file, what is renamed or taken out of it, what stands there then, and what is said.
MISSING = [
    ("state.py", "class Rules(", "class Rulez(", "state.py has no record `Rules`"),
    ("state.py", "class State(", "class Stait(", "state.py has no record `State`"),
    ("state.py", "MOVES =", "MOVEZ =", "state.py has no constant `MOVES`"),
    ("rules.py", "def begin(", "def begun(", "rules.py has no function `begin(g, s)`"),
    ("rules.py", "def deal(", "def dealt(", "rules.py has no function `deal(g, s, wall)`"),
    ("rules.py", "def legal(", "def legale(", "rules.py has no function `legal(g, s, out)`"),
    ("rules.py", "def apply(", "def applied(", "rules.py has no function `apply(g, s, move)`"),
    ("redealing.py", "def redeal(", "def redealt(", "redealing.py has no function `redeal(g, s, seat, rng, pool)`"),
    ("options.py", "OPTIONS =", "OPTION =", "options.py has no constant `OPTIONS`"),
    ("options.py", "PRESETS =", "PRESET =", "options.py has no constant `PRESETS`"),
    ("options.py", "def complete(", "def completed(", "options.py has no function `complete(seats, values)`"),
    ("options.py", "def deck(", "def decked(", "options.py has no function `deck(seats, values)`"),
    ("table.py", "VERBS =", "VERB =", "table.py has no constant `VERBS`"),
    ("table.py", "def action(", "def acts(", "table.py has no function `action(g, seen, move)`"),
    ("table.py", "def told(", "def tells(", "table.py has no function `told(g, before, after, seat, action)`"),
    ("table.py", "def zones(", "def zone(", "table.py has no function `zones(g, seen, seat)`"),
    ("table.py", "def prompt(", "def prompts(", "table.py has no function `prompt(g, seen)`"),
    ("table.py", "def refusal(", "def refuses(", "table.py has no function `refusal(g, seen, verb, faces)`"),
    ("table.py", "def inventory(", "def listing(", "table.py has no function `inventory(g, s)`"),
    ("sheet.py", "def payments(", "def paid(", "sheet.py has no function `payments(g, before, after)`"),
    ("bot.py", "REASONS =", "REASON =", "bot.py has no constant `REASONS`"),
    ("bot.py", "def choose(", "def chosen(", "bot.py has no function `choose(g, seen, moves, count)`"),
]
WRONG = [
    (
        "table.py",
        "def prompt(g: Rules, seen: State)",
        "def prompt(g: Rules)",
        "`prompt` in table.py takes 1 parameters",
    ),
    ("rules.py", "def apply(g: Rules, s: State, move: int)", "def apply(g: Rules, s: State)", "not the 3 of `apply("),
    ("rules.py", "def roll(g: Rules, s: State, dice: Dice)", "def roll(s: State)", "`roll` in rules.py takes 1"),
    ("options.py", "def usual_seats(given: Mapping[str, object])", "def usual_seats()", "`usual_seats` in options.py"),
    ("options.py", "tiles: Tiles) -> int", "tiles: Tiles, more: int) -> int", "`least_wall` in options.py takes 4"),
    ("table.py", "def prompt(", "prompt = 'Play.'\n\n\ndef prompts(", "`prompt` in table.py is no function"),
]
FIELDS = [
    ("state.py", "    turn = ", "    turned = ", "the record State in state.py has no field `turn`"),
    ("state.py", "    score = public(i32", "    score = hidden(i32", "`score` of the record State"),
    ("state.py", "    result = ", "    results = ", "the record State in state.py has no field `result`"),
    (
        "state.py",
        "    hands_played = ",
        "    played_hands = ",
        "the record State in state.py has no field `hands_played`",
    ),
    ("state.py", "    seats = ", "    chairs = ", "the record Rules in state.py has no field `seats`"),
    ("state.py", "    tiles = ", "    stones = ", "the record Rules in state.py has no field `tiles`"),
    (
        "words/en.ftl",
        "    .effect = tiles dealt",
        "    .affect = tiles dealt",
        "option tiles in options.py does not say",
    ),
    ("words/en.ftl", "game-summary = ", "summary = ", "words/en.ftl has no message game-summary"),
    ("words/en.ftl", "act-fold = ", "act-folds = ", "words/en.ftl has no message act-fold"),
    ("words/en.ftl", "preset-long-hands = ", "preset-longer = ", "words/en.ftl has no message preset-long-hands"),
    ("options.py", '"standard": {}, ', "", "PRESETS in options.py must have 'standard'"),
    ("rulebook.md", "# High Tile", "High Tile", "rulebook.md does not begin with a title"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), MISSING + WRONG + FIELDS)
def test_what_is_missing_or_wrong_is_named(load_changed: LoadGame, file: str, old: str, new: str, said: str) -> None:
    game = load_changed(file, old, new)
    with pytest.raises(Nonconformance, match=f"^high-tile: .*{re.escape(said)}"):
        check_declarations(game)


@pytest.mark.parametrize(
    "file", ["state.py", "rules.py", "redealing.py", "options.py", "table.py", "sheet.py", "bot.py"]
)
def test_a_missing_module_is_named(load_changed: LoadGame, file: str) -> None:
    game = load_changed("__init__.py", '"""High', '"""High')
    Path(str(sys.modules[game.package].__file__)).with_name(file).unlink()
    with pytest.raises(Nonconformance, match=f"high-tile: there is no module {file}"):
        check_declarations(game)


def test_nothing_is_said_of_a_whole_game(load_changed: LoadGame) -> None:
    check_declarations(load_changed("__init__.py", "High Tile", "High Tile"))
