"""A hand read in the terminal: its tiles drawn, how it is read, what it waits for, what each discard keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from paiju.kernel.game import Tiles
from paiju.kernel.hands import Reading
from paiju.lab.hands import Outlook, Report, Wanted
from paiju.terminal.drawing import draw_tiles
from paiju.tiles import TileSet
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Faces, Quoted, Said, listed

Say = Callable[[Said], str]

MOST_OTHERS = 5  # ways to read a hand beside the best one


def hand_view(report: Report, width: int, language: str = DEFAULT) -> RenderableType:
    return Group(*_lines(report, width, report.hand.speaker(language).say))


def _lines(report: Report, width: int, say: Say) -> Iterator[RenderableType]:
    tiles = report.hand.tiles
    if isinstance(tiles, TileSet):
        yield draw_tiles(tiles, list(report.hand.faces), width)
    for group in report.hand.shown:
        yield Text(say(Said("lab-open", tiles=Faces.of(group))), style="dim")
    yield Text(say(verdict(report)), style="bold")
    if report.readings:
        yield from _readings(report.readings, tiles, say)
    if report.outlook and report.outlook.wanted:
        wanted = Quoted(_wanted(report.outlook, tiles))
        if report.away == 1:
            yield Text(say(Said("lab-complete-it", count=report.outlook.unseen, tiles=wanted)))
        else:
            yield Text(say(Said("lab-bring-it-nearer", count=report.outlook.unseen, tiles=wanted)))
    if report.discards:
        yield _discards(report, tiles, say)
    yield Text(say(Said("lab-legend")), style="dim")


def verdict(report: Report) -> Said:
    if report.readings:
        return Said("lab-complete")
    return Said("lab-never-complete") if report.away is None else Said("lab-from-complete", count=report.away)


def _readings(readings: tuple[Reading, ...], tiles: Tiles, say: Say) -> Iterator[RenderableType]:
    """The best with its score lines, then the other ways."""
    best, *others = readings
    grid = Grid.grid(padding=(0, 2))
    for part in best.parts:
        grid.add_row(Text(say(part.name), style="cyan"), Text(tiles.text(part.tiles)))
    yield Padding(grid, (0, 2))
    for why, points in best.score.lines:
        yield Padding(Text(f"{points:>3}  {say(why)}"), (0, 2))
    yield Text(say(best.score.sentence))
    for reading in others[:MOST_OTHERS]:
        parts = listed(Said("lab-part", name=part.name, tiles=Faces.of(part.tiles)) for part in reading.parts)
        yield Text(say(Said("lab-also-read", parts=parts, total=int(reading.score.total))), style="dim")
    if len(others) > MOST_OTHERS:
        yield Text(say(Said("lab-other-ways", count=len(others) - MOST_OTHERS)), style="dim")


def _discards(report: Report, tiles: Tiles, say: Say) -> Grid:
    grid = Grid(title=say(Said("lab-what-discards-keep")), title_justify="left")
    grid.add_column(say(Said("lab-discarded")))
    grid.add_column(say(Said("lab-tiles-away")), justify="right")
    grid.add_column(say(Said("lab-unseen")), justify="right")
    grid.add_column(say(Said("lab-tiles-that-help")))
    for face, kept in report.discards:
        away = say(Said("lab-never")) if kept.away is None else str(kept.away)
        grid.add_row(Text(tiles.text([face])), away, str(kept.unseen), Text(_wanted(kept, tiles)))
    return grid


def _wanted(outlook: Outlook, tiles: Tiles) -> str:
    return "  ".join(_tile(one, tiles) for one in outlook.wanted)


def _tile(one: Wanted, tiles: Tiles) -> str:
    worth = "" if one.worth is None else f" ({one.worth})"
    return f"{tiles.text([one.face])}×{one.unseen}{worth}{'*' if one.by_throw is False else ''}"
