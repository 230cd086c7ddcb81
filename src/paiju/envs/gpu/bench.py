"""How fast a card plays: decisions a second in random sessions, and steps a second with observations and masks."""

from __future__ import annotations

import statistics
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from paiju.envs.gpu.batch import GpuBatch
from paiju.envs.gpu.kernels import Kernel, launch, need_card
from paiju.envs.gpu.playouts import Player
from paiju.kernel.game import Game

SESSIONS = 1 << 20
TABLES = 1 << 20
REPEATS = 5
STEPS = 20
MEMORY = 40e9  # bytes for all tables: fewer where they are large


def decisions_a_second(game: Game, sessions: int = SESSIONS) -> float:
    """In uniformly random play; only decisions with a choice are counted. The median of some runs."""
    player = Player(game)
    results = player.play(sessions)
    rates = []
    for run in range(REPEATS):
        took = timed(lambda run=run: player.play(sessions, first=(run + 1) * sessions, into=results))  # type: ignore[misc]
        rates.append(int(results.decisions.copy_to_host().sum()) / took)
    return statistics.median(rates)


def steps_a_second(game: Game, tables: int = TABLES, opponents: str = "caller") -> tuple[float, int]:
    """Steps of all tables, with what they write; the choice of the actions is not timed. And how many tables it was."""
    seats = game.seats(None)
    policies = ["caller"] + [opponents] * (seats - 1)
    probe = GpuBatch(game, 1, policies=policies)
    a_table = 4 * probe.encoding.size + 5 * probe.moves + 3 * game.state.State.dtype.itemsize + 2000
    tables = min(tables, int(MEMORY // a_table))
    batch = GpuBatch(game, tables, seed=1, policies=policies)
    buffers = batch.buffers("numba")
    batch.reset(buffers)
    choose, actions = _choosing(), need_card().to_device(np.zeros(tables, np.int64))
    took = []
    for step in range(STEPS + 1):
        launch(choose, tables, buffers.masks, step, actions)
        took.append(timed(lambda: batch.step(actions, buffers)))
    return tables * STEPS / sum(took[1:]), tables


def timed(work: Callable[[], object]) -> float:
    """Seconds that the card needs for what is launched."""
    cuda = need_card()
    begun, ended = cuda.event(), cuda.event()
    begun.record()
    work()
    ended.record()
    ended.synchronize()
    return float(cuda.event_elapsed_time(begun, ended)) / 1000


def _choosing() -> Kernel:
    """A kernel that chooses a legal move at random for every table."""
    cuda = need_card()

    @cuda.jit  # type: ignore[untyped-decorator]
    def choose(masks: NDArray[np.int8], step: int, actions: NDArray[np.int64]) -> None:
        table = cuda.grid(1)
        if table < masks.shape[0]:
            legal = 0
            for move in range(masks.shape[1]):
                legal += masks[table, move]
            mixed = (table * 2654435761 + step * 40503 + 12345) & 0xFFFFFFFF
            mixed = ((mixed ^ (mixed >> 15)) * 2246822519) & 0xFFFFFFFF
            place = (mixed ^ (mixed >> 13)) % max(legal, 1)
            for move in range(masks.shape[1]):
                if masks[table, move]:
                    if place == 0:
                        actions[table] = move
                    place -= 1

    kernel: Kernel = choose
    return kernel
