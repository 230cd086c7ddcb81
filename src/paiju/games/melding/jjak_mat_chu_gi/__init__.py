"""Making Pairs 짝맞추기."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="jjak-mat-chu-gi",
    native="짝맞추기",
    romanised="Jjak-mat-chu-gi",
    family="melding",
    least=2,
    most=4,
    usual=4,
    also=("골패", "Kolpae", "Golpae"),
)
