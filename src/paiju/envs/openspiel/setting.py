"""What all states of one game in OpenSpiel share: its rules, its tiles, and how they are shown."""

from __future__ import annotations

import functools
import sys
from dataclasses import dataclass
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from paiju.encoding.drivers import encoder
from paiju.encoding.encoding import Encoding, Numbers
from paiju.envs.rendering import Drawing
from paiju.games import game as find_game
from paiju.kernel.calling import direct_later
from paiju.kernel.game import Game, Tiles
from paiju.kernel.options import Value
from paiju.kernel.record import OVER, array_of
from paiju.kernel.seen import Seen

MOST_DRAWN = 64  # positions whose drawings are kept: OpenSpiel asks for the same one several times


@dataclass(frozen=True)
class Key:
    """Names a setting, in a pickle too."""

    slug: str
    seats: int
    values: tuple[tuple[str, Value], ...]
    wall: tuple[int, ...]  # the tiles that are dealt, in canonical order
    recall: int


class Setting:
    """The rules of a table and the tiles it deals."""

    def __init__(self, key: Key) -> None:
        self.key = key
        self.game: Game = find_game(key.slug)
        self.seats, self.values, self.wall = key.seats, dict(key.values), key.wall
        self.tiles: Tiles = self.game.deck(self.seats, self.values)
        self.counts = [self.wall.count(face) for face in range(len(self.tiles.copies))]
        self.most_copies = max(self.counts)
        self.moves = self.game.state.MOVES
        self.drivers: ModuleType = self.game.drivers()
        self.rules: NDArray[np.void] = self.game.rules_record(self.seats, self.values)
        self.encoding = Encoding(self.game, seats=self.seats, **self.values)
        self.drawing = Drawing(self.game, self.tiles, self.rules, self.seats)
        self.drawn = functools.lru_cache(MOST_DRAWN)(self._drawn)
        self._g = Seen(self.rules[0])
        self.list_legal = direct_later(self, "list_legal", self.drivers.legal)
        self.apply = direct_later(self, "apply", self.drivers.apply)
        self._observe = direct_later(self, "_observe", self.drivers.observe)
        self._encode = direct_later(self, "_encode", encoder(self.game).encode_observation)
        self._dtype = self.game.state.State.dtype
        self._turn = _place_of(self._dtype, "turn")
        state = self.game.state.State.blank()
        self.drivers.begin(self.rules, state)
        self.begun = state.tobytes()
        self.first_scores = state[0]["score"][: self.seats].astype(np.float64)

    def state_of(self, position: bytes) -> NDArray[np.void]:
        return array_of(position, self._dtype)

    def turn_of(self, position: bytes) -> int:
        """Whose turn it is, read without NumPy: OpenSpiel asks for it many times."""
        return int.from_bytes(position[self._turn], sys.byteorder, signed=True)

    def seen(self, state: NDArray[np.void], seat: int) -> NDArray[np.void]:
        """What a seat sees, -1 for an onlooker."""
        seen: NDArray[np.void] = self.game.state.State.blank()
        self.drivers.observe(self.rules, state, seat, seen)
        return seen

    def numbers(self, state: NDArray[np.void], seat: int) -> Numbers:
        """What a seat sees, encoded."""
        numbers = np.zeros(self.encoding.size, np.int32)
        self.write_numbers(state, seat, self.game.state.State.blank(), numbers)
        return numbers

    def write_numbers(self, state: NDArray[np.void], seat: int, seen: NDArray[np.void], numbers: Numbers) -> None:
        """Write what a seat sees, encoded, into arrays that are used again and again."""
        self._observe(self.rules, state, seat, seen)
        self._encode(seen, self.seats, seat, numbers)

    def _drawn(self, position: bytes) -> str:
        """The whole truth in words: what each seat sees."""
        state = self.state_of(position)
        seats = (-1,) if state[0]["turn"] == OVER else range(self.seats)
        return "\n".join(self.drawing.text(self.seen(state, seat), seat) for seat in seats)

    def words(self, state: NDArray[np.void], seat: int, move: int) -> str:
        """A move of a seat in the notation of the game."""
        action = self.game.action(self._g, Seen(self.seen(state, seat)[0]), move)
        return action.text(self.tiles.text)


def _place_of(dtype: np.dtype[np.void], name: str) -> slice:
    """Where a field lies among the bytes of a record."""
    if dtype.fields is None:
        raise TypeError(f"{dtype} is no record")
    kind, start = dtype.fields[name][:2]
    return slice(start, start + kind.itemsize)


@functools.lru_cache(256)
def setting_of(key: Key) -> Setting:
    return Setting(key)
