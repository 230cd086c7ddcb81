"""The slow twin of Ding Niu (頂牛) against the worked examples of its rule file."""

from itertools import product

import pytest

from tests.oracles.ding_niu import BULL24, FULL32, Oracle, is_classic, is_double, outside, places, settle, status
from tests.oracles.jielong import halves, other_half, pips
from tests.oracles.test_jielong import finish, wall_of


def stride(step: int, tiles: list[str] = BULL24) -> list[str]:
    return [tiles[(step * place) % len(tiles)] for place in range(len(tiles))]


def told(story: str) -> list[str]:
    """The actions of a story of moves like `1 [6:1]L` and `3 down [5:1]`."""
    moves = []
    for move in " ".join(story.split()).split(", "):
        seat, *rest = move.split()
        moves.append(f"{seat} discard {rest[1]}" if rest[0] == "down" else f"{seat} play {rest[0][:5]} {rest[0][5]}")
    return moves


def one_hand(hands: list[str], dealer: int, **options: object) -> tuple[Oracle, list[str]]:
    """A hand of these tiles played by policy L, and what was done."""
    oracle = Oracle(4, [wall_of(hands, dealer)], first_dealer=dealer, hands=1, **options)
    return oracle, finish(oracle, "L")


def test_the_set() -> None:
    assert len(BULL24) == 24
    assert pips(BULL24) == 177
    numbers = [number for tile in BULL24 if not is_double(tile) for number in halves(tile)]
    assert [numbers.count(number) for number in (6, 1, 5, 3, 4, 2)] == [8, 6, 4, 3, 2, 1]


def test_E1_places() -> None:
    assert settle([5, 10, 2, 15], 2, None) == [-1, -2, 6, -3]


def test_E2_ties() -> None:
    assert places([4, 7, 7, 7], 1) == [0, 3, 2, 1]
    assert settle([4, 7, 7, 7], 1, None) == [6, -3, -2, -1]


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_E3_maker(dealer: int) -> None:
    assert settle([9, 2, 11, 14], dealer, 0) == [-12, 12, 0, 0]
    assert settle([9, 2, 11, 14], dealer, 1) == [-2, 12, -4, -6]
    assert settle([9, 0, 11, 14], dealer, 1) == [-1, 6, -2, -3]
    assert settle([9, 0, 11, 14], dealer, 1, clean_exempt=False) == [-2, 12, -4, -6]


def test_E3_a_clean_maker_may_be_second() -> None:
    assert settle([0, 0, 11, 14], 0, 1) == [6, -1, -2, -3]
    assert settle([0, 0, 11, 14], 0, 1, clean_exempt=False) == [12, -12, 0, 0]


def test_E4_always_a_choice() -> None:
    oracle = Oracle(4, [stride(5)])
    oracle.hands[0] = ["[6:4]", "[5:5]"]
    oracle.hands[1] = ["[6:4]", "[2:2]"]
    oracle.play("lead [6:4]")
    assert oracle.ends == {"L": 6, "R": 4}
    assert oracle.words() == ["play [6:4] R", "play [6:4] L"]
    assert oracle.suan_zhang("play [6:4] R") == ""
    oracle.play("play [6:4] L")
    assert oracle.status() == "CLASSIC"
    assert oracle.event == (1, "CLASSIC", "chosen")
    assert oracle.maker == 1


def test_E5_smothered_fives() -> None:
    layout = ["[6:3]", "[3:1]", "[6:1]", "[6:5]", "[6:5]", "[6:1]", "[3:1]"]
    assert outside(layout, "bull24") == ["[6:4]", "[6:4]", "[5:1]", "[5:1]", "[6:2]"]
    assert status(layout, [6, 3]) == "SMOTHERED"
    assert status(layout, [6, 3], "graph") == "SMOTHERED"
    assert status(layout, [6, 3], "classic") == "OPEN"
    assert status(layout, [6, 3], "none") == "OPEN"
    assert status(layout[:-1], [6, 1]) == "OPEN"


def test_E6_not_smothered() -> None:
    assert status(["[6:4]", "[4:4]", "[4:4]", "[6:4]"], [6, 6]) == "OPEN"


E7 = [
    "[6:6] [4:4] [3:1] [5:5] [5:5] [6:4]",
    "[6:6] [3:1] [6:5] [6:4] [6:1] [5:1]",
    "[4:4] [3:3] [6:5] [6:1] [6:3] [6:2]",
    "[1:1] [1:1] [3:3] [2:2] [2:2] [5:1]",
]


def test_E7_whole_hand_maker_loses() -> None:
    oracle, taken = one_hand(E7, 0)
    story = """1 [6:1]L, 2 [6:1]L, 3 down [5:1], 0 [4:4]R, 1 [6:4]L, 2 [4:4]L, 3 down [2:2], 0 down [5:5],
        1 down [5:1], 2 down [6:2]"""
    assert taken == ["0 lead [6:4]", *told(story)]
    assert oracle.events == [(1, "CLASSIC", "chosen")]
    assert oracle.points == [[36, 33, 34, 24]]
    assert oracle.results == [[0, -12, 0, 12]]


def test_E7_whole_hand_without_suan_zhang() -> None:
    oracle, _ = one_hand(E7, 0, suan_zhang="none")
    assert oracle.events == [None]
    assert oracle.results == [[-3, -1, -2, 6]]


def test_E8_whole_hand_maker_wins() -> None:
    hands = [
        "[1:1] [4:4] [4:4] [3:1] [6:1] [6:3]",
        "[6:6] [5:5] [3:3] [6:5] [6:4] [6:4]",
        "[6:6] [1:1] [3:3] [2:2] [5:1] [6:2]",
        "[3:1] [5:5] [2:2] [6:5] [6:1] [5:1]",
    ]
    story = """1 [6:4]L, 2 [3:3]R, 3 [3:1]R, 0 [6:1]R, 1 [6:4]L, 2 [6:2]L, 3 [6:1]R, 0 [3:1]R, 1 [3:3]R, 2 [2:2]L,
        3 [2:2]L, 0 down [4:4], 1 down [6:5], 2 down [5:1], 3 down [5:1]"""
    oracle, taken = one_hand(hands, 0)
    assert taken == ["0 lead [6:3]", *told(story)]
    assert oracle.events == [(0, "CLASSIC", "chosen")]
    assert oracle.ends == {"L": 2, "R": 3}
    assert oracle.points == [[18, 33, 20, 27]]
    assert oracle.results == [[12, -6, -2, -4]]


@pytest.mark.parametrize(("forced_counts", "result"), [(False, [-2, 6, -3, -1]), (True, [-12, 12, 0, 0])])
def test_E9_whole_hand_forced(forced_counts: bool, result: list[int]) -> None:
    hands = [
        "[5:5] [6:4] [6:1] [5:1] [6:3] [6:2]",
        "[6:6] [4:4] [3:1] [3:3] [6:5] [5:1]",
        "[1:1] [5:5] [3:3] [2:2] [6:5] [6:1]",
        "[6:6] [1:1] [4:4] [3:1] [2:2] [6:4]",
    ]
    oracle, taken = one_hand(hands, 1, forced_counts=forced_counts)
    assert "0 play [6:3] R" in taken
    assert oracle.events == [(0, "CLASSIC", "forced")]
    assert oracle.points == [[10, 0, 12, 2]]
    assert oracle.results == [result]


E10 = [
    "[6:6] [4:4] [3:1] [5:5] [5:1] [6:2]",
    "[1:1] [4:4] [5:5] [6:5] [5:1] [6:3]",
    "[6:6] [3:3] [3:3] [2:2] [6:5] [6:1]",
    "[1:1] [3:1] [2:2] [6:4] [6:4] [6:1]",
]
E10_STORY = """1 [6:3]L, 2 [2:2]R, 3 [2:2]R, 0 [3:1]L, 1 [5:1]L, 2 [6:5]L, 3 [6:1]L, 0 [5:1]L, 1 [6:5]L, 2 [6:1]L"""


def test_E10_whole_hand_smothered() -> None:
    oracle, taken = one_hand(E10, 0)
    assert taken == ["0 lead [6:2]", *told(E10_STORY)]
    assert oracle.events == [(2, "SMOTHERED", "chosen")]
    assert oracle.ends == {"L": 1, "R": 2}
    assert outside(oracle.layout, "bull24") == ["[3:1]", "[6:4]", "[6:4]"]
    assert oracle.points == [[30, 20, 24, 26]]
    assert oracle.results == [[0, 12, -12, 0]]


def test_E10_whole_hand_classic_only() -> None:
    oracle, taken = one_hand(E10, 0, suan_zhang="classic")
    assert taken[:11] == ["0 lead [6:2]", *told(E10_STORY)]
    assert oracle.events == [(3, "CLASSIC", "chosen")]
    assert oracle.points == [[30, 20, 12, 22]]
    assert oracle.results == [[0, 0, 12, -12]]


def test_E11_deal_order() -> None:
    oracle = Oracle(4, [stride(5)], hands=1)
    finish(oracle, "F")
    assert [event and event[1:] for event in oracle.events] == [("CLASSIC", "forced")]
    assert oracle.points == [[8, 2, 4, 8]]
    assert oracle.results == [[-3, 6, -1, -2]]


def test_E12_a_later_classic_does_not_stop() -> None:
    hands = [
        "[4:4] [3:1] [3:1] [5:5] [2:2] [6:2]",
        "[6:6] [1:1] [1:1] [5:5] [3:3] [6:4]",
        "[6:6] [3:3] [2:2] [6:4] [5:1] [6:3]",
        "[4:4] [6:5] [6:5] [6:1] [6:1] [5:1]",
    ]
    oracle, taken = one_hand(hands, 0, after_smothered="play_on", after_classic="stop")
    assert taken[11:13] == ["3 play [6:1] L", "0 play [3:1] L"]
    assert len(taken) == 23
    assert oracle.events == [(3, "SMOTHERED", "chosen")]
    assert oracle.status() == "CLASSIC"
    assert oracle.points == [[18, 24, 12, 30]]
    assert oracle.results == [[0, 0, 12, -12]]


@pytest.mark.parametrize(
    ("after_classic", "points", "result"),
    [("stop", [28, 22, 15, 13], [-3, -2, -1, 6]), ("play_on", [28, 22, 11, 13], [-3, -2, 6, -1])],
)
def test_E13_a_forced_classic_stops_too(after_classic: str, points: list[int], result: list[int]) -> None:
    oracle = Oracle(4, [stride(1)], after_classic=after_classic, hands=1)
    taken = finish(oracle, "L")
    assert after_classic == "play_on" or len(taken) == 18
    assert [event and event[1:] for event in oracle.events] == [("CLASSIC", "forced")]
    assert oracle.points == [points]
    assert oracle.results == [result]


def test_E14_session() -> None:
    oracle = Oracle(4, [stride(5), stride(7), stride(11)], hands=3, first_dealer=1)
    finish(oracle, "F")
    assert oracle.dealers == [1, 2, 1]
    assert oracle.results == [[-2, -3, 6, -1], [0, 12, -12, 0], [-1, -2, 6, -3]]
    assert oracle.scores == [-3, 7, 0, -4]


def test_the_full_set_deals_eight() -> None:
    wall = stride(5, FULL32)
    oracle = Oracle(4, [wall], tile_set="full32", smothered_numbers="all", hands=1)
    assert oracle.hands[3] == wall[24:]
    finish(oracle, "L")
    assert sum(oracle.results[0]) == 0


def test_graph_calls_a_classic_layout_smothered() -> None:
    layout = ["[6:4]", "[6:4]"]
    assert status(layout, [4, 4]) == "CLASSIC"
    assert status(layout, [4, 4], "graph") == "SMOTHERED"


def chain_ends(tiles: list[str]) -> set[tuple[int, int]]:
    """The ends, smaller first, of every chain that uses up these tiles."""
    found = set()

    def grow(left: int, right: int, rest: list[str]) -> None:
        if not rest:
            found.add((min(left, right), max(left, right)))
        for tile in sorted(set(rest)):
            if right in halves(tile):
                others = list(rest)
                others.remove(tile)
                grow(left, other_half(tile, right), others)

    for start in range(1, 7):
        grow(start, start, tiles)
    return found


def test_classic_on_bull24_happens_with_four_pairs_of_ends() -> None:
    kinds = [tile for tile in dict.fromkeys(BULL24) if not is_double(tile)]
    found = set()
    for counts in product(*(range(BULL24.count(tile) + 1) for tile in kinds)):
        layout = [tile for tile, count in zip(kinds, counts, strict=True) for _ in range(count)]
        numbers = [number for tile in layout for number in halves(tile)]
        dead = [number for number in set(numbers) if is_classic(outside(layout, "bull24"), [number])]
        if dead:  # only then the slow search is worth while
            found |= {ends for ends in chain_ends(layout) if status(layout, ends) == "CLASSIC"}
    assert found == {(1, 1), (4, 4), (5, 5), (2, 3)}


def test_before_the_lead_the_layout_is_open() -> None:
    assert status([], []) == "OPEN"


@pytest.mark.parametrize("bad", [{"arms": 1}, {"suan_zhang": "half"}, {"tile_set": "tail24"}, {"players": 4}])
def test_options_that_do_not_exist(bad: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Oracle(4, [stride(5)], **bad)
