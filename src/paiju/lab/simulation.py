"""What happens over many hands: the result of each seat with its confidence interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from paiju.bots.registry import name_of
from paiju.kernel.game import Announce, Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import Values
from paiju.lab.playing import RANDOM, AnyBot, Played, Progress, play_sessions
from paiju.lab.statistics import Mean, mean_of


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
    """The options of a session of a single hand, unless the session's length is given."""
    return game.values(seats, dict(game.single_hand) | dict(given))


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
) -> Report:
    chosen = tuple(bot if isinstance(bot, str) else name_of(bot) for bot in policies or [RANDOM] * seats)
    played = play_sessions(
        game,
        seats,
        values,
        sessions,
        policies=policies,
        seed=seed,
        jobs=jobs,
        ray=ray,
        progress=progress,
        announce=announce,
    )
    top = played.scores == played.scores.max(axis=1, keepdims=True)
    shares = (top / top.sum(axis=1, keepdims=True)).mean(axis=0)
    means = tuple(mean_of(played.scores[:, seat]) for seat in range(seats))
    return Report(game, seats, values, chosen, seed, sessions, played, means, tuple(float(share) for share in shares))
