"""Commands for those who play: games, rules, example, tiles, play, replay, verify, options, version."""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path
from typing import Annotated, cast

import typer
from rich.markup import escape
from rich.table import Table as Grid

import paiju
from paiju.kernel.game import Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import OptionError, read_pairs, write_value
from paiju.play.rulebooks import option_effect
from paiju.terminal.commands import Json, Language, Rules, Seats, Seed, Slug, announce, app, chosen_language, err, out
from paiju.tiles import TILE_SETS
from paiju.words.catalogues import DEFAULT
from paiju.words.ids import preset_id
from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker, house_speaker
from paiju.words.wire import SaidData, read_said

DOES_NOT_HOLD, NOTHING_PROVEN = 1, 3  # exit codes; 2 is a file that is no proof
COLUMNS = (
    Said("terminal-column-family"),
    Said("terminal-column-game"),
    Said("terminal-column-name"),
    Said("terminal-column-players"),
    Said("terminal-column-about"),
)


@app.command()
def games(language: Language = None, as_json: Json = False) -> None:
    """List the games by family.

    Example: paiju games
    """
    if as_json:
        keys = ("slug", "name", "native", "romanised", "family", "least", "most", "usual", "summary")
        out.print_json(json.dumps([{key: getattr(game, key) for key in keys} for game in paiju.games()]))
        return
    spoken = chosen_language(language)
    speaker = house_speaker(spoken)
    grid = Grid(box=None, header_style="dim")
    for heading in COLUMNS:
        grid.add_column(speaker.say(heading))
    family = ""
    for game in paiju.games():
        shown = _family_name(game, spoken) if game.family != family else ""
        family = game.family
        grid.add_row(
            shown, f"[bold]{game.slug}[/]", _name(game, spoken), game.players, game.say("game-summary", spoken)
        )
    out.print(grid)
    more = Said("terminal-games-more", play=Quoted("paiju play GAME"), rules=Quoted("paiju rules GAME"))
    out.print(f"[dim]{speaker.say(more)}[/]")


def _name(game: Game, language: str) -> str:
    """What a game is called; in English with its name at home."""
    name = f"{game.name} {game.native}".strip() if language == DEFAULT else game.say("game-name", language)
    if not game.experimental:
        return name
    return house_speaker(language).say(Said("terminal-experimental", name=Quoted(name)))


def _family_name(game: Game, language: str) -> str:
    id = f"family-{game.family}-name"
    speaker = house_speaker(language)
    return speaker.say_id(id) if language != DEFAULT and speaker.has(id) else game.family


@app.command()
def rules(game: Slug, language: Language = None) -> None:
    """Show the rulebook of a game, with its tiles drawn and its options.

    Examples: paiju rules jielong · paiju rules 天九 --language zh-Hant
    """
    from paiju.terminal.rulebooks import show_rulebook

    show_rulebook(paiju.game(game), out, chosen_language(language))


@app.command()
def example(game: Slug, language: Language = None) -> None:
    """Step through the hand that the rulebook of a game plays out; in a pipe it is printed whole.

    Examples: paiju example tianjiu · paiju example ho-hpai --language ko | less
    """
    from paiju.terminal.examples import ExampleMode

    shown = ExampleMode(paiju.game(game), out, language=chosen_language(language))
    if out.is_terminal and sys.stdin.isatty():
        shown.run()
    else:
        shown.show_all()


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
        sets = Quoted(", ".join(TILE_SETS))
        raise OptionError(Said("no-tile-set", set=Quoted(repr(name)), sets=sets))
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
    level: Annotated[
        str,
        typer.Option(help="easy, good, strong, master or another of `paiju bots`; one for each bot with commas."),
    ] = "good",
    rules: Rules = None,
    language: Language = None,
) -> None:
    """Play against bots in the terminal, line by line.

    Examples: paiju play jielong · paiju play tianjiu --level strong · paiju play tiu-u --language ko -r hands=2
    """
    from paiju.terminal.arena import players_at
    from paiju.terminal.line import LineMode
    from paiju.terminal.reports import fault_lines

    spoken = chosen_language(language)

    chosen = paiju.game(game) if game else _pick_game(spoken)
    table = paiju.Table(chosen, seats=seats, seed=seed, announce=announce, **read_pairs(rules or []))
    if not 0 <= seat < table.seats:
        raise OptionError(Said("no-such-seat", number=seat, last=table.seats - 1))
    players = players_at(table, seat, level, announce)
    with contextlib.ExitStack() as stack:
        for player in players.values():
            stack.enter_context(player)
        LineMode(table, seat, out, language=spoken, bots=players).run()
    faults = {f"s{at}": player.faults for at, player in players.items()}
    for line in fault_lines(faults, house_speaker(spoken).say):
        err.print(line, markup=False)


def _pick_game(language: str) -> Game:
    """Ask for a game by number or slug."""
    offered = paiju.games()
    for number, game in enumerate(offered, 1):
        speaker = Speaker.of(game.package, language)
        name, summary = speaker.say(Said("game-name")), speaker.say(Said("game-summary"))
        out.print(f"[bold yellow]{number:>3}[/] {escape(name)}: {escape(summary)}", highlight=False)
    while True:
        answer = typer.prompt(house_speaker(language).say(Said("terminal-which-game")), default="1").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(offered):
            return offered[int(answer) - 1]
        try:
            return paiju.game(answer)
        except paiju.UnknownGame as error:
            err.print(error.say(language), style="red", markup=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record written by `save` or Table.record().")],
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat saw it; as onlookers did without.")] = None,
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Print the score sheet alone: who paid whom for what.")
    ] = False,
    language: Language = None,
) -> None:
    """Check a record and tell the session again, or print its score sheet.

    Examples: paiju replay game.paiju --seat 0 · paiju replay game.paiju --sheet
    """
    from paiju.terminal.reports import score_sheet, summary_of, told

    spoken = chosen_language(language)
    table = paiju.Table.from_record(file.read_text(encoding="utf-8"))
    for line in score_sheet(table, spoken) if sheet else told(table, seat, spoken):
        out.print(line, markup=False)
    out.print(table.say(summary_of(table), spoken), markup=False)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A proof of fair deals, or a record that carries one.")],
    language: Language = None,
    key: Annotated[
        list[str] | None, typer.Option(help="A key that you know to be a player's: only its signatures count.")
    ] = None,
) -> None:
    """Verify the fair deals of a table: what is proven, what is not open, what is wrong.

    The exit code is 0 where a hand is proven and all holds, 1 where something does not fit, 2 where the file is no
    proof, 3 where nothing is proven.

    Example: paiju verify proof.json
    """
    from paiju.play.evidence import canonical_deck, read_evidence
    from paiju.play.verifier import verify as verify_proof

    speaker = house_speaker(chosen_language(language))
    proof, walls = read_evidence(file.read_text(encoding="utf-8"))
    table, game, rules = (Quoted(str(proof[name])) for name in ("table", "game", "rules"))
    out.print(
        speaker.say(Said("terminal-proof-of", table=table, game=game, rules=rules, seats=proof["seats"])), markup=False
    )
    verdict = verify_proof(proof, walls, canonical_deck(proof), key or ())
    for data in verdict.found:
        out.print(speaker.say(read_said(cast(SaidData, data), int)), markup=False, soft_wrap=True)
    if not verdict.holds:
        out.print(speaker.say(Said("verify-fails")))
        sys.exit(DOES_NOT_HOLD)
    if not verdict.proven:
        out.print(speaker.say(Said("verify-nothing")))
        sys.exit(NOTHING_PROVEN)
    out.print(speaker.say(Said("verify-holds")))
    out.print(speaker.say(Said("verify-proven", proven=verdict.proven, hands=len(proof["hands"]))), soft_wrap=True)


@app.command()
def options(game: Slug, language: Language = None, as_json: Json = False) -> None:
    """List the options and the presets of a game.

    Examples: paiju options tianjiu · paiju options 天九 --language zh-Hans
    """
    from paiju.terminal.rulebooks import options_table

    found, spoken = paiju.game(game), chosen_language(language)
    if as_json:
        out.print_json(json.dumps(_options_json(found)))
        return
    out.print(options_table(found, spoken))
    for name, preset in found.presets.items():
        settings = " ".join(f"{key}={write_value(value)}" for key, value in preset.items())
        out.print(f"[bold]{found.say(preset_id(name), spoken)}[/]  {settings}")


def _options_json(game: Game) -> Jsonable:
    return {
        "options": [
            {
                "name": o.name,
                "default": o.default,
                "allowed": o.allowed,
                "effect": option_effect(game, o),
                "source": o.source,
            }
            for o in game.options.OPTIONS
        ],
        "presets": {name: dict(preset) for name, preset in game.presets.items()},
    }


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if show:
        out.print(paiju.__version__)
        raise typer.Exit
