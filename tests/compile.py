"""Compile the rules of every game before the tests need them, on all cores: `python -m tests.compile`.

What is compiled stays in the cache of compiled rules; a stamp beside it says which sources it was compiled from, so
that a second call ends at once.
"""

from __future__ import annotations

import gc
import hashlib
import multiprocessing
import os
import sys
import time
from pathlib import Path

import numba
import numpy as np

import paiju
from paiju.bots.conformance import check_bot
from paiju.envs.batch import Batch
from paiju.kernel import conformance
from paiju.kernel.compile import KEPT_DAYS, cache_root, reachable_sources
from paiju.kernel.counting import count_positions
from paiju.kernel.game import Game
from paiju.kernel.solving import Limit
from paiju.lab.playing import HEURISTIC, play_sessions
from paiju.lab.simulation import hand_values
from paiju.lab.solving import solve_deals
from tests.bots.games_chosen import SEARCHED
from tests.budget import ALLOCATIONS

ROOT = Path(__file__).parents[1]
COMPILED = (
    "kernel",
    "tiles",
    "games",
    "encoding",
    "bots",
    "lab",
    "envs",
)  # the packages that rules are in, or what rules are made of
DECISIONS = 20  # enough to call everything once
CHECKS = (
    conformance.check_moves,
    conformance.check_interpreter,
    conformance.check_secrecy,
    conformance.check_advice,
    conformance.check_table,
    conformance.check_records,
)


def compile_game(slug: str) -> str:
    """Call every driver of a game, which compiles it where it is not in the cache."""
    gc.set_threshold(ALLOCATIONS)
    game = paiju.game(slug)
    for check in CHECKS:
        check(game, "standard", 1, DECISIONS)
    seats = game.seats(None)
    values = hand_values(game, seats, {})
    play_sessions(game, seats, values, 2, jobs=1)
    play_sessions(game, seats, values, 2, policies=[HEURISTIC] * seats, jobs=1)
    _count(game)
    _step(game)
    if slug in SEARCHED:
        check_bot(game, "search:2", 1)
    if game.solver is not None:
        for shortest in (False, True):
            solve_deals(game, {}, range(1, 2), Limit(60), shortest=shortest, jobs=1)
    return slug


def _count(game: Game) -> None:
    seats = game.seats(None)
    values = game.values(seats, {})
    wall = game.deck(seats, values).tiles()
    dice = (1, 2) if "dice_wanted" in game.state.State.fields else ()
    count_positions(game, seats, values, wall, 1, dice=dice)


def _step(game: Game) -> None:
    """One step of the environment, and one observation of a table."""
    batch = Batch(game, 1)
    buffers = batch.buffers()
    batch.reset(buffers)
    batch.step(np.argmax(buffers.masks, axis=1), buffers)
    batch.encoding.floats(batch.observe(0, 0))
    batch.encoding.encode(game.state.State.blank(), 0)


def main() -> None:
    """Compile what the sources need, in as many processes as there are cores; say which game is done."""
    stamp = _stamp()
    if stamp.exists() and time.time() - stamp.stat().st_mtime < KEPT_DAYS / 2 * 86400:
        return
    slugs = [game.slug for game in sorted(paiju.games(), key=_size, reverse=True)]  # so that no core waits in the end
    begun = time.monotonic()
    print(f"Compiling the rules of {len(slugs)} games, once ...", flush=True)
    spawning = multiprocessing.get_context("spawn")
    with spawning.Pool(min(len(os.sched_getaffinity(0)), len(slugs))) as pool:
        for number, slug in enumerate(pool.imap_unordered(compile_game, slugs), 1):
            print(f"Compiling {number} of {len(slugs)}: {slug}", flush=True)
    print(f"Compiled in {time.monotonic() - begun:.0f} seconds.", flush=True)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.touch()


def _size(game: Game) -> int:
    return sum(path.stat().st_size for path in reachable_sources(f"{game.package}.bot"))


def _stamp() -> Path:
    """The file that is there when all that these sources need has been compiled."""
    digest = hashlib.blake2b(f"{sys.version} {numba.__version__} {np.__version__} {SEARCHED}".encode(), digest_size=12)
    for folder in COMPILED:
        for path in sorted((ROOT / "src" / "paiju" / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return cache_root() / f"compiled-{digest.hexdigest()}"


if __name__ == "__main__":
    main()
