"""Sticking the Tail 꼬리붙이기."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="kkoriput-igi",
    native="꼬리붙이기",
    romanised="kkoriput-igi",
    family="connecting",
    least=2,
    most=4,
    usual=4,
    also=("골패", "Kolpae", "Golpae"),
)
