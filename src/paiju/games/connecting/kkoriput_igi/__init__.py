"""Sticking the Tail 꼬리붙이기."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="kkoriput-igi",
    name="Sticking the Tail",
    native="꼬리붙이기",
    romanised="kkoriput-igi",
    family="connecting",
    least=2,
    most=4,
    usual=4,
    summary="The Korean Connect the Dragon: only the worst player pays the best, and everybody above 30.",
    also=("골패", "Kolpae", "Golpae"),
)
