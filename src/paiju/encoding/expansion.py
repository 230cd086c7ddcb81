"""Encodings as floats, for a network.

A seat, a face, a move or a choice is one-hot, and all 0 where there is none; a set is a float for each of its bits; a
count is a part of all there can be; an amount is on a logarithmic scale that gives 1 for a thousand. Places that are
not in use are 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log1p
from types import SimpleNamespace

import numpy as np
from numpy.typing import NDArray

from paiju.encoding.layout import WORD_BITS, Sizes, Slot, counted_by, is_by_face
from paiju.kernel.calling import direct_later
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, Meaning

ONE_HOT, SCALED, LOGARITHM, BITS = range(4)
THOUSAND = log1p(1000)
ALWAYS = -1  # a number that is always in use


@dataclass(frozen=True)
class Part:
    """How one number is expanded: into `size` floats, by a code and its terms.

    Its value is number // divisor % modulus + shift (modulus 0: not taken); times `scale` where it is scaled.
    """

    code: int
    size: int
    shift: int = 0
    scale: float = 1.0
    divisor: int = 1
    modulus: int = 0


class Expansion:
    """How every number of an encoding becomes floats."""

    def __init__(self, slots: tuple[Slot, ...], sizes: Sizes, copies: tuple[int, ...]) -> None:
        starts = {slot.name: slot.start for slot in slots}
        rows: list[tuple[int, ...]] = []
        scales: list[float] = []
        self.starts: dict[str, int] = {}  # of each field among the floats
        at = 0
        for slot in slots:
            self.starts[slot.name] = at
            used = counted_by(slot.field)
            for number in range(slot.size):
                counter = starts[used.by] if used else ALWAYS
                place = number % slot.shape[-1] if used else 0
                for part in parts(slot, number, sizes, copies):
                    where = (slot.start + number, counter, place, at)
                    rows.append((*where, part.code, part.size, part.shift, part.divisor, part.modulus))
                    scales.append(part.scale)
                    at += part.size
        self.size = at
        self.numbers = slots[-1].stop
        self._plan, self._scales = np.array(rows, np.int64), np.array(scales, np.float64)

    def floats(self, numbers: NDArray[np.int32]) -> NDArray[np.float32]:
        """Encodings along the last axis, as floats."""
        if numbers.shape[-1:] != (self.numbers,) or numbers.dtype != np.int32:
            raise TypeError(f"encodings are rows of {self.numbers} int32, not {numbers.dtype} of shape {numbers.shape}")
        rows = np.ascontiguousarray(numbers.reshape(-1, self.numbers))
        floats = np.empty((len(rows), self.size), np.float32)
        self.write(rows, floats)
        return floats.reshape(*numbers.shape[:-1], self.size)

    def write(self, rows: NDArray[np.int32], floats: NDArray[np.float32]) -> None:
        """Write rows of encodings as rows of floats, both in C order."""
        floats.fill(0)
        COMPILED.expand(self._plan, self._scales, rows, floats)


def parts(slot: Slot, number: int, sizes: Sizes, copies: tuple[int, ...]) -> Iterator[Part]:
    """The parts of the number that lies so far behind the start of a slot."""
    meaning = slot.field.holds or AMOUNT
    if slot.words > 1 and meaning.kind != "bits":
        yield Part(LOGARITHM, 1)
    elif meaning.kind == "bits":
        yield Part(BITS, min(WORD_BITS, meaning.size - WORD_BITS * (number % slot.words)))
    elif meaning.upper is not None:
        yield from _split(meaning, meaning.upper, sizes)
    elif meaning.kind == "count":
        most = copies[number % len(copies)] if is_by_face(slot.field) else sum(copies)
        yield Part(SCALED, 1, scale=1 / max(most, 1))
    else:
        yield _part(meaning, sizes)


def _split(lower: Meaning, upper: Meaning, sizes: Sizes) -> Iterator[Part]:
    first, second = _part(lower, sizes), _part(upper, sizes)
    yield Part(first.code, first.size, first.shift, modulus=lower.step)
    yield Part(second.code, second.size, second.shift, divisor=lower.step)


def _part(meaning: Meaning, sizes: Sizes) -> Part:
    match meaning.kind:
        case "seat":
            return Part(ONE_HOT, sizes.seats, -meaning.offset)
        case "face":
            return Part(ONE_HOT, sizes.faces, -meaning.offset)
        case "move":
            return Part(ONE_HOT, sizes.moves, -meaning.offset)
        case "choice":
            return Part(ONE_HOT, meaning.size, -meaning.offset)
        case "seats":
            return Part(BITS, sizes.seats + meaning.offset)
        case "number":
            return Part(SCALED, 1, -meaning.low, 1 / (meaning.high - meaning.low))
        case "flag":
            return Part(SCALED, 1)
        case _:
            return Part(LOGARITHM, 1)


@rule
def expand(
    plan: NDArray[np.int64], scales: NDArray[np.float64], rows: NDArray[np.int32], floats: NDArray[np.float32]
) -> None:
    """Fill floats, which are 0, with the numbers of each row by the plan."""
    for row in range(rows.shape[0]):
        for step in range(plan.shape[0]):
            counter = plan[step, 1]
            if counter != ALWAYS and plan[step, 2] >= rows[row, counter]:
                continue
            value = int(rows[row, plan[step, 0]])
            if plan[step, 7] > 1:  # few numbers have parts, and to divide takes longest
                value = value // plan[step, 7]
            if plan[step, 8] > 0:
                value = value % plan[step, 8]
            if value != 0 or plan[step, 4] == ONE_HOT or plan[step, 6] != 0:
                write_part(floats, row, plan, step, value + plan[step, 6], scales[step])


@rule
def write_part(
    floats: NDArray[np.float32], row: int, plan: NDArray[np.int64], step: int, value: int, scale: float
) -> None:
    at, code, size = plan[step, 3], plan[step, 4], plan[step, 5]
    if code == ONE_HOT:
        if 0 <= value < size:
            floats[row, at + value] = 1
    elif code == SCALED:
        floats[row, at] = value * scale
    elif code == LOGARITHM:
        floats[row, at] = (log1p(value) if value >= 0 else -log1p(-value)) / THOUSAND
    else:
        for bit in range(size):
            floats[row, at + bit] = value >> bit & 1


COMPILED = SimpleNamespace()  # outside of what is copied and pickled
COMPILED.expand = direct_later(COMPILED, "expand", expand)
