"""A review in the terminal: how the hands went, what cost most, and what one could have known."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from paiju.kernel.game import Announce
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import OptionError
from paiju.lab.review import Holders, Judged, Reviewer, worst
from paiju.play.seating import read_seat
from paiju.play.table import Table
from paiju.terminal.reports import progress_bar, told
from paiju.words.said import Quoted, Said

STEPS = "▁▂▃▄▅▆▇█"
MOST_TILES = 8  # that are named with those who may have held them

Say = Callable[[Said], str]


class Review:
    """What was found about one seat of a session."""

    def __init__(self, reviewer: Reviewer, seat: int, judged: Sequence[Judged]) -> None:
        self.reviewer, self.session, self.seat, self.judged = reviewer, reviewer.session, seat, judged
        self.worst = worst(judged)

    def as_json(self) -> Jsonable:
        return {
            "game": self.session.game.slug,
            "seat": self.seat,
            "worlds": self.reviewer.worlds,
            "results": [result[self.seat] for result in self.session.results],
            "decisions": [one.as_json(self.session) for one in self.judged],
            "worst": [one.place + 1 for one in self.worst],
        }

    def hand(self, number: int) -> list[Judged]:
        return [one for one in self.judged if one.hand == number]


def run_review(
    table: Table, seat: int, worlds: int, seed: int, console: Console, announce: Announce, *, quiet: bool
) -> Review:
    read_seat(seat, table.seats)
    if not table.results:
        raise OptionError(Said("no-review-yet"))
    reviewer = Reviewer(table, worlds, seed, None if quiet else announce)
    with progress_bar(console, quiet) as bar:
        task = bar.add_task(table.game.slug, total=len(reviewer.decisions(seat)))
        return Review(reviewer, seat, reviewer.judged(seat, lambda: bar.advance(task)))


def review_view(review: Review, language: str) -> Iterator[RenderableType]:
    say = review.session.speaker(language).say
    count, seat = len(review.judged), review.seat
    yield Text(say(Said("lab-review", count=count, seat=seat, worlds=review.reviewer.worlds)), style="bold")
    for number, result in enumerate(review.session.results, 1):
        curve = [one.expected for one in review.hand(number)]
        if curve:
            drawn = Quoted(sparkline([*curve, result[seat]]))
            yield Text(say(Said("lab-review-hand", number=number, curve=drawn, result=Quoted(f"{result[seat]:+d}"))))
    if not review.worst:
        yield Text(say(Said("lab-review-none")))
        return
    yield _worst_grid(review.worst, say)
    yield _holders_grid(review, review.worst[0], say)


def sparkline(values: Sequence[float]) -> str:
    """A curve of values as a row of blocks, the least at the bottom."""
    least, most = min(values), max(values)
    scale = (len(STEPS) - 1) / (most - least) if most > least else 0
    return "".join(STEPS[round((value - least) * scale)] for value in values)


def _worst_grid(found: Sequence[Judged], say: Say) -> Grid:
    grid = Grid(box=None, header_style="dim", title=say(Said("lab-review-worst")), title_justify="left")
    grid.add_column("", justify="right")
    for heading in (Said("lab-review-hand-number"), Said("lab-review-move")):
        grid.add_column(say(heading), justify="right")
    for heading in (Said("lab-review-played"), Said("lab-review-better")):
        grid.add_column(say(heading))
    grid.add_column(say(Said("lab-review-loss")), justify="right")
    if any(one.learned for one in found):
        grid.add_column(say(Said("lab-review-learned")), justify="right")
    for number, one in enumerate(found, 1):
        played, better = say(one.played_action.said()), say(one.best_action.said())
        loss = f"{one.loss:.1f} ± {2.6 * one.error:.1f}"
        learned = [f"{one.learned[0]:+.1f}, {one.learned[1]:+.1f}"] if one.learned else []
        grid.add_row(str(number), str(one.hand), str(one.place + 1), Text(played), Text(better), loss, *learned)
    return grid


def _holders_grid(review: Review, one: Judged, say: Say) -> Grid:
    """What the seat could know before its worst decision: tiles that others may have held, the likeliest first."""
    holders = review.reviewer.holders(one.place)[:MOST_TILES]
    others = list(holders[0].held) if holders else []
    title = say(Said("lab-review-holders", move=one.place + 1))
    grid = Grid(box=None, header_style="dim", title=title, title_justify="left")
    grid.add_column(say(Said("lab-tile")))
    grid.add_column(say(Said("lab-unseen")), justify="right")
    for seat in others:
        grid.add_column(say(Said("lab-review-seat", seat=seat)), justify="right")
    if review.session.over:
        grid.add_column(say(Said("lab-review-truth")))
    for row in holders:
        grid.add_row(*_holders_row(review, row, others))
    return grid


def _holders_row(review: Review, row: Holders, others: Sequence[int]) -> Iterator[Text]:
    yield Text(review.session.tiles.text([row.face]))
    yield Text(str(row.unseen))
    yield from (Text(f"{row.held[seat]:.2f}") for seat in others)
    if review.session.over:
        yield Text(" ".join(str(row.truth[seat]) for seat in others))


def better_line(review: Review, number: int, language: str) -> Iterator[str]:
    """The rest of a hand with the better move, played out by bots: its story, and what came of it."""
    if not 1 <= number <= len(review.worst):
        raise OptionError(Said("no-review-line", number=number, count=len(review.worst)))
    one = review.worst[number - 1]
    before = len(told(review.reviewer.at(one.place), review.seat, language))
    played, got = review.reviewer.better_line(one)
    yield from told(played, review.seat, language)[before:]
    was = review.session.results[one.hand - 1][review.seat]
    result = Said("lab-review-line", result=Quoted(f"{got:+d}"), was=Quoted(f"{was:+d}"))
    yield review.session.say(result, language)
