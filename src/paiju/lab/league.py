"""The league: in every game each bot of a ladder against the one below it.

All pairs of all games are played at the same time, each as many seconds of work as the others, so that a league that
is broken off says as much as it can about every game. A pair is done when its difference is clear, or after so many
deals; what comes of a deal depends on the seed alone, and where a pair ends depends on its deals in their order.
"""

from __future__ import annotations

import contextlib
import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from paiju.bots.registry import is_same
from paiju.kernel.game import Game
from paiju.kernel.jsonable import Jsonable
from paiju.lab.arena import ONE_PROCESS, Contest, Row, Standing, play_deal
from paiju.lab.arena_file import ContestFile, opened
from paiju.lab.ladder import Ladder, Step
from paiju.lab.simulation import hand_values
from paiju.lab.workers import Workers, as_done

Item = tuple[int, int]  # the number of a pair, and of a deal
Told = Callable[["League"], None]


@dataclass
class Pair:
    """Two bots in one game: how they stand, and the deals that came before the ones before them."""

    contest: Contest
    kept: ContestFile | None = None
    early: dict[int, Row] = field(default_factory=dict)
    begun: int = 0  # deals that were given to somebody
    standing: Standing = field(init=False)

    def __post_init__(self) -> None:
        self.standing = Standing(self.contest)
        for row in self.kept.rows if self.kept else ():
            self.standing.add(row)
        self.begun = self.standing.deals

    @property
    def work(self) -> float:
        """Seconds that were spent on the pair, and will have been when all that is begun is done."""
        if not self.standing.deals:
            return math.inf if self.begun else 0.0  # a first deal shows what deals take
        return sum(self.standing.seconds) * self.begun / self.standing.deals

    def add(self, row: Row) -> None:
        """Take a deal in; those that come early wait, and those after the end are left out."""
        self.early[row.deal] = row
        while (following := self.early.pop(self.standing.deals, None)) and not self.standing.is_clear:
            self.standing.add(following)
            if self.kept:
                self.kept.keep(following)


class League:
    """The pairs of all games, and how far they are."""

    def __init__(self, games: Sequence[Game], bots: Sequence[str], deals: int, seed: int) -> None:
        self.games, self.bots, self.deals, self._seed = games, bots, deals, seed
        self._pairs: dict[tuple[str, str, str], Pair] = {}

    @property
    def pairs(self) -> list[Pair]:
        return list(self._pairs.values())

    @property
    def finished(self) -> int:
        """How many pairs are done."""
        return sum(self._is_done(pair) for pair in self.pairs)

    def play(
        self,
        workers: Workers = ONE_PROCESS,
        folder: Path | None = None,
        seconds: float | None = None,
        told: Told = lambda league: None,
    ) -> None:
        """Play until every pair is done or the time is over.

        A folder keeps every deal, a file for each pair; what was broken off goes on there.
        """
        with contextlib.ExitStack() as stack:
            self._open(stack, folder)
            told(self)
            pairs = self.pairs
            done = stack.enter_context(
                contextlib.closing(as_done(workers, _Played([pair.contest for pair in pairs]), self._next(), seconds))
            )
            for (number, _), row in done:
                pairs[number].add(row)
                told(self)

    def _open(self, stack: contextlib.ExitStack, folder: Path | None) -> None:
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        for game in self.games:
            seats = game.seats(None)
            for below, bot in pairwise(self.bots):
                if not is_same(below, bot, game):
                    contest = Contest(game.slug, seats, hand_values(game, seats, {}), (below, bot), self._seed)
                    kept = stack.enter_context(opened(folder / file_name(contest), contest)) if folder else None
                    self._pairs[game.slug, below, bot] = Pair(contest, kept)

    def _is_done(self, pair: Pair) -> bool:
        return pair.standing.is_clear or pair.standing.deals >= self.deals

    def _next(self) -> Iterator[Item]:
        """The next deal is always of the pair that had the least work so far."""
        pairs = self.pairs
        while waiting := [at for at, pair in enumerate(pairs) if pair.begun < self.deals and not self._is_done(pair)]:
            number = min(waiting, key=lambda at: (pairs[at].work, pairs[at].begun))
            pairs[number].begun += 1
            yield number, pairs[number].begun - 1

    def ladders(self) -> list[Ladder]:
        """What came of it so far, game by game."""
        pairs = list(pairwise(self.bots))
        return [Ladder(game.slug, [self._step(game, below, bot) for below, bot in pairs]) for game in self.games]

    def as_json(self) -> Jsonable:
        facts = {"bots": list(self.bots), "hands": self.deals, "seed": self._seed}
        return {**facts, "ladders": [ladder.as_json() for ladder in self.ladders()]}

    def _step(self, game: Game, below: str, bot: str) -> Step:
        pair = self._pairs.get((game.slug, below, bot))
        if pair:
            return Step.of(pair.standing)
        return Step(bot, below, is_same=is_same(below, bot, game))


@dataclass(frozen=True)
class _Played:
    """Plays the deals of pairs, in whatever process."""

    contests: Sequence[Contest]

    def __call__(self, item: Item) -> Row:
        number, deal = item
        return play_deal(self.contests[number], deal)


def file_name(contest: Contest) -> str:
    """The file of a pair in the folder of a league."""
    below, bot = (re.sub(r"\W+", "-", name) for name in contest.names)
    return f"{contest.game}-{bot}-{below}.jsonl"
