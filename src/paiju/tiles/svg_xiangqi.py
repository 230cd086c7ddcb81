"""Xiangqi pieces: wooden discs with a carved character; the red ones carry two rings, the black ones one."""

from paiju.tiles.svg_parts import BRUSH, INK, RED, Drawing, Look, circle, english_name, text
from paiju.tiles.xiangqi import FACES, IS_RED

_WOOD, _GRAIN, _SIDE, _EDGE = "#efcf95", "#e3bd7c", "#b98746", "#6f4b20"


def _picture(face: int) -> str:
    colour = RED if IS_RED[face] else INK
    line: Look = {"fill": "none", "stroke": colour}
    rings = circle(0, 0, 24, stroke_width=1.6, **line)
    if IS_RED[face]:
        rings += circle(0, 0, 21.6, stroke_width=0.8, **line)
    carved: Look = {"font_family": BRUSH, "font_weight": "700"}
    character = FACES[face].names["zh"]
    return (
        rings
        + text(character, 0, 11.6, 32, fill="#fff", fill_opacity=0.55, **carved)
        + text(character, 0, 11, 32, fill=colour, **carved)
    )


def _body(width: int, height: int) -> str:
    x, y = width / 2, (height - 4) / 2
    side = circle(x, y + 4, 29.5 - 2, fill=_SIDE) + circle(x, y, 27.5, fill=_SIDE)
    edge: Look = {"fill": "none", "stroke": _EDGE, "stroke_width": 0.8}
    top = circle(x, y, 27.5, fill=_WOOD)
    grain = circle(x, y, 25.8, fill="none", stroke=_GRAIN, stroke_width=1.4)
    return side + circle(x, y + 4, 27.5, **edge) + top + grain + circle(x, y, 27.5, **edge)


def _back(width: int, height: int) -> str:
    x, y = width / 2, (height - 4) / 2
    rings = "".join(circle(x, y, r, fill="none", stroke=_SIDE, stroke_width=1.2) for r in (20, 13, 6))
    return _body(width, height) + rings


DRAWING = Drawing(60, 64, 4, _body, _picture, _back, english_name, "Piece, face down", columns=7, downwards=True)
