"""A record that is only looked at: each field is read once, and is then as quick as any Python number or list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.record import Plain


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
        try:
            value = self._record[name]
        except ValueError:
            raise AttributeError(name) from None
        read = SeenArray(value.dtype, value.tolist()) if isinstance(value, np.ndarray) else int(value)
        self.__dict__[name] = read
        return read

    def __setattr__(self, name: str, value: int) -> None:
        raise AttributeError(f"{name} is only looked at")


class SeenArray:
    """An array field of a `Seen` record."""

    __slots__ = ("kind", "numbers")

    def __init__(self, kind: np.dtype[Any], numbers: list[Any]) -> None:
        self.kind, self.numbers = kind, numbers

    @property
    def array(self) -> NDArray[Any]:
        """As compiled code takes it."""
        return np.array(self.numbers, self.kind)

    def __getitem__(self, key: Any) -> Any:
        value: Any = self.numbers
        if type(key) is tuple:
            for index in key:
                value = value[index]
        else:
            value = value[key]
        return SeenArray(self.kind, value) if type(value) is list else value

    def __len__(self) -> int:
        return len(self.numbers)
