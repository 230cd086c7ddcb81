"""Observations as numbers: for every game by the declarations of its fields, and back again.

    encoding = Encoding("tianjiu")
    numbers = encoding.of(table, seat)
    encoding.decode(numbers, seat)        # the same observation
    encoding.floats(numbers)              # for a network: seats, faces and moves one-hot, counts between 0 and 1

docs/encodings has a page for every game.
"""

from __future__ import annotations

import functools

import numpy as np
from numpy.typing import NDArray

from paiju.encoding.drivers import encoder
from paiju.encoding.expansion import Expansion
from paiju.encoding.layout import Slot, bounds, is_own_row, layout, sizes_of
from paiju.games import game as find_game
from paiju.kernel.game import Game
from paiju.kernel.options import Values
from paiju.kernel.record import DEAL, ROLL, array_of
from paiju.kernel.rng import WORDS, seed_rng, shuffle
from paiju.kernel.turning import is_turned, turned
from paiju.play.table import Table

Numbers = NDArray[np.int32]
Observation = NDArray[np.void]  # an array of one element: what a seat sees, as a record


class Encoding:
    """How the observations of a game are written as numbers at a table of so many seats.

    >>> encoding, table = Encoding("jielong"), paiju.Table("jielong", seed=3)
    >>> numbers = encoding.of(table, table.decide())
    >>> numbers.shape == (encoding.size,), bool((numbers <= encoding.high).all())
    (True, True)
    """

    def __init__(self, game: str | Game, *, seats: int | None = None, **options: object) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        self.seats = self.game.seats(seats, options)
        self.options: Values = self.game.values(self.seats, options)
        self._sizes = sizes_of(self.game, self.seats, self.options)
        self.slots: tuple[Slot, ...] = layout(self.game, self._sizes)
        self.size = self.slots[-1].stop
        self.low, self.high = bounds(self.slots)
        self.expansion = Expansion(self.slots, self._sizes, self.game.deck(self.seats, self.options).copies)

    def encode(self, observation: Observation, seat: int | None) -> Numbers:
        """What a seat sees, None for an onlooker, as numbers.

        >>> encoding, table = Encoding("jielong"), paiju.Table("jielong", seed=3)
        >>> seen = encoding.decode(encoding.of(table, table.decide()), 0)
        >>> bool((encoding.encode(seen, 0) == encoding.of(table, 0)).all())
        True
        """
        if observation.dtype != self.game.state.State.dtype or observation.shape != (1,):
            raise TypeError(f"an observation of {self.game.slug} is an array of one record of its state")
        numbers = np.zeros(self.size, np.int32)
        encoder(self.game).encode_observation(observation, self.seats, self._seat(seat), numbers)
        return numbers

    def of(self, table: Table, seat: int | None) -> Numbers:
        """What a seat of a table sees now.

        >>> encoding, table = Encoding("jielong"), paiju.Table("jielong", seed=3)
        >>> encoding.of(table, table.decide()).dtype
        dtype('int32')
        """
        if (table.game, table.seats) != (self.game, self.seats):
            raise ValueError(
                f"the encoding is of {self.game.slug} with {self.seats} seats, the table is another: {table}"
            )
        return self.encode(array_of(table.observation(seat), self.game.state.State.dtype), seat)

    def decode(self, numbers: Numbers, seat: int | None) -> Observation:
        """The observation that was encoded for this seat.

        >>> encoding, table = Encoding("jielong"), paiju.Table("jielong", seed=3)
        >>> encoding.decode(encoding.of(table, table.decide()), 0).tobytes() == table.observation(0)
        True
        """
        if numbers.shape != (self.size,) or not np.issubdtype(numbers.dtype, np.integer):
            raise TypeError(f"an encoding of {self.game.slug} is a row of {self.size} integers, not {numbers.shape}")
        viewer = self._seat(seat)
        record = self.game.state.State
        observation = record.blank()
        for slot in self.slots:
            values = _joined(numbers[slot.start : slot.stop].astype(np.int64), slot)
            if not slot.field.shape:
                observation[0][slot.name] = values
            elif not is_own_row(slot.field):
                observation[0][slot.name][: slot.shape[0]] = values
            elif viewer >= 0:
                observation[0][slot.name][0] = values
        observation = turned(record, observation, self.seats, max(viewer, 0))
        for name, field in record.fields.items():
            if is_turned(field, self.seats):
                observation[0][name][self.seats :] = self._dealt[0][name][self.seats :]
        return observation

    @functools.cached_property
    def _dealt(self) -> Observation:
        """What an onlooker sees after a deal: rows of seats that nobody has stay as they are there."""
        drivers, rules = self.game.drivers(), self.game.rules_record(self.seats, self.options)
        state, seen = self.game.state.State.blank(), self.game.state.State.blank()
        drivers.begin(rules, state)
        wall = np.array(self.game.deck(self.seats, self.options).tiles(), np.int64)
        rng = np.zeros(WORDS, np.int64)
        seed_rng(rng, 0, 0)
        while state[0]["turn"] in (DEAL, ROLL):
            if state[0]["turn"] == DEAL:
                shuffle(rng, wall, len(wall))  # a deal may be thrown in, and the next one is another
                drivers.deal(rules, state, wall)
            else:
                drivers.roll(rules, state, np.array([1, 2], np.int64))
        drivers.observe(rules, state, -1, seen)
        return seen

    def floats(self, numbers: Numbers) -> NDArray[np.float32]:
        """Encodings as floats, along the last axis; docs/encodings says how each field is expanded.

        >>> encoding, table = Encoding("jielong"), paiju.Table("jielong", seed=3)
        >>> encoding.floats(encoding.of(table, table.decide())).dtype
        dtype('float32')
        """
        return self.expansion.floats(numbers)

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return -1
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat!r}; this table has 0 to {self.seats - 1}")
        return int(seat)


def _joined(numbers: NDArray[np.int64], slot: Slot) -> NDArray[np.int64]:
    """The numbers of a slot, those of several words put together again."""
    words = numbers.reshape(*slot.shape, slot.words)
    if slot.words == 1:
        return words[..., 0]
    return words[..., 1] << 32 | words[..., 0] & 0xFFFFFFFF
