"""How the connecting games are paid: lines of score sheets that few hands have."""

from typing import Any

from paiju import Table
from paiju.games.connecting.ding_niu.suan_zhang import CLASSIC
from tests.games.connecting.dragons import about_to_end
from tests.games.playing import deal_in_turn
from tests.games.sheet_lines import paid_by, written_after


def ending(slug: str, *position: Any, **options: Any) -> list[str]:
    table = about_to_end(slug, *position, **options)
    return paid_by(table, table.words[0])


def test_jielong_E10_clean_doubles_others() -> None:
    assert ending("jielong", [0, 7, 5, 12], clean_doubles_others=True) == [
        "s1 pays s0 14 for 7 doubled points against 0",
        "s1 pays s2 4 for 7 doubled points against 5 doubled",
        "s2 pays s0 10 for 5 doubled points against 0",
        "s3 pays s0 24 for 12 doubled points against 0",
        "s3 pays s1 10 for 12 doubled points against 7 doubled",
        "s3 pays s2 14 for 12 doubled points against 5 doubled",
    ]


def test_ce_deng_E6_two_penalties() -> None:
    told = ending("ce-deng", [0, 48, 60, 3], 1, [0, 7, 8, 1], penalty_vs_penalty=2)
    assert told == [
        "s1 pays s0 192 for 48 points against 0 ×2 pass of s0 ×2 head of 7",
        "s1 pays s3 90 for 48 points against 3 ×2 head of 7",
        "s2 pays s0 240 for 60 points against 0 ×2 pass of s0 ×2 tail of 8",
        "s2 pays s1 24 for 60 points against 48 ×2 head of 7 and tail of 8",
        "s2 pays s3 114 for 60 points against 3 ×2 tail of 8",
        "s3 pays s0 6 for 3 points against 0 ×2 pass of s0",
    ]


def test_ce_deng_E8_eight_doubles() -> None:
    hands = {
        0: "[6:6][6:6][1:1][1:1][5:5][3:3][2:2][4:4]",
        1: "[6:5][6:5][6:4][6:4][6:1][6:1][5:1][5:1]",
        2: "[6:3][5:4][6:2][5:3][5:2][4:3][4:2][4:1]",
        3: "[3:1][3:1][4:4][5:5][3:3][2:2][3:2][2:1]",
    }
    table = Table("ce-deng", wall=deal_in_turn(hands, 0, 4), hands=1)
    table.decide()
    assert table.words == []
    assert written_after(table) == [
        "s1 pays s0 136 for 68 points ×2 eight doubles",
        "s2 pays s0 118 for 59 points ×2 eight doubles",
        "s3 pays s0 88 for 44 points ×2 eight doubles",
    ]


def test_kkoriput_igi_E2_above_thirty() -> None:
    assert ending("kkoriput-igi", [3, 31, 25, 44]) == [
        "s1 pays s0 1 for exceeding 30 with 31 points against 3, one stake",
        "s3 pays s0 1 for being last with 44 points against 3, one stake",
    ]
    assert ending("kkoriput-igi", [3, 31, 25, 44], payment="points", stake=2) == [
        "s1 pays s0 56 for exceeding 30 with 31 points against 3 ×2 stake",
        "s3 pays s0 82 for being last with 44 points against 3 ×2 stake",
    ]


def test_ding_niu_E3_the_maker_wins() -> None:
    killed = {"event": CLASSIC, "status": CLASSIC, "mover": 1, "maker": 1}
    assert ending("ding-niu", [9, 2, 11, 14], 0, None, killed) == [
        "s0 pays s1 2 for the second place, doubled by the suan zhang of s1, 9 points against 2",
        "s2 pays s1 4 for the third place, doubled by the suan zhang of s1, 11 points against 2",
        "s3 pays s1 6 for the fourth place, doubled by the suan zhang of s1, 14 points against 2",
    ]
