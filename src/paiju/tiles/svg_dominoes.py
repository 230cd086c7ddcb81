"""Chinese dominoes as they look on the table: tall, narrow, of bone, without a bar, red ones and fours."""

from paiju.tiles.dominoes import HIGH, LOW, RED_NUMBERS
from paiju.tiles.svg_parts import GOLD, INK, RED, Drawing, Look, circle, english_name, group, path, rect, slab

_BONE, _SIDE, _EDGE = "#f7efdc", "#d9c596", "#94794a"
_LACQUER, _LACQUER_SIDE, _LACQUER_EDGE = "#1f4a45", "#12302d", "#0b1f1d"

# The upper half of a tile, around the middle of the half; the lower half is the same seen from the other end.
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-8.5, -5), (8.5, -5)),
    3: ((-9, -11.5), (0, 0), (9, 11.5)),
    4: ((-8.5, -8.5), (8.5, -8.5), (-8.5, 8.5), (8.5, 8.5)),
    5: ((-9, -11.5), (9, -11.5), (0, 0), (-9, 11.5), (9, 11.5)),
    6: ((-8.5, -12), (-8.5, 0), (-8.5, 12), (8.5, -12), (8.5, 0), (8.5, 12)),
}
_HALF = 24.0  # from the middle of the tile to the middle of a half


def _pip(x: float, y: float, red: bool, large: bool) -> str:
    r = 8.0 if large else 4.6
    lit_rim = circle(x, y + 0.7, r + (0.5 if red else 0), fill="#fff", fill_opacity=0.85)  # of the drilled pit
    if not red:
        return group(lit_rim + circle(x, y, r, fill=INK), class_="pip black")
    ring = circle(x, y, r, fill=_BONE, stroke=RED, stroke_width=1)
    return group(lit_rim + ring + circle(x, y, r - 1.3, fill=RED), class_="pip red")


def _pips(number: int, is_heaven: bool) -> list[tuple[float, float, bool]]:
    """Where the pips of the upper half lie, and whether they are red: of Heaven's sixes only the left column."""
    return [(x, y - _HALF, x < 0 if is_heaven else number in RED_NUMBERS) for x, y in _PIPS[number]]


def _picture(face: int) -> str:
    high, low = int(HIGH[face]), int(LOW[face])
    is_heaven = high == low == 6
    upper = [_pip(x, y, red, high == 1) for x, y, red in _pips(high, is_heaven)]
    lower = [_pip(-x, -y, red, low == 1) for x, y, red in _pips(low, is_heaven)]
    return "".join(upper + lower)


def _body(width: int, height: int) -> str:
    return slab(width, height, ((3.0, _SIDE),), 5.5, _BONE, _EDGE)


def _back(width: int, height: int) -> str:
    tile = slab(width, height, ((3.0, _LACQUER_SIDE),), 5.5, _LACQUER, _LACQUER_EDGE, shine=0.22)
    line: Look = {"fill": "none", "stroke": GOLD, "stroke_width": 0.9}
    frame = rect(4.5, 4.5, width - 9, height - 12, rx=3, **line)
    x, y = width / 2, (height - 3) / 2
    lozenge = path(f"M{x} {y - 9}L{x + 9} {y}L{x} {y + 9}L{x - 9} {y}Z", **line)
    return tile + frame + lozenge + circle(x, y, 2.6, fill=GOLD)


DRAWING = Drawing(40, 100, 3, _body, _picture, _back, english_name, "Domino, face down", columns=7)
