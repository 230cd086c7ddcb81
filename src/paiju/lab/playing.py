"""Many sessions, on all cores or on many machines; the result depends on the seed alone."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np
from numpy.typing import NDArray

from paiju.bots.levels import GOOD
from paiju.bots.players import Player
from paiju.bots.protocol import Bot, Policy
from paiju.bots.registry import make_bot, name_of
from paiju.kernel.game import Announce, Game
from paiju.kernel.options import OptionError, Values
from paiju.lab.bot_sessions import BotTable
from paiju.lab.workers import Processes, Threads, Workers, cores, workers
from paiju.words.said import Said

RANDOM, HEURISTIC = "random", "heuristic"
POLICIES = (RANDOM, HEURISTIC)  # those that are compiled into the loop
COMPILED = {RANDOM: RANDOM, HEURISTIC: HEURISTIC, GOOD: HEURISTIC}
SESSIONS_A_THREAD = 500  # at a time, so that progress is seen
SESSIONS_A_MACHINE = 20_000  # at a time, so that little is sent for much work
SESSIONS_OF_BOTS = 10  # at a time, with bots of their own

Progress = Callable[[int], None]
AnyBot = str | Policy | Bot
Faults = Mapping[str, Mapping[str, int]]  # of bots, by seat and kind


@dataclass(frozen=True)
class Played:
    """The scores of many sessions (a row each) and what it took."""

    scores: NDArray[np.int32]
    choices: int
    forced: int
    deals: int
    faults: Faults = field(default_factory=dict)

    @property
    def decisions(self) -> int:
        return self.choices + self.forced


@dataclass(frozen=True)
class Sessions:
    """What is played: sessions of a game, by number."""

    game: Game
    seats: int
    values: Values
    bots: tuple[AnyBot, ...] | None  # None where all play at random, in the fastest loop
    seed: int

    @property
    def are_compiled(self) -> bool:
        """Whether all bots play inside the compiled loop."""
        return all(isinstance(bot, str) and bot in COMPILED for bot in self.bots or ())


PlayNumbers = Callable[[Sessions, range], Played]


def play_sessions(
    game: Game,
    seats: int,
    values: Values,
    sessions: int,
    *,
    policies: Sequence[AnyBot] | None = None,
    seed: int = 1,
    jobs: int = 0,
    ray: str | None = None,
    progress: Progress | None = None,
    announce: Announce | None = None,
) -> Played:
    """Play so many sessions; the result depends on the seed alone.

    `policies` is one a seat, the name of a bot or a function that takes a `paiju.bots.Decision`, and then the deals of
    a seed are the same whoever plays; without it all play at random, in the fastest loop. `jobs` is the number of
    threads (0: as many as there are cores), or of processes for bots that are not compiled into the loop, which play in
    this process unless several are asked for; `ray` is the address of a Ray cluster that does the work instead.
    """
    played = Sessions(game, seats, values, None if policies is None else tuple(policies), seed)
    parts = list(sessions_in_parts(played, sessions, jobs, ray, progress, announce))
    scores = np.concatenate([part.scores for part in parts])
    choices, forced, deals = np.sum([(part.choices, part.forced, part.deals) for part in parts], axis=0).tolist()
    return Played(scores, choices, forced, deals, faults_of(parts))


def faults_of(parts: Iterable[Played]) -> Faults:
    """The faults of all parts together."""
    faults: dict[str, Counter[str]] = {}
    for part in parts:
        for seat, kinds in part.faults.items():
            faults.setdefault(seat, Counter()).update(kinds)
    return {seat: dict(kinds) for seat, kinds in sorted(faults.items())}


def sessions_in_parts(
    played: Sessions,
    sessions: int,
    jobs: int = 0,
    ray: str | None = None,
    progress: Progress | None = None,
    announce: Announce | None = None,
) -> Generator[Played, None, None]:
    """Sessions part by part, in their order; no more parts are held than workers can play."""
    if played.bots is not None and len(played.bots) != played.seats:
        raise OptionError(Said("no-bots-for-seats", count=len(played.bots), seats=played.seats))
    played.game.drivers(announce)
    size, play = SESSIONS_OF_BOTS, _play_bots
    if played.are_compiled:
        size, play = SESSIONS_A_MACHINE if ray else SESSIONS_A_THREAD, _play_compiled
    results = _crew(played, jobs, ray).results(
        partial(_play_part, play, played, sessions, size), range(0, sessions, size)
    )
    with contextlib.closing(results):
        for part in results:
            if progress:
                progress(len(part.scores))
            yield part


def _crew(played: Sessions, jobs: int, ray: str | None) -> Workers:
    if played.are_compiled:
        return workers(jobs, ray) if ray else Threads(jobs or cores())
    by_name = all(isinstance(bot, str) for bot in played.bots or ())
    return workers(max(jobs, 1), ray) if by_name else Processes(1)


def _play_part(play: PlayNumbers, played: Sessions, sessions: int, size: int, first: int) -> Played:
    return play(played, range(first, min(first + size, sessions)))


def _play_compiled(played: Sessions, numbers: range) -> Played:
    drivers = played.game.drivers()
    rules = played.game.rules_record(played.seats, played.values)
    deck = np.array(played.game.deck(played.seats, played.values).tiles(), np.int64)
    scores, tally = np.zeros((len(numbers), played.seats), np.int32), np.zeros(3, np.int64)
    if played.bots is None:
        drivers.play_random(rules, deck, played.seed, numbers.start, scores, tally)
    else:
        codes = np.array([POLICIES.index(COMPILED[str(bot)]) for bot in played.bots], np.int8)
        drivers.play_policies(rules, deck, codes, played.seed, numbers.start, scores, tally)
    choices, forced, deals = map(int, tally)
    return Played(scores, choices, forced, deals)


def _play_bots(played: Sessions, numbers: range) -> Played:
    """One session after the other; chance begins anew with each, so that it matters to none who played the others."""
    game, seats, bots = played.game, played.seats, played.bots or ()
    table, scores = BotTable(game, seats, played.values), np.zeros((len(numbers), seats), np.int32)
    with contextlib.ExitStack() as stack:
        way = (seats, played.values)
        players = [stack.enter_context(Player(name_of(bot), make_bot(bot, game, way), seed=0)) for bot in bots]
        for row, number in enumerate(numbers):
            for seat, player in enumerate(players):
                player.reseed(f"{played.seed}/{number}/{seat}")
            scores[row] = table.play(players, played.seed, number)
    faults = {f"s{seat}": dict(player.faults) for seat, player in enumerate(players) if player.faults}
    return Played(scores, table.tally.choices, table.tally.forced, table.tally.deals, faults)
