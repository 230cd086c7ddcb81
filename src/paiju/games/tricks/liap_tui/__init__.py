"""Liap Tui."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="liap-tui",
    native="",
    romanised="Liap Tui",
    family="tricks",
    least=4,
    most=4,
    usual=4,
    zero_sum=False,
    single_hand=(("max_rounds", 1), ("win_condition", "rounds_only")),
    also=("粒堆", "Xiangqi"),
)
