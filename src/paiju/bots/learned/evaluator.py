"""A network at a table: what each legal move of a seat is worth, from what the seat sees."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.bots.learned.features import Features
from paiju.bots.learned.inference import UNKNOWN, Room, evaluate
from paiju.bots.learned.network import Network
from paiju.encoding.drivers import encoder
from paiju.encoding.layout import layout, sizes_of
from paiju.kernel.options import Values

NOT_ADVISED = -1


class Valued(NamedTuple):
    """The move that is played, and the value of each, in units of the network, in the order of the moves."""

    best: int
    values: tuple[int, ...]


class Evaluator:
    """Evaluates the moves of one table; everything that does not change there is added up before.

    `bonus` is added to the value of the advised move.
    """

    def __init__(self, network: Network, features: Features, seats: int, values: Values, bonus: int = 0) -> None:
        game, arrays = features.game, network.arrays
        self.network, self._seats, self.bonus = network, seats, bonus
        self.wants_advice = network.header.uses_advice or bonus != 0
        self._encode = encoder(game).encode_observation
        size = layout(game, sizes_of(game, seats, values))[-1].stop
        self.numbers = np.zeros(size, np.int32)
        inputs = arrays["inputs"]
        observed = inputs[: int(np.searchsorted(inputs, len(features.observed)))]
        self.plan = np.ascontiguousarray(features.plan(seats, values)[observed])
        base = base_of(network, features.of_options(seats, values))
        rows = ("w2", "b2", "m2", "w3", "b3", "m3", "w4", "b4", "m4")
        self.layers = (arrays["w1"], base, arrays["m1"], *(arrays[name] for name in rows))
        self.advice = rows_of_advice(network, features)
        self.room = room_of(network, len(observed))
        self._moves = np.zeros(network.moves, np.int32)
        self._values = np.zeros(network.moves, np.int64)
        self._busy = threading.Lock()  # there is room for one at a time

    def evaluate(
        self, observation: NDArray[np.void], seat: int, legal: Sequence[int], advised: int = NOT_ADVISED
    ) -> Valued:
        """What the legal moves are worth to a seat, from the record of what it sees."""
        with self._busy:
            return self._evaluate(observation, seat, legal, advised)

    def _evaluate(self, observation: NDArray[np.void], seat: int, legal: Sequence[int], advised: int) -> Valued:
        self._encode(observation, self._seats, seat, self.numbers)
        count = len(legal)
        self._moves[:count] = legal
        place = evaluate(
            self.layers,
            self.plan,
            self.advice,
            self.bonus,
            self.room,
            self.numbers,
            advised if self.wants_advice else NOT_ADVISED,
            self._moves,
            count,
            self._values,
        )
        return Valued(int(legal[place]), tuple(self._values[:count].tolist()))


def base_of(network: Network, active: NDArray[np.int64]) -> NDArray[np.int32]:
    """The sums of the first layer with the inputs that a table's options set."""
    arrays = network.arrays
    rows = np.flatnonzero(np.isin(arrays["inputs"], active))
    added: NDArray[np.int64] = arrays["w1"][rows].sum(axis=0, dtype=np.int64)
    return (arrays["b1"] + added).astype(np.int32)


def rows_of_advice(network: Network, features: Features) -> NDArray[np.int64]:
    """For each move the row of weights of the input that says it is advised."""
    rows = np.full(features.moves, UNKNOWN, np.int64)
    for row, number in enumerate(network.arrays["inputs"].tolist()):
        if number >= features.constant:
            rows[number - features.constant] = row
    return rows


def room_of(network: Network, inputs: int) -> Room:
    """What evaluating works in: the inputs that are 1, the sums of a layer, the activations before and behind it."""
    most = max(network.arrays[f"w{layer}"].shape[1] for layer in (1, 2, 3))
    return np.zeros(inputs, np.int64), np.zeros(most, np.int32), np.zeros(most, np.int16), np.zeros(most, np.int16)
