"""What happens over many hands: the result of each seat with its confidence interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from paiju.bots.registry import name_of
from paiju.kernel.game import Announce, Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import Values
from paiju.lab.playing import RANDOM, AnyBot, Played, Progress, Sessions, faults_of, sessions_in_parts
from paiju.lab.statistics import Mean, mean_from_sums


@dataclass(frozen=True)
class Report:
    """The outcome of a simulation."""

    game: Game
    seats: int
    values: Values
    policies: tuple[str, ...]
    seed: int
    sessions: int
    played: Played
    means: tuple[Mean, ...]
    best: tuple[float, ...]  # how often a seat has the highest score, shared ones in parts

    def as_json(self) -> Jsonable:
        return {
            "game": self.game.slug,
            "options": self.values,
            "seed": self.seed,
            "sessions": self.sessions,
            "deals": self.played.deals,
            "decisions": self.played.decisions,
            "forced": self.played.forced,
            "seats": [
                {
                    "seat": seat,
                    "policy": self.policies[seat],
                    "mean": mean.value,
                    "margin99": mean.margin if self.sessions > 1 else None,
                    "spread": mean.spread,
                    "best": self.best[seat],
                }
                for seat, mean in enumerate(self.means)
            ],
            **(
                {"faults": {seat: dict(kinds) for seat, kinds in self.played.faults.items()}}
                if self.played.faults
                else {}
            ),
        }


def hand_values(game: Game, seats: int, given: Mapping[str, object]) -> Values:
    """The options of a session of a single hand, unless the session's length is given.

    >>> hand_values(paiju.game("jielong"), 4, {"arms": 2})["arms"], hand_values(paiju.game("jielong"), 4, {})["hands"]
    (2, 1)
    """
    return game.values(seats, dict(game.single_hand) | dict(given))


class Sums:
    """What is kept of sessions whose scores are not: sums a seat, and how often it was best."""

    def __init__(self, seats: int) -> None:
        self.sessions = 0
        self.totals, self.squares = [0] * seats, [0] * seats
        self.shared = np.zeros((seats, seats + 1), np.int64)  # by seat and by how many shared the highest score
        self.tally = np.zeros(3, np.int64)

    def add(self, part: Played) -> None:
        scores = part.scores.astype(np.int64)
        top = scores == scores.max(axis=1, keepdims=True)
        sharing = top.sum(axis=1)
        for seat in range(scores.shape[1]):
            self.totals[seat] += int(scores[:, seat].sum())
            self.squares[seat] += int((scores[:, seat] ** 2).sum())
            np.add.at(self.shared[seat], sharing[top[:, seat]], 1)
        self.sessions += len(scores)
        self.tally += (part.choices, part.forced, part.deals)

    @property
    def means(self) -> tuple[Mean, ...]:
        return tuple(mean_from_sums(self.sessions, *sums) for sums in zip(self.totals, self.squares, strict=True))

    @property
    def best(self) -> tuple[float, ...]:
        shares = self.shared[:, 1:] / np.arange(1, self.shared.shape[1])
        return tuple(float(share) / self.sessions for share in shares.sum(axis=1))


def simulate(
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
    keeps_scores: bool = True,
    may_stop: bool = False,
) -> Report:
    """Play so many sessions and report each seat's result; without `keeps_scores` in the same memory however many.

    >>> simulate(game := paiju.game("jielong"), 4, hand_values(game, 4, {}), 20).sessions
    20

    With `may_stop` Ctrl-C ends it, and what was played till then is reported.
    """
    chosen = tuple(bot if isinstance(bot, str) else name_of(bot) for bot in policies or [RANDOM] * seats)
    sums, kept = Sums(seats), list[Played]()
    played = Sessions(game, seats, values, None if policies is None else tuple(policies), seed)
    parts = sessions_in_parts(played, sessions, jobs, ray, progress, announce)
    try:
        for part in parts:
            sums.add(part)
            if keeps_scores or part.faults:
                kept.append(part)
    except KeyboardInterrupt:
        if not may_stop or not sums.sessions:
            raise
    finally:
        parts.close()
    scores = np.concatenate([part.scores for part in kept]) if keeps_scores else np.zeros((0, seats), np.int32)
    choices, forced, deals = sums.tally.tolist()
    result = Played(scores, choices, forced, deals, faults_of(kept))
    return Report(game, seats, values, chosen, seed, sums.sessions, result, sums.means, sums.best)
