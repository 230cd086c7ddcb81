"""Catching Fish 釣魚."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="tiu-u",
    native="釣魚",
    romanised="Tiu-U / Diào Yú",
    family="fishing",
    least=2,
    most=3,
    usual=3,
    also=("钓鱼", "Diaoyu", "Fishing"),
)
