"""Many sessions on all cores: the compiled drivers release the interpreter, so threads share the work."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.game import Announce, Game
from paiju.kernel.options import Values

RANDOM, HEURISTIC = "random", "heuristic"
POLICIES = (RANDOM, HEURISTIC)
SESSIONS_A_CHUNK = 500

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Played:
    """The scores of many sessions (a row each) and what it took."""

    scores: NDArray[np.int32]
    choices: int
    forced: int
    deals: int

    @property
    def decisions(self) -> int:
        return self.choices + self.forced


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_sessions(
    game: Game,
    seats: int,
    values: Values,
    sessions: int,
    *,
    policies: Sequence[str] | None = None,
    seed: int = 1,
    jobs: int = 0,
    progress: Progress | None = None,
    announce: Announce | None = None,
) -> Played:
    """Play so many sessions; the result depends on the seed alone.

    `policies` is one a seat, and then the deals of a seed are the same whoever plays; without it all play at random,
    in the fastest loop.
    """
    drivers = game.drivers(announce)
    rules = game.rules_record(seats, values)
    deck = np.array(game.deck(seats, values).tiles(), np.int64)
    codes = np.array([POLICIES.index(policy) for policy in policies or [RANDOM] * seats], np.int8)
    scores = np.zeros((sessions, seats), np.int32)

    def play(first: int) -> NDArray[np.int64]:
        part, tally = scores[first : first + SESSIONS_A_CHUNK], np.zeros(3, np.int64)
        if policies is not None:
            drivers.play_policies(rules, deck, codes, seed, first, part, tally)
        else:
            drivers.play_random(rules, deck, seed, first, part, tally)
        if progress:
            progress(len(part))
        return tally

    firsts = range(0, sessions, SESSIONS_A_CHUNK)
    with ThreadPoolExecutor(jobs or cores()) as pool:
        tallies = list(pool.map(play, firsts))
    choices, forced, deals = (int(n) for n in np.sum(tallies, axis=0))
    return Played(scores, choices, forced, deals)
