"""Flat records of small integers, with the visibility of every field declared beside it.

A game's options and its state are classes of this kind:

    class State(Record):
        turn = public(i8)                             # everybody sees it
        hands = own(i8, SEATS, FACES, shown=is_open)  # row i is seen by seat i alone, by all once is_open(g, s)
        wall = hidden(i8, 32)                         # nobody sees it
        passes = hidden(i8, redealt=False)            # nobody sees it; it follows from what all saw, so it stays

What its numbers are is declared there too: `holds` a seat, a face, a count, and `by` what its axes are counted by
(paiju.kernel.meaning).

The class is only a declaration: rules receive an element of a NumPy array of `State.dtype`, which compiled code reads
as a struct and the interpreter reads through `Plain`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, overload

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.meaning import SEAT, Axis, Meaning

i8 = np.int8
i16 = np.int16
i32 = np.int32
i64 = np.int64

# What `turn` says when no seat is to act: a wall is wanted, the session is over, dice are wanted.
DEAL = -1
OVER = -2
ROLL = -3

Records = NDArray[np.void]  # an array of records, as compiled code takes them: of one where there is one position
Moves = NDArray[np.int32]
Wall = NDArray[np.int64]
Rng = NDArray[np.int64]
Dice = NDArray[np.int64]

Kind = type[np.signedinteger]
Shown = Callable[..., object] | None  # the rule that opens a field to all, where there is one
By = Axis | tuple[Axis, ...]


class Row(Protocol):
    """One row of an array field: an array in compiled code, a PlainArray or SeenArray outside."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int | slice, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...


class Rows(Protocol):
    """An array field of several rows, likewise."""

    @overload
    def __getitem__(self, row: int, /) -> Row: ...
    @overload
    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    def __setitem__(self, place: int | slice | tuple[int | slice, int | slice], value: int, /) -> None: ...
    def __len__(self) -> int: ...


@dataclass(frozen=True)
class Field:
    """One field: its element type, its shape, who sees it, and the rule that opens it to all.

    `redealt` is whether a game's `redeal` has to change it where it hides something. A field that follows from what a
    seat has seen, or that says how the hidden tiles lie and not which they are, is declared with redealt=False.
    What everybody can conclude from the moves of a hand may be written down for `redeal`, as a `concluded` field.
    Networks do not read it, and no mark in a log has it: so a game may learn to conclude more, and players that were
    trained and tables that were begun before stay what they are.
    """

    kind: Kind
    shape: tuple[int, ...]
    sight: str
    shown: Shown = None
    redealt: bool = True
    holds: Meaning | None = None  # None: not declared, a number that means what the game's rules make of it
    axes: tuple[Axis, ...] = ()
    concluded: bool = False


def public(kind: Kind, *shape: int, holds: Meaning | None = None, by: By = None, concluded: bool = False) -> Any:
    """A field that every seat and every onlooker sees."""
    return Field(kind, shape, "public", holds=holds, axes=_axes(shape, by), concluded=concluded)


def own(
    kind: Kind,
    *shape: int,
    shown: Shown = None,
    redealt: bool = True,
    holds: Meaning | None = None,
    by: By = SEAT,
) -> Any:
    """A field whose row i is seen by seat i alone, and by all while the rule `shown` says so."""
    if not shape or (axes := _axes(shape, by))[0] != SEAT:
        raise TypeError("an own field needs an axis of seats")
    return Field(kind, shape, "own", shown, redealt, holds, axes)


def hidden(
    kind: Kind,
    *shape: int,
    shown: Shown = None,
    redealt: bool = True,
    holds: Meaning | None = None,
    by: By = None,
) -> Any:
    """A field that nobody sees, except while the rule `shown` says so."""
    return Field(kind, shape, "hidden", shown, redealt, holds, _axes(shape, by))


def _axes(shape: tuple[int, ...], by: By) -> tuple[Axis, ...]:
    """One axis for each length of the shape; those that are not told come last."""
    told = by if isinstance(by, tuple) else (by,) if by else ()
    if len(told) > len(shape):
        raise TypeError(f"{len(told)} axes are told, the field has {len(shape)}")
    if SEAT in told[1:]:
        raise TypeError("an axis of seats is the first one")
    return told + (None,) * (len(shape) - len(told))


class Record:
    """Base of the declarations; a subclass gets its `fields` and its NumPy `dtype`."""

    fields: ClassVar[dict[str, Field]] = {}
    public_fields: ClassVar[frozenset[str]]
    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        declared = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        cls.fields = {**cls.fields, **declared}  # those of the class it extends come first
        cls.public_fields = frozenset(name for name, f in cls.fields.items() if f.sight == "public")
        cls.dtype = np.dtype([(name, f.kind, f.shape) for name, f in cls.fields.items()], align=True)

    @classmethod
    def blank(cls, count: int = 1) -> Records:
        return np.zeros(count, cls.dtype)


def array_of(state: bytes, dtype: np.dtype[np.void]) -> Records:
    """A state from its bytes, to be changed; gaps between its fields are kept, which NumPy's own copies leave open."""
    return np.frombuffer(bytearray(state), dtype)


def unconcluded(record: type[Record], state: Records) -> bytes:
    """The bytes of a state without what was only concluded."""
    fields = {name: f for name, f in record.fields.items() if not f.concluded}
    if len(fields) == len(record.fields):
        return state.tobytes()
    kept = np.zeros(len(state), np.dtype([(name, f.kind, f.shape) for name, f in fields.items()], align=True))
    for name in fields:
        kept[name] = state[name]
    return kept.tobytes()


class Plain:
    """A record read and written from Python: scalars are ints and arrays give ints, as in compiled code."""

    __slots__ = ("_record",)

    def __init__(self, record: np.void) -> None:
        object.__setattr__(self, "_record", record)

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._record[name]
        except ValueError:
            raise AttributeError(name) from None
        return PlainArray(value) if isinstance(value, np.ndarray) else int(value)

    def __setattr__(self, name: str, value: int) -> None:
        self._record[name] = value

    def __reduce__(self) -> tuple[type[Plain], tuple[np.void]]:
        """Pickled and copied as the record alone, which `__getattr__` needs before anything else is there."""
        return type(self), (self._record,)


class PlainArray:
    """An array field of a `Plain` record."""

    __slots__ = ("array",)

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __getitem__(self, key: Any) -> Any:
        value = self.array[key]
        return PlainArray(value) if isinstance(value, np.ndarray) else int(value)

    def __setitem__(self, key: Any, value: Any) -> None:
        self.array[key] = value.array if isinstance(value, PlainArray) else value

    def __len__(self) -> int:
        return len(self.array)
