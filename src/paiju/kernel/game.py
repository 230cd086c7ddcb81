"""A game as the rest of Paiju sees it: who it is, its options, and the modules of its folder by their roles."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import resources
from types import ModuleType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.action import Action
from paiju.kernel.options import OptionError, Value, Values, read_values
from paiju.kernel.record import Plain

Announce = Callable[[str], None]


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
    """One game. Its folder holds rules.py, options.py, table.py, sheet.py, bot.py and rulebook.md.

    rules.py    the records Rules and State, the number MOVES, and the rules begin, deal, legal, apply, redeal
    options.py  OPTIONS, PRESETS, complete(seats, values) and deck(seats, values)
    table.py    action(g, seen, move), told(g, before, after, seat, action), zones(g, seen, seat), prompt(g, seen)
    sheet.py    payments(g, before, after)
    bot.py      choose(g, seen, moves, count) -> (move, place in REASONS)
    """

    package: str
    slug: str
    name: str
    native: str
    romanised: str
    family: str
    least: int
    most: int
    usual: int
    summary: str
    version: int = 1
    zero_sum: bool = True
    single_hand: tuple[tuple[str, Value], ...] = (("hands", 1),)
    experimental: bool = False

    @property
    def rules(self) -> Any:
        return self._module("rules")

    @property
    def state(self) -> Any:
        from paiju.kernel.drivers import role_module

        return _module_of(role_module(self.package, "state"), "")

    @property
    def options(self) -> Any:
        return self._module("options")

    @property
    def table(self) -> Any:
        return self._module("table")

    @property
    def sheet(self) -> Any:
        return self._module("sheet")

    @property
    def bot(self) -> Any:
        return self._module("bot")

    @property
    def odds(self) -> Any:
        """The module of odds, None for a game that has none: hand_odds, table_odds and card."""
        return self._module_if_any("odds")

    @property
    def reading(self) -> Any:
        """The module that reads hands, None for a game without hands to complete: see paiju.kernel.hands."""
        return self._module_if_any("reading")

    @property
    def evolution(self) -> Any:
        """The module that searches for strategies, None for a game that has none: evolve."""
        return self._module_if_any("evolution")

    @property
    def solver(self) -> Any:
        """The module that solves positions, None for a game that has none.

        find_win, find_shortest and find_all take (rules, state, limit), records as arrays of one element and a Limit;
        they give an Answer, find_all gives Wins. SETTINGS are the options under which any line can be played.
        """
        return self._module_if_any("solver")

    @property
    def rulebook(self) -> str:
        return resources.files(self.package).joinpath("rulebook.md").read_text(encoding="utf-8")

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """Named ways to play: each a set of options, `seats` among them where the way needs it."""
        presets: Mapping[str, Mapping[str, Any]] = self.options.PRESETS
        return presets

    def drivers(self, announce: Announce | None = None) -> ModuleType:
        """The compiled loops over the rules."""
        return _drivers(self.slug, self.package, announce)

    def seats(self, wanted: int | None, given: Mapping[str, object] | None = None) -> int:
        """The number of players wanted, checked; without one the usual number for the options given."""
        usual_seats = getattr(self.options, "usual_seats", None)
        usual = usual_seats(given or {}) if usual_seats else self.usual
        seats = usual if wanted is None else wanted
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.least <= seats <= self.most:
            raise OptionError(f"{self.slug} is for {self.players} players, not {seats!r}")
        return seats

    @property
    def players(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"

    def values(self, seats: int, given: Mapping[str, object]) -> Values:
        """The options of a table, complete and checked; raises OptionError."""
        values = read_values(self.options.OPTIONS, given)
        for name in ("first_dealer", "first_banker"):
            if not 0 <= int(values.get(name, 0)) < seats:  # type: ignore[arg-type]
                raise OptionError(f"option {name}: {values[name]!r} is no seat; it takes 0 to {seats - 1}")
        completed: Values = self.options.complete(seats, values)
        return {option.name: completed[option.name] for option in self.options.OPTIONS}

    def rules_record(self, seats: int, values: Values) -> NDArray[np.void]:
        """The options as the record that the rules read: an array of one element."""
        record: NDArray[np.void] = self.state.Rules.blank()
        for option in self.options.OPTIONS:
            record[0][option.name] = option.store(values[option.name])
        record[0]["seats"] = seats
        return record

    def deck(self, seats: int, values: Values) -> Tiles:
        tiles: Tiles = self.options.deck(seats, values)
        return tiles

    def action(self, g: Plain, seen: Plain, move: int) -> Action:
        action: Action = self.table.action(g, seen, move)
        return action

    def _module_if_any(self, role: str) -> ModuleType | None:
        return self._module(role) if _has_module(self.package, role) else None

    def _module(self, role: str) -> ModuleType:
        return _module_of(self.package, role)


@functools.cache
def _has_module(package: str, role: str) -> bool:
    return importlib.util.find_spec(f"{package}.{role}") is not None


@functools.cache
def _module_of(package: str, role: str) -> ModuleType:
    """A module of a game, looked up once: asking the import system each time costs more than most uses."""
    with _loading:
        return importlib.import_module(f"{package}.{role}".rstrip("."))


_loaded: dict[str, ModuleType] = {}
_loading = threading.RLock()  # to read sources in two threads at once ends Python 3.11 in a SystemError


def _drivers(slug: str, package: str, announce: Announce | None) -> ModuleType:
    with _loading:
        if package not in _loaded:
            from paiju.kernel.drivers import load_drivers  # Numba is loaded only by those who play

            _loaded[package] = load_drivers(slug, package, announce)
        return _loaded[package]
