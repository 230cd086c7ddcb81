"""Odds in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import paiju
from paiju.kernel.figures import Figures
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, Values
from paiju.terminal.reports import progress_bar
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker, house_speaker

if TYPE_CHECKING:
    from paiju.kernel.contract import OddsModule

EDGE, BETWEEN = 1, 3  # what a table draws beside its columns


def find_odds(game: Game, seats: int | None, given: Mapping[str, object]) -> tuple[OddsModule, int, Values]:
    """The game's module of odds with the table that they are for."""
    if game.odds is None:
        having = ", ".join(other.slug for other in paiju.games() if other.odds is not None)
        raise OptionError(Said("no-odds", game=Quoted(game.slug), games=Quoted(having)))
    number = game.seats(seats, given)
    return game.odds, number, game.values(number, given)


def count_whole_game(
    odds: OddsModule, slug: str, seats: int, values: Values, console: Console, language: str = DEFAULT, *, quiet: bool
) -> list[Figures]:
    with progress_bar(console, quiet) as bar:
        task = bar.add_task(house_speaker(language).say(Said("lab-counting", game=Quoted(slug))), total=None)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        return odds.table_odds(seats, values, progress)


def print_figures(tables: Iterable[Figures], console: Console, speaker: Speaker | None = None) -> None:
    for figures in tables:
        told = figures.told_by(speaker) if speaker else figures
        for grid in figures_grids(told, console.width):
            console.print(grid)


def figures_grids(figures: Figures, width: int) -> list[Grid]:
    """A table as wide as the terminal at most: what does not fit follows below, each part with the first column."""
    parts = _parts([_column_width(figures, place) for place in range(len(figures.headings))], width)
    grids = [_grid(figures, part) for part in parts]
    grids[0].title, grids[0].title_justify = Text(figures.title), "left"
    grids[-1].caption, grids[-1].caption_justify = Text(figures.note), "left"
    return grids


def _parts(widths: list[int], width: int) -> list[list[int]]:
    """The columns of each part, by what they need."""
    parts, used = [[0]], EDGE + widths[0]
    for place in range(1, len(widths)):
        if used + widths[place] > width and len(parts[-1]) > 1:
            parts.append([0])
            used = EDGE + widths[0]
        parts[-1].append(place)
        used += widths[place]
    return parts


def _column_width(figures: Figures, place: int) -> int:
    """Of its longest cell, and of the longest word of its heading, with what stands between columns."""
    texts = [row[place] for row in figures.rows] + figures.headings[place].split()
    return max(cell_len(text) for text in texts or [""]) + BETWEEN


def _grid(figures: Figures, places: list[int]) -> Grid:
    grid = Grid()
    for place in places:
        grid.add_column(figures.headings[place], justify="left" if place == 0 else "right")
    for row in figures.rows:
        grid.add_row(*(Text(row[place]) for place in places))
    return grid
