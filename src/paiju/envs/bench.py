"""Steps a second of the batched environment: `python -m paiju.envs.bench --help`.

Every seat is the caller's and plays at random; forced moves are played by the environment, so that each step is a
decision with a choice. Only `step` is timed, with the observations, masks and rewards that it writes. One core is timed
by the processor, so that other work on the machine matters little; several are timed by the clock, since threads wait.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paiju.envs.batch import Batch
from paiju.games import game as find_game
from paiju.games import games
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng
from paiju.kernel.rng import WORDS, draw_below, seed_rng
from paiju.lab.workers import cores

TABLES = 1024
STEPS = 100
REPEATS = 5


@dataclass(frozen=True)
class Row:
    """What one game does; medians of several runs."""

    game: str
    numbers: int  # of an observation
    one_core: float  # steps a second
    all_cores: float


@rule
def choose_randomly(masks: NDArray[np.int8], rng: Rng, actions: NDArray[np.int64]) -> None:
    """A legal move at random for every table; each is equally likely."""
    for table in range(masks.shape[0]):
        legal = 0
        for move in range(masks.shape[1]):
            legal += masks[table, move]
        place = draw_below(rng, legal) if legal > 0 else 0
        for move in range(masks.shape[1]):
            if masks[table, move]:
                if place == 0:
                    actions[table] = move
                place -= 1


def bench_env(slug: str, tables: int = TABLES, steps: int = STEPS) -> Row:
    """Measure a game at its usual number of seats."""
    one = [steps_a_second(slug, tables, steps, 1) for _ in range(REPEATS)]
    several = [steps_a_second(slug, tables * cores(), steps, cores()) for _ in range(REPEATS)]
    return Row(slug, Batch(slug, 1).encoding.size, statistics.median(one), statistics.median(several))


def steps_a_second(slug: str, tables: int, steps: int, jobs: int) -> float:
    batch = Batch(slug, tables, seed=1, jobs=jobs)
    buffers = batch.buffers()
    bound = batch.bound(buffers)
    batch.reset(buffers)
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, 1, 0)
    took, now = 0.0, time.process_time if jobs == 1 else time.perf_counter
    for step in range(steps + 1):
        choose_randomly(buffers.masks, rng, bound.actions)
        begun = now()
        bound.step()
        if step > 0:  # the first one may load compiled code
            took += now() - begun
    return tables * steps / took


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m paiju.envs.bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all by default")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"a core ({TABLES} by default)")
    parser.add_argument("--steps", type=int, default=STEPS, help=f"a run, of which there are {REPEATS} ({STEPS})")
    given = parser.parse_args(arguments)
    chosen = [find_game(wanted) for wanted in given.games] or list(games())
    print(f"| game | numbers | steps, one core | {cores()} cores | × |\n|---|---|---|---|---|")
    for game in chosen:
        row = bench_env(game.slug, given.tables, given.steps)
        thousands = (f"{rate / 1000:,.0f}" for rate in (row.one_core, row.all_cores))
        print(
            f"| {row.game} | {row.numbers} | {' | '.join(thousands)} | {row.all_cores / row.one_core:.2f} |", flush=True
        )


if __name__ == "__main__":
    main(sys.argv[1:])
