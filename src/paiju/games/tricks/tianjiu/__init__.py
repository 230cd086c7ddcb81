"""Heaven-Nine 天九."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="tianjiu",
    native="天九",
    romanised="Tiān Jiǔ / Tien Gow",
    family="tricks",
    least=2,
    most=4,
    usual=4,
    also=("Tin Kau", "Tin Gau", "Tien Kow", "Heaven and Nine"),
)
