"""Many sessions on all cores: the compiled drivers release the interpreter, so threads share the work."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
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
    if policies is not None and any(not isinstance(bot, str) or bot not in COMPILED for bot in policies):
        return _play_bots(game, seats, values, sessions, policies, seed, progress)
    drivers = game.drivers(announce)
    rules = game.rules_record(seats, values)
    deck = np.array(game.deck(seats, values).tiles(), np.int64)
    codes = np.array([POLICIES.index(COMPILED[str(bot)]) for bot in policies or [RANDOM] * seats], np.int8)
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


def _play_bots(
    game: Game,
    seats: int,
    values: Values,
    sessions: int,
    bots: Sequence[AnyBot],
    seed: int,
    progress: Progress | None,
) -> Played:
    """One session after the other: bots may hold on to things, and Python is not faster in threads."""
    if len(bots) != seats:
        raise OptionError(Said("no-bots-for-seats", count=len(bots), seats=seats))
    table, scores = BotTable(game, seats, values), np.zeros((sessions, seats), np.int32)
    with contextlib.ExitStack() as stack:
        players = [
            stack.enter_context(Player(name_of(bot), make_bot(bot, game), seed=seed * seats + seat))
            for seat, bot in enumerate(bots)
        ]
        for number in range(sessions):
            scores[number] = table.play(players, seed, number)
            if progress:
                progress(1)
    faults = {f"s{seat}": dict(player.faults) for seat, player in enumerate(players) if player.faults}
    return Played(scores, table.tally.choices, table.tally.forced, table.tally.deals, faults)
