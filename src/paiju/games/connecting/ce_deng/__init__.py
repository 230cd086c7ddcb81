"""Slanted Nail 斜釘."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="ce-deng",
    name="Slanted Nail",
    native="斜釘",
    romanised="Cè Dēng / Tsair Deng",
    family="connecting",
    least=4,
    most=4,
    usual=4,
    summary="Connect the Dragon for four, where joining everything or next to nothing doubles the payments.",
)
