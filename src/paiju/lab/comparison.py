"""Ways to play set side by side: the same deals and the same bots under each value of an option, or in two games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from paiju.kernel.game import Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import Choice, Flag, Number, Option, OptionError, Several, Value, write_value
from paiju.lab.simulation import Report, hand_values, simulate
from paiju.lab.statistics import Mean, mean_of
from paiju.words.said import Quoted, Said


@dataclass(frozen=True)
class Way:
    """One way to play with what came of it."""

    name: str
    report: Report
    otherwise: float | None  # share of the deals that end otherwise than under the first way; None for another game

    @property
    def length(self) -> float:
        """Decisions a session that were no mere formality."""
        return self.report.played.choices / self.report.sessions

    @property
    def advantage(self) -> Mean:
        """By how much the seat that does best does better than the one that does worst."""
        means = [mean.value for mean in self.report.means]
        scores = self.report.played.scores.astype(np.int64)
        return mean_of(scores[:, int(np.argmax(means))] - scores[:, int(np.argmin(means))])

    @property
    def spread(self) -> float:
        """The standard deviation of a seat's score, all seats together."""
        return float(np.sqrt(np.mean([mean.spread**2 for mean in self.report.means])))

    @property
    def gap(self) -> float:
        """How far on average the best score of a session is from the second, in spreads."""
        if self.report.seats < 2 or self.spread == 0:
            return 0.0
        ranked = np.sort(self.report.played.scores.astype(np.int64), axis=1)
        return float(np.mean(ranked[:, -1] - ranked[:, -2])) / self.spread

    def as_json(self) -> Jsonable:
        return {
            "way": self.name,
            "choices": self.length,
            "advantage": self.advantage.value,
            "advantage_margin99": self.advantage.margin,
            "spread": self.spread,
            "gap": self.gap,
            "otherwise": self.otherwise,
            "report": self.report.as_json(),
        }


def find_option(game: Game, name: str) -> Option:
    for option in game.options.OPTIONS:
        if option.name == name:
            found: Option = option
            return found
    known = ", ".join(option.name for option in game.options.OPTIONS)
    raise OptionError(Said("no-option-of-game", game=Quoted(game.slug), option=Quoted(name), options=Quoted(known)))


def telling_values(option: Option, default: Value) -> list[Value]:
    """The values to compare where none are named, the default first."""
    values: list[Value] = [default]
    if isinstance(option, Flag):
        values += [False, True]
    elif isinstance(option, Choice):
        values += option.values
    elif isinstance(option, Several):
        values += [(), *((word,) for word in option.values), option.values]
    elif isinstance(option, Number):
        values += [word for word, _ in option.words]
        usual = default if isinstance(default, int) else option.low
        values += [number for number in (option.low, 2 * usual) if option.low <= number <= option.high]
    return list(dict.fromkeys(values))


Start = Callable[[str], Callable[[int], None]]  # told the way that comes next, gives where to report its progress


@dataclass(frozen=True)
class Trial:
    """What stays the same while ways to play are compared."""

    seats: int
    given: Mapping[str, object]
    sessions: int
    policies: Sequence[str] | None
    seed: int
    jobs: int

    def play(self, game: Game, way: Mapping[str, object], progress: Callable[[int], None]) -> Report:
        return simulate(
            game,
            self.seats,
            hand_values(game, self.seats, {**self.given, **way}),
            self.sessions,
            policies=self.policies,
            seed=self.seed,
            jobs=self.jobs,
            progress=progress,
        )

    def compare_option(self, game: Game, option: Option, values: Sequence[object], start: Start) -> Iterator[Way]:
        """Each value of an option over the same deals; the first is what the others are held against."""
        first: Report | None = None
        for value in values:
            name = f"{option.name}={write_value(option.read(value)) or 'none'}"
            report = self.play(game, {option.name: value}, start(name))
            first = first or report
            yield Way(name, report, _share_otherwise(first, report))

    def compare_games(self, games: Sequence[Game], start: Start) -> Iterator[Way]:
        """Different games with the same bots; an option that is given holds in all of them."""
        return (Way(game.slug, self.play(game, {}, start(game.slug)), None) for game in games)

    def possible_values(self, game: Game, option: Option) -> tuple[list[Value], list[OptionError]]:
        """The telling values that make a game at this table, and why the others make none."""
        default = hand_values(game, self.seats, {name: v for name, v in self.given.items() if name != option.name})
        possible: list[Value] = []
        refused: list[OptionError] = []
        for value in telling_values(option, default[option.name]):
            try:
                hand_values(game, self.seats, {**self.given, option.name: value})
            except OptionError as error:
                refused.append(error)
            else:
                possible.append(value)
        return possible, refused


def _share_otherwise(first: Report, report: Report) -> float:
    return float(np.mean(np.any(first.played.scores != report.played.scores, axis=1)))
