"""Tau Ngau 鬥牛."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="tau-ngau",
    native="鬥牛",
    romanised="Dau Ngau / Dòu Niú",
    family="banking",
    least=2,
    most=6,
    usual=4,
)
