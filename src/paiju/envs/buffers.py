"""The arrays that an environment writes into: the caller's own, checked before anything is written."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import DTypeLike, NDArray


class WrongBuffer(ValueError):
    """An array has another dtype or shape than the environment writes, or cannot be written."""


@dataclass(frozen=True)
class Buffers:
    """What is known of every table after a step, a row each.

    observations  what the seat to act sees, encoded
    masks         1 for each of its legal moves
    rewards       what each seat has won or lost since the caller's last action
    turns         the seat to act; below 0 when the session is over and no other was begun
    dones         1 where a session ended with this step
    flags         PLAYED, ILLEGAL or UNDECIDED (paiju.envs.codes)
    """

    observations: NDArray[np.int32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    turns: NDArray[np.int32]
    dones: NDArray[np.int8]
    flags: NDArray[np.int8]


KINDS: dict[str, type[np.generic]] = {
    "observations": np.int32,
    "masks": np.int8,
    "rewards": np.float32,
    "turns": np.int32,
    "dones": np.int8,
    "flags": np.int8,
}


@dataclass(frozen=True)
class Shapes:
    """The shapes of the buffers for so many tables."""

    tables: int
    numbers: int
    moves: int
    seats: int

    def of(self, name: str) -> tuple[int, ...]:
        widths = {"observations": (self.numbers,), "masks": (self.moves,), "rewards": (self.seats,)}
        return (self.tables, *widths.get(name, ()))

    def fresh(self) -> Buffers:
        arrays: dict[str, np.ndarray] = {name: np.zeros(self.of(name), kind) for name, kind in KINDS.items()}
        return Buffers(**arrays)

    def check(self, buffers: Buffers) -> None:
        """Raise WrongBuffer for the first array that is not as it must be."""
        for field in fields(Buffers):
            check_array(field.name, getattr(buffers, field.name), KINDS[field.name], self.of(field.name))


def check_array(name: str, array: object, kind: DTypeLike, shape: tuple[int, ...]) -> None:
    if not isinstance(array, np.ndarray):
        raise WrongBuffer(f"{name} is a {type(array).__name__}, not a NumPy array")
    if array.dtype != kind or array.shape != shape:
        raise WrongBuffer(f"{name} is {array.dtype} of shape {array.shape}, not {np.dtype(kind)} of shape {shape}")
    if not (array.flags.c_contiguous and array.flags.writeable):
        raise WrongBuffer(f"{name} is not a contiguous array that can be written")
