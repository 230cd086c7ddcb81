"""Bagchen, the Tibetan Heaven-Nine."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="bagchen",
    native="",
    romanised="Bagchen / Pakchen",
    family="tricks",
    least=4,
    most=4,
    usual=4,
    experimental=True,
)
