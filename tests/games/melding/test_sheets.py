"""How the melding games are paid: lines of score sheets that few hands have."""

from tests.games.melding import ponjan_positions, small_mahjong_positions
from tests.games.sheet_lines import lines_between, paid_by


def test_small_mahjong_E7_the_discarder_pays_for_all() -> None:
    table = small_mahjong_positions.asked(
        3, "[4:1][2:2]", "[3:3]", exposed="[6:6][6:4][4:4]", discarder_pays=True, stake=5
    )
    assert paid_by(table, "win") == [
        "s0 pays s3 60 for 4 points ×5 stake ×3 for all:"
        " Set-Set [6:6][4:4][6:4] 3 + Straight-Straight [3:3][2:2][4:1] 1, with the [3:3] of s0"
    ]


def test_ponjan_E7_shares_that_are_dropped() -> None:
    table = ponjan_positions.drawn_by(2, "R0 R0 R0 B1 B1 B1 Y0 Y0 Y0", seats=4, ruleset="unity")
    worth = "no steals 1 + complete with draw 1 + three color 2: 4 points = 8 × 10, split by 3"
    assert paid_by(table, "complete") == [
        f"s0 pays s2 26 for {worth}",
        f"s1 pays s2 26 for {worth}",
        f"s3 pays s2 26 for {worth}",
        "s2 scores 2 for what cannot be shared equally",
    ]


def test_ponjan_the_starter_gets_half_as_much_again() -> None:
    table = ponjan_positions.drawn_by(0, "R0 R0 R0 B1 B1 B1 Y0 Y0 Y0", seats=2, ruleset="unity")
    assert paid_by(table, "complete") == [
        "s1 pays s0 120 for no steals 1 + complete with draw 1 + three color 2:"
        " 4 points = 8 × 10, × 3/2 for the starter"
    ]


def test_ponjan_E12_the_pot_of_hands_that_are_not_ready() -> None:
    ready, far_off = "R0 R0 R0 B0 B0 B0 Y0 Y0", "R0 B0 Y0 R1 B1 Y1 W0 W1"
    table = ponjan_positions.played_out([far_off, ready, far_off + " D1"], score_unit=10, no_deck="tenpai")
    assert lines_between(table, table.observe(None), table.observe(None)) == [
        "s0 loses 15 for a share of the pot of 3 × 10 without a ready hand",
        "s1 scores 30 for a share of the pot of 3 × 10 with a ready hand",
        "s2 loses 15 for a share of the pot of 3 × 10 without a ready hand",
    ]
