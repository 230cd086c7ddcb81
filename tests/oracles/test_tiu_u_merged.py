"""The slow twin of Merged Tiu-U (釣魚 with the count of 十五湖) against the worked examples of its rule file."""

import pytest

from tests.oracles.test_shi_wu_hu import finish, finish_by_M, made, tiles
from tests.oracles.tiu_u_merged import DOUBLE64, Oracle, points, settle


def stride(step: int) -> list[str]:
    return [DOUBLE64[(step * i) % 64] for i in range(64)]


def at_pool(pool: str, hand: str, **options: object) -> Oracle:
    """A table where seat 0 is to play this hand to this pool."""
    table = Oracle(2, [stride(5)], **options)
    table.pool, table.hands[0] = tiles(pool), tiles(hand)
    return table


def test_E1_heaven_nine() -> None:
    assert points(tiles("[6:3][6:6][6:6]")) == 90
    assert points(tiles("[6:3][5:4][5:4]")) == 30


def test_E2_earth_eight() -> None:
    assert points(tiles("[5:3][1:1][1:1]")) == 60
    assert points(tiles("[5:3][6:2][6:2]")) == 30


@pytest.mark.parametrize("face", ["[5:5]", "[6:4]", "[6:5]"])
def test_E3_jun(face: str) -> None:
    assert [points([face] * n) for n in range(5)] == [0, 10, 20, 30, 120]


def test_E4_all_three_juns() -> None:
    assert points(tiles("[5:5]×4 [6:5]×4 [6:4]×4")) == 660


def test_E5_supreme() -> None:
    assert points(tiles("[4:2][4:2][2:1][2:1]")) == 320
    assert points(tiles("[4:2][4:2][2:1]")) == 90
    assert points(tiles("[2:1][2:1]")) == 20


def test_E6_all_heaven_nine() -> None:
    group = tiles("[6:6]×4 [6:3]×2 [5:4]×2")
    assert points(group) == 540
    assert [points(group[:i] + group[i + 1 :]) for i in range(8)] == [210] * 8


def test_E7_the_authors_catch() -> None:
    catch = tiles(
        "[6:6]×2 [6:3]×2 [5:4]×2 [4:4]×2 [4:3] [6:1] [6:5]×4 [5:5]×2 [3:3] [5:1] [4:2]×2 [2:1]×2 [1:1]×4"
    )  # fmt: skip
    assert points(catch) == 770
    assert points(catch, bonus_supreme=100) == 670
    assert points(catch, bonus_supreme=0) == 570
    assert points(catch, wen_wu="one_two") == 740


def test_E8_triples() -> None:
    table = at_pool("[6:5]×3", "[2:2]")
    table.phase, table.turned = "DRAW", "[6:5]"
    assert table.words() == ["catch [6:5] x [6:5][6:5][6:5]"]
    table.play(table.words()[0])
    assert points(table.catches[0]) == 120
    assert at_pool("[2:2]×3 [3:1]", "[2:2]").words() == ["catch [2:2] x [3:1]", "catch [2:2] x [2:2]"]


def test_E9_settlement() -> None:
    assert settle([550, 850]) == [-300, 300]


def test_E10_all_tiles() -> None:
    assert len(DOUBLE64) == 64
    assert points(DOUBLE64) == 2160


@pytest.mark.parametrize(
    ("seats", "index", "expected"), [(2, 0, [580, 670]), (3, 0, [300, 250, 720]), (2, -1, [540, 590])]
)
def test_E11_whole_hands(seats: int, index: int, expected: list[int]) -> None:
    table = Oracle(seats, [stride(5)], hands=1)
    finish(table, index)
    assert made(table) == expected
    assert table.results == [settle(expected)]


def test_E12_policy_M_sixes() -> None:
    table = Oracle(3, [stride(21)], gee_joon_match="sixes", wen_wu="one_two", hands=1)
    finish_by_M(table)
    assert made(table) == [320, 330, 160]
    assert table.left() == tiles("[3:3][5:1][4:1][3:2]")
    assert table.results == [[150, 180, -330]]


def test_E12_policy_M_lay_sixes() -> None:
    table = Oracle(2, [stride(33)], lay_sixes="optional", bonus_supreme=20, hands=1)
    chosen, actions = finish_by_M(table)
    assert chosen[0] == "1 lay"
    assert actions == 47
    assert made(table) == [400, 530]
    assert points(table.catches[0], bonus_supreme=0) == 380
    assert table.left() == tiles("[6:6]×2")


def test_deal_as_in_tiu_u() -> None:
    table = Oracle(3, [stride(5)] * 2, hands=2)
    while not table.results:
        table.play(table.words()[0])
    assert table.first == table.turn == 2
    assert sorted(table.hands[2]) == sorted(stride(5)[16:24])
    assert table.woodpile == stride(5)[40:]
    assert table.scores == table.results[0]
