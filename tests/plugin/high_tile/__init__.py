"""High Tile: the tiny example game of docs/add-a-game.md."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="high-tile",
    name="High Tile",
    native="大牌",
    romanised="Dà Pái",
    family="tricks",
    least=2,
    most=4,
    usual=3,
    summary="Play one tile each; most pips take the trick.",
    zero_sum=False,
)
