"""Pai Gow 牌九."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="pai-gow",
    native="牌九",
    romanised="Pái Jiǔ / Paai Gau",
    family="banking",
    least=2,
    most=8,
    usual=4,
    also=("Pai Gau", "Paigow"),
)
