"""The slow twin of Catching Fish (釣魚, Tiu-U) against the worked examples of its rule file."""

import pytest

from tests.oracles.tiu_u import DOUBLE64, Oracle, in_order, matches, points, settle


def tiles(text: str) -> list[str]:
    return text.replace("][", "] [").split()


def stride(step: int) -> list[str]:
    return [DOUBLE64[(step * i) % 64] for i in range(64)]


def at_pool(pool: str, hand: str, **options: object) -> Oracle:
    """A table where seat 0 is to play this hand to this pool."""
    table = Oracle(2, [stride(5)], lay_sixes="off", **options)
    table.pool, table.hands[0] = tiles(pool), tiles(hand)
    table.catches = [[], []]
    return table


def finish(table: Oracle, index: int) -> Oracle:
    while not table.over:
        table.play(table.words()[index])
    return table


@pytest.mark.parametrize(
    ("x", "y", "match"),
    [
        ("[5:3]", "[4:4]", True),
        ("[6:4]", "[5:5]", True),
        ("[2:1]", "[4:2]", True),
        ("[2:1]", "[3:3]", False),
        ("[4:2]", "[5:1]", True),
        ("[6:6]", "[1:1]", False),
        ("[3:1]", "[2:2]", True),
    ],
)
def test_E1_matches(x: str, y: str, match: bool) -> None:
    assert matches(x, y) == matches(y, x) == match


def test_gee_joon_match() -> None:
    assert not matches("[2:1]", "[4:2]", "none")
    assert matches("[2:1]", "[2:1]", "none")
    assert all(matches("[2:1]", six, "sixes") for six in ("[3:3]", "[5:1]", "[4:2]", "[2:1]"))
    assert not matches("[2:1]", "[3:2]", "sixes")


def test_E2_fourth_takes_all() -> None:
    table = at_pool("[3:1][3:1][3:1][2:2]", "[3:1]")
    assert table.words() == ["catch [3:1] x [3:1][3:1][3:1]", "catch [3:1] x [2:2]"]


def test_E3_third() -> None:
    pool = "[6:1][6:1][5:2]"
    catches = ["catch [6:1] x [6:1]", "catch [6:1] x [5:2]"]
    assert at_pool(pool, "[6:1]").words() == [*catches, "third [6:1]"]
    assert at_pool(pool, "[6:1]", third_tile=False).words() == catches
    assert at_pool(pool, "[4:3]").words() == ["catch [4:3] x [6:1]", "catch [4:3] x [5:2]"]
    free = at_pool(pool, "[6:1]", capture_compulsory=False)
    assert free.words() == [*catches, "third [6:1]", "drop [6:1]"]


def test_E4_gee_joon() -> None:
    assert at_pool("[2:1][3:3]", "[4:2]").words() == ["catch [4:2] x [3:3]", "catch [4:2] x [2:1]"]
    assert at_pool("[2:1][3:3]", "[5:1]").words() == ["catch [5:1] x [3:3]"]


def test_E5_three_sixes_in_a_hand() -> None:
    wall = in_order(DOUBLE64)
    sixes, rest = wall[:4], wall[4:]
    wall = rest[:16] + sixes[:3] + rest[16:] + sixes[3:]
    table = Oracle(2, [wall], hands=1)
    assert table.catches[0] == ["[6:6]", "[6:6]"]
    assert len(table.hand(0)) == 10
    steps: dict[int, list[str]] = {0: [], 1: []}
    while not table.over:
        steps[table.turn].append(table.phase)
        table.play(table.words()[0])
    assert steps[0] == ["HAND", "DRAW"] * 10 + ["DRAW"] * 2
    assert steps[1] == ["HAND", "DRAW"] * 12


def test_E6_small_fish() -> None:
    assert points(tiles("[1:1][3:1][4:1][4:3]")) == 20
    assert points(tiles("[2:2][3:3][5:2]")) == 0
    assert points(tiles("[6:1]")) == 10


def test_E7_big_fish() -> None:
    assert points(tiles("[6:6][6:6][4:4][5:3][6:1][4:3]")) == 90


def test_E8_all_tiles() -> None:
    assert len(DOUBLE64) == 64
    assert points(DOUBLE64) == 594


def test_E9_settlement() -> None:
    assert settle([232, 222, 150]) == [92, 62, -154]
    assert settle([232, 222, 150], "points") == [232, 222, 150]


POOL = "[6:6][6:6][4:4][3:1][3:1][5:5][2:2][2:2][6:5][6:4][6:4][6:1][5:1][5:4][4:3][4:3]"
S0 = "[6:6][6:6][4:4][3:1][5:5][5:5][6:1][6:3][5:4][4:1][3:2][2:1]"
S1 = "[1:1][1:1][1:1][2:2][2:2][6:5][6:4][6:1][6:2][5:3][5:2][4:2]"
WOODPILE = (
    "[4:2][5:1][3:1][6:5][3:3][5:2][5:1][5:5][4:4][6:2][4:4][3:3]"
    "[3:3][6:4][6:3][6:1][4:1][5:3][5:1][2:1][1:1][3:2][3:3][6:5]"
)
OPENING = [
    "0 catch [5:5] x [5:5]", "0 catch [4:2] x [5:1]",
    "1 catch [6:5] x [6:5]", "1 drop [5:1]",
    "0 catch [5:5] x [6:4]", "0 third [3:1]",
    "1 catch [6:4] x [6:4]", "1 drop [6:5]",
    "0 catch [5:4] x [5:4]", "0 catch [3:3] x [5:1]",
    "1 catch [5:3] x [4:4]", "1 catch [5:2] x [6:1]",
    "0 catch [6:1] x [4:3]", "0 drop [5:1]",
    "1 catch [5:2] x [4:3]", "1 drop [5:5]",
    "0 catch [3:1] x [3:1][3:1][3:1]",
]  # fmt: skip


def test_E10_opening_of_a_replay() -> None:
    wall = tiles(POOL + S0 + S1 + WOODPILE)
    assert in_order(wall) == DOUBLE64
    table = Oracle(2, [wall], hands=1)
    assert table.catches == [["[6:6]", "[6:6]"], []]
    drawn: dict[int, list[str]] = {}
    for step, line in enumerate(OPENING):
        seat, text = line.split(" ", 1)
        assert table.turn == int(seat)
        drawn[step] = table.words()
        table.play(text)
    assert drawn[1] == ["catch [4:2] x [5:1]"]
    assert drawn[3] == ["drop [5:1]"]
    assert drawn[5] == ["catch [3:1] x [3:1]", "catch [3:1] x [2:2]", "third [3:1]"]
    assert table.catches[0].count("[3:1]") == 4
    finish(table, 0)
    assert table.left().count("[6:6]") == 2


def test_E11_whole_hands() -> None:
    table = finish(Oracle(2, [stride(5)], hands=1), 0)
    assert [points(catch) for catch in table.catches] == [348, 256]
    assert table.left() == []
    assert table.results == [[92, -92]]
    table = finish(Oracle(2, [stride(5)], hands=1), -1)
    assert [points(catch) for catch in table.catches] == [290, 282]
    assert table.left() == tiles("[4:4][4:4][3:3][2:1]")
    table = finish(Oracle(3, [stride(5)], hands=1), 0)
    assert [points(catch) for catch in table.catches] == [164, 194, 256]


@pytest.mark.parametrize(("settlement", "result"), [("difference", [-98, 70, 28]), ("points", [86, 142, 128])])
def test_E12_policy_M(settlement: str, result: list[int]) -> None:
    table = Oracle(
        3,
        [stride(31)],
        lay_sixes="optional",
        pile_locks=True,
        capture_compulsory=False,
        settlement=settlement,
        hands=1,
    )
    taken: dict[int, str] = {}
    t = actions = 0
    while not table.over:
        words = table.words()
        text = words[0]
        if len(words) > 1:
            text = words[7 * t % len(words)]
            taken[t] = f"{table.turn} {text}"
            t += 1
        table.play(text)
        actions += 1
    assert actions == 47
    assert taken[0] == "1 lay"
    thirds = {t: text[2:] for t, text in taken.items() if "third" in text}
    assert thirds == {6: "third [3:3]", 13: "third [5:5]", 30: "third [5:1]"}
    assert taken[9][2:] == "catch [3:3] x [3:3][3:3][3:3]"
    assert taken[17][2:] == "drop [5:5]"
    assert [points(catch) for catch in table.catches] == [86, 142, 128]
    assert table.left() == tiles(
        "[6:6][6:6][4:4][4:4][3:1][5:5][5:5][5:5][2:2][6:5][6:5][6:5][6:5][6:4][5:1][5:1][5:1][2:1]"
    )
    assert table.results == [result]


def test_four_sixes_are_asked_twice() -> None:
    wall = DOUBLE64[4:20] + DOUBLE64[:4] + DOUBLE64[20:]
    table = Oracle(2, [wall], lay_sixes="optional", hands=1)
    for answer in ("keep", "lay"):
        assert (table.turn, table.words()) == (0, ["lay", "keep"])
        table.play(answer)
    assert table.phase == "HAND"
    assert table.catches[0] == ["[6:6]", "[6:6]"]
    assert len(table.hand(0)) == 10


def test_locked_pile() -> None:
    table = at_pool("[3:1][3:1][2:2]", "[3:1][2:2]", pile_locks=True)
    table.play("third [3:1]")
    assert (table.pool, table.piles) == (tiles("[2:2]"), ["[3:1]"])
    table.turned = "[3:1]"
    assert table.words() == ["catch [3:1] x [3:1][3:1][3:1]", "catch [3:1] x [2:2]"]
    table.turned = "[2:2]"
    assert table.words() == ["catch [2:2] x [2:2]"]


def test_no_third_when_the_fourth_is_caught() -> None:
    table = at_pool("[3:1][3:1]", "[3:1]", pile_locks=True)
    table.catches[1] = tiles("[3:1][2:2]")
    assert table.words() == ["catch [3:1] x [3:1]"]
    table = at_pool("[3:1][3:1]", "[3:1]")
    table.catches[1] = tiles("[3:1][2:2]")
    assert table.words() == ["catch [3:1] x [3:1]", "third [3:1]"]


def test_most_points_play_first() -> None:
    table = Oracle(3, [stride(5)] * 2, hands=2)
    while not table.results:
        table.play(table.words()[0])
    assert table.first == table.turn == 2
    assert table.scores == table.results[0]
