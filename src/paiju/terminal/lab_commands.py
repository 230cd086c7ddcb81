"""Commands for those who love odds and figures: simulate, count, bench, odds, solve, hand, compare, evolve, check."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import paiju
from paiju.kernel.options import read_pairs
from paiju.terminal.commands import Json, Language, Rules, Seats, Seed, Slug, announce, app, chosen_language, err, out
from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker


@app.command()
def simulate(
    game: Slug,
    hands: Annotated[int, typer.Option(min=1, help="How many hands (sessions, where -r hands=… is given).")] = 10_000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the simulation.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Threads; 0 uses all cores.")] = 0,
    bots: Annotated[
        str, typer.Option(help="Who plays: a bot for all, or one a seat with commas; `paiju bots` lists them.")
    ] = "random",
    rules: Rules = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Play many hands and report each seat's result with its 99 % interval.

    Examples: paiju simulate jielong --hands 100000 · paiju simulate tianjiu --bots heuristic,random,random,random
    """
    from paiju.terminal.reports import run_simulation

    tongue = chosen_language(language)
    report = run_simulation(
        paiju.game(game), hands, seats, seed, jobs, bots, read_pairs(rules or []), announce, err, quiet=as_json
    )
    if as_json:
        out.print_json(json.dumps(report.as_json()))
    else:
        from paiju.terminal.reports import simulation_table

        out.print(simulation_table(report, tongue))


@app.command()
def count(
    game: Slug,
    depth: Annotated[int, typer.Option(min=0, help="How many actions deep.")] = 3,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the deal.")] = 1,
    rules: Rules = None,
) -> None:
    """Count the positions that lie so many actions below a deal.

    Example: paiju count jielong --depth 6
    """
    from paiju.play.counting import count_below_deal

    table = paiju.Table(game, seats=seats, seed=seed, announce=announce, **read_pairs(rules or []))
    _ = table.turn
    for level in range(depth + 1):
        out.print(f"depth {level:>2}  {count_below_deal(table, level):>16,}")


@app.command()
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="Games to measure; all by default.")
    ] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel and RLCard too (extra `bench`).")] = False,
    search: Annotated[bool, typer.Option("--search", help="Measure search: worlds played out a second.")] = False,
    as_json: Json = False,
) -> None:
    """Measure decisions and hands a second of random legal play, or how fast search is.

    Examples: paiju bench · paiju bench jielong tianjiu --peers · paiju bench tianjiu --search --peers
    """
    from paiju.terminal.reports import bench_table, run_bench, run_search_bench, search_bench_table

    chosen = [paiju.game(slug) for slug in games] if games else paiju.games()
    if search:
        found = run_search_bench(chosen, peers, announce, err)
        out.print_json(json.dumps([row.as_json() for row in found])) if as_json else out.print(
            search_bench_table(found, peers)
        )
        return
    rows, others = run_bench(chosen, peers, announce, err)
    if as_json:
        out.print_json(json.dumps({"games": [row.as_json() for row in rows], "peers": others}))
    else:
        out.print(bench_table(rows, others))


@app.command()
def odds(
    game: Slug,
    tiles: Annotated[list[str] | None, typer.Argument(help="Tiles in hand; the whole game without them.")] = None,
    card: Annotated[bool, typer.Option("--card", help="Print the strategy card, in Markdown.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables in Markdown.")] = False,
    seats: Seats = None,
    rules: Rules = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Show the odds of a hand, or of the whole game: exact where they can be counted.

    Examples: paiju odds pai-gow "[4:2][2:1][3:3][3:1]" · paiju odds pai-gow · paiju odds pai-gow --card
    """
    from paiju.terminal.odds import find_odds, print_figures

    tongue = chosen_language(language)
    found = paiju.game(game)
    module, number, values = find_odds(found, seats, read_pairs(rules or []))
    if card:
        out.print(module.card(number, values, tongue), markup=False, soft_wrap=True)
        return
    if tiles:
        figures = module.hand_odds(number, values, found.deck(number, values).read(" ".join(tiles)))
    else:
        from paiju.terminal.odds import count_whole_game

        figures = count_whole_game(module, game, number, values, err, tongue, quiet=as_json)
    if as_json:
        out.print_json(json.dumps([table.as_json() for table in figures]))
    elif markdown:
        told = (table.told_by(Speaker.of(found.package, tongue)) for table in figures)
        out.print("\n\n".join(table.markdown() for table in told), markup=False, soft_wrap=True)
    else:
        print_figures(figures, out, Speaker.of(found.package, tongue))


@app.command()
def solve(
    game: Slug,
    tiles: Annotated[str | None, typer.Option("--deal", help="The tiles of the wall in their order.")] = None,
    seed: Seed = None,
    shortest: Annotated[bool, typer.Option("--shortest", help="Find a shortest win.")] = False,
    every: Annotated[bool, typer.Option("--all", help="Count all wins in the fewest moves.")] = False,
    limit: Annotated[str, typer.Option(help="Give up at so many positions (200000) or seconds (1.5s).")] = "2000000",
    deals: Annotated[int | None, typer.Option(min=1, help="Solve so many deals, from this seed on.")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Threads for many deals; 0 uses all cores.")] = 0,
    plot: Annotated[Path | None, typer.Option(help="Draw many deals to this PNG or SVG file.")] = None,
    rules: Rules = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Solve a deal: a line that wins, or the proof that there is none; or many deals, and how many can be won.

    Examples: paiju solve xiangshifu --seed 7 --shortest · paiju solve xiangshifu --deals 1000 --limit 1s
    """
    from paiju.kernel.solving import Limit
    from paiju.terminal.solving import Request, answer_json, run_batch, show_batch, show_found

    tongue = chosen_language(language)
    request = Request(paiju.game(game), read_pairs(rules or []), Limit.read(limit), tiles, seed, shortest, every)
    if deals is not None or plot is not None:
        batch = run_batch(request, deals, jobs, plot, err, tongue, quiet=as_json)
        if as_json:
            out.print_json(json.dumps(batch.as_json()))
        else:
            show_batch(batch, out, tongue)
        return
    table = request.table(announce)
    found = request.ask(table, err, tongue)
    if as_json:
        out.print_json(json.dumps(answer_json(table, found)))
    else:
        show_found(table, found, request.limit, out, tongue)


@app.command()
def hand(
    game: Slug,
    tiles: Annotated[list[str], typer.Argument(help="Tiles in hand; groups that lie open after a | each.")],
    seats: Seats = None,
    rules: Rules = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Read a hand: complete or not and how, how many tiles away, which tiles help, what each discard keeps.

    Examples: paiju hand ponjan "R0R0R0 B0B0B0 Y0Y0" · paiju hand kanwisher-mahjong "23b 444c 555d 77d | 999b"
    """
    from paiju.lab.hands import read_hand
    from paiju.terminal.hands import hand_view

    tongue = chosen_language(language)
    report = read_hand(paiju.game(game), " ".join(tiles), seats, read_pairs(rules or []))
    if as_json:
        out.print_json(json.dumps(report.as_json()))
    else:
        out.print(hand_view(report, out.width, tongue))


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
    bots: Annotated[
        str, typer.Option(help="Who plays: a bot for all, or one a seat with commas; `paiju bots` lists them.")
    ] = "heuristic",
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
    from paiju.terminal.comparison import comparison_table, run_comparison
    from paiju.terminal.reports import check_seed, policies

    tongue = chosen_language(language)
    if plot:
        check_plot(plot)
    found, given = paiju.game(game), read_pairs(rules or [])
    number = found.seats(seats, given)
    trial = Trial(number, given, hands, policies(bots, number, found), check_seed(seed), jobs)
    ways = run_comparison(trial, found, option, values, paiju.game(other) if other else None, err, announce, tongue)
    if plot:
        plot_ways(ways, f"{game}: {option or f'and {other}'}", plot)
    if as_json:
        out.print_json(json.dumps([way.as_json() for way in ways]))
    else:
        out.print(comparison_table(ways, tongue))


@app.command()
def evolve(
    game: Slug,
    generations: Annotated[int, typer.Option(min=1, help="How many generations.")] = 150,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the search; the same seed finds the same.")] = 1,
    fitness: Annotated[str, typer.Option(help="What is bred for: growth, profit or per_chip.")] = "growth",
    evolve_counts: Annotated[bool, typer.Option("--evolve-counts", help="Breed the draws too.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Write fitness by generation to this PNG or SVG file.")] = None,
    rules: Rules = None,
    language: Language = None,
) -> None:
    """Search for a stake strategy by breeding, and measure it against the exact optimum.

    Example: paiju evolve kol-ye-si --generations 150 --seed 7 --plot fitness.svg
    """
    from paiju.terminal.evolution import run_evolution, show_evolution

    tongue = chosen_language(language)
    chosen, given = paiju.game(game), read_pairs(rules or [])
    found = run_evolution(chosen, generations, seed, fitness, evolve_counts, plot, given, err, tongue)
    speaker = Speaker.of(chosen.package, tongue)
    show_evolution(found, out, speaker)
    if plot:
        out.print(speaker.say(Said("lab-written-to", file=Quoted(str(plot)))))


@app.command()
def check(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="Games to check; all by default.")
    ] = None,
    decisions: Annotated[
        int, typer.Option(min=1, help="Random decisions per game, all invariants after each.")
    ] = 1_000_000,
) -> None:
    """Check games by random play: every law of the engine after every decision.

    Example: paiju check jielong --decisions 1000000
    """
    from paiju.terminal.reports import run_check

    run_check([paiju.game(slug) for slug in games] if games else paiju.games(), decisions, announce, err, out)
