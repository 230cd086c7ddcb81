"""Merged Tiu-U: Catching Fish 釣魚 with the count of Fifteen Lakes."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="tiu-u-merged",
    native="釣魚",
    romanised="Tiu-U / Diào Yú",
    family="fishing",
    least=2,
    most=3,
    usual=3,
)
