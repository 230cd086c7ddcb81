"""Pictures of tiles: complete SVG texts that need nothing beside them."""

from typing import Literal

from paiju.tiles import svg_dominoes, svg_mahjong, svg_ponjan, svg_xiangqi
from paiju.tiles.svg_parts import SANS, Drawing, group, rect, text
from paiju.tiles.tileset import UNKNOWN, TileSet

Facing = Literal["up", "down"]

_DRAWINGS: dict[str, Drawing] = {
    "domino": svg_dominoes.DRAWING,
    "mahjong": svg_mahjong.DRAWING,
    "ponjan": svg_ponjan.DRAWING,
    "xiangqi": svg_xiangqi.DRAWING,
}

_FELT, _CHALK, _FAINT = "#24513f", "#fff8e6", "#c3d6c8"
_GAP = 14
_CAPTION = 40


def svg(tileset: TileSet, face: int, *, facing: Facing = "up", turned: bool = False) -> str:
    """One tile; `turned` lays it on its side. An unknown face shows its back."""
    drawing = _DRAWINGS[tileset.kind]
    width, height = (drawing.height, drawing.width) if turned else (drawing.width, drawing.height)
    if facing == "down" or face == UNKNOWN:
        title, content = drawing.back_title, drawing.back(width, height)
    else:
        title = drawing.title(tileset, face)
        middle = f"translate({width / 2:g} {(height - drawing.thickness) / 2:g})" + (" rotate(90)" if turned else "")
        content = drawing.body(width, height) + group(drawing.picture(face), transform=middle)
    return _document(width, height, title, content)


def sheet(tileset: TileSet) -> str:
    """All faces of a set side by side, with their names and how many of each there are."""
    drawing = _DRAWINGS[tileset.kind]
    faces = [face for face, copies in enumerate(tileset.copies) if copies]
    columns = drawing.columns
    rows = -(-len(faces) // columns)
    cell_width, cell_height = max(drawing.width, 72) + _GAP, drawing.height + _CAPTION + _GAP
    width, height = columns * cell_width + _GAP, rows * cell_height + _GAP
    cells = []
    for place, face in enumerate(faces):
        column, row = divmod(place, rows) if drawing.downwards else divmod(place, columns)[::-1]
        at = f"translate({_GAP + column * cell_width - _GAP / 2 + cell_width / 2:g} {_GAP + row * cell_height:g})"
        cells.append(group(_cell(tileset, face), transform=at))
    felt = rect(0, 0, width, height, rx=10, fill=_FELT)
    title = f"{tileset.name}: {tileset.size} tiles, {len(faces)} faces"
    return _document(width, height, title, felt + "".join(cells)) + "\n"


def _cell(tileset: TileSet, face: int) -> str:
    drawing = _DRAWINGS[tileset.kind]
    names = tileset.faces[face].names
    tile = svg(tileset, face).replace(
        "<svg ", f'<svg x="{-drawing.width / 2:g}" y="0" width="{drawing.width}" height="{drawing.height}" ', 1
    )
    native = names.get("zh") or names["ja"]
    words = f"{tileset.faces[face].text} ×{tileset.copies[face]}"
    y = drawing.height
    return (
        tile
        + text(native, 0, y + 14, 11, fill=_CHALK, font_family=SANS)
        + text(names["en"], 0, y + 25.5, 9, fill=_CHALK, font_family=SANS)
        + text(words, 0, y + 36.5, 8, fill=_FAINT, font_family=SANS)
    )


def _document(width: float, height: float, title: str, content: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">'
    return f"{head}<title>{title}</title>{content}</svg>"
