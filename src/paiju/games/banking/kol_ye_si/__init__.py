"""Kol-ye-si 골여시."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="kol-ye-si",
    native="골여시",
    romanised="Gol-yeosi",
    family="banking",
    least=2,
    most=10,
    usual=4,
    also=("골패", "Kolpae", "Golpae", "여시"),
)
