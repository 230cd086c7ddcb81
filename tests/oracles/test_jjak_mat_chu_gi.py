"""The slow twin of Making Pairs (짝맞추기) against the worked examples of its rule file."""

import pytest

from tests.oracles.jjak_mat_chu_gi import Oracle, mate, pairs_in
from tests.oracles.whole_hands import finish, power_wall, tiles, wall_of
from tests.oracles.winner_deals import FULL32
from tests.oracles.xiangshifu import TYPES, in_order


def P(base: int) -> list[str]:
    return power_wall(FULL32, base, 37)


def thrown(tile: str, hand: str, laid: str = "", **options: object) -> Oracle:
    """A table of four where seat 0 has just thrown this tile and seat 1 has this hand and these pairs on the table."""
    table = Oracle(4, [P(22)] * 2, **options)
    pairs = tiles(laid)
    table.hands[0].append(tile)
    table.hands[1] = tiles(hand)
    table.laid[1] = [(pairs[i], pairs[i + 1]) for i in range(0, len(pairs), 2)]
    table.play(f"discard {tile}")
    return table


@pytest.mark.parametrize("pairs", ["korean", "chinese"])
def test_mates_are_mutual(pairs: str) -> None:
    assert all(mate(mate(tile, pairs), pairs) == tile for tile in TYPES)
    assert sum(mate(tile, pairs) == tile for tile in TYPES) == 11


def test_E1_pairs() -> None:
    hand = tiles("[6:3] [6:2] [5:4] [4:2] [2:1] [1:1]")
    assert pairs_in(hand, "korean") == [("[6:3]", "[6:2]"), ("[5:4]", "[2:1]")]
    assert pairs_in(hand, "chinese") == [("[6:3]", "[5:4]"), ("[4:2]", "[2:1]")]


def test_E1_lay() -> None:
    wall = wall_of(FULL32, tiles("[6:3] [6:2] [5:4] [4:2] [2:1] [6:6][1:1][4:4][3:1][5:5] [1:1]"))
    assert Oracle(2, [wall]).hand(0) == tiles("[1:1] [4:2]")
    assert Oracle(2, [wall], pairs="chinese").hand(0) == tiles("[1:1] [6:2]")


def test_E2_the_mate_of_a_thrown_tile() -> None:
    hand = "[5:3] [1:1] [4:4] [6:1] [6:4]"
    table = thrown("[5:2]", hand)
    assert (table.turn, table.words()) == (1, ["take", "pass"])
    assert thrown("[5:2]", hand, pairs="chinese").words() == ["pass"]


@pytest.mark.parametrize(
    ("thrower", "discard_pay", "result"),
    [
        (None, "all", [-1, -1, 3, -1]),
        (1, "all", [0, -3, 3, 0]),
        (1, "single", [0, -1, 1, 0]),
        (2, "single", [-1, -1, 3, -1]),
    ],
)
def test_E3_pay(thrower: int | None, discard_pay: str, result: list[int]) -> None:
    table = Oracle(4, [P(22)], discard_pay=discard_pay)
    assert table.payments(2, thrower) == result
    assert sum(result) == 0


def test_E4_excluded_take() -> None:
    two = "[6:6][6:6][5:5][5:5]"
    assert thrown("[4:4]", "[4:4]", two).words() == ["take", "pass"]
    assert thrown("[4:4]", "[4:4]", two, win_by_discard=False).words() == ["pass"]
    for win_by_discard in (True, False):
        table = thrown("[4:4]", "[4:4] [1:1] [6:4]", two[:10], win_by_discard=win_by_discard)
        assert table.words() == ["take", "pass"]


def test_E5_hidden_third_pair() -> None:
    hand = "[6:6] [6:6] [5:5] [5:5] [4:4]"
    assert thrown("[4:4]", hand, win_by_discard=False).words() == ["pass"]
    table = thrown("[4:4]", hand)
    table.play("take")
    assert table.results == [[-3, 3, 0, 0]]
    assert table.dealer == 1


def test_E6_whole_hand() -> None:
    table = Oracle(3, [P(13)], hands=1)
    assert table.laid[0] == [("[2:2]", "[2:2]"), ("[5:4]", "[2:1]")]
    assert table.hand(0) == tiles("[3:3] [5:1]")
    assert table.hand(1) == tiles("[1:1] [4:4] [5:5] [5:5] [6:5]")
    assert table.hand(2) == tiles("[3:1] [6:4] [6:1] [6:2] [4:2]")
    front = tiles("[6:5] [6:3] [1:1] [6:6] [5:3] [4:4] [4:3] [3:2] [5:1]")
    assert table.wall[: len(front)] == front
    assert finish(table, "F").decisions == [
        "0 discard [3:3]",
        "1 discard [1:1]",
        "2 discard [3:1]",
        "0 discard [1:1]",
        "1 discard [6:6]",
        "2 discard [6:4]",
        "0 discard [4:4]",
        "1 take",
    ]
    assert table.laid[1] == [("[5:5]", "[5:5]"), ("[6:5]", "[6:5]"), ("[4:4]", "[4:4]")]
    assert table.results == [[-2, 2, 0]]


def test_E7_no_win_by_discard() -> None:
    table = Oracle(3, [P(13)], win_by_discard=False, hands=1)
    record = finish(table, "F")
    assert record.decisions[6:] == ["0 discard [4:4]", "1 discard [4:4]", "2 discard [6:1]"]
    assert len(record.decisions) == 9
    assert table.laid[0][-1] == ("[5:1]", "[5:1]")
    assert table.results == [[2, -1, -1]]


def test_E8_all_may_claim() -> None:
    table = Oracle(4, [P(22)], claim="all", hands=1)
    record = finish(table, "F")
    assert record.decisions[:4] == ["0 discard [1:1]", "2 take", "2 discard [2:2]", "0 take"]
    assert table.laid[2][-1] == ("[4:1]", "[3:2]")
    assert (len(record.decisions), len(table.wall), table.results) == (13, 8, [[-1, -1, 3, -1]])


def test_E9_korean() -> None:
    table = Oracle(2, [P(32)], hands=1)
    record = finish(table, "F")
    assert len(record.decisions) == 5
    assert record.decisions[-2:] == ["1 discard [6:1]", "0 take"]
    laid = [in_order(pair) for pair in table.laid[0]]
    assert sorted(laid) == sorted(in_order(tiles(pair)) for pair in ("[6:3][6:2]", "[5:4][2:1]", "[6:1][6:1]"))
    assert table.results == [[1, -1]]


def test_E9_chinese() -> None:
    table = Oracle(2, [P(32)], pairs="chinese", hands=1)
    record = finish(table, "F")
    assert len(record.decisions) == 19
    assert record.decisions[-2:] == ["0 discard [5:2]", "1 take"]
    assert ("[5:2]", "[4:3]") in table.laid[1]
    assert table.results == [[-1, 1]]


def test_E10_face_down() -> None:
    table = Oracle(3, [P(13)], discards="face_down", hands=1)
    record = finish(table, "F")
    looks = [line for line in record.decisions if "look" in line]
    assert {line.split(" ", 1)[1] for line in looks} == {"look 0"}
    assert table.thrown[0] == ("[3:3]", 0)
    assert table.laid[0][-1] == ("[5:1]", "[5:1]")
    assert (len(record.decisions), table.results) == (18, [[2, -1, -1]])


def test_E11_dealt_win() -> None:
    others = tiles("[6:5][6:4][6:1][5:1][1:1]" + "[6:5][6:4][6:1][5:1][1:1]" + "[3:1][3:3][2:2][6:3][5:4]")
    wall = wall_of(FULL32, [*tiles("[6:6] [6:6] [5:5] [5:5] [4:4]"), *others, "[4:4]"])
    table = Oracle(4, [wall], hands=1)
    assert (table.over, table.turn, table.results) == (True, -1, [[3, -1, -1, -1]])
    assert table.words() == []


def test_E12_no_win_by_discard() -> None:
    table = Oracle(4, [P(24)], claim="all", win_by_discard=False, hands=1)
    record = finish(table, "M")
    assert (len(record.decisions), len(table.wall)) == (20, 1)
    assert "0 discard [6:5]" in record.decisions
    assert table.laid[2][-1] == ("[6:4]", "[6:4]")
    assert table.results == [[-1, -1, 3, -1]]


def test_E12_win_by_discard() -> None:
    table = Oracle(4, [P(24)], claim="all", hands=1)
    record = finish(table, "M")
    assert record.decisions[-2:] == ["0 discard [6:5]", "3 take"]
    assert (len(record.decisions), table.results) == (17, [[-3, 0, 0, 3]])


def test_the_last_discard_is_still_offered() -> None:
    table = thrown("[4:4]", "[4:4] [1:1] [6:4]", "[6:6][6:6]", hands=1)
    table.wall = []
    assert table.words() == ["take", "pass"]
    table.play("pass")
    assert table.results == [[0, 0, 0, 0]]


def looking(tile: str, thrower: int, **options: object) -> Oracle:
    """Face down: seat 1 with two pairs and [4:4] may look; slot 0 holds this tile of this seat."""
    table = thrown("[1:1]", "[4:4]", "[6:6][6:6][5:5][5:5]", discards="face_down", hands=1, **options)
    table.thrown[0] = (tile, thrower)
    return table


def test_look() -> None:
    table = looking("[4:4]", 3)
    assert table.words() == ["look 0", "draw"]
    table.play("look 0")
    assert table.results == [[0, 3, 0, -3]]


@pytest.mark.parametrize("win_by_discard", [True, False])
def test_own_discard_counts_as_drawn(win_by_discard: bool) -> None:
    table = looking("[4:4]", 1, win_by_discard=win_by_discard)
    table.play("look 0")
    assert table.results == [[-1, 3, -1, -1]]


def test_an_excluded_look_draws() -> None:
    table = looking("[4:4]", 3, win_by_discard=False)
    table.wall[0] = "[3:1]"
    table.play("look 0")
    assert (table.turn, table.hand(1)) == (1, tiles("[4:4] [3:1]"))
    table.play("discard [3:1]")
    assert (table.turn, table.words()) == (2, ["look 0", "look 1", "draw"])


def test_slots_keep_their_numbers() -> None:
    table = looking("[4:4]", 3)
    table.laid[1].pop()
    table.hands[1] = tiles("[4:4] [3:1] [3:3]")
    table.play("look 0")
    table.play("discard [3:1]")
    assert (table.turn, table.words()) == (2, ["look 1", "draw"])


def test_a_look_at_an_empty_wall() -> None:
    table = looking("[3:1]", 3)
    table.wall = []
    assert table.words() == ["look 0", "draw"]
    table.play("look 0")
    assert table.results == [[0, 0, 0, 0]]
