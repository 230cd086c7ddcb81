"""Kol-ye-si 골여시."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="kol-ye-si",
    name="Kol-ye-si",
    native="골여시",
    romanised="Gol-yeosi",
    family="banking",
    least=2,
    most=10,
    usual=4,
    summary="Look at one tile, stake, draw one or two more, and beat the banker's two tiles.",
    also=("골패", "Kolpae", "Golpae", "여시"),
)
