"""Bagchen, the Tibetan Heaven-Nine."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="bagchen",
    name="Bagchen",
    native="",
    romanised="Bagchen / Pakchen",
    family="tricks",
    least=4,
    most=4,
    usual=4,
    summary="Heaven-Nine with two sets and sixteen tiles each; dice name points that cannot be beaten.",
    experimental=True,
)
