"""Ponjan ポンジャン."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="ponjan",
    name="Ponjan",
    native="ポンジャン",
    romanised="Ponjan",
    family="melding",
    least=2,
    most=4,
    usual=3,
    summary="Draw, throw and steal towards three sets of three; the combinations of a complete hand are its points.",
    zero_sum=False,  # totals may begin above zero, and one way of rounding drops points
)
