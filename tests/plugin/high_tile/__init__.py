"""High Tile: the tiny example game of docs/add-a-game.md."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="high-tile",
    native="大牌",
    romanised="Dà Pái",
    family="tricks",
    least=2,
    most=4,
    usual=3,
    zero_sum=False,
)
