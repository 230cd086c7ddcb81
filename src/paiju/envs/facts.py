"""What a game is like for a learner: `python -m paiju.envs.facts --help`.

All figures are of uniformly random play at the usual number of seats, single hands, default options; a decision counts
where there is a choice.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

import numpy as np

from paiju.envs.batch import Batch
from paiju.envs.bench import choose_randomly, steps_a_second
from paiju.games import game as find_game
from paiju.games import games
from paiju.kernel.game import Game
from paiju.kernel.rng import WORDS, seed_rng
from paiju.lab.bench import bench_game
from paiju.play.table import Table

TABLES = 256
STEPS = 200
DEALS = 20


@dataclass(frozen=True)
class Facts:
    """A game in figures."""

    game: str
    seats: int
    decisions: float  # with a choice, in a hand
    legal_mean: float
    legal_most: int
    hidden: float  # tiles that the first seat to decide cannot see
    state_bytes: int
    numbers: int  # of an observation


def facts_of(game: Game, tables: int = TABLES, steps: int = STEPS) -> Facts:
    batch = Batch(game, tables, seed=1)
    buffers = batch.buffers()
    batch.reset(buffers)
    rng, actions = np.zeros(WORDS, np.int64), np.zeros(tables, np.int64)
    seed_rng(rng, 1, 0)
    legal, hands = [], 0
    for _ in range(steps):
        legal.append(buffers.masks.sum(axis=1, dtype=np.int64))
        choose_randomly(buffers.masks, rng, actions)
        batch.step(actions, buffers)
        hands += int(buffers.dones.sum())
    counts = np.concatenate(legal)
    return Facts(
        game.slug,
        batch.seats,
        len(counts) / max(hands, 1),
        float(counts.mean()),
        int(counts.max()),
        sum(hidden_tiles(game, seed) for seed in range(DEALS)) / DEALS,
        game.state.State.dtype.itemsize,
        batch.encoding.size,
    )


def hidden_tiles(game: Game, seed: int) -> int:
    """How many tiles the seat that decides first cannot see."""
    table = Table(game, seed=seed)
    while table.decide() is not None and len(table.legal) == 1:
        table.play(table.legal[0])
    seen = sum(tile["face"] is not None for zone in table.view(table.turn)["zones"] for tile in zone["tiles"])
    return len(game.deck(table.seats, table.options).tiles()) - seen


def row(game: Game, facts: Facts, with_speed: bool) -> str:
    cells = [
        facts.game,
        f"{facts.seats}",
        f"{facts.decisions:.1f}",
        f"{facts.legal_mean:.1f}",
        f"{facts.legal_most}",
        f"{facts.hidden:.0f}",
        f"{facts.state_bytes}",
        f"{facts.numbers}",
    ]
    if with_speed:
        rates = (bench_game(game).choices, steps_a_second(game.slug, 1024, 100, 1))
        cells += [f"{rate / 1e6:.1f} M" for rate in rates]
    return f"| {' | '.join(cells)} |"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m paiju.envs.facts", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all by default")
    parser.add_argument("--speed", action="store_true", help="also decisions a second on one core")
    given = parser.parse_args(arguments)
    chosen = [find_game(wanted) for wanted in given.games] or list(games())
    heads = ["game", "seats", "decisions a hand", "legal moves", "most", "hidden tiles", "state bytes", "numbers"]
    heads += ["decisions a second", "with observations"] if given.speed else []
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for game in chosen:
        print(row(game, facts_of(game), given.speed), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
