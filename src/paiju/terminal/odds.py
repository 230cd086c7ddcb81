"""Odds in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import paiju
from paiju.kernel.figures import Figures
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, Values
from paiju.terminal.reports import progress_bar


def find_odds(game: Game, seats: int | None, given: Mapping[str, object]) -> tuple[Any, int, Values]:
    """The game's module of odds with the table that they are for."""
    if game.odds is None:
        having = ", ".join(other.slug for other in paiju.games() if other.odds is not None)
        raise OptionError(f"there are no odds for {game.slug}; there are for {having}")
    number = game.seats(seats, given)
    return game.odds, number, game.values(number, given)


def count_whole_game(game: Game, seats: int, values: Values, console: Console, *, quiet: bool) -> list[Figures]:
    with progress_bar(console, quiet) as bar:
        task = bar.add_task(f"counting {game.slug}", total=None)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        figures: list[Figures] = game.odds.table_odds(seats, values, progress)
    return figures


def figures_grid(figures: Figures) -> Grid:
    grid = Grid(title=Text(figures.title), title_justify="left", caption=Text(figures.note), caption_justify="left")
    for place, heading in enumerate(figures.headings):
        grid.add_column(heading, justify="left" if place == 0 else "right")
    for row in figures.rows:
        grid.add_row(*(Text(cell) for cell in row))
    return grid
