"""What a league says: how much each bot of a ladder scores above the one below it, as data and as tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import pairwise

from paiju.kernel.jsonable import Jsonable
from paiju.lab.arena import Standing, finite

SAME = "="  # the two bots play alike in a game


@dataclass(frozen=True)
class Step:
    """What a bot scores a hand above the one below it, and half the width of the interval."""

    bot: str
    below: str
    gain: float = 0.0
    margin: float | None = None  # None: too few deals to say
    deals: int = 0
    milliseconds: float = 0.0  # a move of the bot takes
    milliseconds_below: float = 0.0
    faults: Mapping[str, int] | None = None
    is_same: bool = False  # the two play alike here

    @classmethod
    def of(cls, standing: Standing) -> Step:
        below, bot = standing.contest.names
        gain, margin = standing.gap(1, 0)
        faults = dict(standing.faults[0] + standing.faults[1])
        times = standing.milliseconds(1), standing.milliseconds(0)
        return cls(bot, below, gain, finite(margin), standing.deals, *times, faults)

    def __str__(self) -> str:
        """What is not clear of zero is in brackets."""
        if self.is_same:
            return SAME
        if self.margin is None:
            return f"({self.gain:+.2f}, {self.deals} deals)" if self.deals else ""
        shown = f"{self.gain:+.2f} ± {self.margin:.2f}"
        return shown if self.is_clear else f"({shown})"

    @property
    def is_clear(self) -> bool:
        return self.margin is not None and abs(self.gain) > self.margin


@dataclass(frozen=True)
class Ladder:
    """The steps of one game."""

    game: str
    steps: Sequence[Step]

    @property
    def times(self) -> list[float]:
        """Milliseconds a move of each bot, from the lowest."""
        return [self.steps[0].milliseconds_below, *(step.milliseconds for step in self.steps)]

    def as_json(self) -> Jsonable:
        return {"game": self.game, "steps": [asdict(step) for step in self.steps]}

    @classmethod
    def read(cls, facts: Jsonable) -> Ladder:
        """A ladder from its JSON."""
        names = {field.name for field in fields(Step)}
        steps = [Step(**{name: value for name, value in step.items() if name in names}) for step in facts["steps"]]
        return cls(facts["game"], steps)


def markdown(ladders: Iterable[Ladder], bots: Sequence[str]) -> Iterator[str]:
    """A table for the docs: a line for each game."""
    over = [f"{bot} over {below}" for below, bot in pairwise(bots)]
    yield f"| game | {' | '.join(over)} | ms a move of {', '.join(bots[1:])} |"
    yield "|---" * (len(over) + 2) + "|"
    for ladder in ladders:
        times = ", ".join(f"{time:.1f}" if time else SAME for time in ladder.times[1:])
        yield f"| {ladder.game} | {' | '.join(map(str, ladder.steps))} | {times} |"
