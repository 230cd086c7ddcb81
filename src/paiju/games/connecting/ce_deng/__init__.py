"""Slanted Nail 斜釘."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="ce-deng",
    native="斜釘",
    romanised="Cè Dēng / Tsair Deng",
    family="connecting",
    least=4,
    most=4,
    usual=4,
)
