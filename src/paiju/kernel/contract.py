"""The contract between a game and the rest of Paiju: what each module of a game's folder must hold, and may hold.

`g` is the record of the options, `s` a state, `seen` what a seat or an onlooker sees of one. Rules get records as
compiled code or the interpreter hands them over; presentation gets them as `Plain` records, `seen` as one that is only
looked at. `paiju.kernel.conformance.check_declarations` holds a game to these protocols.

Fields of `State` that every game has: `turn`, `score`, `result`, `hands_played`. Fields that mean something to the
table where a game has them:

    picking      above 0 while an action is chosen tile by tile: the table joins the moves until it is 0 again
    window       above 0 while seats are asked one after the other about what was thrown, and each may `pass`
    dice_wanted  how many dice the next throw has; a game sets it together with `turn = ROLL`
    points       public, one number a seat: what each has counted in the hand, kept until the next deal
    house        what the house has taken, where the scores of the seats do not sum to zero
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.action import Action
from paiju.kernel.aims import Aim
from paiju.kernel.figures import Figures, Progress
from paiju.kernel.hands import Part, Row, Score, Shape, Shown, Won
from paiju.kernel.options import Given, Option, Value, Values
from paiju.kernel.payments import Payment
from paiju.kernel.record import Dice, Moves, Plain, Record, Rng, Wall
from paiju.kernel.solving import Answer, Limit, Wins
from paiju.kernel.zones import Zone
from paiju.words.said import Said

if TYPE_CHECKING:
    from paiju.kernel.game import Tiles

STATE_FIELDS = ("turn", "score", "result", "hands_played")


class StateModule(Protocol):
    """state.py: the records, and how many moves the move table has."""

    Rules: type[Record]
    State: type[Record]
    MOVES: int


class RulesModule(Protocol):
    """rules.py: how a session goes. All of it is compiled."""

    def begin(self, g: Record, s: Record) -> None: ...
    def deal(self, g: Record, s: Record, wall: Wall) -> None: ...
    def legal(self, g: Record, s: Record, out: Moves) -> int: ...
    def apply(self, g: Record, s: Record, move: int) -> None: ...


class RulesHooks(Protocol):
    """What rules.py may have: `roll` takes the dice that `turn = ROLL` has asked for."""

    def roll(self, g: Record, s: Record, dice: Dice) -> None: ...


class RedealingModule(Protocol):
    """redealing.py: what a seat cannot see, dealt anew."""

    def redeal(self, g: Record, s: Record, seat: int, rng: Rng, pool: Wall) -> None: ...


class OptionsModule(Protocol):
    """options.py: what can be chosen, named ways to play, defaults that depend on other options, and the tiles."""

    OPTIONS: tuple[Option, ...]
    PRESETS: Mapping[str, Given]

    def complete(self, seats: int, values: Values) -> Values: ...
    def deck(self, seats: int, values: Values) -> Tiles: ...


class OptionsHooks(Protocol):
    """What options.py may have.

    `usual_seats` says how many play where nobody says so, if that depends on the options given; `least_wall` how many
    tiles a wall that is handed in needs, if a hand does not use them all.
    """

    def usual_seats(self, given: Mapping[str, object]) -> int: ...
    def least_wall(self, seats: int, values: Values, tiles: Tiles) -> int: ...


class TableModule(Protocol):
    """table.py: a position in words and zones, made from what is seen of it.

    ACTIONS are all forms that an action has in notation, with {number} for a number: ("lead {}", "bet {number}").
    Catalogues say them: act-lead, act-bet.
    """

    ACTIONS: tuple[str, ...]
    VERBS: tuple[str, ...]

    def action(self, g: Plain, seen: Plain, move: int) -> Action: ...
    def told(self, g: Plain, before: Plain, after: Plain, seat: int, action: Action) -> list[tuple[int, Action]]: ...
    def zones(self, g: Plain, seen: Plain, seat: int) -> list[Zone]: ...
    def prompt(self, g: Plain, seen: Plain) -> Said: ...
    def refusal(self, g: Plain, seen: Plain, verb: str, faces: list[int]) -> Said: ...
    def inventory(self, g: Plain, s: Plain) -> list[int]: ...


class TableHooks(Protocol):
    """What table.py may have: moves that may be made at any decision but are in no list of legal moves, by word."""

    OFF_LIST: Mapping[str, int]


class SheetModule(Protocol):
    """sheet.py: who pays whom what and why, from what an onlooker saw before and after a step."""

    def payments(self, g: Plain, before: Plain, after: Plain) -> list[Payment]: ...


class SheetHooks(Protocol):
    """What sheet.py may have, from what a seat sees.

    `aim` is what the seat plays for, None where the summary of the game says all; `won` the winning hand of a finished
    hand in its parts.
    """

    def aim(self, g: Plain, seen: Plain, seat: int) -> Aim | None: ...
    def won(self, g: Plain, seen: Plain) -> Won | None: ...


class BotModule(Protocol):
    """bot.py: a move and the place of its reason in REASONS, from an observation alone. It is compiled."""

    REASONS: Sequence[Said]

    def choose(self, g: Record, seen: Record, moves: Moves, count: int) -> tuple[int, int]: ...


class OddsModule(Protocol):
    """odds.py, where a game has odds: of a hand, of the whole game, and as a card for the table."""

    def hand_odds(self, seats: int, values: Values, faces: list[int]) -> list[Figures]: ...
    def table_odds(self, seats: int, values: Values, progress: Progress) -> list[Figures]: ...
    def card(self, seats: int, values: Values, language: str = ...) -> str: ...


class ReadingModule(Protocol):
    """reading.py, where hands are completed: see paiju.kernel.hands."""

    def shapes(self, g: Plain, shown: Shown) -> Sequence[Shape]: ...
    def is_complete(self, g: Plain, tiles: Row, shown: Shown) -> bool: ...
    def score(self, g: Plain, parts: tuple[Part, ...], shown: Shown) -> Score: ...
    def by_throw(self, g: Plain, tiles: Row, face: int, shown: Shown) -> bool: ...


class Bred(Protocol):
    """What a search for strategies has found."""

    @property
    def figures(self) -> Sequence[Figures]: ...
    @property
    def history(self) -> Sequence[float]: ...
    @property
    def optimum(self) -> float: ...
    @property
    def fitness(self) -> float: ...
    @property
    def gap(self) -> float: ...
    @property
    def sentence(self) -> Said: ...


class EvolutionModule(Protocol):
    """evolution.py, where strategies can be bred."""

    def evolve(
        self,
        seats: int,
        values: Values,
        generations: int,
        seed: int,
        fitness: str,
        evolve_counts: bool,
        progress: Progress,
    ) -> Bred: ...


class SolverModule(Protocol):
    """solver.py, where positions can be solved.

    Records come as arrays of one element. SETTINGS are the options under which any line can be played.
    """

    SETTINGS: Mapping[str, Value]

    def find_win(self, rules: NDArray[np.void], state: NDArray[np.void], limit: Limit) -> Answer: ...
    def find_shortest(self, rules: NDArray[np.void], state: NDArray[np.void], limit: Limit) -> Answer: ...
    def find_all(self, rules: NDArray[np.void], state: NDArray[np.void], limit: Limit) -> Wins: ...


REQUIRED: dict[str, type] = {
    "state": StateModule,
    "rules": RulesModule,
    "redealing": RedealingModule,
    "options": OptionsModule,
    "table": TableModule,
    "sheet": SheetModule,
    "bot": BotModule,
}
HOOKS: dict[str, type] = {"rules": RulesHooks, "options": OptionsHooks, "table": TableHooks, "sheet": SheetHooks}
OPTIONAL: dict[str, type] = {
    "odds": OddsModule,
    "reading": ReadingModule,
    "evolution": EvolutionModule,
    "solver": SolverModule,
}
