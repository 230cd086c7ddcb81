"""How the trick games are paid: lines of score sheets that few hands have."""

import pytest

from paiju import Table
from paiju.games.tricks.liap_tui.sheet import scored
from paiju.kernel.payments import HOUSE, Payment
from paiju.words.said import Said
from tests.games.playing import set_state
from tests.games.sheet_lines import lines_between, paid_by
from tests.games.tricks.tianjiu_positions import about_to_lead


def test_liap_tui_E8_two_redeals() -> None:
    table = Table("liap-tui", seed=1)
    seen = table.state
    seen.multiplier = 3
    seen.declared[:], seen.captured[:], seen.result[:] = [0, 0, 3, 5], [0, 2, 3, 3], [9, -6, 24, -6]
    assert lines_between(table, seen, seen) == [
        "s0 scores 9 for no pile, as declared (3) ×3 after 2 redeals",
        "s1 loses 6 for 2 piles too many (0 declared, 2 captured) ×3 after 2 redeals",
        "s2 scores 24 for 3 piles, as declared (3 + 5) ×3 after 2 redeals",
        "s3 loses 6 for 2 piles too few (5 declared, 3 captured) ×3 after 2 redeals",
    ]


def test_tianjiu_E11_the_supreme_in_the_last_trick() -> None:
    table = about_to_lead(0, "[4:2][2:1]", "[6:5][5:1]", "[6:5][5:1]", "[6:5][5:1]", supreme_bonus=2)
    set_state(table, banker=1, multiplier=3)
    assert paid_by(table, "lead [4:2][2:1]") == [
        "s1 pays s0 12 for leading the Supreme ×3 banker ×2 last trick",
        "s2 pays s0 4 for leading the Supreme ×2 last trick",
        "s3 pays s0 4 for leading the Supreme ×2 last trick",
    ]


@pytest.mark.parametrize("scoring", ["winner_one", "trick_points", "classic"])
def test_tianjiu_E17_a_quad_in_the_last_trick(scoring: str) -> None:
    hands = ("[1:1][1:1][6:2][5:3]", "[6:4][6:4][5:1][5:1]", "[6:5][6:5][6:1][6:1]", "[4:4][4:4][5:2][4:3]")
    table = about_to_lead(3, *hands, quad_bonus=4, scoring=scoring)
    set_state(table, banker=3, multiplier=2, tricks=[0, 0, 1, 3])
    told = paid_by(table, f"lead {hands[3]}", f"beat {hands[0]}", f"discard {hands[1]}", f"discard {hands[2]}")
    assert told == [
        "s1 pays s0 8 for winning with a quad ×2 last trick",
        "s2 pays s0 8 for winning with a quad ×2 last trick",
        "s3 pays s0 16 for winning with a quad ×2 banker ×2 last trick",
        *AFTER_THE_QUAD[scoring],
    ]


AFTER_THE_QUAD = {
    "winner_one": [f"s{loser} pays s0 1 for the last trick" for loser in (1, 2, 3)],
    "trick_points": [
        "s1 pays s0 8 for 0 points against 8 points (4 tricks and 4 for the last)",
        "s1 pays s2 1 for 0 points against 1 point",
        "s1 pays s3 3 for 0 points against 3 points",
        "s2 pays s0 7 for 1 point against 8 points (4 tricks and 4 for the last)",
        "s2 pays s3 2 for 1 point against 3 points",
        "s3 pays s0 5 for 3 points against 8 points (4 tricks and 4 for the last)",
    ],
    "classic": [
        "s1 pays s0 5 for no trick (4 + 1)",
        "s2 pays s0 3 for 3 tricks short of the quota",
        "s3 pays s0 2 for 1 trick short of the quota ×2 banker",
    ],
}


def test_tianjiu_E13_moving_mice() -> None:
    table = Table("tianjiu", seats=2, seed=1)
    seen = table.state
    seen.queued[:], seen.result[:2] = [0, 32], [-1, 1]
    assert lines_between(table, seen, seen) == ["s0 pays s1 1 for a queue of 0 tiles against 32 tiles"]


@pytest.mark.parametrize("points", [1, 2, -1])
def test_liap_tui_a_gain_is_paid_to_the_seat_and_a_loss_by_it(points: int) -> None:
    reason = Said("paid-losing")
    line = scored(2, points, reason)
    assert line == (Payment(HOUSE, 2, points, reason) if points > 0 else Payment(2, HOUSE, 1, reason))
