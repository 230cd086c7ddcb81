"""Fifteen Lakes 十五湖, the fishing game."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="shi-wu-hu",
    name="Fifteen Lakes",
    native="十五湖",
    romanised="Shí Wǔ Hú",
    family="fishing",
    least=2,
    most=3,
    usual=3,
    summary="Catch cards of the pool with cards of as many pips; fish of one group grow large together.",
)
