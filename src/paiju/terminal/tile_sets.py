"""The tile sets in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from paiju.kernel.jsonable import Jsonable
from paiju.terminal.drawing import draw_tiles
from paiju.tiles import TILE_SETS, TileSet

NAMES = (
    ("zh", "Chinese"),
    ("pinyin", "pinyin"),
    ("jyutping", "Cantonese"),
    ("ko", "Korean"),
    ("casino", "casino"),
    ("en", "English"),
)


def list_tile_sets(console: Console) -> None:
    grid = Grid(box=None, header_style="dim")
    for heading in ("set", "tiles", "faces"):
        grid.add_column(heading)
    for name, tileset in TILE_SETS.items():
        grid.add_row(Text(name, style="bold"), str(tileset.size), str(sum(copies > 0 for copies in tileset.copies)))
    console.print(grid)
    console.print("paiju tiles SET draws one.", style="dim")


def tile_set_json(tileset: TileSet) -> Jsonable:
    faces = [face for face, copies in enumerate(tileset.copies) if copies]
    return {
        "name": tileset.name,
        "tiles": tileset.size,
        "faces": [
            {"tile": tileset.text([face]), "copies": tileset.copies[face], "names": dict(tileset.faces[face].names)}
            for face in faces
        ],
    }


def show_tile_set(tileset: TileSet, console: Console) -> None:
    faces = [face for face, copies in enumerate(tileset.copies) if copies]
    console.print(draw_tiles(tileset, faces, console.width))
    columns = [(key, heading) for key, heading in NAMES if any(tileset.faces[face].names.get(key) for face in faces)]
    grid = Grid(box=None, header_style="dim")
    for heading in ("tile", "copies", *(heading for _, heading in columns)):
        grid.add_column(heading)
    for face in faces:
        names = tileset.faces[face].names
        grid.add_row(tileset.text([face]), str(tileset.copies[face]), *(names.get(key, "") for key, _ in columns))
    console.print(grid)
