"""Commands about games and tiles: games, rules, example, tiles, options, version."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

import paiju
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, write_value
from paiju.terminal.commands import Json, Language, Slug, app, chosen_language, out, print_json
from paiju.words.catalogues import DEFAULT, HOUSE, plain_message
from paiju.words.ids import preset_id
from paiju.words.said import Quoted, Said

if TYPE_CHECKING:
    from paiju.tiles import TileSet


@app.command()
def games(language: Language = None, as_json: Json = False) -> None:
    """List the games by family; in a pipe one line a game: slug, players, family, name and summary with tabs between.

    Example: paiju games
    """
    if as_json:
        keys = ("slug", "name", "native", "romanised", "family", "least", "most", "usual", "summary")
        print_json([{key: getattr(game, key) for key in keys} for game in paiju.games()])
        return
    spoken = chosen_language(language)
    if not out.is_terminal:
        for game in paiju.games():
            fields = (game.slug, game.players, game.family, _name(game, spoken), game.say("game-summary", spoken))
            print(*fields, sep="\t")  # Rich would write blanks for tabs, and Typer UTF-8 where ASCII is asked for
        return
    for family in dict.fromkeys(game.family for game in paiju.games()):
        out.print(_family_grid(family, spoken))
    _say_more(spoken)


def _family_grid(family: str, language: str) -> Grid:
    """The games of a family: what is typed, how many play, and what it is."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.title, grid.title_justify, grid.title_style = Text(_family_name(family, language)), "left", "dim"
    grid.add_column(no_wrap=True, min_width=18)
    grid.add_column(no_wrap=True, justify="right", min_width=6)
    grid.add_column(overflow="fold")
    for game in paiju.games():
        if game.family == family:
            about = Text.assemble((_name(game, language), "cyan"), "  ", game.say("game-summary", language))
            grid.add_row(Text(game.slug, style="bold"), game.players, about)
    return grid


def _say_more(language: str) -> None:
    more = Said("terminal-games-more", play=Quoted("paiju play GAME"), rules=Quoted("paiju rules GAME"))
    out.print(_say(more, language), style="dim")


def _say(said: Said, language: str) -> str:
    """What the house says, where it can without Fluent, which takes longer to load than all else here."""
    values = {name: value.text for name, value in said.values if isinstance(value, Quoted)}
    if (words := plain_message(HOUSE, language, said.id, **values)) is not None:
        return words
    from paiju.words.speaker import house_speaker

    return house_speaker(language).say(said)


def _name(game: Game, language: str) -> str:
    """What a game is called; in English with its name at home."""
    name = f"{game.name} {game.native}".strip() if language == DEFAULT else game.say("game-name", language)
    if not game.experimental:
        return name
    return _say(Said("terminal-experimental", name=Quoted(name)), language)


def _family_name(family: str, language: str) -> str:
    return (plain_message(HOUSE, language, f"family-{family}-name") or family) if language != DEFAULT else family


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
    as_json: Json = False,
) -> None:
    """Show the tile sets, or one of them with all its names.

    Examples: paiju tiles · paiju tiles full32 · paiju tiles mahjong108 --svg sheet.svg
    """
    from paiju.terminal.tile_sets import list_tile_sets, show_tile_set, tile_set_json
    from paiju.tiles import TILE_SETS

    if as_json:
        print_json([tile_set_json(each) for each in (_tile_sets(name) if name else TILE_SETS.values())])
        return
    if name is None:
        list_tile_sets(out)
        return
    [tileset] = _tile_sets(name)
    if svg is not None:
        from paiju.tiles.svg import sheet

        svg.write_text(sheet(tileset), encoding="utf-8")
        out.print(f"Written to {svg}.")
        return
    show_tile_set(tileset, out)


def _tile_sets(name: str) -> list[TileSet]:
    """The set of that name; raises OptionError with the likeliest where there is none."""
    from paiju.tiles import TILE_SETS

    if found := TILE_SETS.get(name.lower()):
        return [found]
    if near := get_close_matches(name.lower(), TILE_SETS, n=1):
        raise OptionError(Said("no-tile-set-near", set=Quoted(repr(name)), near=Quoted(near[0])))
    raise OptionError(Said("no-tile-set", set=Quoted(repr(name)), sets=Quoted(", ".join(TILE_SETS))))


@app.command()
def options(game: Slug, language: Language = None, as_json: Json = False) -> None:
    """List the options and the presets of a game.

    Examples: paiju options tianjiu · paiju options 天九 --language zh-Hans
    """
    from paiju.terminal.option_tables import options_json, options_table

    found, spoken = paiju.game(game), chosen_language(language)
    if as_json:
        print_json(options_json(found))
        return
    out.print(options_table(found, spoken))
    for name, preset in found.presets.items():
        settings = " ".join(f"{key}={write_value(value)}" for key, value in preset.items())
        said = found.say(preset_id(name), spoken)
        typed = f"  ({name})" if said.casefold() != name.casefold() else ""
        out.print(Text.assemble((said, "bold"), typed, "  ", settings))


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if show:
        out.print(paiju.__version__)
        raise typer.Exit
