"""Pai Gow 牌九."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="pai-gow",
    name="Pai Gow",
    native="牌九",
    romanised="Pái Jiǔ / Paai Gau",
    family="banking",
    least=2,
    most=8,
    usual=4,
    summary="Split four tiles into two hands and beat both hands of the banker.",
    also=("Pai Gau", "Paigow"),
)
