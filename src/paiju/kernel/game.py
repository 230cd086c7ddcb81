"""A game as the rest of Paiju sees it: who it is, its options, and the modules of its folder by their roles."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import re
import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Protocol, cast

from paiju.kernel.action import Action
from paiju.kernel.integers import integer
from paiju.kernel.options import SEAT_OPTIONS, Given, OptionError, Value, Values, as_written, read_values
from paiju.words.catalogues import DEFAULT, LANGUAGES, OVERLAYS, plain_message
from paiju.words.ids import preset_id
from paiju.words.said import Quoted, Said

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from paiju.kernel import contract
    from paiju.kernel.record import Plain

Announce = Callable[[str], None]
LeastWall = Callable[[int, Values, "Tiles"], int]


class Tiles(Protocol):
    """What the kernel asks of a tile set."""

    name: str
    joint: str
    copies: tuple[int, ...]

    @property
    def size(self) -> int: ...
    def tiles(self) -> list[int]: ...
    def stride(self, step: int) -> list[int]: ...
    def text(self, faces: Iterable[int]) -> str: ...
    def read(self, text: str) -> list[int]: ...


@dataclass(frozen=True)
class Game:
    """One game. Its folder holds state.py, rules.py, redealing.py, options.py, table.py, sheet.py, bot.py and words/.

    What each module has to hold is said in paiju.kernel.contract; docs/add-a-game.md builds a game step by step.
    """

    package: str
    slug: str
    native: str
    romanised: str
    family: str
    least: int
    most: int
    usual: int
    version: int = 1
    zero_sum: bool = True
    single_hand: tuple[tuple[str, Value], ...] = (("hands", 1),)
    experimental: bool = False
    clockwise: bool = False  # the next to play sits on the left, not on the right as at most tables of East Asia
    also: tuple[str, ...] = ()  # other names that people look for it by

    @property
    def name(self) -> str:
        """What it is called in English; catalogues have its names.

        >>> paiju.game("tianjiu").name
        'Tien Gow (Heaven-Nine)'
        """
        return self.say("game-name")

    @property
    def summary(self) -> str:
        """The game in a sentence.

        >>> paiju.game("tiu-u").summary
        'Catch tiles of the pool with tiles of as many pips; big fish count most.'
        """
        return self.say("game-summary")

    def say(self, id: str, language: str = DEFAULT, use: str = "") -> str:
        """What catalogues say of the game itself: its name, its summary, its options.

        >>> paiju.game("ponjan").say("game-name", "ko")
        '폰잔'
        """
        if not use and (words := plain_message(self.package, language, id)) is not None:
            return words
        from paiju.words.speaker import Speaker  # Fluent is loaded only where there is more to say

        return Speaker.of(self.package, language).say_id(id, use)

    @property
    def rules(self) -> contract.RulesModule:
        return cast("contract.RulesModule", self._module("rules"))

    @property
    def state(self) -> contract.StateModule:
        return cast("contract.StateModule", self._module("state"))

    @property
    def options(self) -> contract.OptionsModule:
        return cast("contract.OptionsModule", self._module("options"))

    @property
    def table(self) -> contract.TableModule:
        return cast("contract.TableModule", self._module("table"))

    @property
    def sheet(self) -> contract.SheetModule:
        return cast("contract.SheetModule", self._module("sheet"))

    @property
    def bot(self) -> contract.BotModule:
        return cast("contract.BotModule", self._module("bot"))

    @property
    def odds(self) -> contract.OddsModule | None:
        """The module of odds, None for a game that has none."""
        return cast("contract.OddsModule | None", self._module_if_any("odds"))

    @property
    def reading(self) -> contract.ReadingModule | None:
        """The module that reads hands, None for a game without hands to complete."""
        return cast("contract.ReadingModule | None", self._module_if_any("reading"))

    @property
    def evolution(self) -> contract.EvolutionModule | None:
        """The module that searches for strategies, None for a game that has none."""
        return cast("contract.EvolutionModule | None", self._module_if_any("evolution"))

    @property
    def solver(self) -> contract.SolverModule | None:
        """The module that solves positions, None for a game that has none."""
        return cast("contract.SolverModule | None", self._module_if_any("solver"))

    @property
    def rulebook(self) -> str:
        """How the game is played, in English.

        >>> paiju.game("ponjan").rulebook.splitlines()[0]
        '# Ponjan ポンジャン'
        """
        return self.rulebook_in("en")

    def rulebook_in(self, language: str) -> str:
        """How the game is played, in Markdown; in English where it is not translated.

        >>> "폰잔" in paiju.game("ponjan").rulebook_in("ko")
        True
        """
        from importlib import resources

        folder = resources.files(self.package)
        wanted = [f"rulebook.{name}.md" for name in (*OVERLAYS.get(language, (language,))[::-1], "en")]
        return next(
            file.read_text(encoding="utf-8")
            for file in map(folder.joinpath, (*wanted, "rulebook.md"))
            if file.is_file()
        )

    @property
    def presets(self) -> Mapping[str, Given]:
        """Named ways to play: each a set of options, `seats` among them where the way needs it.

        >>> list(paiju.game("ponjan").presets)[:3]
        ['standard', 'unity', 'two players']
        """
        return self.options.PRESETS

    def preset(self, name: str) -> Given:
        """The options of a preset, found by its name in any language and spelling; raises OptionError.

        >>> import paiju
        >>> paiju.game("ponjan").preset("Two-Players")
        {'seats': 2}
        """
        for known, given in self.presets.items():
            names = (known, *(self.say(preset_id(known), language) for language in LANGUAGES))
            if _bare(name) in map(_bare, names):
                return given
        there_are = as_written(self.presets)
        raise OptionError(Said("no-such-preset", preset=Quoted(repr(name)), presets=there_are))

    def drivers(self, announce: Announce | None = None) -> ModuleType:
        """The compiled loops over the rules."""
        return _drivers(self.slug, self.package, announce)

    def seats(self, wanted: int | None, given: Mapping[str, object] | None = None) -> int:
        """The number of players wanted, checked; without one the usual number for the options given."""
        usual_seats = getattr(self.options, "usual_seats", None)
        usual = usual_seats(given or {}) if usual_seats else self.usual
        seats = integer(usual if wanted is None else wanted)
        if seats is None or not self.least <= seats <= self.most:
            raise OptionError(self._no_such_seats(Quoted(repr(wanted if seats is None else seats))))
        return seats

    def _no_such_seats(self, given: Quoted) -> Said:
        slug = Quoted(self.slug)
        if self.least == self.most:
            return Said("no-players-but", game=slug, seats=self.least, given=given)
        return Said("no-players-outside", game=slug, least=self.least, most=self.most, given=given)

    @property
    def players(self) -> str:
        """How many play, in English.

        >>> paiju.game("ponjan").players
        '2 to 4'
        """
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"

    def values(self, seats: int, given: Mapping[str, object]) -> Values:
        """The options of a table, complete and checked; raises OptionError."""
        values = read_values(self.options.OPTIONS, given)
        for name in SEAT_OPTIONS:
            if not 0 <= int(values.get(name, 0)) < seats:  # type: ignore[arg-type]
                value = Quoted(repr(values[name]))
                raise OptionError(Said("no-option-seat", option=Quoted(name), value=value, last=seats - 1))
        completed = self.options.complete(seats, values)
        return {option.name: completed[option.name] for option in self.options.OPTIONS}

    def rules_record(self, seats: int, values: Values) -> NDArray[np.void]:
        """The options as the record that the rules read: an array of one element."""
        record = self.state.Rules.blank()
        for option in self.options.OPTIONS:
            record[0][option.name] = option.store(values[option.name])
        record[0]["seats"] = seats
        return record

    def deck(self, seats: int, values: Values) -> Tiles:
        return self.options.deck(seats, values)

    def least_wall(self, seats: int, values: Values) -> int:
        """How many tiles a wall that is handed in must have at least: all, unless the game says otherwise."""
        tiles = self.deck(seats, values)
        least: LeastWall | None = getattr(self.options, "least_wall", None)
        return least(seats, values, tiles) if least else tiles.size

    @functools.cached_property
    def counts_points(self) -> bool:
        """Whether the state has `points`, one number a seat: what each has counted in a finished hand."""
        points = self.state.State.fields.get("points")
        return points is not None and bool(points.shape)

    @property
    def off_list(self) -> Mapping[str, int]:
        """Moves that may be made at any decision but stand in no list of legal moves, such as to resign, by word."""
        words: Mapping[str, int] = getattr(self.table, "OFF_LIST", {})
        return words

    def action(self, g: Plain, seen: Plain, move: int) -> Action:
        return self.table.action(g, seen, move)

    def _module_if_any(self, role: str) -> ModuleType | None:
        return self._module(role) if _has_module(self.package, role) else None

    def _module(self, role: str) -> ModuleType:
        return _module_of(self.package, role)


def _bare(name: str) -> str:
    return re.sub(r"[\W_]", "", name).casefold()


@functools.cache
def _has_module(package: str, role: str) -> bool:
    return importlib.util.find_spec(f"{package}.{role}") is not None


@functools.cache
def _module_of(package: str, role: str) -> ModuleType:
    """A module of a game, looked up once: asking the import system each time costs more than most uses."""
    with _loading:
        return importlib.import_module(f"{package}.{role}")


_loaded: dict[str, ModuleType] = {}
_loading = threading.RLock()  # to read sources in two threads at once ends Python 3.11 in a SystemError


def _drivers(slug: str, package: str, announce: Announce | None) -> ModuleType:
    with _loading:
        if package not in _loaded:
            from paiju.kernel.drivers import load_drivers  # Numba is loaded only by those who play

            _loaded[package] = load_drivers(slug, package, announce)
        return _loaded[package]
