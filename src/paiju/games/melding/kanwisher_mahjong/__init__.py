"""Kanwisher Lab Mahjong 貴州麻將."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="kanwisher-mahjong",
    native="貴州麻將",
    romanised="Guìzhōu Májiàng, simplified",
    family="melding",
    least=4,
    most=4,
    usual=4,
    zero_sum=False,
)
