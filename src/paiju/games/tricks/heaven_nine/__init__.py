"""Heaven 9 天九, with the full house rules."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="heaven-nine",
    name="Heaven 9",
    native="天九",
    romanised="Tiān Jiǔ / Tien-Gow",
    family="tricks",
    least=4,
    most=4,
    usual=4,
    summary="Take a set with a higher one of its kind, or bury tiles; the last trick wins, and wins in a row multiply.",
    also=("Tin Gau",),
)
