"""Small Mahjong 打小麻将."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="small-mahjong",
    native="打小麻將",
    romanised="Dǎ Xiǎo Májiàng",
    family="melding",
    least=3,
    most=4,
    usual=4,
)
