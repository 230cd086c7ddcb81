"""What a game's bot gains: the same deals, every seat in turn."""

from __future__ import annotations

import numpy as np

from paiju.kernel.game import Announce, Game
from paiju.lab.playing import HEURISTIC, RANDOM, play_sessions
from paiju.lab.simulation import hand_values
from paiju.lab.statistics import Mean, mean_of


def gain_over_random(
    game: Game,
    hands: int,
    *,
    seats: int | None = None,
    seed: int = 1,
    announce: Announce | None = None,
    **options: object,
) -> Mean:
    """What the heuristic bot scores a hand above random play, among random players, on the same deals and seats."""
    number = game.seats(seats, options)
    values = hand_values(game, number, options)
    share = -(-hands // number)
    gains = []
    for seat in range(number):
        policies = [HEURISTIC if other == seat else RANDOM for other in range(number)]
        first = seed + seat
        bot = play_sessions(game, number, values, share, policies=policies, seed=first, announce=announce)
        rest = play_sessions(game, number, values, share, policies=[RANDOM] * number, seed=first, announce=announce)
        gains.append(bot.scores[:, seat] - rest.scores[:, seat])
    return mean_of(np.concatenate(gains))
