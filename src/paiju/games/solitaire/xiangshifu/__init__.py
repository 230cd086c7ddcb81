"""Watching Ten Sets 相十副."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="xiangshifu",
    native="相十副",
    romanised="Xiàng Shí Fù",
    family="solitaire",
    least=1,
    most=1,
    usual=1,
    zero_sum=False,
    also=("十副", "Ten Sets"),
)
