"""Exact tree counts of a game with dice, beside a count at a table."""

import paiju
from paiju import Table
from paiju.kernel.counting import count_positions
from paiju.tiles import FULL32

GAME = paiju.game("heaven-nine")
DICE = (3, 4, 2, 6, 1)


def positions(table: Table, depth: int) -> int:
    """By playing every action; a line that asks for more dice than there are ends there."""
    if depth == 0 or table.hand_over or not table.actions:
        return 1
    below = 0
    for _, moves in table.actions:
        twin = table.copy()
        for move in moves:
            twin.play(move)
        below += positions(twin, depth - 1)
    return below


def test_where_actions_ask_for_dice_they_are_counted_one_by_one() -> None:
    wall = FULL32.tiles()
    values = GAME.values(4, {})
    table = Table(GAME, seats=4, seed=1, wall=wall, dice=list(DICE))
    table.decide()
    for depth in (1, 2):
        assert count_positions(GAME, 4, values, wall, depth, dice=DICE) == positions(table, depth)
