"""Mahjong tiles: rings for the dots, sticks and the bird for the bams, brushed characters for the cracks."""

from math import cos, pi, sin

from paiju.tiles.mahjong import FACES, MAHJONG108, NUMBER, SUIT
from paiju.tiles.svg_bird import BIRD
from paiju.tiles.svg_parts import (
    BLUE,
    BRUSH,
    GREEN,
    IVORY,
    RED,
    SANS,
    Drawing,
    Look,
    circle,
    english_name,
    group,
    rect,
    slab,
    text,
)

_SIDE, _EDGE = "#e4dabd", "#8b8468"
_INDEX = "#6b6556"  # the small numeral for those who cannot read the characters
_BAMBOO, _BAMBOO_SIDE, _BAMBOO_EDGE = "#2f8a52", "#1f6a3c", "#123f24"

_COLOURS = {"r": RED, "g": GREEN, "b": BLUE}

# number: (x, y, colour) of each ring
_DOTS: dict[int, tuple[tuple[float, float, str], ...]] = {
    2: ((0, -15.5, "g"), (0, 15.5, "b")),
    3: ((-14, -20, "b"), (0, 0, "r"), (14, 20, "g")),
    4: ((-11, -15.5, "b"), (11, -15.5, "g"), (-11, 15.5, "g"), (11, 15.5, "b")),
    5: ((-13, -18.5, "b"), (13, -18.5, "g"), (0, 0, "r"), (-13, 18.5, "g"), (13, 18.5, "b")),
    6: ((-10, -20, "g"), (10, -20, "g"), (-10, 1.5, "r"), (10, 1.5, "r"), (-10, 21, "r"), (10, 21, "r")),
    7: (
        *((-13.5, -23.5, "g"), (0, -17.5, "g"), (13.5, -11.5, "g")),
        *((-9, 5.5, "r"), (9, 5.5, "r"), (-9, 22.5, "r"), (9, 22.5, "r")),
    ),
    8: tuple((x, y, "b") for y in (-24.6, -8.2, 8.2, 24.6) for x in (-9.0, 9.0)),
    9: tuple((x, y, c) for y, c in ((-21.5, "g"), (0.0, "r"), (21.5, "b")) for x in (-16.2, 0.0, 16.2)),
}
_DOT_SIZE = {2: 11.5, 3: 9.5, 4: 9.5, 5: 9.0, 6: 8.6, 7: 7.6, 8: 7.6, 9: 7.4}

# number: (x, y, colour, tilt) of each stick
_STICKS: dict[int, tuple[tuple[float, float, str, float], ...]] = {
    2: ((0, -15, "b", 0), (0, 15, "g", 0)),
    3: ((0, -15, "b", 0), (-11, 15, "g", 0), (11, 15, "g", 0)),
    4: ((-11, -15, "b", 0), (11, -15, "g", 0), (-11, 15, "g", 0), (11, 15, "b", 0)),
    5: ((-14, -15, "g", 0), (14, -15, "b", 0), (0, 0, "r", 0), (-14, 15, "b", 0), (14, 15, "g", 0)),
    6: tuple((x, y, c, 0.0) for y, c in ((-15.0, "g"), (15.0, "b")) for x in (-14.5, 0.0, 14.5)),
    7: ((0, -22, "r", 0), *((x, y, "b" if x == 0 else "g", 0.0) for y in (0.5, 22.0) for x in (-14.5, 0.0, 14.5))),
    8: (
        *((-19, -15, "g", 0), (-6.6, -15, "b", -21), (6.6, -15, "b", 21), (19, -15, "g", 0)),
        *((-19, 15, "g", 0), (-6.6, 15, "b", 21), (6.6, 15, "b", -21), (19, 15, "g", 0)),
    ),
    9: tuple(
        (x, y, "r" if x == 0 else c, 0.0)
        for y, c in ((-21.5, "g"), (0.0, "b"), (21.5, "g"))
        for x in (-14.5, 0.0, 14.5)
    ),
}
# number: length and width of a stick
_STICK_SIZE = {
    2: (28, 7.4),
    3: (28, 7.4),
    4: (28, 7.4),
    5: (27, 6.8),
    6: (28, 6.2),
    7: (19, 6),
    8: (27, 4.8),
    9: (19.5, 5.8),
}


def _ring(x: float, y: float, r: float, colour: str) -> str:
    petals = "".join(
        circle(x + r * 0.36 * cos(k * pi / 3), y + r * 0.36 * sin(k * pi / 3), r * 0.13, fill=IVORY) for k in range(6)
    )
    rings = circle(x, y, r, fill=colour) + circle(x, y, r * 0.76, fill=IVORY) + circle(x, y, r * 0.6, fill=colour)
    return group(rings + petals, class_="dot")


def _great_ring() -> str:
    """The one of dots, 大餅: a wheel of petals."""
    petals = "".join(
        circle(17.2 * cos(k * pi / 9), 17.2 * sin(k * pi / 9), 2, fill=RED if k % 2 else GREEN) for k in range(18)
    )
    flower = "".join(circle(6.6 * cos(k * pi / 4), 6.6 * sin(k * pi / 4), 2.4, fill=IVORY) for k in range(8))
    rings = circle(0, 0, 24, fill=GREEN) + circle(0, 0, 21.4, fill=IVORY) + petals
    core = circle(0, 0, 13.4, fill=BLUE) + circle(0, 0, 11.6, fill=IVORY) + circle(0, 0, 10.4, fill=RED)
    return group(rings + core + flower + circle(0, 0, 2.4, fill=IVORY), class_="dot")


def _stick(x: float, y: float, number: int, colour: str, tilt: float) -> str:
    length, w = _STICK_SIZE[number]
    half = length / 2
    cane = rect(-w / 2, -half, w, length, rx=w * 0.4, fill=colour)
    knots = "".join(rect(-w * 0.72, at - 1.4, w * 1.44, 2.8, rx=1.4, fill=colour) for at in (1.4 - half, 0, half - 1.4))
    shine = "".join(
        rect(-w * 0.13, at - length * 0.12, w * 0.26, length * 0.24, rx=w * 0.13, fill=IVORY)
        for at in (-length / 4, length / 4)
    )
    turn = f" rotate({tilt:g})" if tilt else ""
    return group(cane + knots + shine, class_="stick", transform=f"translate({x:g} {y:g}){turn}")


def _bams(number: int) -> str:
    if number == 1:
        return BIRD
    return "".join(_stick(x, y, number, _COLOURS[colour], tilt) for x, y, colour, tilt in _STICKS[number])


def _cracks(number: int) -> str:
    numeral, wan = tuple(FACES[MAHJONG108.read(f"{number}c")[0]].names["zh"])
    brush: Look = {"font_family": BRUSH, "font_weight": "700"}
    return text(numeral, 0, -4.5, 29, fill=BLUE, **brush) + text(wan, 0, 27.5, 31, fill=RED, **brush)


def _dots(number: int) -> str:
    if number == 1:
        return _great_ring()
    return "".join(_ring(x, y, _DOT_SIZE[number], _COLOURS[colour]) for x, y, colour in _DOTS[number])


def _picture(face: int) -> str:
    number = int(NUMBER[face])
    picture = (_bams, _cracks, _dots)[SUIT[face]](number)
    if FACES[face].text.endswith("c") or FACES[face].text == "1b":  # what cannot be counted
        picture += text(str(number), -23.4, -25.6, 8.5, fill=_INDEX, font_family=SANS, font_weight="600")
    return picture


def _body(width: int, height: int) -> str:
    return slab(width, height, ((3.5, _BAMBOO), (3.5, _SIDE)), 6, IVORY, _EDGE)


def _back(width: int, height: int) -> str:
    return slab(width, height, ((3.5, _SIDE), (3.5, _BAMBOO_SIDE)), 6, _BAMBOO, _BAMBOO_EDGE, shine=0.22)


DRAWING = Drawing(60, 80, 7, _body, _picture, _back, english_name, "Tile, face down", columns=9)
