"""What the solver of a game is given and what it gives back."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from paiju.kernel.options import OptionError
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker

SOLVED, UNSOLVABLE, UNKNOWN = "solved", "unsolvable", "unknown"
USUAL_POSITIONS = 2_000_000
MOST_POSITIONS = 20_000_000  # each takes about a hundred bytes

_LIMIT = re.compile(r"(?P<positions>[\d,_]+)|(?P<seconds>\d+\.?\d*|\.\d+)\s*s", re.ASCII)


@dataclass(frozen=True)
class Limit:
    """When a search gives up: at so many different positions, or after so many seconds of one core."""

    positions: int = USUAL_POSITIONS
    seconds: float = math.inf

    @classmethod
    def read(cls, text: str) -> Limit:
        """From `200000` (positions) or `1.5s` (seconds); raises OptionError."""
        found = _LIMIT.fullmatch(text.strip())
        if found and found["seconds"] and float(found["seconds"]) > 0:
            return cls(MOST_POSITIONS, float(found["seconds"]))
        positions = int(re.sub("[,_]", "", (found and found["positions"]) or "") or 0)
        if not 1 <= positions <= MOST_POSITIONS:
            raise OptionError(Said("no-such-limit", most=MOST_POSITIONS, text=Quoted(repr(text))))
        return cls(positions)

    def __str__(self) -> str:
        return house_speaker().say(self.said)

    @property
    def said(self) -> Said:
        if math.isinf(self.seconds):
            return Said("solve-limit-positions", positions=Quoted(f"{self.positions:,}"))
        return Said("solve-limit-seconds", seconds=Quoted(f"{self.seconds:g}"))


@dataclass(frozen=True)
class Answer:
    """Solved by these moves, unsolvable, or unknown, as the limit was reached; `reason` says more."""

    verdict: str
    moves: tuple[int, ...]
    positions: int  # different ones that were found
    reason: Said | None = None


@dataclass(frozen=True)
class Win:
    """One end of a deal: a shortest line to it, and how many such lines there are."""

    moves: tuple[int, ...]
    lines: int


@dataclass(frozen=True)
class Wins:
    """All the different ends that can be reached in the fewest moves."""

    verdict: str
    wins: tuple[Win, ...]
    positions: int
    reason: Said | None = None

    @property
    def lines(self) -> int:
        return sum(win.lines for win in self.wins)
