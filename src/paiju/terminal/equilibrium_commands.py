"""Equilibria of reduced games in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

import paiju
from paiju.terminal.commands import (
    Json,
    Preset,
    Rules,
    Seats,
    Slug,
    announce,
    app,
    chosen_rules,
    err,
    out,
    print_json,
)
from paiju.terminal.stopping import note_stop

if TYPE_CHECKING:
    from paiju.lab.equilibrium.study import Study


@app.command()
def equilibrium(
    game: Slug,
    free: Annotated[int, typer.Option(min=1, help="How many tiles of each hand are not known to all.")] = 2,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of CFR+.")] = 256,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the reduced game.")] = 1,
    plot: Annotated[Path | None, typer.Option(help="Draw the curve into this .png or .svg file.")] = None,
    bots: Annotated[
        list[str] | None, typer.Option("--bot", help="Also what this bot could lose; may be given several times.")
    ] = None,
    preset: Preset = None,
    rules: Rules = None,
    as_json: Json = False,
) -> None:
    """Learn to play a reduced game as well as can be (CFR+), and show what the strategies could still lose.

    Examples: paiju equilibrium kol-ye-si --seats 2 · paiju equilibrium tianjiu --seats 3 --plot curve.png
    """
    from paiju.lab.equilibrium.study import study
    from paiju.lab.plots import check_plot, plot_curve
    from paiju.terminal.reports import check_seed, progress_bar

    if plot:
        check_plot(plot)
    chosen = paiju.game(game)
    number, given = chosen_rules(chosen, seats, preset, rules)
    chosen.drivers(announce)
    with progress_bar(err, as_json) as bar:
        task = bar.add_task(game, total=rounds)
        seen = check_seed(seed)
        found = study(chosen, number, given, free, rounds, seen, lambda done: bar.advance(task, done), bots or ())
    if found.points[-1].rounds < rounds:
        note_stop()
    if plot:
        plot_curve(found, plot)
    if as_json:
        print_json(found.as_json())
    else:
        out.print(curve_table(found))


def curve_table(found: Study) -> Grid:
    """The curve, below what the reduced game is."""
    grid = Grid(title=found.title, title_justify="left")
    for heading in ("rounds", "exploitability", "of the mean stake", *(f"s{seat}" for seat in range(found.seats))):
        grid.add_column(heading, justify="right")
    for point in found.points:
        values = (f"{value:+.3f}" for value in point.values)
        grid.add_row(f"{point.rounds:,}", f"{point.exploitability:.5f}", f"{point.share:.3%}", *values)
    for name, point in found.bots:
        values = (f"{value:+.3f}" for value in point.values)
        grid.add_row(name, f"{point.exploitability:.5f}", f"{point.share:.3%}", *values)
    return grid
