"""How much weaker easy bots are than good ones, and how much better than chance: `python -m tests.server.levels`.

One seat among good bots plays at another level, on the same deals and at every seat in turn; the difference a hand.
"""

from __future__ import annotations

import random
import sys
from typing import Any, Literal

import numpy as np

import paiju
from paiju.kernel.game import Game
from paiju.lab.simulation import hand_values
from paiju.lab.statistics import Mean, mean_of
from paiju.server.bots.advice import Question
from paiju.server.bots.thinking import decide

Policy = Literal["good", "easy", "random"]


def difference(game: Game, policy: Policy, deals: int, seed: int = 1) -> Mean:
    """What a seat scores a hand beside good play, among good bots."""
    seats = game.seats(None, {})
    gains = []
    for number in range(seed, seed + deals):
        seat = number % seats
        gains.append(score(game, number, seat, policy) - score(game, number, seat, "good"))
    return mean_of(np.array(gains, float))


def score(game: Game, seed: int, seat: int, policy: Policy) -> int:
    """What the seat has after a hand that this seed deals."""
    seats = game.seats(None, {})
    options: dict[str, Any] = dict(hand_values(game, seats, {}))
    table = paiju.Table(game, seats=seats, seed=seed, **options)
    chance = random.Random(seed)
    while table.decide() is not None:
        table.play(_move(table, policy if table.turn == seat else "good", chance))
    return table.scores[seat]


def _move(table: paiju.Table, policy: Policy, chance: random.Random) -> int:
    legal = table.legal
    if len(legal) == 1:
        return legal[0]
    if policy == "random":
        return chance.choice(legal)
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in table.options.items()}
    return decide(Question(table.game.slug, table.seats, options, policy, table.observation(table.turn), legal)).move


def main(deals: int) -> None:
    print("| game | easy | random |\n|---|---|---|")
    for game in paiju.games():
        easy, chance = difference(game, "easy", deals), difference(game, "random", deals)
        print(f"| {game.name} | {_shown(easy)} | {_shown(chance)} |", flush=True)


def _shown(mean: Mean) -> str:
    return f"{mean.value:+.2f} ± {mean.margin:.2f}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 600)
