"""Liap Tui."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="liap-tui",
    name="Liap Tui",
    native="",
    romanised="Liap Tui",
    family="tricks",
    least=4,
    most=4,
    usual=4,
    summary="Declare how many piles of xiangqi pieces you will capture, then capture exactly that many.",
    zero_sum=False,
    single_hand=(("max_rounds", 1), ("win_condition", "rounds_only")),
    also=("粒堆", "Xiangqi"),
)
