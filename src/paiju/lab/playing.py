"""Many sessions on all cores: the compiled drivers release the interpreter, so threads share the work."""

from __future__ import annotations

import contextlib
import os
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from paiju.bots.levels import GOOD
from paiju.bots.players import Player
from paiju.bots.protocol import Bot, Policy
from paiju.bots.registry import make_bot, name_of
from paiju.kernel.game import Announce, Game
from paiju.kernel.options import OptionError, Values
from paiju.lab.bot_sessions import BotTable
from paiju.words.said import Said

RANDOM, HEURISTIC = "random", "heuristic"
POLICIES = (RANDOM, HEURISTIC)  # those that are compiled into the loop
COMPILED = {RANDOM: RANDOM, HEURISTIC: HEURISTIC, GOOD: HEURISTIC}
SESSIONS_A_CHUNK = 500
PARTS_A_THREAD = 4  # that wait to be taken

Progress = Callable[[int], None]
AnyBot = str | Policy | Bot


@dataclass(frozen=True)
class Played:
    """The scores of many sessions (a row each) and what it took."""

    scores: NDArray[np.int32]
    choices: int
    forced: int
    deals: int
    faults: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  # of bots, by seat and kind

    @property
    def decisions(self) -> int:
        return self.choices + self.forced


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_compiled(policies: Sequence[AnyBot] | None) -> bool:
    """Whether all seats are played inside the compiled loop."""
    return policies is None or all(isinstance(bot, str) and bot in COMPILED for bot in policies)


def play_sessions(
    game: Game,
    seats: int,
    values: Values,
    sessions: int,
    *,
    policies: Sequence[AnyBot] | None = None,
    seed: int = 1,
    jobs: int = 0,
    progress: Progress | None = None,
    announce: Announce | None = None,
) -> Played:
    """Play so many sessions; the result depends on the seed alone.

    `policies` is one a seat, the name of a bot or a function that takes a `paiju.bots.Decision`, and then the deals of
    a seed are the same whoever plays; without it all play at random, in the fastest loop.
    """
    parts = list(sessions_in_parts(game, seats, values, sessions, policies, seed, jobs, progress, announce))
    choices, forced, deals = (int(n) for n in np.sum([part.tally for part in parts], axis=0))
    return Played(np.concatenate([part.scores for part in parts]), choices, forced, deals, parts[-1].faults)


@dataclass(frozen=True)
class Part:
    """Some of the sessions: their scores, and decisions with a choice, forced ones and deals."""

    scores: NDArray[np.int32]
    tally: NDArray[np.int64]
    faults: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  # of bots till here


Parts = Generator[Part, None, None]


def sessions_in_parts(
    game: Game,
    seats: int,
    values: Values,
    sessions: int,
    policies: Sequence[AnyBot] | None,
    seed: int,
    jobs: int,
    progress: Progress | None,
    announce: Announce | None,
) -> Parts:
    """Sessions part by part, in their order; no more are held than threads can play."""
    if is_compiled(policies):
        return _compiled_parts(game, seats, values, sessions, policies, seed, jobs, progress, announce)
    return _bot_parts(game, seats, values, sessions, policies or (), seed, progress)


def _compiled_parts(
    game: Game,
    seats: int,
    values: Values,
    sessions: int,
    policies: Sequence[AnyBot] | None,
    seed: int,
    jobs: int,
    progress: Progress | None,
    announce: Announce | None,
) -> Parts:
    drivers = game.drivers(announce)
    rules = game.rules_record(seats, values)
    deck = np.array(game.deck(seats, values).tiles(), np.int64)
    codes = np.array([POLICIES.index(COMPILED[str(bot)]) for bot in policies or [RANDOM] * seats], np.int8)
    threads = jobs or cores()

    def play(first: int) -> Part:
        part, tally = np.zeros((min(SESSIONS_A_CHUNK, sessions - first), seats), np.int32), np.zeros(3, np.int64)
        if policies is not None:
            drivers.play_policies(rules, deck, codes, seed, first, part, tally)
        else:
            drivers.play_random(rules, deck, seed, first, part, tally)
        if progress:
            progress(len(part))
        return Part(part, tally)

    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[Part]] = deque()
        try:
            for first in range(0, sessions, SESSIONS_A_CHUNK):
                waiting.append(pool.submit(play, first))
                if len(waiting) >= PARTS_A_THREAD * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def _bot_parts(
    game: Game,
    seats: int,
    values: Values,
    sessions: int,
    bots: Sequence[AnyBot],
    seed: int,
    progress: Progress | None,
) -> Parts:
    """One session after the other: bots may hold on to things, and Python is not faster in threads."""
    if len(bots) != seats:
        raise OptionError(Said("no-bots-for-seats", count=len(bots), seats=seats))
    table = BotTable(game, seats, values)
    with contextlib.ExitStack() as stack:
        players = [
            stack.enter_context(Player(name_of(bot), make_bot(bot, game), seed=seed * seats + seat))
            for seat, bot in enumerate(bots)
        ]
        for number in range(sessions):
            before = table.tally.numbers
            scores = np.array([table.play(players, seed, number)], np.int32)
            if progress:
                progress(1)
            faults = {f"s{seat}": dict(player.faults) for seat, player in enumerate(players) if player.faults}
            yield Part(scores, table.tally.numbers - before, faults)
