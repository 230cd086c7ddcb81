"""Commands that play much and measure: simulate, bench, compare, check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import paiju
from paiju.terminal.commands import (
    Bots,
    Json,
    Language,
    Preset,
    Ray,
    Rules,
    Seats,
    Slug,
    Slugs,
    announce,
    app,
    chosen_language,
    chosen_rules,
    err,
    out,
    print_json,
)
from paiju.terminal.stopping import keeping_what_was_found, note_stop


@app.command()
def simulate(
    game: Slug,
    hands: Annotated[int, typer.Option(min=1, help="How many hands (sessions, where -r hands=… is given).")] = 10_000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the simulation.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Threads or processes; 0 uses all cores.")] = 0,
    ray: Ray = None,
    bots: Bots = "random",
    preset: Preset = None,
    rules: Rules = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Play many hands and report each seat's result with its 99 % interval.

    Examples: paiju simulate jielong --hands 100000 · paiju simulate tianjiu --bots heuristic,random,random,random
    """
    from paiju.terminal.reports import run_simulation, simulation_table

    tongue, found = chosen_language(language), paiju.game(game)
    number, given = chosen_rules(found, seats, preset, rules)
    report = run_simulation(found, hands, number, seed, jobs, ray, bots, given, announce, err, quiet=as_json)
    print_json(report.as_json()) if as_json else out.print(simulation_table(report, tongue))
    if report.sessions < hands:
        note_stop()


@app.command()
def bench(
    games: Slugs = None,
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel and RLCard too (extra `bench`).")] = False,
    search: Annotated[bool, typer.Option("--search", help="Measure search: worlds played out a second.")] = False,
    as_json: Json = False,
) -> None:
    """Measure decisions and hands a second of random legal play, or how fast search is.

    Examples: paiju bench · paiju bench jielong tianjiu --peers · paiju bench tianjiu --search --peers
    """
    from paiju.terminal.reports import bench_tables, run_bench
    from paiju.terminal.search_reports import run_search_bench, search_bench_table

    chosen = [paiju.game(slug) for slug in games] if games else paiju.games()
    if search:
        found = run_search_bench(chosen, peers, announce, err)
        print_json([row.as_json() for row in found]) if as_json else out.print(search_bench_table(found, peers))
        return
    rows, others = run_bench(chosen, peers, announce, err)
    if as_json:
        print_json({"games": [row.as_json() for row in rows], "peers": others})
    else:
        for grid in bench_tables(rows, others):
            out.print(grid)


@app.command()
def compare(
    game: Slug,
    option: Annotated[str | None, typer.Option(help="The option whose values are compared.")] = None,
    values: Annotated[str | None, typer.Option(help="Which values, with commas; telling ones by default.")] = None,
    other: Annotated[str | None, typer.Option("--with", metavar="GAME", help="Compare with another game.")] = None,
    hands: Annotated[int, typer.Option(min=2, help="How many hands of each.")] = 20_000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the deals.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Threads; 0 uses all cores.")] = 0,
    bots: Bots = "heuristic",
    preset: Preset = None,
    rules: Rules = None,
    plot: Annotated[Path | None, typer.Option(help="Draw it to this PNG or SVG file.")] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Show what an option changes: length, seats, spread, and how often it matters, on the same deals.

    Examples: paiju compare jielong --option arms --plot arms.svg · paiju compare tiu-u --with tiu-u-merged
    """
    from paiju.lab.comparison import Trial
    from paiju.lab.plots import check_plot, plot_ways
    from paiju.lab.simulation import hand_values
    from paiju.terminal.comparison import comparison_table, run_comparison
    from paiju.terminal.reports import check_seed, policies

    tongue, found = chosen_language(language), paiju.game(game)
    if plot:
        check_plot(plot)
    wanted, given = chosen_rules(found, seats, preset, rules)
    players = policies(bots, found, ((number := found.seats(wanted, given)), hand_values(found, number, given)))
    trial = Trial(number, given, hands, players, check_seed(seed), jobs)
    ways = run_comparison(trial, found, option, values, paiju.game(other) if other else None, err, announce, tongue)
    if plot:
        plot_ways(ways, f"{game}: {option or f'and {other}'}", plot)
    if as_json:
        print_json([way.as_json() for way in ways])
    else:
        out.print(comparison_table(ways, tongue))


@app.command()
def check(
    games: Slugs = None,
    decisions: Annotated[
        int, typer.Option(min=1, help="Random decisions per game, all invariants after each.")
    ] = 1_000_000,
    as_json: Json = False,
) -> None:
    """Check games by random play: every law of the engine after every decision.

    Example: paiju check jielong --decisions 1000000
    """
    from paiju.terminal.reports import run_check

    chosen = [paiju.game(slug) for slug in games] if games else paiju.games()
    passed = []
    with keeping_what_was_found():
        for game in chosen:
            passed.append(run_check(game, decisions, announce, err))
            if not as_json:
                out.print(f"{game.slug}: {decisions:,} decisions over {len(game.presets)} presets, no violation.")
    if as_json:
        print_json(passed)
