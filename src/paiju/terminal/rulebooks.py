"""A rulebook rendered in the terminal, its tiles drawn and its options listed from the code."""

from __future__ import annotations

import re

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid

from paiju.kernel.game import Game, Tiles
from paiju.kernel.options import write_value
from paiju.play.example import example_of
from paiju.play.rulebooks import option_effect
from paiju.terminal.drawing import draw_tiles
from paiju.tiles import TileSet
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker

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


def options_table(game: Game) -> Grid:
    """Every option with its default, the values it takes, its effect and where it comes from."""
    grid = Grid(title=f"Options of {game.slug}", title_justify="left")
    for heading in ("option", "default", "values", "effect", "source"):
        grid.add_column(heading, overflow="fold")
    for option in game.options.OPTIONS:
        default = "by seats" if option.default is None else write_value(option.default)
        grid.add_row(option.name, default, option.allowed, option_effect(game, option), option.source)
    return grid
