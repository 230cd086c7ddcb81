"""Barbarian Tablets 호패 胡牌."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="ho-hpai",
    native="호패 胡牌",
    romanised="Ho-hpai",
    family="melding",
    least=3,
    most=4,
    usual=4,
    also=("골패", "Kolpae", "Golpae", "호패"),
)
