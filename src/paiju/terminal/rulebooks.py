"""A rulebook rendered in the terminal, its tiles drawn and its options listed from the code."""

from __future__ import annotations

import re

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid

from paiju.kernel.game import Game, Tiles
from paiju.kernel.options import Choice, Option, Several, write_value
from paiju.play.example import example_of
from paiju.play.rulebooks import option_effect, values_in_words
from paiju.terminal.drawing import draw_tiles
from paiju.tiles import TileSet
from paiju.words.catalogues import DEFAULT
from paiju.words.ids import option_id
from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker, house_speaker

MARKS = re.compile(r"^<!--.*-->\n", re.MULTILINE)
TILES_PART = Said("book-tiles")
TILES_IN_CODE = re.compile(r"(?:\[\d:\d\])+")


def show_rulebook(game: Game, console: Console, language: str = DEFAULT) -> None:
    tiles = game.deck(game.usual, game.values(game.usual, {}))
    for part in re.split(r"(?m)^(?=## )", MARKS.sub("", game.rulebook_in(language))):
        console.print(Markdown(TILES_IN_CODE.sub(lambda match: f"`{match[0]}`", part)))
        if part.startswith((f"## {house_speaker(language).say(TILES_PART)}\n", "## Tiles")):
            console.print(_faces(tiles, console.width))
    if example_of(game):
        said = Said("terminal-see-example", command=Quoted(f"paiju example {game.slug}"))
        console.print(house_speaker(language).say(said), style="dim", markup=False, highlight=False)


def _faces(tiles: Tiles, width: int) -> RenderableType:
    faces = [face for face, copies in enumerate(tiles.copies) if copies]
    return draw_tiles(tiles, faces, width) if isinstance(tiles, TileSet) else tiles.text(faces)


def options_table(game: Game, language: str = DEFAULT) -> Grid:
    """Every option as it is typed and by its name, with its default, the values it takes and its effect."""
    speaker = Speaker.of(game.package, language)
    title = speaker.say(Said("terminal-options-of", game=Quoted(game.say("game-name", language))))
    grid = Grid(title=title, title_justify="left")
    headings = (
        Said("book-option"),
        Said("terminal-column-default"),
        Said("terminal-column-values"),
        Said("book-effect"),
    )
    for heading in headings:
        grid.add_column(speaker.say(heading), overflow="fold")
    for option in game.options.OPTIONS:
        default = speaker.say(Said("terminal-by-seats")) if option.default is None else write_value(option.default)
        name = f"{option.name}\n[dim]{speaker.say_id(option_id(option.name))}[/]"
        effect = option_effect(game, option, language)
        if option.source and language == DEFAULT:  # the works that they name are English
            effect += f" [dim]({option.source})[/]"
        grid.add_row(name, default, _values(speaker, option), effect)
    return grid


def _values(speaker: Speaker, option: Option) -> str:
    """The values as they are typed, and what those of a list mean."""
    typed = speaker.say(option.takes)
    return f"{typed}\n[dim]{values_in_words(speaker, option)}[/]" if isinstance(option, Choice | Several) else typed
