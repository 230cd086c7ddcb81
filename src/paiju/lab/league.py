"""The league: in every game each bot of a ladder against the one below it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from paiju.kernel.game import Game
from paiju.kernel.jsonable import Jsonable
from paiju.lab.arena import ONE_PROCESS, Contest, Standing, finite, hold
from paiju.lab.arena_file import opened
from paiju.lab.simulation import hand_values
from paiju.lab.workers import Workers


@dataclass(frozen=True)
class Step:
    """What a bot scores a hand above the one below it, and half the width of the interval."""

    bot: str
    below: str
    gain: float
    margin: float
    deals: int
    milliseconds: float  # a move of the bot takes

    @classmethod
    def of(cls, standing: Standing) -> Step:
        below, bot = standing.contest.names
        gain, margin = standing.gap(1, 0)
        return cls(bot, below, gain, margin, standing.deals, standing.milliseconds(1))

    def __str__(self) -> str:
        return f"{self.gain:+.2f} ± {self.margin:.2f}" if finite(self.margin) is not None else f"{self.gain:+.2f}"

    @property
    def is_clear(self) -> bool:
        return abs(self.gain) > self.margin

    def as_json(self) -> Jsonable:
        return {
            "bot": self.bot,
            "below": self.below,
            "gain": self.gain,
            "margin99": finite(self.margin),
            "deals": self.deals,
            "milliseconds": self.milliseconds,
        }


def climb(
    game: Game,
    bots: Sequence[str],
    deals: int,
    seed: int = 1,
    workers: Workers = ONE_PROCESS,
    folder: Path | None = None,
    progress: Callable[[], None] | None = None,
) -> list[Step]:
    """Each bot against the one before it, until the difference is clear or so many deals were played.

    A folder keeps every deal, a file for each pair of each game; what was broken off goes on there.
    """
    seats = game.seats(None)
    steps: list[Step] = []
    for pair in pairwise(bots):
        contest = Contest(game.slug, seats, hand_values(game, seats, {}), pair, seed)
        steps.append(Step.of(_held(contest, deals, workers, folder)))
        if progress:
            progress()
    return steps


def _held(contest: Contest, deals: int, workers: Workers, folder: Path | None) -> Standing:
    if folder is None:
        return hold(contest, deals, workers=workers)
    folder.mkdir(parents=True, exist_ok=True)
    with opened(folder / file_name(contest), contest) as kept:
        return hold(contest, deals, workers=workers, known=kept.rows, keep=kept.keep)


def file_name(contest: Contest) -> str:
    """The file of a pair in the folder of a league."""
    below, bot = (re.sub(r"\W+", "-", name) for name in contest.names)
    return f"{contest.game}-{bot}-{below}.jsonl"


def markdown(rows: Iterable[tuple[Game, Sequence[Step]]], bots: Sequence[str]) -> Iterator[str]:
    """A table for the docs: a line for each game; what is not clear of zero is in brackets."""
    yield f"| game | {' | '.join(f'{bot} over {below}' for below, bot in pairwise(bots))} | ms a move of {bots[-1]} |"
    yield "|---" * (len(bots) + 1) + "|"
    for game, steps in rows:
        shown = (str(step) if step.is_clear else f"({step})" for step in steps)
        yield f"| {game.slug} | {' | '.join(shown)} | {steps[-1].milliseconds:.1f} |"
