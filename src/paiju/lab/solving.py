"""Deals put to a game's solver, one or many: how many can be won."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import fmean, median

import numpy as np
from numpy.typing import NDArray

from paiju.games import games
from paiju.kernel.contract import SolverModule
from paiju.kernel.game import Announce, Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import Given, OptionError, Values
from paiju.kernel.solving import SOLVED, UNKNOWN, UNSOLVABLE, Answer, Limit
from paiju.lab.playing import Progress
from paiju.lab.statistics import Share, share_of
from paiju.lab.workers import cores
from paiju.play.errors import WallError
from paiju.play.table import Table
from paiju.play.walls import GivenWall
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker

SOON = 1.0  # seconds


def solver_of(game: Game) -> SolverModule:
    if game.solver is None:
        having = ", ".join(other.slug for other in games() if other.solver is not None)
        raise OptionError(Said("no-solver", game=Quoted(game.slug), games=Quoted(having)))
    return game.solver


def deal(
    game: Game,
    given: Given,
    seed: int | None = None,
    wall: GivenWall | None = None,
    announce: Announce | None = None,
) -> Table:
    """A table at the start of a single hand, on which any line of the solver can be played."""
    options = {**given, **dict(game.single_hand), **solver_of(game).SETTINGS}
    table = Table(game, seed=seed, wall=wall, announce=announce, **options)
    table.decide()
    if wall is not None and len(table.walls) > 1:
        raise WallError(Said("no-void-deal"))
    return table


def position(table: Table) -> tuple[NDArray[np.void], NDArray[np.void]]:
    """The rules and the state of a table as a solver takes them."""
    state: NDArray[np.void] = np.frombuffer(table.position, table.game.state.State.dtype).copy()
    return table.game.rules_record(table.seats, table.options), state


@dataclass(frozen=True)
class Solved:
    """The deal of a seed with its answer, and the seconds of one core that it took."""

    seed: int
    answer: Answer
    seconds: float

    def as_json(self, say: Callable[[Said], str]) -> Jsonable:
        return {
            "seed": self.seed,
            "verdict": self.answer.verdict,
            "moves": len(self.answer.moves) if self.answer.verdict == SOLVED else None,
            "positions": self.answer.positions,
            "seconds": round(self.seconds, 6),
            "reason": say(self.answer.reason) if self.answer.reason else "",
        }


@dataclass(frozen=True)
class Batch:
    """Many deals with their answers."""

    game: Game
    values: Values
    limit: Limit
    shortest: bool
    deals: tuple[Solved, ...]

    def number(self, verdict: str) -> int:
        return sum(found.answer.verdict == verdict for found in self.deals)

    @property
    def winnable(self) -> Share:
        return share_of(self.number(SOLVED), len(self.deals), self.number(UNKNOWN))

    @property
    def answered_soon(self) -> int:
        """Deals whose answer took no more than a second."""
        return sum(found.answer.verdict != UNKNOWN and found.seconds <= SOON for found in self.deals)

    @property
    def lengths(self) -> list[int]:
        """The moves of each win."""
        return [len(found.answer.moves) for found in self.deals if found.answer.verdict == SOLVED]

    def as_json(self) -> Jsonable:
        seconds = [found.seconds for found in self.deals]
        share = self.winnable
        tiles = self.game.deck(self.game.seats(None, {}), self.values)
        speaker = Speaker.of(self.game.package, DEFAULT, tiles.text)
        return {
            "game": self.game.slug,
            "options": self.values,
            "limit": str(self.limit),
            "shortest": self.shortest,
            "deals": len(self.deals),
            **{verdict: self.number(verdict) for verdict in (SOLVED, UNSOLVABLE, UNKNOWN)},
            "winnable": {"share": share.value, "low99": share.low, "high99": share.high},
            "answered_within_1s": self.answered_soon,
            "moves_mean": fmean(self.lengths) if self.lengths else None,
            "seconds_median": median(seconds),
            "seconds_most": max(seconds),
            "results": [found.as_json(speaker.say) for found in self.deals],
        }


def solve_deals(
    game: Game,
    given: Given,
    seeds: Sequence[int],
    limit: Limit,
    *,
    shortest: bool = False,
    jobs: int = 0,
    progress: Progress | None = None,
    may_stop: bool = False,
) -> Batch:
    """The deals of these seeds; the search releases the interpreter, so threads share the work.

    With `may_stop` Ctrl-C ends it, and what was solved till then is the result.
    """
    solver = solver_of(game)
    find = solver.find_shortest if shortest else solver.find_win

    def solve(seed: int) -> Solved:
        rules, state = position(deal(game, given, seed))
        start = time.thread_time()
        answer = find(rules, state, limit)
        seconds = time.thread_time() - start
        if progress:
            progress(1)
        return Solved(seed, answer, seconds)

    first = deal(game, given, seeds[0])
    find(*position(first), Limit(1))  # compiled code is loaded before the clock starts
    found: list[Solved] = []
    with ThreadPoolExecutor(jobs or cores()) as pool:
        try:
            for solved in pool.map(solve, seeds):
                found.append(solved)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            if not may_stop or not found:
                raise
    return Batch(game, first.options, limit, shortest, tuple(found))
