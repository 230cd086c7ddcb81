"""The bird on the one of bams, 幺雞."""

from paiju.tiles.svg_parts import BLUE, GREEN, IVORY, RED, Look, circle, ellipse, group, path

_LINE: Look = {"fill": "none", "stroke_linecap": "round"}

_TAIL = "".join(
    path(f"M2 6C8 {a} 13 {b} {x} {y}", stroke=colour, stroke_width=3.4, **_LINE)
    + ellipse(x, y, 3.3, 3.3, fill=colour)
    + circle(x, y, 1.5, fill=IVORY)
    for a, b, x, y, colour in (
        (2, -10, 18, -20, GREEN),
        (6, -2, 20, -8, BLUE),
        (8, 6, 21, 4, RED),
        (12, 12, 20, 15, BLUE),
        (16, 20, 15, 25, GREEN),
    )
)
_BODY = path("M-13 -17C-5 -19 -4 -11 -2 -6C6 -2 9 8 3 15C-3 21 -13 18 -15 9C-17 0 -13 -4 -13 -9Z", fill=GREEN)
_WING = path("M-9 2C-2 -2 5 4 3 13C-3 13 -9 10 -9 2Z", fill=BLUE) + "".join(
    path(d, stroke=IVORY, stroke_width=1.1, **_LINE) for d in ("M-6 4C-2 4 1 7 2 11", "M-7 7C-4 8 -1 10 1 12.4")
)
_HEAD = (
    circle(-11.5, -16.5, 6, fill=GREEN) + circle(-12.8, -17.6, 1.9, fill=IVORY) + circle(-13, -17.6, 1, fill="#1f1c1a")
)
_BEAK = path("M-16.6 -18.4L-23 -15.4L-16.8 -13.6Z", fill="#d9902f")
_CREST = "".join(
    path(f"M-10 -21L{x} {y}", stroke=RED, stroke_width=1.6, **_LINE) + circle(x, y, 1.7, fill=RED)
    for x, y in ((-14, -27), (-9.5, -28.5), (-5, -27))
)
_LEGS = "".join(
    path(d, stroke=RED, stroke_width=1.8, **_LINE)
    for d in ("M-8 16V26M-8 26L-13 28.5M-8 26L-4 28.5", "M-1 16V26M-1 26L-5.6 28.5M-1 26L4 28.5")
)

BIRD = group(_TAIL + _LEGS + _BODY + _WING + _CREST + _HEAD + _BEAK, class_="bird")
