"""What is computed for every table besides the network: its inputs, and the choice of a move."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from paiju.bots.learned.features import ALWAYS, COUNTER, DIVISOR, HIGH, LOW, MODULUS, NUMBER, PLACE, Features, Way
from paiju.kernel.compile import rule

Floats = NDArray[np.float32]

CONSTANT, ADVISED = -1, -2  # inputs that look at no number: those of the options, and those of the advised move


def input_plan(features: Features, way: Way) -> NDArray[np.int64]:
    """A row for each input at a table of these seats and options."""
    plan = np.zeros((features.size, 7), np.int64)
    observed = len(features.observed)
    plan[:observed] = features.plan(*way)
    plan[observed:, NUMBER] = CONSTANT
    plan[features.of_options(*way), LOW] = 1
    plan[features.constant :, NUMBER] = ADVISED
    plan[features.constant :, LOW] = np.arange(features.moves)
    return plan


@rule
def input_of(
    plan: NDArray[np.int64], row: int, numbers: NDArray[np.int32], advice: NDArray[np.int64], table: int
) -> int:
    """One input of one table, 0 or 1."""
    number = plan[row, NUMBER]
    if number == CONSTANT:
        return int(plan[row, LOW])
    if number == ADVISED:
        return 1 if advice[table] == plan[row, LOW] else 0
    value = numbers[number, table]
    if plan[row, DIVISOR] != 1:  # to divide costs a card more than all the rest
        value = value // plan[row, DIVISOR]
    if plan[row, MODULUS] > 0:
        value = value % plan[row, MODULUS]
    if value < plan[row, LOW] or value > plan[row, HIGH]:
        return 0
    counter = plan[row, COUNTER]
    return 1 if counter == ALWAYS or plan[row, PLACE] < numbers[counter, table] else 0


@rule
def expand_all(plan: NDArray[np.int64], numbers: NDArray[np.int32], advice: NDArray[np.int64], inputs: Floats) -> None:
    """Write the inputs of every table, on the CPU."""
    for row in range(plan.shape[0]):
        for table in range(inputs.shape[1]):
            inputs[row, table] = input_of(plan, row, numbers, advice, table)


@rule
def pick(
    table: int,
    values: Floats,
    masks: NDArray[np.int8],
    advice: NDArray[np.int64],
    bonus: float,
    odds: Floats,
    draws: Floats,
    expected: Floats,
) -> int:
    """The legal move of the largest value; now and then the advised one, or any.

    `odds` says how often the advice is followed and how often any move is played; `draws` are three random numbers.
    What the best move is thought to be worth is kept in `expected`.
    """
    best, count, most = -1, 0, 0.0
    for move in range(masks.shape[0]):
        if masks[move, table]:
            count += 1
            value = values[move, table]
            if move == advice[table]:
                value += bonus
            if best < 0 or value > most:
                best, most = move, value
    expected[table] = values[best, table] if best >= 0 else 0
    if draws[0, table] < odds[0] and advice[table] >= 0:
        return int(advice[table])
    if draws[1, table] < odds[1] and count > 0:
        left = min(int(draws[2, table] * count), count - 1)
        for move in range(masks.shape[0]):
            if masks[move, table]:
                if left == 0:
                    return move
                left -= 1
    return max(best, 0)


@rule
def pick_all(
    values: Floats,
    masks: NDArray[np.int8],
    advice: NDArray[np.int64],
    bonus: float,
    odds: Floats,
    draws: Floats,
    actions: NDArray[np.int64],
    expected: Floats,
) -> None:
    """Choose a move at every table, on the CPU."""
    for table in range(actions.shape[0]):
        actions[table] = pick(table, values, masks, advice, bonus, odds, draws, expected)
