"""A rulebook rendered in the terminal, its tiles drawn and its options listed from the code."""

from __future__ import annotations

import re

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown

from paiju.kernel.game import Game, Tiles
from paiju.play.example import example_of
from paiju.terminal.drawing import draw_tiles
from paiju.tiles import TileSet
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker

MARKS = re.compile(r"^<!--.*-->\n", re.MULTILINE)
TILES_PART = Said("book-tiles")
TILES_IN_CODE = re.compile(r"(?:\[\d:\d\])+")


def show_rulebook(game: Game, console: Console, language: str = DEFAULT) -> None:
    console.print(rulebook_page(game, console.width, language))
    if example_of(game):
        said = Said("terminal-see-example", command=Quoted(f"paiju example {game.slug}"))
        console.print(house_speaker(language).say(said), style="dim", highlight=False)


def rulebook_page(game: Game, width: int, language: str = DEFAULT) -> Group:
    """The rulebook with the tiles drawn in their part."""
    tiles = game.deck(game.usual, game.values(game.usual, {}))
    page: list[RenderableType] = []
    for part in re.split(r"(?m)^(?=## )", MARKS.sub("", game.rulebook_in(language))):
        page.append(Markdown(TILES_IN_CODE.sub(lambda match: f"`{match[0]}`", part)))
        if part.startswith((f"## {house_speaker(language).say(TILES_PART)}\n", "## Tiles")):
            page.append(_faces(tiles, width))
    return Group(*page)


def _faces(tiles: Tiles, width: int) -> RenderableType:
    faces = [face for face, copies in enumerate(tiles.copies) if copies]
    return draw_tiles(tiles, faces, width) if isinstance(tiles, TileSet) else tiles.text(faces)
