"""Finished hands of a game played by its bots, as an array of states to count things in."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.figures import Figure, Progress
from paiju.kernel.game import Game
from paiju.kernel.options import Values
from paiju.kernel.record import DEAL
from paiju.kernel.rng import WORDS, seed_rng, shuffle

Z99 = 2.5758293035489004  # the two-sided 99 % point of the normal distribution
REPORT_EVERY = 200


def finished_hands(
    game: Game, seats: int, values: Values, hands: int, seed: int, progress: Progress
) -> NDArray[np.void]:
    """The last state of so many first hands, all seats played by the heuristic bot."""
    drivers = game.drivers()
    rules = game.rules_record(seats, values)
    deck = np.array(game.deck(seats, values).tiles(), np.int64)
    states = game.state.State.blank(hands)
    out, seen, rng = np.zeros(game.state.MOVES, np.int32), game.state.State.blank(), np.zeros(WORDS, np.int64)
    for number in range(hands):
        state, wall = states[number : number + 1], deck.copy()
        seed_rng(rng, seed, number)
        drivers.begin(rules, state)
        while state[0]["hands_played"] == 0:
            if state[0]["turn"] == DEAL:
                shuffle(rng, wall, len(wall))
                drivers.deal(rules, state, wall)
                continue
            count = drivers.legal(rules, state, out)
            move = out[0]
            if count > 1:
                drivers.observe(rules, state, state[0]["turn"], seen)
                move, _ = drivers.decide(rules, seen, out, count)
            drivers.apply(rules, state, move)
        if number % REPORT_EVERY == 0:
            progress(number, hands)
    progress(hands, hands)
    return states


def share(found: NDArray[np.bool_]) -> Figure:
    """How often something happens, with its 99 % interval."""
    part = float(found.mean())
    margin = Z99 * math.sqrt(part * (1 - part) / len(found))
    return Figure(f"{100 * part:.2f} % ± {100 * margin:.2f}", 100 * part, "%", 100 * margin)


def mean(sample: NDArray[np.int32]) -> Figure:
    """The mean of a sample, with its 99 % interval."""
    value = float(sample.mean())
    margin = Z99 * float(sample.std(ddof=1)) / math.sqrt(len(sample))
    return Figure(f"{value:+.3f} ± {margin:.3f}", value, margin=margin)
