"""What a network reads: truth values about the numbers of an encoding, the options of the table, and the advice.

Every input is 0 or 1, so that the first layer is a sum of rows of weights. A seat, a face, a move or a choice is asked
for each of its values; a count or an amount whether it reaches each of some steps. Which inputs there are follows from
the declarations of the game's fields and from its presets; a table with fewer seats has some that are always 0.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paiju.encoding.layout import Sizes, Slot, counted_by, is_by_face, layout, sizes_of
from paiju.kernel.compile import rule
from paiju.kernel.game import Game
from paiju.kernel.meaning import AMOUNT, Meaning
from paiju.kernel.options import SEAT_OPTIONS, Values

COUNT_STEPS = (*range(1, 13), 14, 16, 20, 24, 28, 32, 40, 48, 64, 96)
AMOUNT_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 96, 128, 192, 256, 512)
NUMBER_STEPS = 16  # of a number between two bounds
WORD_BITS = 32
LEAST, MOST = -(1 << 31), (1 << 31) - 1
NUMBER, DIVISOR, MODULUS, LOW, HIGH, COUNTER, PLACE = range(7)  # the columns of a plan
ALWAYS = -1  # a number that is always in use

Way = tuple[int, Values]  # seats and complete options


def ways_of(game: Game) -> dict[str, Way]:
    """Each preset of a game as a single hand, the usual way first."""
    ways: dict[str, Way] = {}
    for name, given in game.presets.items():
        options = {option: value for option, value in given.items() if option != "seats"}
        seats = game.seats(given.get("seats"), options)
        ways[name] = (seats, game.values(seats, options | dict(game.single_hand)))
    return ways


def session_options(game: Game) -> set[str]:
    """The options that say how long a session lasts and who deals first, and not what a hand is."""
    return {*dict(game.single_hand), *SEAT_OPTIONS}


@dataclass(frozen=True)
class Asked:
    """One question about one number: is number // divisor % modulus (0: not taken) between low and high?"""

    low: int
    high: int
    divisor: int = 1
    modulus: int = 0


class Features:
    """The inputs of a game's network: those of the observation, then of the options, then of the advised move."""

    def __init__(self, game: Game, ways: tuple[Way, ...]) -> None:
        self.game, self.ways, self.moves = game, ways, game.state.MOVES
        keys: dict[str, None] = {}
        for seats, values in ways:
            keys |= dict.fromkeys(_plan(game, sizes_of(game, seats, values), _copies(game, seats, values)))
        self.observed = tuple(keys)
        self.options = tuple(_option_keys(game, ways))
        self.constant = len(self.observed) + len(self.options)
        self.size = self.constant + self.moves

    @property
    def mark(self) -> str:
        """What tells a network whether its inputs are still these."""
        return hashlib.sha256("\n".join((*self.observed, *self.options, str(self.moves))).encode()).hexdigest()[:16]

    def plan(self, seats: int, values: Values) -> NDArray[np.int64]:
        """A row for each input of the observation at a table: where it looks, and between which numbers it is 1."""
        rows = _plan(self.game, sizes_of(self.game, seats, values), _copies(self.game, seats, values))
        never = (0, 1, 0, 1, 0, ALWAYS, 0)
        return np.array([rows.get(key, never) for key in self.observed], np.int64)

    def of_options(self, seats: int, values: Values) -> NDArray[np.int64]:
        """The inputs that the options of a table set to 1."""
        rules = self.game.rules_record(seats, values)[0]
        own = [f"{name}={rules[name]}" for name in rules.dtype.names]
        return np.array([len(self.observed) + i for i, key in enumerate(self.options) if key in own], np.int64)

    def knows(self, seats: int, values: Values) -> bool:
        """Whether every option of a table has a value that the network was trained with."""
        known = self._known
        rules = self.game.rules_record(seats, values)[0]
        return all(int(rules[name]) in known[name] for name in known)

    @functools.cached_property
    def _known(self) -> dict[str, set[int]]:
        records = [self.game.rules_record(*way)[0] for way in self.ways]
        session = session_options(self.game)
        return {name: {int(r[name]) for r in records} for name in records[0].dtype.names if name not in session}


@rule
def read_features(plan: NDArray[np.int64], numbers: NDArray[np.int32], active: NDArray[np.int64]) -> int:
    """Write which inputs of the observation are 1, ascending; how many."""
    count = 0
    for feature in range(plan.shape[0]):
        value = numbers[plan[feature, NUMBER]] // plan[feature, DIVISOR]
        if plan[feature, MODULUS] > 0:
            value = value % plan[feature, MODULUS]
        if plan[feature, LOW] <= value <= plan[feature, HIGH]:
            counter = plan[feature, COUNTER]
            if counter == ALWAYS or plan[feature, PLACE] < numbers[counter]:
                active[count] = feature
                count += 1
    return count


def _copies(game: Game, seats: int, values: Values) -> tuple[int, ...]:
    return game.deck(seats, values).copies


def _option_keys(game: Game, ways: tuple[Way, ...]) -> Iterator[str]:
    records = [game.rules_record(*way)[0] for way in ways]
    for name in records[0].dtype.names:
        values = sorted({int(record[name]) for record in records})
        if len(values) > 1:
            yield from (f"{name}={value}" for value in values)


Row = tuple[int, int, int, int, int, int, int]


def _plan(game: Game, sizes: Sizes, copies: tuple[int, ...]) -> dict[str, Row]:
    """The row of each input by its key: the field, the place in it, and what is asked."""
    slots = layout(game, sizes)
    starts = {slot.name: slot.start for slot in slots}
    rows: dict[str, Row] = {}
    for slot in slots:
        if slot.field.concluded:
            continue
        used = counted_by(slot.field)
        for number in range(slot.size):
            index = np.unravel_index(number // slot.words, slot.shape) if slot.shape else ()
            word = number % slot.words
            counter = starts[used.by] if used else ALWAYS
            place = int(index[-1]) if used else 0
            for asked in _questions(slot, number, sizes, copies):
                key = f"{slot.name}{[int(i) for i in index]}.{word}:{asked}"
                at = (slot.start + number, asked.divisor, asked.modulus, asked.low, asked.high)
                rows[key] = (*at, counter, place)
    return rows


def _questions(slot: Slot, number: int, sizes: Sizes, copies: tuple[int, ...]) -> Iterator[Asked]:
    meaning = slot.field.holds or AMOUNT
    word = number % slot.words
    if meaning.kind == "bits":
        size = min(WORD_BITS, meaning.size - WORD_BITS * word)
        yield from (Asked(1, 1, 1 << bit, 2) for bit in range(size))
    elif slot.words > 1:
        yield from _of_one(AMOUNT, sizes, 0, slot.high) if word == 0 else ()
    elif meaning.upper is not None:
        yield from (Asked(q.low, q.high, 1, meaning.step) for q in _of_one(meaning, sizes, 0, slot.high))
        yield from (Asked(q.low, q.high, meaning.step) for q in _of_one(meaning.upper, sizes, 0, slot.high))
    else:
        most = copies[number % len(copies)] if is_by_face(slot.field) else sum(copies)
        yield from _of_one(meaning, sizes, most, slot.high)


def _of_one(meaning: Meaning, sizes: Sizes, copies: int, high: int) -> Iterator[Asked]:
    """What is asked of a number that is one thing."""
    offset = meaning.offset
    match meaning.kind:
        case "seat":
            yield from _each(offset, sizes.seats)
        case "face":
            yield from _each(offset, sizes.faces)
        case "move":
            yield from _each(offset, sizes.moves)
        case "choice":
            yield from _each(offset, meaning.size)
        case "flag":
            yield Asked(1, MOST)
        case "seats":
            yield from (Asked(1, 1, 1 << bit, 2) for bit in range(sizes.seats + offset))
        case "number":
            span = meaning.high - meaning.low
            steps = {meaning.low + -(-span * step // NUMBER_STEPS) for step in range(1, NUMBER_STEPS + 1)}
            yield from (Asked(step, MOST) for step in sorted(steps) if step > meaning.low)
        case "count":
            yield from (Asked(step, MOST) for step in COUNT_STEPS if step <= min(copies, high))
        case _:
            yield from (Asked(step, MOST) for step in AMOUNT_STEPS if step <= high)
            yield from (Asked(LEAST, -step) for step in AMOUNT_STEPS)


def _each(first: int, count: int) -> Iterator[Asked]:
    return (Asked(value, value) for value in range(first, first + count))
