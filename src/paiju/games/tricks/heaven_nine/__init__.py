"""Heaven 9 天九, with the full house rules."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="heaven-nine",
    native="天九",
    romanised="Tiān Jiǔ / Tien-Gow",
    family="tricks",
    least=4,
    most=4,
    usual=4,
    also=("Tin Gau",),
)
