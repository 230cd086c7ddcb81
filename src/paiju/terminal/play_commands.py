"""Commands for those who play: play, join, replay, verify."""

from __future__ import annotations

import getpass
import os
import sys
from pathlib import Path
from typing import Annotated, cast

import typer

import paiju
from paiju.kernel.options import OptionError
from paiju.terminal import completion
from paiju.terminal.commands import (
    Json,
    Language,
    Preset,
    Rules,
    Seats,
    Seed,
    announce,
    app,
    chosen_language,
    chosen_rules,
    err,
    out,
    print_json,
)
from paiju.words.said import Quoted, Said

DOES_NOT_HOLD, NOTHING_PROVEN = 1, 3  # exit codes; 2 is a file that is no proof
VERDICTS = {0: Said("verify-holds"), DOES_NOT_HOLD: Said("verify-fails"), NOTHING_PROVEN: Said("verify-nothing")}


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game; asked for without one.", autocompletion=completion.games),
    ] = None,
    seats: Seats = None,
    seat: Annotated[int, typer.Option(help="Your seat.")] = 0,
    seed: Seed = None,
    level: Annotated[
        str,
        typer.Option(
            help="easy, good, strong, master or another of `paiju bots`; one for each bot with commas.",
            autocompletion=completion.bots,
        ),
    ] = "good",
    preset: Preset = None,
    rules: Rules = None,
    language: Language = None,
    new: Annotated[bool, typer.Option("--new", help="Start afresh; do not offer the last session.")] = False,
    line: Annotated[bool, typer.Option("--line", help="Line by line, as in a pipe; for screen readers.")] = False,
) -> None:
    """Play against bots: on the whole screen in a terminal, line by line in a pipe.

    Examples: paiju play jielong · paiju play tianjiu --level strong · paiju play tiu-u --language ko -r hands=2
    """
    from paiju.terminal.playing import Wishes, play_in_lines, play_on_screen

    spoken = chosen_language(language)
    chosen = paiju.game(game) if game else None
    if chosen is None and (preset or rules):
        raise OptionError(Said("no-rules-without-game", preset=Quoted("--preset"), rules=Quoted("--rules")))
    number, given = chosen_rules(chosen, seats, preset, rules) if chosen else (seats, {})
    wishes = Wishes(chosen, number, seat, seed, level, given, spoken, offers=not (new or given or seed is not None))
    if not line and has_screen():
        play_on_screen(wishes, announce)
    else:
        play_in_lines(wishes, out, err, announce)


@app.command()
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The address of a table: http://HOST:PORT/table/NAME.")],
    name: Annotated[str | None, typer.Option(help="What you are called there; your user name without it.")] = None,
    language: Language = None,
) -> None:
    """Sit down at a table of a server, in the terminal.

    Example: paiju join http://localhost:8000/table/abcd
    """
    from paiju.terminal.joining import join_on_screen

    spoken = chosen_language(language)
    if not has_screen():
        raise OptionError(Said("no-terminal-here"))
    join_on_screen(url, name or getpass.getuser(), spoken)


def has_screen() -> bool:
    """Whether the whole screen of a terminal can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record written by `save` or Table.record().")],
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat saw it; as onlookers did without.")] = None,
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Print the score sheet alone: who paid whom for what.")
    ] = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Check a record and tell the session again, or print its score sheet.

    Examples: paiju replay game.paiju --seat 0 · paiju replay game.paiju --sheet
    """
    from paiju.terminal.reports import record_json, score_sheet, summary_of, told

    spoken = chosen_language(language)
    table = paiju.Table.from_record(file.read_text(encoding="utf-8"))
    if as_json:
        print_json(record_json(table, seat, spoken))
        return
    for line in score_sheet(table, spoken) if sheet else told(table, seat, spoken):
        out.print(line)
    out.print(table.say(summary_of(table), spoken))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A proof of fair deals, or a record that carries one.")],
    language: Language = None,
    key: Annotated[
        list[str] | None, typer.Option(help="A key that you know to be a player's: only its signatures count.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Verify the fair deals of a table: what is proven, what is not open, what is wrong.

    The exit code is 0 where a hand is proven and all holds, 1 where something does not fit, 2 where the file is no
    proof, 3 where nothing is proven.

    Example: paiju verify proof.json
    """
    from paiju.play.evidence import canonical_deck, read_evidence
    from paiju.play.verifier import verify as verify_proof
    from paiju.words.speaker import house_speaker
    from paiju.words.wire import SaidData, read_said

    speaker = house_speaker(chosen_language(language))
    proof, walls = read_evidence(file.read_text(encoding="utf-8"))
    verdict = verify_proof(proof, walls, canonical_deck(proof), key or ())
    found = [speaker.say(read_said(cast(SaidData, data), int)) for data in verdict.found]
    code = DOES_NOT_HOLD if not verdict.holds else 0 if verdict.proven else NOTHING_PROVEN
    if as_json:
        told = [{**data, "text": text} for data, text in zip(verdict.found, found, strict=True)]
        of = {name: proof[name] for name in ("table", "game", "rules", "seats")}
        counts = {"hands": len(proof["hands"]), "proven": verdict.proven}
        print_json({**of, **counts, "holds": verdict.holds, "found": told})
        sys.exit(code)
    table, game, rules = (Quoted(str(proof[name])) for name in ("table", "game", "rules"))
    out.print(speaker.say(Said("terminal-proof-of", table=table, game=game, rules=rules, seats=proof["seats"])))
    for text in found:
        out.print(text, soft_wrap=True)
    out.print(speaker.say(VERDICTS[code]))
    if code == 0:
        out.print(speaker.say(Said("verify-proven", proven=verdict.proven, hands=len(proof["hands"]))), soft_wrap=True)
    sys.exit(code)
