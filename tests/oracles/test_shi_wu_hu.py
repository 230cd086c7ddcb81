"""The slow twin of Fifteen Lakes (十五湖) against the worked examples of its rule file."""

import pytest

from tests.oracles.shi_wu_hu import CARDS84, Oracle, matches, points, settle, triple_set


def tiles(text: str) -> list[str]:
    """Cards written as in the rule file: `[1:1]×2 [4:4]`, or together: `[1:1][1:1]`."""
    found = []
    for word in text.replace("][", "] [").split():
        face, _, times = word.partition("×")
        found += [face] * int(times or 1)
    return found


def stride(step: int) -> list[str]:
    return [CARDS84[(step * i) % 84] for i in range(84)]


def at_pool(pool: str, hand: str, **options: object) -> Oracle:
    """A table where seat 0 is to play this hand to this pool."""
    table = Oracle(2, [stride(5)], **options)
    table.pool, table.hands[0] = tiles(pool), tiles(hand)
    return table


def finish(table: Oracle, index: int) -> Oracle:
    while not table.over:
        table.play(table.words()[index])
    return table


def finish_by_M(table: Oracle) -> tuple[dict[int, str], int]:
    """Plays out by policy M: what was chosen at every t, after its seat, and the number of actions."""
    chosen: dict[int, str] = {}
    actions = 0
    while not table.over:
        words = table.words()
        text = words[0]
        if len(words) > 1:
            t = len(chosen)
            text = words[7 * t % len(words)]
            chosen[t] = f"{table.turn} {text}"
        table.play(text)
        actions += 1
    return chosen, actions


def made(table: Oracle) -> list[int]:
    return [table.points(catch) for catch in table.catches]


@pytest.mark.parametrize(
    ("x", "y", "match"),
    [
        ("[6:4]", "[5:5]", False),
        ("[4:2]", "[2:1]", False),
        ("[4:2]", "[5:1]", True),
        ("[6:6]", "[1:1]", False),
        ("[6:1]", "[4:3]", True),
        ("[5:3]", "[4:4]", True),
        ("[2:1]", "[2:1]", True),
    ],
)
def test_E1_matches(x: str, y: str, match: bool) -> None:
    assert matches(x, y) == matches(y, x) == match


def test_only_their_own_face() -> None:
    alone = ["[6:6]", "[1:1]", "[6:5]", "[5:5]", "[6:4]", "[2:1]"]
    faces = list(dict.fromkeys(CARDS84))
    assert {x for x in faces if [y for y in faces if matches(x, y)] == [x]} == set(alone) == set(triple_set())


def test_E2_gee_joon() -> None:
    assert matches("[2:1]", "[3:3]", gee_joon_match="sixes")
    assert matches("[5:1]", "[2:1]", gee_joon_match="sixes")
    assert matches("[2:1]", "[4:2]", gee_joon_match="pair")
    assert not matches("[2:1]", "[5:1]", gee_joon_match="pair")


def test_E3_triple() -> None:
    pool = "[5:5]×3 [6:4]"
    assert at_pool(pool, "[5:5]").words() == ["catch [5:5] x [5:5][5:5][5:5]"]
    assert at_pool(pool, "[5:5]", tens_match=True).words() == ["catch [5:5] x [5:5]", "catch [5:5] x [6:4]"]


def test_E4_no_triple() -> None:
    assert at_pool("[3:1]×3 [2:2]", "[3:1]").words() == ["catch [3:1] x [3:1]", "catch [3:1] x [2:2]"]


def test_E5_heaven_nine() -> None:
    assert points(tiles("[6:3][5:4][6:6]")) == 90
    assert points(tiles("[6:3][6:6][6:6]")) == 30
    assert points(tiles("[6:3][6:6][6:6]"), wen_wu="one_one") == 90


def test_E6_earth_eight() -> None:
    assert points(tiles("[5:3][6:2][1:1]")) == 60
    assert points(tiles("[5:3][1:1][1:1]")) == 30
    assert points(tiles("[5:3][1:1][1:1]"), wen_wu="one_one") == 60


def test_E7_supreme_and_juns() -> None:
    assert points(tiles("[4:2][4:2][2:1]")) == 90
    assert points(tiles("[4:2][4:2]")) == 20
    assert points(tiles("[6:5]×3")) == 30
    assert points(tiles("[6:5]×4")) == 120
    assert points(tiles("[5:5]×4 [6:5]×4 [6:4]×4")) == 660


def test_E8_catch_of_a_replay() -> None:
    catch = tiles(
        "[1:1]×2 [4:4]×2 [5:5]×4 [3:3]×2 [2:2]×2 [6:5]×2 [5:1]×2 [6:3]×3 [5:4]×3 "
        "[6:2]×2 [5:3]×4 [5:2]×2 [4:2]×2 [2:1]×2"
    )
    assert len(catch) == 34
    assert points(catch) == 580


def test_E9_settlement() -> None:
    assert settle([300, 390, 580]) == [-370, -100, 470]
    assert settle([1040, 700, 990], thousand_double=True) == [780, -970, 190]
    assert settle([1040, 700, 990]) == [390, -630, 240]
    assert settle([1040, 700, 990], thousand_double=True, settlement="points") == [1040, 700, 990]


def test_E10_all_cards() -> None:
    assert len(CARDS84) == 84
    assert points(CARDS84) == 2740


@pytest.mark.parametrize(
    ("seats", "index", "expected"), [(2, 0, [560, 870]), (3, 0, [350, 510, 430]), (2, -1, [930, 750])]
)
def test_E11_whole_hands(seats: int, index: int, expected: list[int]) -> None:
    table = finish(Oracle(seats, [stride(5)], hands=1), index)
    assert made(table) == expected
    assert table.left() == []
    assert table.results == [settle(expected)]


def test_E12_policy_M_lay_sixes() -> None:
    table = Oracle(
        2, [stride(25)], lay_sixes="optional", heaven_earth_match=True, capture_compulsory=False, hands=1
    )  # fmt: skip
    chosen, actions = finish_by_M(table)
    assert chosen[0] == "0 lay"
    assert chosen[54] == "1 catch [6:4] x [6:4][6:4][6:4]"
    assert actions == 59
    assert made(table) == [360, 580]
    left = "[1:1]×2 [4:4] [5:5]×4 [2:2]×2 [6:3]×2 [5:3] [5:2]×2 [4:1] [3:2]×3 [2:1]×2"
    assert table.left() == tiles(left)
    assert table.results == [[-220, 220]]


def test_E12_policy_M_sixes() -> None:
    table = Oracle(3, [stride(67)], gee_joon_match="sixes", wen_wu="one_one", hands=1)
    finish_by_M(table)
    assert made(table) == [620, 470, 430]
    assert table.left() == tiles("[5:4]×2")
    assert table.results == [[340, -110, -230]]


def test_drop_beside_a_catch() -> None:
    free = at_pool("[2:1]×3", "[2:1]", capture_compulsory=False)
    assert free.words() == ["catch [2:1] x [2:1][2:1][2:1]", "drop [2:1]"]
    free = at_pool("[2:1]×3", "[2:1]", capture_compulsory=False, gee_joon_match="pair")
    assert free.words() == ["catch [2:1] x [2:1]", "drop [2:1]"]


def test_forced_sixes_shorten_the_hand() -> None:
    rest = CARDS84[4:]
    table = Oracle(2, [rest[:24] + CARDS84[:4] + rest[24:]], lay_sixes="forced", hands=1)
    assert (len(table.hand(0)), len(table.hand(1)), table.catches[0]) == (11, 15, ["[6:6]"] * 4)
    turns = 0
    while not table.over:
        turns += table.phase == "DRAW"
        table.play(table.words()[0])
    assert turns == 30


def test_most_points_play_first() -> None:
    table = Oracle(3, [stride(5)] * 2, hands=2)
    while not table.results:
        table.play(table.words()[0])
    assert table.first == table.turn == 1
    assert table.scores == table.results[0]
    assert sorted(table.hands[1]) == sorted(stride(5)[24:34])
