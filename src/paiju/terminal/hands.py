"""A hand read in the terminal: its tiles drawn, how it is read, what it waits for, what each discard keeps."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from paiju.kernel.game import Tiles
from paiju.kernel.hands import Reading
from paiju.lab.hands import Outlook, Report, Wanted
from paiju.terminal.drawing import draw_tiles
from paiju.tiles import TileSet

MOST_OTHERS = 5  # ways to read a hand beside the best one
LEGEND = "tile × how many are unseen (what the hand is then worth); * only if you draw it yourself"


def hand_view(report: Report, width: int) -> RenderableType:
    return Group(*_lines(report, width))


def _lines(report: Report, width: int) -> Iterator[RenderableType]:
    tiles = report.hand.tiles
    if isinstance(tiles, TileSet):
        yield draw_tiles(tiles, list(report.hand.faces), width)
    for group in report.hand.shown:
        yield Text(f"open: {tiles.text(group)}", style="dim")
    yield Text(verdict(report), style="bold")
    if report.readings:
        yield from _readings(report.readings, tiles)
    if report.outlook and report.outlook.wanted:
        yield Text(f"{_helping(report.outlook, report.away == 1)}: {_wanted(report.outlook, tiles)}")
    if report.discards:
        yield _discards(report, tiles)
    yield Text(LEGEND, style="dim")


def _helping(outlook: Outlook, completes: bool) -> str:
    """How many unseen tiles do what."""
    if outlook.unseen == 1:
        return "One unseen tile completes it" if completes else "One unseen tile brings it nearer"
    return f"{outlook.unseen} unseen tiles {'complete it' if completes else 'bring it nearer'}"


def verdict(report: Report) -> str:
    if report.readings:
        return "Complete."
    if report.away is None:
        return "It cannot be completed any more."
    return "One tile from complete." if report.away == 1 else f"{report.away} tiles from complete."


def _readings(readings: tuple[Reading, ...], tiles: Tiles) -> Iterator[RenderableType]:
    """The best with its score lines, then the other ways."""
    best, *others = readings
    grid = Grid.grid(padding=(0, 2))
    for part in best.parts:
        grid.add_row(Text(part.name, style="cyan"), Text(tiles.text(part.tiles)))
    yield Padding(grid, (0, 2))
    for why, points in best.score.lines:
        yield Padding(Text(f"{points:>3}  {why}"), (0, 2))
    yield Text(best.score.sentence)
    for reading in others[:MOST_OTHERS]:
        parts = ", ".join(f"{part.name} {tiles.text(part.tiles)}" for part in reading.parts)
        yield Text(f"also read as {parts}: {reading.score.total}", style="dim")
    if len(others) > MOST_OTHERS:
        yield Text(f"and in {len(others) - MOST_OTHERS} other ways", style="dim")


def _discards(report: Report, tiles: Tiles) -> Grid:
    grid = Grid(title="what each discard keeps, the best first", title_justify="left")
    grid.add_column("discard")
    grid.add_column("tiles away", justify="right")
    grid.add_column("unseen", justify="right")
    grid.add_column("tiles that complete the hand, or bring it nearer")
    for face, kept in report.discards:
        away = "never" if kept.away is None else str(kept.away)
        grid.add_row(Text(tiles.text([face])), away, str(kept.unseen), Text(_wanted(kept, tiles)))
    return grid


def _wanted(outlook: Outlook, tiles: Tiles) -> str:
    return "  ".join(_tile(one, tiles) for one in outlook.wanted)


def _tile(one: Wanted, tiles: Tiles) -> str:
    worth = "" if one.worth is None else f" ({one.worth})"
    return f"{tiles.text([one.face])}×{one.unseen}{worth}{'*' if one.by_throw is False else ''}"
