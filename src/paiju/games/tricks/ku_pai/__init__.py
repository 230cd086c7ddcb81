"""Ancient Tiles 古牌."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="ku-pai",
    name="Ancient Tiles",
    native="古牌",
    romanised="Gǔ Pái / Ku Pai",
    family="tricks",
    least=3,
    most=4,
    usual=4,
    summary="One tile a trick, all face up: the highest of the suit led takes it, and the last trick wins the hand.",
)
