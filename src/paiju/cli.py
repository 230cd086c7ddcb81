"""The command line: paiju …, python -m paiju."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

import paiju
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, read_pairs, write_value
from paiju.tiles import TILE_SETS, TileError

NOT_PROVEN = 1
BAD_INPUT = 2

MISTAKES = (
    paiju.UnknownGame,
    OptionError,
    paiju.WallError,
    paiju.RecordError,
    paiju.FairError,
    paiju.MoveError,
    TileError,
)

app = typer.Typer(
    help="Paiju 牌局: the traditional tile games of East Asia.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

Slug = Annotated[str, typer.Argument(metavar="GAME", help="The game's slug; `paiju games` lists them.")]
Seats = Annotated[int | None, typer.Option(help="Number of players.")]
Seed = Annotated[int | None, typer.Option(help="Seed of the shuffles; the same seed gives the same session.")]
Rules = Annotated[list[str] | None, typer.Option("--rules", "-r", metavar="NAME=VALUE", help="An option; repeatable.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def announce(line: str) -> None:
    err.print(line, style="dim")


def main() -> None:
    """Run a command; what the user got wrong is one line and exit code 2."""
    try:
        app(standalone_mode=False)
    except MISTAKES as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{error.filename or 'file'}: {error.strerror}")
    except UnicodeDecodeError:
        _fail("the file is no text")
    except (typer.Exit, SystemExit) as leave:
        sys.exit(getattr(leave, "exit_code", getattr(leave, "code", 0)))
    except (typer.Abort, KeyboardInterrupt):
        _fail("stopped")
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        _fail(error.format_message())


def _fail(message: str) -> None:
    err.print(f"paiju: {message}", style="red", markup=False, soft_wrap=True)
    sys.exit(BAD_INPUT)


@app.command()
def games(as_json: Json = False) -> None:
    """List the games by family.

    Example: paiju games
    """
    if as_json:
        keys = ("slug", "name", "native", "romanised", "family", "least", "most", "usual", "summary")
        out.print_json(json.dumps([{key: getattr(game, key) for key in keys} for game in paiju.games()]))
        return
    grid = Grid(box=None, header_style="dim")
    for heading in ("family", "game", "name", "players", "what it is"):
        grid.add_column(heading)
    family = ""
    for game in paiju.games():
        shown = game.family if game.family != family else ""
        family = game.family
        name = f"{game.name} {game.native}".strip() + (" (experimental)" if game.experimental else "")
        grid.add_row(shown, f"[bold]{game.slug}[/]", name, game.players, game.summary)
    out.print(grid)
    out.print("[dim]paiju play GAME sits you down, paiju rules GAME explains it.[/]")


@app.command()
def rules(game: Slug) -> None:
    """Show the rulebook of a game, with its tiles drawn and its options.

    Example: paiju rules jielong
    """
    from paiju.terminal.rulebooks import show_rulebook

    show_rulebook(paiju.game(game), out)


@app.command()
def tiles(
    name: Annotated[str | None, typer.Argument(metavar="SET", help="A tile set; all are listed without one.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write a contact sheet of the set to this SVG file.")] = None,
) -> None:
    """Show the tile sets, or one of them with all its names.

    Examples: paiju tiles · paiju tiles full32 · paiju tiles mahjong108 --svg sheet.svg
    """
    from paiju.terminal.tile_sets import list_tile_sets, show_tile_set

    if name is None:
        list_tile_sets(out)
        return
    if name not in TILE_SETS:
        raise TileError(f"there is no tile set {name!r}; there are {', '.join(TILE_SETS)}", name)
    if svg is not None:
        from paiju.tiles.svg import sheet

        svg.write_text(sheet(TILE_SETS[name]), encoding="utf-8")
        out.print(f"Written to {svg}.")
        return
    show_tile_set(TILE_SETS[name], out)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; asked for without one.")] = None,
    seats: Seats = None,
    seat: Annotated[int, typer.Option(help="Your seat.")] = 0,
    seed: Seed = None,
    rules: Rules = None,
) -> None:
    """Play against bots in the terminal, line by line.

    Examples: paiju play jielong · paiju play tianjiu --seed 7 -r hands=2 -r combinations=full
    """
    from paiju.terminal.line import LineMode

    chosen = paiju.game(game) if game else _pick_game()
    table = paiju.Table(chosen, seats=seats, seed=seed, announce=announce, **read_pairs(rules or []))
    if not 0 <= seat < table.seats:
        raise OptionError(f"there is no seat {seat}; this table has 0 to {table.seats - 1}")
    LineMode(table, seat, out).run()


def _pick_game() -> Game:
    """Ask for a game by number or slug."""
    offered = paiju.games()
    for number, game in enumerate(offered, 1):
        out.print(f"[bold yellow]{number:>3}[/] {game.name} {game.native}: {game.summary}")
    while True:
        answer = typer.prompt("Which game", default="1").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(offered):
            return offered[int(answer) - 1]
        try:
            return paiju.game(answer)
        except paiju.UnknownGame as error:
            err.print(str(error), style="red", markup=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record written by `save` or Table.record().")],
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat saw it; as onlookers did without.")] = None,
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Print the score sheet alone: who paid whom for what.")
    ] = False,
) -> None:
    """Check a record and tell the session again, or print its score sheet.

    Examples: paiju replay game.paiju --seat 0 · paiju replay game.paiju --sheet
    """
    from paiju.terminal.reports import score_sheet

    table = paiju.Table.from_record(file.read_text(encoding="utf-8"))
    for line in score_sheet(table) if sheet else table.view(seat)["log"]:
        out.print(line, markup=False)
    scores = ", ".join(f"s{at} {score:+d}" for at, score in enumerate(table.scores))
    state = "The session is over" if table.over else "The session goes on"
    out.print(f"The record is whole: {len(table.moves)} moves, {len(table.results)} hands. {state}; {scores}.")


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A proof of fair deals, or a record that carries one.")],
) -> None:
    """Verify the fair deals of a table: what is proven, what is not open, what is wrong.

    Example: paiju verify proof.json
    """
    from paiju.play.evidence import read_evidence
    from paiju.play.verifier import verify as verify_proof

    proof, walls = read_evidence(file.read_text(encoding="utf-8"))
    out.print(f"Table {proof['table']}: {proof['game']}, rules {proof['rules']}, {proof['seats']} seats.", markup=False)
    holds, found = verify_proof(proof, walls)
    for sentence in found:
        out.print(sentence, markup=False, soft_wrap=True)
    out.print("All that is open holds." if holds else "The proof does not hold.")
    if not holds:
        sys.exit(NOT_PROVEN)


@app.command()
def simulate(
    game: Slug,
    hands: Annotated[int, typer.Option(min=1, help="How many hands (sessions, where -r hands=… is given).")] = 10_000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the simulation.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Threads; 0 uses all cores.")] = 0,
    bots: Annotated[str, typer.Option(help="Who plays: random, heuristic, or one a seat with commas.")] = "random",
    rules: Rules = None,
    as_json: Json = False,
) -> None:
    """Play many hands and report each seat's result with its 99 % interval.

    Examples: paiju simulate jielong --hands 100000 · paiju simulate tianjiu --bots heuristic,random,random,random
    """
    from paiju.terminal.reports import run_simulation

    report = run_simulation(
        paiju.game(game), hands, seats, seed, jobs, bots, read_pairs(rules or []), announce, err, quiet=as_json
    )
    if as_json:
        out.print_json(json.dumps(report.as_json()))
    else:
        from paiju.terminal.reports import simulation_table

        out.print(simulation_table(report))


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
    as_json: Json = False,
) -> None:
    """Measure decisions and hands a second of random legal play.

    Examples: paiju bench · paiju bench jielong tianjiu --peers
    """
    from paiju.terminal.reports import bench_table, run_bench

    chosen = [paiju.game(slug) for slug in games] if games else paiju.games()
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
    as_json: Json = False,
) -> None:
    """Show the odds of a hand, or of the whole game: exact where they can be counted.

    Examples: paiju odds pai-gow "[4:2][2:1][3:3][3:1]" · paiju odds pai-gow · paiju odds pai-gow --card
    """
    from paiju.terminal.odds import figures_grid, find_odds

    found = paiju.game(game)
    module, number, values = find_odds(found, seats, read_pairs(rules or []))
    if card:
        out.print(module.card(number, values), markup=False, soft_wrap=True)
        return
    if tiles:
        figures = module.hand_odds(number, values, found.deck(number, values).read(" ".join(tiles)))
    else:
        from paiju.terminal.odds import count_whole_game

        figures = count_whole_game(found, number, values, err, quiet=as_json)
    if as_json:
        out.print_json(json.dumps([table.as_json() for table in figures]))
    elif markdown:
        out.print("\n\n".join(table.markdown() for table in figures), markup=False, soft_wrap=True)
    else:
        for table in figures:
            out.print(figures_grid(table))


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
    as_json: Json = False,
) -> None:
    """Solve a deal: a line that wins, or the proof that there is none; or many deals, and how many can be won.

    Examples: paiju solve xiangshifu --seed 7 --shortest · paiju solve xiangshifu --deals 1000 --limit 1s
    """
    from paiju.kernel.solving import Limit
    from paiju.terminal.solving import Request, answer_json, run_batch, show_batch, show_found

    request = Request(paiju.game(game), read_pairs(rules or []), Limit.read(limit), tiles, seed, shortest, every)
    if deals is not None or plot is not None:
        batch = run_batch(request, deals, jobs, plot, err, quiet=as_json)
        if as_json:
            out.print_json(json.dumps(batch.as_json()))
        else:
            show_batch(batch, out)
        return
    table = request.table(announce)
    found = request.ask(table, err)
    if as_json:
        out.print_json(json.dumps(answer_json(table, found)))
    else:
        show_found(table, found, request.limit, out)


@app.command()
def hand(
    game: Slug,
    tiles: Annotated[list[str], typer.Argument(help="Tiles in hand; groups that lie open after a | each.")],
    seats: Seats = None,
    rules: Rules = None,
    as_json: Json = False,
) -> None:
    """Read a hand: complete or not and how, how many tiles away, which tiles help, what each discard keeps.

    Examples: paiju hand ponjan "R0R0R0 B0B0B0 Y0Y0" · paiju hand kanwisher-mahjong "23b 444c 555d 77d | 999b"
    """
    from paiju.lab.hands import read_hand
    from paiju.terminal.hands import hand_view

    report = read_hand(paiju.game(game), " ".join(tiles), seats, read_pairs(rules or []))
    if as_json:
        out.print_json(json.dumps(report.as_json()))
    else:
        out.print(hand_view(report, out.width))


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
    bots: Annotated[str, typer.Option(help="Who plays: random, heuristic, or one a seat with commas.")] = "heuristic",
    rules: Rules = None,
    plot: Annotated[Path | None, typer.Option(help="Draw it to this PNG or SVG file.")] = None,
    as_json: Json = False,
) -> None:
    """Show what an option changes: length, seats, spread, and how often it matters, on the same deals.

    Examples: paiju compare jielong --option arms --plot arms.svg · paiju compare tiu-u --with tiu-u-merged
    """
    from paiju.lab.comparison import Trial
    from paiju.lab.plots import check_plot, plot_ways
    from paiju.terminal.comparison import comparison_table, run_comparison
    from paiju.terminal.reports import check_seed, policies

    if plot:
        check_plot(plot)
    found, given = paiju.game(game), read_pairs(rules or [])
    number = found.seats(seats, given)
    trial = Trial(number, given, hands, policies(bots, number), check_seed(seed), jobs)
    ways = run_comparison(trial, found, option, values, paiju.game(other) if other else None, err, announce)
    if plot:
        plot_ways(ways, f"{game}: {option or f'and {other}'}", plot)
    if as_json:
        out.print_json(json.dumps([way.as_json() for way in ways]))
    else:
        out.print(comparison_table(ways))


@app.command()
def evolve(
    game: Slug,
    generations: Annotated[int, typer.Option(min=1, help="How many generations.")] = 150,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the search; the same seed finds the same.")] = 1,
    fitness: Annotated[str, typer.Option(help="What is bred for: growth, profit or per_chip.")] = "growth",
    evolve_counts: Annotated[bool, typer.Option("--evolve-counts", help="Breed the draws too.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Write fitness by generation to this PNG or SVG file.")] = None,
    rules: Rules = None,
) -> None:
    """Search for a stake strategy by breeding, and measure it against the exact optimum.

    Example: paiju evolve kol-ye-si --generations 150 --seed 7 --plot fitness.svg
    """
    from paiju.terminal.evolution import run_evolution, show_evolution

    found = run_evolution(
        paiju.game(game), generations, seed, fitness, evolve_counts, plot, read_pairs(rules or []), err
    )
    show_evolution(found, out)
    if plot:
        out.print(f"Written to {plot}.")


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


@app.command()
def options(game: Slug, as_json: Json = False) -> None:
    """List the options and the presets of a game.

    Example: paiju options tianjiu
    """
    from paiju.terminal.rulebooks import options_table

    found = paiju.game(game)
    if as_json:
        out.print_json(json.dumps(_options_json(found)))
        return
    out.print(options_table(found))
    for name, preset in found.presets.items():
        settings = " ".join(f"{key}={write_value(value)}" for key, value in preset.items())
        out.print(f"[bold]{name}[/]  {settings}")


def _options_json(game: Game) -> dict[str, Any]:
    return {
        "options": [
            {"name": o.name, "default": o.default, "allowed": o.allowed, "effect": o.effect, "source": o.source}
            for o in game.options.OPTIONS
        ],
        "presets": {name: dict(preset) for name, preset in game.presets.items()},
    }


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 is every one of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    db: Annotated[
        str | None, typer.Option(help="A file, or postgresql://…; else PAIJU_DB, else a file of this user.")
    ] = None,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds that a bot takes for a move.")] = 1.0,
    grace: Annotated[float, typer.Option(min=0, help="Seconds until a bot plays for an absent player.")] = 60.0,
    origin: Annotated[
        list[str] | None, typer.Option(help="A web page that may connect beside those of this server; repeatable.")
    ] = None,
) -> None:
    """Serve tables where people play together and with bots.

    Examples: paiju serve · paiju serve --host 0.0.0.0 --port 80 --db /var/lib/paiju/paiju.db
    """
    from paiju.server import serving
    from paiju.server.app import Settings
    from paiju.server.store import CannotOpen

    try:
        serving.serve(db, host, port, Settings(pace=pace, grace=grace, origins=tuple(origin or ())))
    except CannotOpen as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{host}:{port}: {error.strerror}")


@app.command()
def schema(
    typescript: Annotated[bool, typer.Option("--typescript", help="As the types of the browser client.")] = False,
) -> None:
    """Print the JSON Schema of the server's messages.

    Example: paiju schema > protocol.json
    """
    from paiju.server import protocol
    from paiju.server.typescript import typescript as types

    typer.echo(types() if typescript else json.dumps(protocol.schema(), indent=2), nl=not typescript)


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if show:
        out.print(paiju.__version__)
        raise typer.Exit
