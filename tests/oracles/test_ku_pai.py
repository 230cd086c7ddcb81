"""The slow twin of Ancient Tiles (古牌, KuPai) against the worked examples of its rule file."""

import pytest

from tests.oracles.ku_pai import DECKS, Oracle, settle, takes_over


def stride(step: int, deck: str = "full32") -> list[str]:
    tiles = DECKS[deck]
    return [tiles[(step * place) % len(tiles)] for place in range(len(tiles))]


def tiles(text: str) -> list[str]:
    return [text[place : place + 5] for place in range(0, len(text), 5)]


def finish(oracle: Oracle, policy: str) -> None:
    """Plays the session out by policy F, L or (for one hand) M."""
    decisions = 0
    while not oracle.over:
        words = oracle.words()
        number = {"F": 0, "L": len(words) - 1, "M": (7 * decisions) % len(words)}[policy]
        decisions += len(words) > 1
        oracle.play(words[number])


def table(hands: list[str], leader: int = 0, **options: object) -> Oracle:
    """A hand in progress: the leader is to begin a trick with these hands."""
    oracle = Oracle(len(hands), [DECKS["full32"]], **{"hands": 1, **options})
    oracle.hands = [tiles(hand) for hand in hands]
    oracle.start_trick(leader)
    return oracle


def taker(trick: str) -> int:
    """Who takes a trick of four tiles, led by seat 0 and not the last of the hand."""
    oracle = table([tile + "[5:5]" for tile in tiles(trick)])
    for tile in tiles(trick):
        oracle.play(f"play {tile}")
    return oracle.turn


def test_E1_equal_and_other_suit() -> None:
    assert taker("[6:3][6:6][5:4][5:1]") == 0


def test_E2_civil_led() -> None:
    assert taker("[5:1][6:3][6:1][2:2]") == 3


def test_E3_military_led() -> None:
    assert taker("[2:1][4:1][3:2][4:2]") == 3
    assert taker("[2:1][4:1][3:2][4:4]") == 1


def test_E4_second_copy() -> None:
    assert taker("[1:1][1:1][5:1][5:1]") == 0
    assert taker("[1:1][1:1][5:1][6:6]") == 3


def test_E5_must_take_over() -> None:
    hands = ["[1:1][2:1]", "[6:6]", "[5:1][5:2]", "[5:1][3:2]"]
    oracle = table(hands)
    oracle.play("play [1:1]")
    assert oracle.words() == ["play [6:6]"]
    oracle.play("play [6:6]")
    assert oracle.best_seat == 1
    oracle = table(hands, discard_high=True)
    assert oracle.words() == ["play [1:1]", "play [2:1]"]
    oracle.play("play [1:1]")
    assert oracle.words() == ["beat [6:6]", "discard [6:6]"]
    oracle.play("discard [6:6]")
    assert oracle.best_seat == 0


def test_E6_settlement() -> None:
    assert settle([5, 1, 2, 0], 0, 3, 2) == [15, -3, -2, -10]


HANDS = [
    "[4:4][5:5][3:3][6:1][6:1][5:4][6:2][3:2]",
    "[1:1][5:5][2:2][6:4][5:1][5:1][5:3][5:2]",
    "[6:6][3:1][6:5][6:4][4:3][4:2][4:1][2:1]",
    "[6:6][1:1][4:4][3:1][3:3][2:2][6:5][6:3]",
]
REPLAY = [
    (0, "[5:4][5:5][2:1][6:6]"),
    (0, "[6:2][5:2][4:2][4:4]"),
    (0, "[4:4][6:4][6:5][3:1]"),
    (0, "[5:5][2:2][6:4][6:5]"),
    (0, "[6:1][5:1][6:6][1:1]"),
    (2, "[4:3][3:3][6:1][5:3]"),
    (1, "[5:1][3:1][2:2][3:2]"),
    (2, "[4:1][6:3][3:3][1:1]"),
]


def replay(**options: object) -> Oracle:
    oracle = Oracle(4, [tiles("".join(HANDS))], hands=1, **options)
    for leader, trick in REPLAY:
        assert oracle.turn == leader
        for tile in tiles(trick):
            oracle.play(f"play {tile}")
    return oracle


def test_E7_replay() -> None:
    oracle = replay()
    assert oracle.tricks == [4, 1, 2, 1]
    assert oracle.results == [[0, -3, -2, 5]]
    assert (oracle.banker, oracle.m, oracle.over, oracle.turn) == (3, 2, True, -1)


def test_E8_replay_with_early_death() -> None:
    oracle = replay(early_death=True)
    assert oracle.tricks == [4, 1, 3, 0]
    assert oracle.results == [[0, -3, 8, -5]]


def test_E9_whole_hands() -> None:
    oracle = Oracle(4, [stride(15)], hands=1, first_banker=1)
    finish(oracle, "F")
    assert (oracle.tricks, oracle.results, oracle.banker) == ([1, 3, 4, 0], [[7, -2, 0, -5]], 0)
    oracle = Oracle(4, [stride(15)], hands=1, first_banker=1)
    finish(oracle, "L")
    assert (oracle.tricks, oracle.results, oracle.banker) == ([3, 1, 4, 0], [[-1, -6, 12, -5]], 2)


def test_E10_winning_banker_buys_at_his_factor() -> None:
    assert settle([2, 6, 0, 0], 0, 0, 2) == [16, 4, -10, -10]
    assert settle([4, 3, 3], 0, 0, 2, 4) == [4, -2, -2]


@pytest.mark.parametrize(
    ("options", "tricks", "winner", "result"),
    [
        ({}, [3, 4, 0, 1], 3, [-2, 0, -5, 7]),
        ({"early_death": True}, [3, 5, 0, 0], 1, [-2, 12, -5, -5]),
        ({"early_death": True, "discard_high": True}, [2, 6, 0, 0], 1, [-4, 14, -5, -5]),
    ],
)
def test_E11_options(options: dict[str, object], tricks: list[int], winner: int, result: list[int]) -> None:
    oracle = Oracle(4, [stride(15)], hands=1, **options)
    finish(oracle, "F")
    assert (oracle.tricks, oracle.banker, oracle.results) == (tricks, winner, [result])


def test_E12_session() -> None:
    walls = [stride(27), stride(27), stride(15)]
    oracle = Oracle(4, walls, hands=3, banker_multiplier="increasing")
    finish(oracle, "L")
    assert oracle.results == [[16, -10, -2, -4], [24, -15, -3, -6], [-12, 18, -5, -1]]
    assert oracle.scores == [28, -7, -10, -11]
    assert (oracle.banker, oracle.m) == (1, 2)


def test_E13_policy_M() -> None:
    oracle = Oracle(4, [stride(25)], hands=1)
    finish(oracle, "M")
    assert (oracle.tricks, oracle.banker, oracle.results) == ([1, 5, 0, 2], 3, [[-6, 1, -5, 10]])


def test_shut_out_seat_may_only_discard() -> None:
    hands = ["[1:1]", "[6:6]", "[5:1]", "[5:1]"]
    oracle = table(hands, discard_high=True, early_death=True)
    oracle.tricks = [7, 0, 0, 0]
    oracle.play("play [1:1]")
    assert oracle.words() == ["discard [6:6]"]


def test_hidden_discards_allow_throwing_high_tiles_away() -> None:
    oracle = table(["[1:1][2:1]", "[6:6][5:1]", "[5:1][5:2]", "[5:1][3:2]"], discards_exposed=False)
    oracle.play("play [1:1]")
    assert oracle.words() == ["beat [6:6]", "discard [6:6]", "discard [5:1]"]


def test_order_of_all_tiles() -> None:
    faces = list(dict.fromkeys(DECKS["full32"]))
    assert sum(takes_over(x, y) for x in faces for y in faces) == 11 * 10 // 2 + 10 * 9 // 2 - 4


@pytest.mark.parametrize("deck", ["no_supreme30", "wen_supreme24", "wen51_supreme_nines24", "wen_nines24"])
def test_three_players(deck: str) -> None:
    oracle = Oracle(3, [stride(7, deck), stride(1, deck)], hands=2, deck=deck)
    assert len(oracle.hand(0)) == len(DECKS[deck]) // 3
    finish(oracle, "M")
    assert [sum(result) for result in oracle.results] == [0, 0]


@pytest.mark.parametrize(
    ("seats", "bad"),
    [
        (2, {}),
        (4, {"deck": "wen_nines24"}),
        (3, {"deck": "full32"}),
        (4, {"discards_exposed": False, "discard_high": False}),
        (4, {"combinations": "full"}),
        (4, {"quota": -1}),
    ],
)
def test_options_that_do_not_exist(seats: int, bad: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Oracle(seats, [stride(1)], **bad)
