"""All games on a card at once: each in a process, compared with the CPU first, and then timed while the others wait.

To compile kernels takes nearly all the time, and one core for each game.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.managers import SyncManager
from typing import Any

from paiju.envs.gpu.bench import decisions_a_second, steps_a_second
from paiju.envs.gpu.check import Differs, check_game
from paiju.games import game as find_game

PEER_TABLES, PEER_STEPS = 1 << 20, 20

Rates = tuple[float, float]  # decisions a second in random sessions, steps a second of the caller's seats
Check = Callable[[str], list[str]]
Measure = Callable[[str], Rates]


@dataclass(frozen=True)
class Found:
    """What came of a game: a line for each preset that is the same, what went wrong, and how fast it is."""

    slug: str
    same: list[str]
    fault: str
    rates: Rates


def check_presets(slug: str) -> list[str]:
    return list(check_game(find_game(slug)))


def measure_rates(slug: str) -> Rates:
    game = find_game(slug)
    return decisions_a_second(game), steps_a_second(game)[0]


def all_together(
    slugs: Sequence[str], jobs: int, check: Check = check_presets, measure: Measure = measure_rates
) -> Iterator[Found]:
    """What was found of each game, as it is known; so many are compiled at a time."""
    context: Any = multiprocessing.get_context("spawn")  # a card cannot be used by a forked process
    manager: SyncManager = context.Manager()
    with manager:
        told, all_checked = manager.Queue(), manager.Barrier(len(slugs))
        shared = (manager.BoundedSemaphore(jobs), all_checked, manager.Lock(), told)
        waited = {slug: context.Process(target=_one, args=(slug, check, measure, *shared)) for slug in slugs}
        for process in waited.values():
            process.start()
        while waited:
            try:
                found = told.get(timeout=1)
            except queue.Empty:
                gone = [slug for slug, process in waited.items() if not process.is_alive()]
                if not gone or not told.empty():
                    continue
                all_checked.abort()  # the others need not wait for it
                found = Found(gone[0], [], "its process has ended", (0.0, 0.0))
            waited.pop(found.slug)
            yield found


def _one(slug: str, check: Check, measure: Measure, slots: Any, all_checked: Any, turn: Any, told: Any) -> None:
    """A game in a process of its own, which keeps what it has compiled."""
    same, fault, rates = list[str](), "", (0.0, 0.0)
    try:
        with slots:
            same = check(slug)
    except Exception as error:  # whatever goes wrong is told of this game, and the others go on
        fault = str(error) if isinstance(error, Differs) else f"{type(error).__name__}: {error}"
    with contextlib.suppress(threading.BrokenBarrierError):
        all_checked.wait()
    try:
        with turn:
            rates = measure(slug)
    except Exception as error:
        fault = fault or f"{type(error).__name__}: {error}"
    told.put(Found(slug, same, fault, rates))


def print_all(slugs: Sequence[str], jobs: int) -> int:
    """A row for each game, and one for pgx where it is installed; 1 if anything was not the same."""
    begun, faults = time.monotonic(), 0
    print("| game | presets the same | random sessions | steps |\n|---|---|---|---|", flush=True)
    for found in all_together(slugs, jobs):
        played, stepped = (f"{rate / 1e6:,.0f} M" for rate in found.rates)
        print(f"| {found.slug} | {len(found.same)} | {played} | {stepped} |", flush=True)
        if found.fault:
            faults += 1
            print(f"DIFFERS {found.slug}: {found.fault}", flush=True)
    if rate := pgx_steps_a_second():
        print(f"| pgx sparrow_mahjong | | | {rate / 1e6:,.0f} M |")
    print(f"{time.monotonic() - begun:.0f} s, {jobs} at a time, {os.cpu_count()} cores")
    return 1 if faults else 0


def pgx_steps_a_second(tables: int = PEER_TABLES, steps: int = PEER_STEPS) -> float:
    """The steps of pgx's sparrow mahjong with random legal moves, chosen apart; 0 without pgx."""
    try:
        import jax
        import pgx
    except ImportError:
        return 0.0
    game = pgx.make("sparrow_mahjong")
    keys = jax.random.split(jax.random.PRNGKey(0), tables)
    state, step = jax.jit(jax.vmap(game.init))(keys), jax.jit(jax.vmap(game.step))
    choose = jax.jit(lambda state, key: jax.random.categorical(key, jax.numpy.log(state.legal_action_mask * 1.0)))
    took = []
    for number in range(steps + 1):
        actions = choose(state, jax.random.PRNGKey(number)).block_until_ready()
        begun = time.perf_counter()
        state = jax.block_until_ready(step(state, actions))
        took.append(time.perf_counter() - begun)
    return tables * steps / sum(took[1:])
