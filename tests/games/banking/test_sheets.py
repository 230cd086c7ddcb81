"""How the banking games are paid: lines of score sheets that few hands have."""

from typing import Any

import pytest

from paiju import Table
from tests.games.sheet_lines import written_after


def test_da_ling_E2_each_group_against_the_banker() -> None:
    split = "[6:5] | [4:4][5:1] | [6:6][1:1][6:1]"
    table = Table("da-ling", seats=2, wall="[6:1][2:2]" + split.replace("|", ""))
    told = written_after(table, "bet 1 2", "bet 2 3", "bet 3 5", f"split {split}")
    assert told == ["s0 pays s1 3 for [2:2][6:1] = 1 against [4:4][5:1] = 4"]


def exact(table_tiles: str, *splits: str, **options: Any) -> list[str]:
    wall = table_tiles + "".join(splits).replace("|", "")
    table = Table("da-ling", wall=wall, hands=1, **options)
    return written_after(table, *(f"split {split}" for split in splits))


def test_da_ling_E7_nobody_matches() -> None:
    told = exact(
        "[4:4][1:1]",
        "[6:2] | [6:4][6:4] | [6:5][6:3][3:1]",
        "[5:4] | [5:1][2:2] | [5:2][4:3][3:3]",
        "[6:6] | [6:1][2:1] | [5:5][6:5][5:3]",
        seats=4,
        mode="exact_with_banker",
        first_banker=3,
    )
    assert told == [
        "s0 pays s3 3 for nobody matching 10 with one tile",
        "s1 pays s3 3 for nobody matching 10 with one tile",
        "s2 pays s3 3 for nobody matching 10 with one tile",
        "s1 pays s0 7 for [6:4][6:4] matching 10 with 8 red pips",
        "s2 pays s0 7 for [6:4][6:4] matching 10 with 8 red pips",
        "s0 pays s1 15 for [3:3][5:2][4:3] matching 10 with 4 red pips",
        "s2 pays s1 15 for [3:3][5:2][4:3] matching 10 with 4 red pips",
    ]


def test_da_ling_E8_absolute_winner() -> None:
    told = exact(
        "[3:1][6:2]",
        "[6:6] | [6:5][6:5] | [6:4][6:1][3:2]",
        "[4:4] | [5:1][2:2] | [5:2][4:3][3:3]",
        "[5:5] | [6:1][2:1] | [6:6][6:3][5:3]",
        seats=3,
        mode="exact",
        house_fee=1,
    )
    assert told == [
        "s1 pays s0 25 for all three groups matching 2 with 45 black pips",
        "s2 pays s0 25 for all three groups matching 2 with 45 black pips",
        "s0 loses 1 for the fee for matching all three groups",
    ]


def test_pai_gow_E6_both_hands() -> None:
    settings = (
        "[2:2][2:2] | [4:4][6:1]",
        "[6:6][6:2] | [6:4][4:1]",
        "[4:4][6:5] | [5:1][6:3]",
        "[1:1][5:3] | [6:4][3:2]",
    )
    table = Table("pai-gow", wall="".join(settings).replace("|", ""))
    told = written_after(table, *["bet 10"] * 3, *(f"set {setting}" for setting in settings))
    banker = "gong [1:1][5:3] and 5 points [6:4][3:2]"
    assert told == [
        f"s0 pays s1 10 for {banker} against pair [2:2][2:2] and 5 points [4:4][6:1]",
        f"s3 pays s0 10 for 9 points [4:4][6:5] and 5 points [5:1][6:3] against {banker}",
    ]


def test_pai_gow_E11_commission() -> None:
    hands = "[6:6][6:6] [6:4][3:3] [6:4][2:2] [5:5][4:1] [5:5][5:2]"
    table = Table("pai-gow", seats=5, variant="small", wall=hands, commission_percent=5)
    assert written_after(table, *["bet 10"] * 4) == [
        "s0 pays s1 10 for 7 points [5:5][5:2] against pair [6:6][6:6]",
        "s2 pays s0 10 for 6 points [3:3][6:4] against 7 points [5:5][5:2]",
        "s3 pays s0 10 for 4 points [2:2][6:4] against 7 points [5:5][5:2]",
        "s4 pays s0 10 for 5 points [5:5][4:1] against 7 points [5:5][5:2]",
        "s1 loses 1 for a 5% commission on 10 won",
        "s0 loses 1 for a 5% commission on 20 won",
    ]


@pytest.mark.parametrize(
    ("settlement", "banker", "line"),
    [
        (
            "macao_fixed",
            "[3:3][2:2][6:4] | [5:5][5:4]",
            "s1 pays s0 27 for no bull against 9 points with [5:5][5:4], times a stake of 3",
        ),
        ("macao_fixed", "[6:5][6:3][5:4][3:2][5:2]", "s1 pays s0 12 for no bull: 4 stakes of 3"),
        ("macao", "[3:3][2:2][6:4] | [5:5][5:4]", "s1 pays s0 12 for no bull: 4 stakes of 3"),
    ],
)
def test_tau_ngau_E9_a_stuck_player(settlement: str, banker: str, line: str) -> None:
    hands = "[6:5][6:1][6:1][4:3][4:1]" + banker.replace("|", "")
    table = Table("tau-ngau", seats=2, wall=hands, settlement=settlement, min_stake=3)
    bull, bar, _ = banker.partition(" |")
    assert written_after(table, "stuck", f"discard {bull}" if bar else "stuck") == [line]


def test_kol_ye_si_E3_perfect_pair() -> None:
    table = Table("kol-ye-si", seats=2, wall="[6:6] [5:5][5:5] [1:1][1:1]")
    assert written_after(table, "bet 4") == ["s1 pays s0 4 for the banker's perfect pair [5:5][5:5]"]
