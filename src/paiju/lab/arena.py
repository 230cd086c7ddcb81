"""The arena: bots against each other on the same deals, in every seating, until the difference is clear."""

from __future__ import annotations

import contextlib
import functools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations

from paiju.bots.players import Player
from paiju.bots.registry import make_bot, name_of
from paiju.games import game as find_game
from paiju.kernel.game import Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import OptionError, Values
from paiju.lab.bot_sessions import BotTable
from paiju.lab.playing import AnyBot
from paiju.lab.ratings import Ratings
from paiju.lab.seatings import seatings
from paiju.lab.sequential import ERROR, Running
from paiju.lab.workers import Processes, Workers
from paiju.words.said import Said

SECONDS_A_MOVE = 30.0  # after which a bot that is Python code is broken off
MOST_BOTS = 8

ONE_PROCESS = Processes(1)

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Contest:
    """What is played: the result depends on this alone, not on who does the work."""

    game: str
    seats: int
    values: Values
    bots: tuple[AnyBot, ...]
    seed: int

    def __post_init__(self) -> None:
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise OptionError(Said("no-arena-of", count=len(self.bots), most=MOST_BOTS))

    @property
    def names(self) -> tuple[str, ...]:
        """The bots by name; one that plays twice is numbered."""
        names = [name_of(bot) for bot in self.bots]
        return tuple(f"{name}#{at + 1}" if names.count(name) > 1 else name for at, name in enumerate(names))

    def header(self) -> Jsonable:
        """What a saved contest says it is."""
        options = {name: list(value) if isinstance(value, tuple) else value for name, value in self.values.items()}
        return {"game": self.game, "seats": self.seats, "options": options, "bots": list(self.names), "seed": self.seed}


@dataclass(frozen=True)
class Row:
    """What came of one deal: for each bot its mean score over all its seats, moves, seconds and faults."""

    deal: int
    means: tuple[float, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    faults: tuple[Mapping[str, int], ...]

    def as_json(self) -> Jsonable:
        return {
            "deal": self.deal,
            "means": list(self.means),
            "moves": list(self.moves),
            "seconds": [round(seconds, 6) for seconds in self.seconds],
            "faults": [dict(kinds) for kinds in self.faults],
        }


def play_deal(contest: Contest, deal: int) -> Row:
    """One deal in all seatings."""
    game = find_game(contest.game)
    table = BotTable(game, contest.seats, contest.values)
    scores: list[list[int]] = [[] for _ in contest.bots]
    with contextlib.ExitStack() as stack:
        made: dict[tuple[int, int], Player] = {}
        for number, seating in enumerate(seatings(len(contest.bots), contest.seats)):
            for seat, bot in enumerate(seating):
                if (bot, seat) not in made:
                    made[bot, seat] = stack.enter_context(_player(contest, game, bot))
                made[bot, seat].reseed(f"{contest.seed}/{deal}/{number}/{seat}")
            players = [made[bot, seat] for seat, bot in enumerate(seating)]
            for bot, score in zip(seating, table.play(players, contest.seed, deal), strict=True):
                scores[bot].append(score)
    return _row(deal, scores, made)


def _player(contest: Contest, game: Game, bot: int) -> Player:
    return Player(
        contest.names[bot], make_bot(contest.bots[bot], game, (contest.seats, contest.values)), 0, SECONDS_A_MOVE
    )


def _row(deal: int, scores: list[list[int]], made: Mapping[tuple[int, int], Player]) -> Row:
    of_bot = [[player for (bot, _), player in made.items() if bot == number] for number in range(len(scores))]
    faults = []
    for players in of_bot:
        faults.append(dict(sum((player.faults for player in players), Counter[str]())))
    return Row(
        deal,
        tuple(sum(row) / len(row) for row in scores),
        tuple(sum(player.asked for player in players) for players in of_bot),
        tuple(sum(player.seconds_taken for player in players) for players in of_bot),
        tuple(faults),
    )


@dataclass
class Standing:
    """How the bots stand after the deals so far."""

    contest: Contest
    deals: int = 0
    points: list[Running] = field(default_factory=list)
    gaps: dict[tuple[int, int], Running] = field(default_factory=dict)
    moves: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    faults: list[Counter[str]] = field(default_factory=list)
    ratings: Ratings = field(default_factory=lambda: Ratings(0))
    was_stopped: bool = False  # before its end, by Ctrl-C

    def __post_init__(self) -> None:
        number = len(self.contest.bots)
        self.points = [Running() for _ in range(number)]
        self.gaps = {pair: Running() for pair in combinations(range(number), 2)}
        self.moves, self.seconds = [0] * number, [0.0] * number
        self.faults = [Counter() for _ in range(number)]
        self.ratings = Ratings(number)

    def add(self, row: Row) -> None:
        self.deals += 1
        self.ratings.add(row.means)
        for bot in range(len(self.contest.bots)):
            self.points[bot].add(row.means[bot])
            self.moves[bot] += row.moves[bot]
            self.seconds[bot] += row.seconds[bot]
            self.faults[bot].update(row.faults[bot])
        for (one, other), gap in self.gaps.items():
            gap.add(row.means[one] - row.means[other])

    @property
    def error(self) -> float:
        """The error rate of each pair, so that that of all pairs together is 1 %."""
        return ERROR / len(self.gaps)

    @property
    def is_clear(self) -> bool:
        """Whether every bot is clearly better or worse than every other."""
        return all(gap.is_clear(self.error) for gap in self.gaps.values())

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """What a bot scores a hand above another, and half the width of the interval that holds at every look."""
        found = self.gaps[min(one, other), max(one, other)]
        return (found.mean if one < other else -found.mean), found.margin(self.error)

    def milliseconds(self, bot: int) -> float:
        """What a move takes on average."""
        return 1000 * self.seconds[bot] / self.moves[bot] if self.moves[bot] else 0.0

    def as_json(self) -> Jsonable:
        names, ratings = self.contest.names, self.ratings.known
        bots: list[Jsonable] = [
            {
                "bot": names[bot],
                "points": self.points[bot].mean,
                "margin99": finite(self.points[bot].margin()),
                "milliseconds": self.milliseconds(bot),
                "faults": dict(self.faults[bot]),
                **({"rating": asdict(ratings[bot])} if ratings else {}),
            }
            for bot in range(len(names))
        ]
        pairs: list[Jsonable] = [
            {"bot": names[one], "over": names[other], "gain": gap.mean, "margin99": finite(gap.margin(self.error))}
            for (one, other), gap in self.gaps.items()
        ]
        return {**self.contest.header(), "deals": self.deals, "clear": self.is_clear, "table": bots, "pairs": pairs}


def finite(number: float) -> float | None:
    """A number for JSON, which has no infinity."""
    return number if number != float("inf") else None


def hold(
    contest: Contest,
    deals: int,
    *,
    workers: Workers = ONE_PROCESS,
    known: Sequence[Row] = (),
    keep: Callable[[Row], None] | None = None,
    stops_early: bool = True,
    progress: Progress | None = None,
    may_stop: bool = False,
) -> Standing:
    """Play deals until every difference is clear, or so many; `known` are the rows of the first ones, from a file.

    With `may_stop` Ctrl-C ends it, and the standing is what was played till then.
    """
    standing = Standing(contest)
    play = functools.partial(play_deal, contest)
    with contextlib.closing(workers.results(play, range(len(known), deals))) as rows:
        try:
            for row in _chained(known[:deals], rows, keep):
                standing.add(row)
                if progress:
                    progress(1)
                if stops_early and standing.is_clear:
                    break
        except KeyboardInterrupt:
            if not may_stop or not standing.deals:
                raise
            standing.was_stopped = True
    return standing


def _chained(known: Iterable[Row], rows: Iterable[Row], keep: Callable[[Row], None] | None) -> Iterator[Row]:
    yield from known
    for row in rows:
        if keep:
            keep(row)
        yield row
