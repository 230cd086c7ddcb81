"""Kanwisher Lab Mahjong 貴州麻將."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="kanwisher-mahjong",
    name="Kanwisher Lab Mahjong",
    native="貴州麻將",
    romanised="Guìzhōu Májiàng, simplified",
    family="melding",
    least=4,
    most=4,
    usual=4,
    summary="Draw and discard towards a pair and four groups; claim thrown tiles for triplets.",
    zero_sum=False,
)
