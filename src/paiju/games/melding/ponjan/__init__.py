"""Ponjan ポンジャン."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="ponjan",
    native="ポンジャン",
    romanised="Ponjan",
    family="melding",
    least=2,
    most=4,
    usual=3,
    clockwise=True,
    zero_sum=False,  # totals may begin above zero, and one way of rounding drops points
)
