"""Commands for those who love odds: count, odds, solve, hand, evolve."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import paiju
from paiju.kernel.jsonable import Jsonable
from paiju.terminal.commands import (
    Json,
    Language,
    Preset,
    Rules,
    Seats,
    Seed,
    Slug,
    announce,
    app,
    chosen_language,
    chosen_rules,
    err,
    out,
    print_json,
)
from paiju.terminal.stopping import keeping_what_was_found, note_stop
from paiju.words.said import Quoted, Said

if TYPE_CHECKING:
    from paiju.lab.solving import Batch


@app.command()
def count(
    game: Slug,
    depth: Annotated[int, typer.Option(min=0, help="How many actions deep.")] = 3,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the deal.")] = 1,
    preset: Preset = None,
    rules: Rules = None,
    as_json: Json = False,
) -> None:
    """Count the positions that lie so many actions below a deal.

    Example: paiju count jielong --depth 6
    """
    from paiju.play.counting import count_below_deal

    found = paiju.game(game)
    number, given = chosen_rules(found, seats, preset, rules)
    table = paiju.Table(found, seats=number, seed=seed, announce=None if as_json else announce, **given)
    table.decide()
    if as_json:
        counted: list[Jsonable] = []
        with keeping_what_was_found():
            for level in range(depth + 1):
                counted.append({"depth": level, "positions": count_below_deal(table, level)})
        print_json(counted)
        return
    for level in range(depth + 1):
        out.print(f"depth {level:>2}  {count_below_deal(table, level):>16,}")


@app.command()
def odds(
    game: Slug,
    tiles: Annotated[list[str] | None, typer.Argument(help="Tiles in hand; the whole game without them.")] = None,
    card: Annotated[bool, typer.Option("--card", help="Print the strategy card, in Markdown.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables in Markdown.")] = False,
    seats: Seats = None,
    preset: Preset = None,
    rules: Rules = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Show the odds of a hand, or of the whole game: exact where they can be counted.

    Examples: paiju odds pai-gow "[4:2][2:1][3:3][3:1]" · paiju odds pai-gow · paiju odds pai-gow --card
    """
    from paiju.terminal.odds import find_odds, print_figures
    from paiju.words.speaker import Speaker

    tongue = chosen_language(language)
    found = paiju.game(game)
    module, number, values = find_odds(found, *chosen_rules(found, seats, preset, rules))
    if card:
        out.print(module.card(number, values, tongue), soft_wrap=True)
        return
    if tiles:
        figures = module.hand_odds(number, values, found.deck(number, values).read(" ".join(tiles)))
    else:
        from paiju.terminal.odds import count_whole_game

        figures = count_whole_game(module, found.slug, number, values, err, tongue, quiet=as_json)
    if as_json:
        print_json([table.as_json() for table in figures])
    elif markdown:
        told = (table.told_by(Speaker.of(found.package, tongue)) for table in figures)
        out.print("\n\n".join(table.markdown() for table in told), soft_wrap=True)
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
    preset: Preset = None,
    rules: Rules = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Solve a deal: a line that wins, or the proof that there is none; or many deals, and how many can be won.

    Examples: paiju solve xiangshifu --seed 7 --shortest · paiju solve xiangshifu --deals 1000 --limit 1s
    """
    from paiju.kernel.solving import Limit
    from paiju.terminal.solving import Request, answer_json, run_batch, show_found

    tongue = chosen_language(language)
    found = paiju.game(game)
    given = chosen_rules(found, None, preset, rules)[1]
    request = Request(found, given, Limit.read(limit), tiles, seed, shortest, every)
    if deals is not None or plot is not None:
        batch = run_batch(request, deals, jobs, plot, err, tongue, quiet=as_json)
        _show_many(batch, deals or 0, tongue, as_json)
        return
    table = request.table(announce)
    answer = request.ask(table, err, tongue)
    if as_json:
        print_json(answer_json(table, answer))
    else:
        show_found(table, answer, request.limit, out, tongue)


def _show_many(batch: Batch, wanted: int, language: str, as_json: bool) -> None:
    from paiju.terminal.solving import show_batch

    if as_json:
        print_json(batch.as_json())
    else:
        show_batch(batch, out, language)
    if len(batch.deals) < wanted:
        note_stop()


@app.command()
def hand(
    game: Slug,
    tiles: Annotated[list[str], typer.Argument(help="Tiles in hand; groups that lie open after a | each.")],
    seats: Seats = None,
    preset: Preset = None,
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
    found = paiju.game(game)
    report = read_hand(found, " ".join(tiles), *chosen_rules(found, seats, preset, rules))
    if as_json:
        print_json(report.as_json())
    else:
        out.print(hand_view(report, out.width, tongue))


@app.command()
def evolve(
    game: Slug,
    generations: Annotated[int, typer.Option(min=1, help="How many generations.")] = 150,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the search; the same seed finds the same.")] = 1,
    fitness: Annotated[str, typer.Option(help="What is bred for: growth, profit or per_chip.")] = "growth",
    evolve_counts: Annotated[bool, typer.Option("--evolve-counts", help="Breed the draws too.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Write fitness by generation to this PNG or SVG file.")] = None,
    preset: Preset = None,
    rules: Rules = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Search for a stake strategy by breeding, and measure it against the exact optimum.

    Example: paiju evolve kol-ye-si --generations 150 --seed 7 --plot fitness.svg
    """
    from paiju.terminal.evolution import evolution_json, run_evolution, show_evolution
    from paiju.words.speaker import Speaker

    tongue = chosen_language(language)
    chosen = paiju.game(game)
    given = chosen_rules(chosen, None, preset, rules)[1]
    found = run_evolution(chosen, generations, seed, fitness, evolve_counts, plot, given, err, tongue)
    if len(found.history) <= generations:
        note_stop()
    if as_json:
        print_json(evolution_json(found))
        return
    speaker = Speaker.of(chosen.package, tongue)
    show_evolution(found, out, speaker)
    if plot:
        out.print(speaker.say(Said("lab-written-to", file=Quoted(str(plot)))))
