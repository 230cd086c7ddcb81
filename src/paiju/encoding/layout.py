"""Where each field of an observation lies in its encoding, and between which numbers.

An encoding is a row of 32-bit integers. Fields follow each other in the order of their declaration; those that no seat
ever sees are left out, and those that have no row for each of the seats. It is relative to the seat that looks: rows by
seat begin with its own, and seats are named by their distance from it. Of a field that others never see only the own
row is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.game import Game
from paiju.kernel.meaning import SEAT, Meaning, Used
from paiju.kernel.options import Values
from paiju.kernel.record import Field
from paiju.kernel.turning import is_turned

WORD_BITS = 32
LEAST_TURN = -3  # DEAL, OVER and ROLL are below 0


@dataclass(frozen=True)
class Slot:
    """A field in an encoding: `shape` numbers from `start` on, each of so many words of 32 bits."""

    name: str
    field: Field
    start: int
    shape: tuple[int, ...]
    words: int
    low: int
    high: int

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=np.int64)) * self.words

    @property
    def stop(self) -> int:
        return self.start + self.size


@dataclass(frozen=True)
class Sizes:
    """How many of each thing a table has."""

    seats: int
    faces: int
    moves: int


def is_seen(field: Field) -> bool:
    """Whether any seat ever sees something of a field."""
    return field.sight != "hidden" or field.shown is not None


def is_for(field: Field, seats: int) -> bool:
    """Whether a field is of use at a table: one with fewer rows than there are seats is of another way to play."""
    return not field.axes or field.axes[0] != SEAT or field.shape[0] >= seats


def is_own_row(field: Field) -> bool:
    """Whether a seat sees its own row of a field and never another."""
    return field.sight == "own" and field.shown is None


def words_of(field: Field) -> int:
    return -(-np.dtype(field.kind).itemsize * 8 // WORD_BITS)


def sizes_of(game: Game, seats: int, values: Values) -> Sizes:
    return Sizes(seats, len(game.deck(seats, values).copies), game.state.MOVES)


def layout(game: Game, sizes: Sizes) -> tuple[Slot, ...]:
    """The slots of a game's encoding at a table of so many seats."""
    return tuple(_slots(game, sizes))


def _slots(game: Game, sizes: Sizes) -> Iterator[Slot]:
    start = 0
    for name, field in game.state.State.fields.items():
        if is_seen(field) and is_for(field, sizes.seats):
            low, high = _bounds(field, sizes)
            slot = Slot(name, field, start, _shape(field, sizes.seats), words_of(field), low, high)
            yield slot
            start = slot.stop


def _shape(field: Field, seats: int) -> tuple[int, ...]:
    if is_own_row(field):
        return field.shape[1:]
    return (seats, *field.shape[1:]) if is_turned(field, seats) else field.shape


def _bounds(field: Field, sizes: Sizes) -> tuple[int, int]:
    """Between which numbers every number of a field is; what is unseen or unused is 0."""
    kind = np.iinfo(field.kind)
    if words_of(field) > 1:
        word = np.iinfo(np.int32)
        return int(word.min), int(word.max)
    low, high = _range(field.holds, sizes) if field.holds else (kind.min, kind.max)
    return max(low, int(kind.min)), min(high, int(kind.max))


def _range(meaning: Meaning, sizes: Sizes) -> tuple[int, int]:
    if meaning.upper is not None:
        return 0, meaning.step * (_range(meaning.upper, sizes)[1] + 1) - 1
    least = 0 if meaning.offset else -1
    match meaning.kind:
        case "seat":
            return 0 if meaning.offset else LEAST_TURN, meaning.offset + sizes.seats - 1
        case "face":
            return least, meaning.offset + sizes.faces  # the number of faces may stand for no tile
        case "move":
            return least, sizes.moves - 1
        case "choice":
            return least, meaning.offset + meaning.size - 1
        case "number":
            return min(meaning.low, 0), meaning.high
        case "flag":
            return 0, 1
        case "bits":
            return 0, (1 << meaning.size) - 1
        case "seats":
            return 0, (1 << (meaning.offset + sizes.seats)) - 1
        case "count":
            return 0, np.iinfo(np.int64).max
        case "amount":
            return np.iinfo(np.int64).min, np.iinfo(np.int64).max


def bounds(slots: tuple[Slot, ...]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The least and the largest value of every number of an encoding."""
    low = np.concatenate([np.full(slot.size, slot.low, np.int32) for slot in slots])
    high = np.concatenate([np.full(slot.size, slot.high, np.int32) for slot in slots])
    return low, high


def counted_by(field: Field) -> Used | None:
    """Which field says how many places of this one are used, where one does."""
    axis = field.axes[-1] if field.axes else None
    return axis if isinstance(axis, Used) else None


def is_by_face(field: Field) -> bool:
    """Whether the last axis of a field is counted by faces."""
    axis = field.axes[-1] if field.axes else None
    return isinstance(axis, Meaning) and axis.kind == "face"
