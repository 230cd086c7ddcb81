"""Worlds: positions that a seat cannot tell from the real one, to think ahead in.

A world knows nothing of the table it was drawn from but what the seat knows: the tiles that the seat cannot see are
dealt anew, and no wall, move or story comes along. Hands that begin later are dealt by a generator of its own.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.drivers import POOL
from paiju.kernel.integers import integer
from paiju.kernel.record import DEAL, OVER, ROLL, Rng, Wall, array_of
from paiju.kernel.rng import WORDS, draw_below, seed_rng, shuffle
from paiju.kernel.seen import Seen
from paiju.play.errors import IllegalMove, MoveError, refused
from paiju.play.seating import read_seat
from paiju.play.shuffle import check_seed, fresh_seed
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker
from paiju.words.wire import said_data

if TYPE_CHECKING:
    from paiju.play.table import Table


class World:
    """A position that can be looked into and played on; cheap to copy.

    >>> table = paiju.Table("jielong", seed=3)
    >>> [world] = table.sample(table.decide(), 1, seed=1)
    >>> while not world.over:
    ...     world.play(world.legal[0])
    >>> sum(world.scores), world.turn, world.legal, world.hands_played, table.over
    (0, None, [], 8, False)
    >>> [other] = table.sample(0, 1, seed=1)
    >>> other.observation(0) == table.observation(0), other.copy().position == other.position, other.observe(0).turn
    (True, True, 0)
    """

    __slots__ = ("_count", "_out", "_rng", "_setting", "_state", "seats")

    def __init__(self, setting: Setting, state: NDArray[np.void], rng: Rng) -> None:
        self._setting, self._state, self._rng, self.seats = setting, state, rng, setting.seats
        self._out = np.zeros(setting.moves, np.int32)
        self._count = 0
        self._ask()

    def __repr__(self) -> str:
        to_act = "over" if self.over else f"seat {self.turn} to act"
        return f"<World of {self._setting.slug}, {self.seats} seats: {to_act}, scores {self.scores}>"

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the session is over."""
        turn = int(self._state[0]["turn"])
        return turn if turn >= 0 else None

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def legal(self) -> list[int]:
        """The legal moves, ascending; empty when the session is over."""
        moves: list[int] = self._out[: self._count].tolist()
        return moves

    @property
    def scores(self) -> list[int]:
        return [int(score) for score in self._state[0]["score"][: self.seats]]

    @property
    def position(self) -> bytes:
        """The whole position as bytes, as `Table.position` has it."""
        return self._state.tobytes()

    @property
    def hands_played(self) -> int:
        return int(self._state[0]["hands_played"])

    def observe(self, seat: int | None) -> Seen:
        """What a seat may see of this world, None for an onlooker."""
        return Seen(self._seen(seat)[0])

    def observation(self, seat: int | None) -> bytes:
        return self._seen(seat).tobytes()

    def play(self, move: int) -> None:
        """Play a legal move; raises IllegalMove and leaves the world as it was."""
        number, setting = integer(move), self._setting
        if number is None or setting.drivers.step(setting.rules, self._state, number, self._out, self._count) < 0:
            why = Said("no-session-over") if self.over else Said("no-legal-move", move=Quoted(repr(move)))
            raise IllegalMove(house_speaker().say(why), why, said_data(why, []))
        self._ask()

    def copy(self) -> World:
        """The same world, which goes its own way; later deals are the same in both."""
        return World(self._setting, array_of(self._state.tobytes(), self._state.dtype), self._rng.copy())

    def _seen(self, seat: int | None) -> NDArray[np.void]:
        seen = np.zeros(1, self._state.dtype)
        self._setting.drivers.observe(self._setting.rules, self._state, read_seat(seat, self.seats), seen)
        return seen

    def _ask(self) -> None:
        """Deal and throw if that is due, and find the legal moves."""
        state, table = self._state, self._setting
        while state[0]["turn"] in (DEAL, ROLL):
            if state[0]["turn"] == DEAL:
                wall = table.deck.copy()
                shuffle(self._rng, wall, len(wall))
                table.drivers.deal(table.rules, state, wall)
            else:
                throw = [1 + draw_below(self._rng, 6) for _ in range(2)]
                table.drivers.roll(table.rules, state, np.array(throw, np.int64))
        self._count = int(table.drivers.legal(table.rules, state, self._out)) if state[0]["turn"] != OVER else 0


class Setting(NamedTuple):
    """What the worlds of a table share: its rules, and nothing of its course."""

    slug: str
    drivers: ModuleType
    rules: NDArray[np.void]
    seats: int
    moves: int
    deck: Wall


def sample(table: Table, seat: int | None, n: int, seed: int | None) -> list[World]:
    """So many worlds that a seat, or an onlooker, cannot tell from the table; raises a MoveError at its end."""
    number = integer(n)
    if number is None or number < 0:
        raise ValueError(f"the number of worlds is a whole number from 0, not {n!r}")
    viewer = read_seat(seat, table.seats)
    start = fresh_seed() if seed is None else check_seed(seed)
    if table.decide() is None:
        raise refused(table, MoveError, Said("no-session-over"))
    deck = np.array(table.tiles.tiles(), np.int64)
    setting = Setting(table.game.slug, table._drivers, table._rules, table.seats, table.game.state.MOVES, deck)
    return worlds_of(setting, table._state, viewer, number, start)


def worlds_of(setting: Setting, state: NDArray[np.void], viewer: int, number: int, seed: int) -> list[World]:
    """So many worlds with all dealt anew that the viewer cannot see in a state; the seed decides them."""
    pool = np.zeros(POOL, np.int64)
    worlds: list[World] = []
    for stream in range(number):
        rng = np.zeros(WORDS, np.int64)
        seed_rng(rng, seed, stream)
        world = array_of(state.tobytes(), state.dtype)
        setting.drivers.redeal(setting.rules, world, viewer, rng, pool)
        worlds.append(World(setting, world, rng))
    return worlds
