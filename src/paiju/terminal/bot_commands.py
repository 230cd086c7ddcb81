"""Commands about bots and what they think: bots, arena, league, review, puzzle."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

import paiju
from paiju.terminal import completion
from paiju.terminal.commands import (
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
from paiju.words.said import Said

if TYPE_CHECKING:
    from paiju.lab.ladder import Ladder

Players = Annotated[
    list[str],
    typer.Argument(
        metavar="BOT BOT…", help="Two bots or more; `paiju bots` lists them.", autocompletion=completion.bots
    ),
]


@app.command()
def bots(language: Language = None, as_json: Json = False) -> None:
    """List the bots by name.

    Example: paiju bots
    """
    from paiju.terminal.arena import bot_rows
    from paiju.words.speaker import house_speaker

    say = house_speaker(chosen_language(language)).say
    if as_json:
        print_json([{"name": name, "about": say(about)} for name, about in bot_rows()])
        return
    grid = Grid(box=None, header_style="dim")
    grid.add_column(say(Said("lab-bot")))
    grid.add_column(say(Said("lab-bot-about")))
    for name, about in bot_rows():
        grid.add_row(Text(name, style="bold"), say(about))
    out.print(grid)


@app.command()
def arena(
    game: Slug,
    names: Players,
    hands: Annotated[int, typer.Option(min=1, help="How many deals at most; each is played in every seating.")] = 1000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the deals.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 uses all cores.")] = 0,
    ray: Ray = None,
    every: Annotated[bool, typer.Option("--all", help="Play all deals, also when the differences are clear.")] = False,
    save: Annotated[Path | None, typer.Option(help="Keep every deal in this file, and go on where it ends.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the result into this .png or .svg file.")] = None,
    preset: Preset = None,
    rules: Rules = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Let bots play against each other: the same deals in every seating, until the differences are clear.

    Examples: paiju arena tianjiu good random · paiju arena liap-tui strong good --hands 200 --save match.jsonl
    """
    from paiju.lab.plots import check_plot, plot_standing
    from paiju.lab.workers import workers
    from paiju.terminal.arena import contest_of, print_standing, run_contest

    tongue = chosen_language(language)
    if plot:
        check_plot(plot)
    found = paiju.game(game)
    number, given = chosen_rules(found, seats, preset, rules)
    contest = contest_of(found, names, number, seed, given, None if as_json else announce)
    standing = run_contest(contest, hands, workers(jobs, ray), save, err, stops_early=not every, quiet=as_json)
    if plot:
        plot_standing(standing, plot)
    if as_json:
        print_json(standing.as_json())
    else:
        print_standing(standing, hands, out, tongue)


@app.command()
def league(
    games: Slugs = None,
    ladder: Annotated[
        str, typer.Option("--bots", help="The bots from the weakest to the best, with commas.")
    ] = "random,easy,good,strong,master",
    share: Annotated[int, typer.Option(min=1, max=1000, help="strong and master search one part of so many.")] = 1,
    hands: Annotated[int, typer.Option(min=1, help="How many deals at most for each pair.")] = 400,
    minutes: Annotated[float | None, typer.Option(min=0, help="Stop then, with what is known so far.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the deals.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 uses all cores.")] = 0,
    ray: Ray = None,
    save: Annotated[Path | None, typer.Option(help="Keep every deal in this folder, and go on where it ends.")] = None,
    table: Annotated[Path | None, typer.Option(help="Print the table of a league.json, and play nothing.")] = None,
    as_json: Json = False,
) -> None:
    """Hold each bot of a ladder against the one below it, in every game; prints a table in Markdown.

    With --save the folder has the deals, and league.json with the result; the same command goes on there.

    Examples: paiju league · paiju league tianjiu liap-tui --share 10 --hands 200 --save league
    """
    from paiju.lab.league import League
    from paiju.lab.workers import workers
    from paiju.terminal.arena import run_league
    from paiju.terminal.league_files import read_league, shared, write_league
    from paiju.terminal.reports import check_seed

    if table:
        _print_ladders(*read_league(table))
        return
    chosen = list(map(paiju.game, games)) if games else paiju.games()
    played = League(chosen, [shared(name.strip(), share) for name in ladder.split(",")], hands, check_seed(seed))
    run_league(played, workers(jobs, ray), save, minutes and 60 * minutes, err, quiet=as_json)
    if save:
        write_league(save, played)
    if as_json:
        print_json(played.as_json())
    else:
        _print_ladders(played.ladders(), played.bots)


def _print_ladders(ladders: Iterable[Ladder], bots: Sequence[str]) -> None:
    from paiju.lab.ladder import markdown

    for line in markdown(ladders, bots):
        out.print(line, soft_wrap=True)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record written by `save` or Table.record().")],
    seat: Annotated[int, typer.Option(help="Whose decisions.")] = 0,
    worlds: Annotated[int, typer.Option(min=10, help="How many worlds a decision is looked at in.")] = 400,
    line: Annotated[
        int | None, typer.Option(help="Play the hand out from this decision of the list with the better move.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the worlds.")] = 1,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Go through a session again: what each decision of a seat cost, by what that seat could know.

    Examples: paiju review game.paiju · paiju review game.paiju --seat 2 · paiju review game.paiju --line 1
    """
    from paiju.terminal.review import better_line, review_view, run_review

    spoken = chosen_language(language)
    table = paiju.Table.from_record(file.read_text(encoding="utf-8"))
    found = run_review(table, seat, worlds, seed, err, announce, quiet=as_json)
    if as_json:
        print_json(found.as_json())
    elif line is not None:
        for told in better_line(found, line, spoken):
            out.print(told)
    else:
        for part in review_view(found, spoken):
            out.print(part)


@app.command()
def puzzle(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; today's puzzle without one.")] = None,
    number: Annotated[int, typer.Option(min=1, help="Which puzzle of the game.")] = 1,
    solution: Annotated[bool, typer.Option("--solution", help="Show the best move at once.")] = False,
    mine: Annotated[Path | None, typer.Option(help="Look for puzzles of a game and write them to this file.")] = None,
    count: Annotated[int, typer.Option(min=1, help="How many to look for.")] = 20,
    deals: Annotated[int, typer.Option(min=1, help="How many deals to look through at most.")] = 2000,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Find the best move: a position of a game in which the usual move is not the best one.

    Examples: paiju puzzle · paiju puzzle tianjiu --number 7 · paiju puzzle my-game --mine puzzles.json
    """
    from paiju.lab.puzzles import puzzle_of_day, write_puzzles
    from paiju.terminal.puzzles import PuzzleMode, mine_puzzles, puzzle_number

    if mine is not None:
        chosen = paiju.game(game or "")
        mine.write_text(write_puzzles(chosen, mine_puzzles(chosen, count, deals, err, announce)), encoding="utf-8")
        return
    if game is None:
        chosen, number = puzzle_of_day(datetime.datetime.now(datetime.UTC).date())
    else:
        chosen = paiju.game(game)
    mode = PuzzleMode(puzzle_number(chosen, number), chosen, number, out, language=chosen_language(language))
    if as_json:
        print_json(mode.as_json())
    else:
        mode.run(asks=not solution)
