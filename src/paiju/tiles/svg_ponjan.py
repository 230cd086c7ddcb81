"""Ponjan tiles: an emblem for each face, so that colour is never needed to tell two apart, and its text below."""

from math import cos, pi, sin

from paiju.tiles.ponjan import COLOUR, FACES
from paiju.tiles.svg_parts import BRUSH, IVORY, SANS, Drawing, circle, english_name, group, path, rect, slab, text

_COLOURS = ("#cf2a2a", "#1f5fb0", "#c98a00", "#7d8894", "#1c7a54")
_SIDE, _EDGE = "#d6d2c6", "#7f7b70"
_BACK, _BACK_SIDE, _BACK_EDGE = "#34508c", "#243a68", "#16233f"


def _polygon(corners: int, outer: float, inner: float) -> str:
    """A star around 0,0 with a corner upwards."""
    points = (
        (r * sin(k * pi / corners), -r * cos(k * pi / corners))
        for k in range(2 * corners)
        for r in (inner if k % 2 else outer,)
    )
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def _sun(colour: str) -> str:
    return path(_polygon(12, 19, 13.5), fill=colour) + circle(0, 0, 11.6, fill=IVORY) + circle(0, 0, 9.8, fill=colour)


def _heart(colour: str) -> str:
    return path("M0 17C-10 9 -18 3 -18 -6C-18 -16 -5 -19 0 -9C5 -19 18 -16 18 -6C18 3 10 9 0 17Z", fill=colour)


def _drop(colour: str) -> str:
    shine = path("M-7 5C-7 10 -4 12.6 0 13", fill="none", stroke=IVORY, stroke_width=2.2, stroke_linecap="round")
    return path("M0 -20C6 -9 13 -3 13 5.5A13 13 0 0 1 -13 5.5C-13 -3 -6 -9 0 -20Z", fill=colour) + shine


def _waves(colour: str) -> str:
    return "".join(
        path(
            f"M-19 {y}q4.75 -8 9.5 0t9.5 0t9.5 0t9.5 0",
            fill="none",
            stroke=colour,
            stroke_width=4.2,
            stroke_linecap="round",
        )
        for y in (-10, 1, 12)
    )


def _star(colour: str) -> str:
    return path(_polygon(5, 20, 8.2), fill=colour, stroke=colour, stroke_width=2, stroke_linejoin="round")


def _lightning(colour: str) -> str:
    return path("M5 -20L-12 3H-2L-6 19L12 -5H2Z", fill=colour, stroke=colour, stroke_width=2, stroke_linejoin="round")


def _moon(colour: str) -> str:
    return path("M6 -18A18.5 18.5 0 1 0 17 8A15 15 0 0 1 6 -18Z", fill=colour)


def _snow(colour: str) -> str:
    arm = path(
        "M0 0V-18M-5 -16L0 -11L5 -16M-4 -9L0 -5L4 -9",
        fill="none",
        stroke=colour,
        stroke_width=2.4,
        stroke_linecap="round",
    )
    return "".join(group(arm, transform=f"rotate({60 * k})") for k in range(6))


def _cloud(colour: str) -> str:
    return path("M-12 12A8 8 0 0 1 -12 -4A11 11 0 0 1 9 -8A10 10 0 0 1 12 12Z", fill=colour)


def _blossom(colour: str) -> str:
    petals = "".join(circle(10.5 * sin(k * 0.4 * pi), -10.5 * cos(k * 0.4 * pi), 7.8, fill=colour) for k in range(5))
    return petals + circle(0, 0, 5.2, fill=IVORY) + circle(0, 0, 2.4, fill=colour)


def _dragon_round(colour: str) -> str:
    return circle(0, 0, 19, fill=colour) + _ryu()


def _dragon_square(colour: str) -> str:
    return rect(-15, -15, 30, 30, rx=2.5, fill=colour, transform="rotate(45)") + _ryu()


def _ryu() -> str:
    return text("竜", 0, 8.6, 24, fill=IVORY, font_family=BRUSH, font_weight="700")


_EMBLEMS = (
    *(_sun, _heart),
    *(_drop, _waves),
    *(_star, _lightning),
    *(_moon, _snow, _cloud, _blossom),
    *(_dragon_round, _dragon_square),
)


def _picture(face: int) -> str:
    colour = _COLOURS[COLOUR[face]]
    emblem = group(_EMBLEMS[face](colour), transform="translate(0 -8)")
    return emblem + text(FACES[face].text, 0, 29, 15, fill=colour, font_family=SANS, font_weight="700")


def _body(width: int, height: int) -> str:
    return slab(width, height, ((5, _SIDE),), 8, IVORY, _EDGE)


def _back(width: int, height: int) -> str:
    x, y = width / 2, (height - 5) / 2
    star = path(_polygon(8, 13, 8), fill="none", stroke=IVORY, stroke_width=1.4, transform=f"translate({x:g} {y:g})")
    return slab(width, height, ((5, _BACK_SIDE),), 8, _BACK, _BACK_EDGE, shine=0.22) + star


DRAWING = Drawing(60, 80, 5, _body, _picture, _back, english_name, "Tile, face down", columns=6)
