"""A record that is only looked at: each field is read once, and is then as quick as any Python number or list."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.record import Plain

T = TypeVar("T")


def blank_record(kind: np.dtype[np.void]) -> NDArray[np.void]:
    """A record of zeros, as `Record.blank` makes it; NumPy takes ten times as long to write them field by field."""
    return np.frombuffer(bytearray(kind.itemsize), kind)


class Seen(Plain):
    """A `Plain` record that does not change while it is looked at.

    Fields of one number are ints, all others a SeenArray; those named here are there in every game.
    """

    if TYPE_CHECKING:
        turn: int
        hands_played: int
        score: SeenArray
        result: SeenArray

    def __getattr__(self, name: str) -> Any:
        read = self.__dict__[name] = self._read(name)
        return read

    def _read(self, name: str) -> Any:
        try:
            value = self._record[name]
        except ValueError:
            raise AttributeError(name) from None
        return SeenArray(value.dtype, value.tolist()) if isinstance(value, np.ndarray) else int(value)

    def __setattr__(self, name: str, value: int) -> None:
        raise AttributeError(f"{name} is only looked at")


class SeatSeen(Seen):
    """What a seat sees of a state; what is public is read once for all who look at it."""

    def __init__(self, record: np.void, onlooker: Seen, public: AbstractSet[str]) -> None:
        super().__init__(record)
        own = self.__dict__
        shared = own["_shared"] = onlooker.__dict__.setdefault("_shared", {})  # what other seats have read of it
        own["_onlooker"], own["_public"] = onlooker, public
        own.update(shared)

    def _read(self, name: str) -> Any:
        if name not in self._public:
            return super()._read(name)
        found = self._shared[name] = getattr(self._onlooker, name)
        return found

    def __reduce__(self) -> tuple[type[Plain], tuple[np.void]]:
        return Seen, (self._record,)


class SeenArray:
    """An array field of a `Seen` record."""

    __slots__ = ("_rows", "kind", "numbers")

    def __init__(self, kind: np.dtype[Any], numbers: list[Any]) -> None:
        self.kind, self.numbers = kind, numbers
        is_nested = bool(numbers) and type(numbers[0]) is list
        self._rows = numbers[:] if is_nested else numbers  # each is an array of its own once it is looked at

    @property
    def array(self) -> NDArray[np.signedinteger]:
        """As compiled code takes it."""
        return np.array(self.numbers, self.kind)

    def __getitem__(self, key: Any) -> Any:
        if type(key) is int:
            row = self._rows[key]
            if type(row) is list:
                row = self._rows[key] = SeenArray(self.kind, row)
            return row
        if type(key) is not tuple:
            value = self.numbers[key]
            return SeenArray(self.kind, value) if type(value) is list else value
        found: Any = self.numbers
        for index in key:
            found = found[index]
        return SeenArray(self.kind, found) if type(found) is list else found

    def __len__(self) -> int:
        return len(self.numbers)


def made_once(seen: Any, make: Callable[..., T], g: Any, *given: int) -> T:
    """What follows from what everybody sees: made from that, and once for all who look at the same position."""
    if not isinstance(seen, Seen):
        return make(g, seen, *given)
    common: Seen = seen.__dict__.get("_onlooker", seen)
    made: dict[object, T] = common.__dict__.setdefault("_made", {})
    found = made.get((make, given))
    if found is None:
        found = made[make, given] = make(g, common, *given)
    return found
