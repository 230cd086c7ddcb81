"""Something to be said, as data: which sentence, and the values in it. Each language has words of its own for it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Faces:
    """Tiles, as faces of the set that is played with; -1 is a tile face down."""

    faces: tuple[int, ...]

    @classmethod
    def of(cls, faces: Iterable[int]) -> Faces:
        return cls(tuple(map(int, faces)))


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, by seat: clients write the name."""

    seat: int


@dataclass(frozen=True, slots=True)
class Quoted:
    """What somebody wrote, or notation: the same in every language."""

    text: str


@dataclass(frozen=True, slots=True)
class Listed:
    """Several values; `joint` is the id of the message that puts two of them together."""

    items: tuple[Value, ...]
    joint: str = "joint-comma"


class _Said(NamedTuple):
    id: str
    values: tuple[tuple[str, Value], ...]


class Said(_Said):
    """A sentence, or a term: the id of a message in the catalogues, with its values."""

    __slots__ = ()

    def __new__(cls, id: str, /, **values: Value) -> Said:
        return tuple.__new__(cls, (id, tuple(values.items()))) if values else _without_values(id)

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Value]]:
        """For copies and other processes: what it is made from."""
        return (self.id,), dict(self.values)


@functools.lru_cache(maxsize=4096)  # the captions and prompts of all games are fewer
def _without_values(id: str) -> Said:
    return tuple.__new__(Said, (id, ()))


Value = int | Faces | Seat | Quoted | Said | Listed
WriteTiles = Callable[[Iterable[int]], str]


def listed(items: Iterable[Value], joint: str = "joint-comma") -> Value:
    """Several values together; one alone stays what it is."""
    found = tuple(items)
    return found[0] if len(found) == 1 else Listed(found, joint)
