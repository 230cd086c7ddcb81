"""A network run in whole numbers: the same values on every machine, compiled or not. Nothing is allocated.

The first layer is a sum of the rows of weights of the inputs that are 1; the others pass over what is 0. A sum becomes
an activation by a factor and a shift: `max(sum, 0) * m + 2^15 >> 16`, at most 4095. docs/learning.md has it in words.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from paiju.bots.learned.features import read_features
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves

HALF, SHIFT = 1 << 15, 16
MOST_ACTIVE = 4095  # of the numbers between two layers, which have 12 bits
UNKNOWN = -1  # a move that the network has no row of weights for

Bytes = NDArray[np.int8]
Words = NDArray[np.int32]
Active = NDArray[np.int16]
Layers = tuple[np.ndarray, ...]  # weights, biases and factors of each
Room = tuple[NDArray[np.int64], Words, Active, Active]


@rule
def activate(sums: Words, factors: Words, size: int, active: Active) -> None:
    """The activations of a layer's sums."""
    for place in range(size):
        value = (max(int(sums[place]), 0) * int(factors[place]) + HALF) >> SHIFT
        active[place] = min(max(value, 0), MOST_ACTIVE)


@rule
def add_row(weights: Bytes, row: int, sums: Words) -> None:
    for place in range(weights.shape[1]):
        sums[place] += weights[row, place]


@rule
def add_layer(active: Active, weights: Bytes, bias: Words, sums: Words) -> None:
    """The sums of a layer that reads activations."""
    for place in range(weights.shape[1]):
        sums[place] = bias[place]
    for row in range(weights.shape[0]):
        factor = np.int32(active[row])
        if factor != 0:
            for place in range(weights.shape[1]):
                sums[place] += factor * np.int32(weights[row, place])


@rule
def value_of(move: int, active: Active, weights: Bytes, bias: Words, factors: Words) -> int:
    """What a move is worth, in units of the network."""
    total = np.int32(bias[move])
    for place in range(weights.shape[1]):
        total += np.int32(active[place]) * np.int32(weights[move, place])
    return int(total) * int(factors[move])


@rule
def evaluate(
    layers: Layers,
    plan: NDArray[np.int64],
    advice: NDArray[np.int64],
    bonus: int,
    room: Room,
    numbers: NDArray[np.int32],
    advised: int,
    moves: Moves,
    count: int,
    values: NDArray[np.int64],
) -> int:
    """Write the value of each of the first `count` moves; the place of the best one, the first among equals.

    `layers` has the sums of the first layer without the inputs that may change, `plan` a row for each of those, and
    `advice` for each move the row of weights that it has as the advised one. The bonus of the advised move decides
    with the values, and is not in them.
    """
    w1, base, m1, w2, b2, m2, w3, b3, m3, w4, b4, m4 = layers
    found, sums, first, second = room
    for place in range(base.shape[0]):
        sums[place] = base[place]
    for number in range(read_features(plan, numbers, found)):
        add_row(w1, found[number], sums)
    if advised >= 0 and advice[advised] != UNKNOWN:
        add_row(w1, advice[advised], sums)
    activate(sums, m1, w1.shape[1], first)
    add_layer(first, w2, b2, sums)
    activate(sums, m2, w2.shape[1], second)
    add_layer(second, w3, b3, sums)
    activate(sums, m3, w3.shape[1], first)
    best, highest = 0, 0
    for place in range(count):
        value = value_of(moves[place], first, w4, b4, m4)
        values[place] = value
        if moves[place] == advised:
            value += bonus
        if place == 0 or value > highest:
            best, highest = place, value
    return best
