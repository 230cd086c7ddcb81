"""Ancient Tiles 古牌."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="ku-pai",
    native="古牌",
    romanised="Gǔ Pái / Ku Pai",
    family="tricks",
    least=3,
    most=4,
    usual=4,
)
