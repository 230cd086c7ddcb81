"""Fifteen Lakes 十五湖, the fishing game."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="shi-wu-hu",
    native="十五湖",
    romanised="Shí Wǔ Hú",
    family="fishing",
    least=2,
    most=3,
    usual=3,
)
