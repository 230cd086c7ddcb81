"""Ding Niu, the Bull Fight 頂牛."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="ding-niu",
    native="頂牛",
    romanised="Dǐng Niú",
    family="connecting",
    least=4,
    most=4,
    usual=4,
)
