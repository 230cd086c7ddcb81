"""Collecting Tens: how much the bot makes of the tiles that lie in the pool."""

from typing import Any

import pytest

from paiju import Table
from paiju.games.melding.tens.bot import IN_POOL, LATE_IN_POOL, likelihood
from paiju.games.melding.tens.state import ENDING
from tests.games.playing import counts, set_state

SLUG = "kap-shap"


def to_discard(seat: int, concealed: str, pool: str, known: tuple[str, str], **options: Any) -> Table:
    table = Table(SLUG, seed=1, **options)
    hands = [[0] * 21] * 2
    hands[seat] = counts(table, concealed)
    set_state(table, hands=hands, held=[8, 8], turn=seat, phase=ENDING, left=12)
    set_state(table, pool=counts(table, pool), known=[counts(table, tiles) for tiles in known])
    return table


HAND, POOL = "[5:5][3:3][3:3][2:2][6:4][6:1][5:2][2:1]", "[3:1][6:2][5:3][4:2][4:1]"
OTHER_HAND, OTHER_POOL = "[6:6][1:1][4:4][3:1][5:5][5:1][6:3][4:2]", "[3:1][6:5][6:1][6:2][5:3][4:1]"


@pytest.mark.parametrize(
    ("seat", "concealed", "pool", "known", "offer", "thrown"),
    [
        (1, HAND, POOL, ("[1:1]", "[5:2]"), "all", "[2:2]"),
        (1, HAND, POOL, ("[1:1]", "[5:2]"), "last", "[5:2]"),
        (0, OTHER_HAND, OTHER_POOL, ("[1:1][4:2]", "[5:2]"), "all", "[5:5]"),
        (0, OTHER_HAND, OTHER_POOL, ("[1:1][4:2]", "[5:2]"), "none", "[6:3]"),
    ],
)
def test_a_tile_in_the_open_pool_is_worth_several_unseen_ones(
    seat: int, concealed: str, pool: str, known: tuple[str, str], offer: str, thrown: str
) -> None:
    assert to_discard(seat, concealed, pool, known, offer=offer).advice().words == f"discard {thrown}"


def test_in_its_last_three_draws_a_seat_counts_on_the_pool() -> None:
    """[4:1] lies in the pool of two players; earlier there is time to rebuild."""
    table = to_discard(1, HAND, POOL, ("[1:1]", "[5:2]"), offer="all")
    face = table.tiles.read("[4:1]")[0]

    def likely(left: int) -> int:
        set_state(table, left=left)
        return int(likelihood(table._rules[0], table._state[0], table._state[0]["hands"][1], face))

    assert likely(12) == likely(8) == likely(7) == likely(6)
    assert likely(0) == likely(4) == likely(5)
    assert likely(5) - likely(6) == LATE_IN_POOL - IN_POOL > 0
