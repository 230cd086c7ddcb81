"""The shapes tiles are drawn with, and what a kind of tiles must tell to be drawn.

No shape refers to another by id: any number of tiles may stand in one page.
"""

from collections.abc import Callable
from dataclasses import dataclass

from paiju.tiles.naming import tile_name
from paiju.tiles.tileset import TileSet

RED = "#c2151b"
GREEN = "#17703a"
BLUE = "#1d4a86"
INK = "#1f1c1a"
GOLD = "#c9a04a"
IVORY = "#fbf6e9"

BRUSH = "'Kaiti TC','Kaiti SC',STKaiti,BiauKai,DFKai-SB,KaiTi,'Noto Serif CJK TC','Noto Serif TC','Songti TC',serif"
SANS = "system-ui,'Noto Sans','Segoe UI','Helvetica Neue',Arial,sans-serif"

Look = dict[str, float | str]  # attributes of a shape


@dataclass(frozen=True)
class Drawing:
    """How one kind of tiles looks. Pictures are drawn around the point 0,0, the middle of the face."""

    width: int
    height: int
    thickness: int  # how much of the side shows below the face
    body: Callable[[int, int], str]  # by width and height, so that a tile that lies on its side is lit from above too
    picture: Callable[[int], str]
    back: Callable[[int, int], str]
    title: Callable[[TileSet, int], str]
    back_title: str
    columns: int  # of the contact sheet
    downwards: bool = False  # whether the sheet is filled column by column


def english_name(tileset: TileSet, face: int) -> str:
    return tile_name(tileset, face, "en")


def number(value: float) -> str:
    return f"{round(value, 2) + 0:g}"  # + 0: no negative zero


def attributes(values: Look) -> str:
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in values.items()
    )


def circle(x: float, y: float, r: float, **more: float | str) -> str:
    return f"<circle{attributes({'cx': x, 'cy': y, 'r': r, **more})}/>"


def ellipse(x: float, y: float, rx: float, ry: float, **more: float | str) -> str:
    return f"<ellipse{attributes({'cx': x, 'cy': y, 'rx': rx, 'ry': ry, **more})}/>"


def rect(x: float, y: float, width: float, height: float, **more: float | str) -> str:
    return f"<rect{attributes({'x': x, 'y': y, 'width': width, 'height': height, **more})}/>"


def path(d: str, **more: float | str) -> str:
    return f"<path{attributes({'d': d, **more})}/>"


def group(content: str, **more: float | str) -> str:
    return f"<g{attributes(more)}>{content}</g>"


def text(words: str, x: float, y: float, size: float, **more: float | str) -> str:
    """Words in the middle of x, standing on y."""
    look: Look = {"x": x, "y": y, "font_size": size, "text_anchor": "middle", **more}
    return f"<text{attributes(look)}>{words}</text>"


def slab(
    width: float,
    height: float,
    layers: tuple[tuple[float, str], ...],
    radius: float,
    top: str,
    edge: str,
    shine: float = 0.75,
) -> str:
    """A tile seen from slightly below: the layers of its side (thickness, colour) from the bottom up, then its face."""
    parts = []
    bottom = height - 0.5
    for thickness, colour in layers:
        parts.append(rect(0.5, 0.5, width - 1, bottom - 0.5, rx=radius, fill=colour))
        bottom -= thickness
    face_height = bottom - 0.5
    parts.append(rect(0.5, 0.5, width - 1, face_height, rx=radius, fill=top))
    bevel: Look = {"fill": "none", "stroke": "#fff", "stroke_width": 1.0, "stroke_opacity": shine}
    parts.append(rect(1.6, 1.6, width - 3.2, face_height - 2.2, rx=radius - 1, **bevel))
    parts.append(rect(0.5, 0.5, width - 1, height - 1, rx=radius, fill="none", stroke=edge, stroke_width=0.8))
    return "".join(parts)
