"""The slow twin of Heaven-Nine (天九) and Moving Mice (老鼠搬家) against the worked examples of their rule file."""

from itertools import combinations as choose

import pytest

from tests.oracles.tianjiu import DECKS, Oracle, beats, kind_and_rank, settle


def stride(step: int, deck: str = "full32") -> list[str]:
    tiles = DECKS[deck]
    return [tiles[(step * place) % len(tiles)] for place in range(len(tiles))]


def tiles(text: str) -> list[str]:
    return [text[place : place + 5] for place in range(0, len(text), 5)]


def beat(x: str, y: str, combinations: str = "seed", allow_123: bool = False) -> bool:
    return beats(tiles(x), tiles(y), combinations, allow_123)


def finish(oracle: Oracle, policy: str) -> list[str]:
    """Plays the session out by policy F, L or (for one hand) M; the actions taken."""
    taken: list[str] = []
    decisions = 0
    while not oracle.over:
        words = oracle.words()
        number = {"F": 0, "L": len(words) - 1, "M": (7 * decisions) % len(words)}[policy]
        decisions += len(words) > 1
        taken.append(words[number])
        oracle.play(words[number])
    return taken


def table(hands: list[str], leader: int, **options: object) -> Oracle:
    """A hand in progress: the leader is to begin a trick with these hands."""
    oracle = Oracle(len(hands), [DECKS["full32"]], **{"hands": 1, **options})
    oracle.hands = [tiles(hand) for hand in hands]
    oracle.start_trick(leader)
    return oracle


def test_E1_singles() -> None:
    assert not beat("[5:4]", "[6:3]")
    assert not beat("[6:6]", "[6:3]")
    assert beat("[5:2]", "[4:2]")
    assert not beat("[4:1]", "[4:2]")


def test_E2_triples_of_two_kinds() -> None:
    assert kind_and_rank(tiles("[1:1][1:1][6:2]"), "seed", False) == ("TCCM", 3)
    assert kind_and_rank(tiles("[6:6][6:3][5:4]"), "seed", False) == ("TCMM", 4)
    assert beat("[6:6][6:6][5:4]", "[1:1][1:1][6:2]")
    assert not beat("[6:6][6:3][5:4]", "[1:1][1:1][6:2]")


def test_E3_supreme() -> None:
    assert not beat("[4:2][2:1]", "[5:1][5:1]")
    assert beat("[6:1][6:1]", "[5:1][5:1]")
    for x in choose(DECKS["full32"], 2):
        assert not beats(x, tiles("[4:2][2:1]"), "full", True)
        assert not beats(tiles("[4:2][2:1]"), x, "full", True)


def test_E4_leads() -> None:
    hands = ["[6:6][6:3][5:4][5:5]", "[1:1]" * 4, "[1:1]" * 4, "[1:1]" * 4]
    singles = ["lead [6:6]", "lead [5:5]", "lead [6:3]", "lead [5:4]"]
    assert table(hands, 0).words() == [*singles, "lead [6:3][5:4]", "lead [6:6][6:3][5:4]"]
    mixed = ["lead [6:6][6:3]", "lead [6:6][5:4]", "lead [6:3][5:4]"]
    assert table(hands, 0, combinations="full").words() == [*singles, *mixed, "lead [6:6][6:3][5:4]"]


def test_E5_winning_banker() -> None:
    assert settle([5, 3, 0, 0], 0, 0, 2) == [22, -2, -10, -10]
    oracle = Oracle(4, [stride(11), stride(13)], hands=2)
    oracle.tricks = [5, 3, 0, 0]
    oracle.end_hand(0)
    assert oracle.results == [[22, -2, -10, -10]]
    assert (oracle.banker, oracle.m) == (0, 3)


def test_E6_losing_banker_above_quota() -> None:
    assert settle([5, 1, 2, 0], 1, 0, 3) == [1, 6, -2, -5]
    assert settle([5, 1, 2, 0], 1, 0, 3, banker_excess_multiplied=True) == [3, 4, -2, -5]
    oracle = Oracle(4, [stride(11), stride(13)], hands=2)
    oracle.m, oracle.tricks = 3, [5, 1, 2, 0]
    oracle.end_hand(1)
    assert (oracle.banker, oracle.m, oracle.turn) == (1, 2, 1)


def test_E7_quota_of_ten_tiles() -> None:
    assert settle([3, 1, 6], 0, 2, 2) == [3, -4, 1]
    assert settle([3, 1, 6], 0, 2, 2, 4) == [1, -3, 2]


REPLAY = """
lead [6:5][6:5] / beat [3:3][3:3] / discard [3:1][2:1] / discard [1:1][6:3]
lead [6:2][5:3] / discard [5:5][6:1] / discard [4:4][2:2] / discard [1:1][2:2]
lead [4:2] / beat [5:4] / discard [6:4] / discard [5:1]
lead [6:6] / discard [5:2] / discard [3:2] / discard [4:4]
lead [6:1] / beat [6:4] / beat [6:6] / discard [5:5]
lead [4:1] / discard [3:1] / discard [5:1] / discard [4:3]
"""


@pytest.mark.parametrize("early_death", [True, False])
def test_E8_full_replay(early_death: bool) -> None:
    wall = tiles(
        "[6:6][1:1][2:2][6:5][6:5][5:1][4:1][3:2][4:4][3:1][5:5][3:3][3:3][6:2][5:3][4:2]"
        "[6:6][3:1][5:5][6:1][6:1][5:1][5:4][2:1][1:1][4:4][2:2][6:4][6:4][6:3][5:2][4:3]"
    )
    oracle = Oracle(4, [wall], hands=1, early_death=early_death)
    assert oracle.hand(3) == tiles("[1:1][4:4][2:2][6:4][6:4][6:3][5:2][4:3]")
    moves = [move for line in REPLAY.strip().splitlines() for move in line.split(" / ")]
    seats = []
    for move in moves[:-1]:
        seats.append(oracle.turn)
        oracle.play(move)
    assert seats[::4] == [0, 1, 1, 2, 2, 0]
    assert oracle.turn == 3
    assert oracle.words() == (["discard [4:3]"] if early_death else ["beat [4:3]", "discard [4:3]"])
    oracle.play(moves[-1])
    assert oracle.tricks == [2, 4, 2, 0]
    assert oracle.results == [[14, 0, -4, -10]]
    assert (oracle.over, oracle.turn, oracle.m) == (True, -1, 3)


def test_E9_early_death_needs_a_single() -> None:
    oracle = table(["[4:4][4:1]", "[6:5][6:5]", "[5:1][3:2]", "[2:2][2:2]"], 1)
    oracle.tricks = [2, 4, 0, 0]
    oracle.play("lead [6:5][6:5]")
    oracle.play("discard [5:1][3:2]")
    assert oracle.words() == ["beat [2:2][2:2]", "discard [2:2][2:2]"]


def test_E10_mice_rounds_and_queue() -> None:
    oracle = Oracle(2, [stride(31)], hands=1)
    oracle.queues = [stride(1)[:20], stride(1)[20:]]
    oracle.start_round(0)
    assert [len(hand) for hand in oracle.hands] == [8, 8]
    oracle.queues = [stride(1)[:6], stride(1)[6:]]
    oracle.start_round(0)
    assert [len(hand) for hand in oracle.hands] == [6, 6]
    assert [len(queue) for queue in oracle.queues] == [0, 20]
    oracle.hands = [tiles("[6:6][6:3][5:4][2:2]"), tiles("[1:1][5:1][2:1][4:4]")]
    oracle.play("lead [6:6][6:3][5:4]")
    oracle.play("discard [1:1][5:1][2:1]")
    assert oracle.queues[0] == tiles("[6:6][1:1][6:3][5:1][5:4][2:1]")
    oracle.play("lead [2:2]")
    assert oracle.words() == ["beat [4:4]", "discard [4:4]"]  # early death is off
    oracle.size = 8
    assert oracle.words() == ["discard [4:4]"]


@pytest.mark.parametrize(
    ("leader", "last", "paid"),
    [
        (0, False, [10, -6, -2, -2]),
        (0, True, [20, -12, -4, -4]),
        (1, False, [-6, 18, -6, -6]),
        (1, True, [-12, 36, -12, -12]),
    ],
)
def test_E11_supreme_bonus(leader: int, last: bool, paid: list[int]) -> None:
    rest = "" if last else "[6:6]"
    hands = ["[4:2][2:1]" + rest if seat == leader else "[6:5][6:4]" + rest for seat in range(4)]
    oracle = table(hands, leader, supreme_bonus=2, first_banker=1)
    oracle.m = 3
    oracle.play("lead [4:2][2:1]")
    assert oracle.bonuses == oracle.scores == paid


def test_E12_whole_hands() -> None:
    oracle = Oracle(4, [stride(21)], hands=1)
    finish(oracle, "F")
    assert oracle.tricks == [1, 0, 1, 6]
    assert oracle.results == [[-6, -5, -3, 14]]
    oracle = Oracle(4, [stride(11)], hands=1)
    leads = [move for move in finish(oracle, "L") if move.startswith("lead")]
    first_two = [kind_and_rank(tiles(lead[5:]), "seed", False) for lead in leads[:2]]
    assert first_two == [("Q", 4), ("PC", 5)]
    assert oracle.tricks == [8, 0, 0, 0]
    assert oracle.results == [[30, -10, -10, -10]]


def lengths_by_round(oracle: Oracle) -> list[tuple[int, int]]:
    lengths, rounds = [], 0
    while not oracle.over:
        oracle.play(oracle.words()[0])
        if oracle.rounds > rounds:
            rounds = oracle.rounds
            left = [len(queue) + len(hand) for queue, hand in zip(oracle.queues, oracle.hands, strict=True)]
            lengths.append((left[0], left[1]))
    return lengths


def test_E13_mice() -> None:
    oracle = Oracle(2, [stride(31)], hands=1)
    assert lengths_by_round(oracle) == [(24, 8), (16, 16), (16, 16), (8, 24), (0, 32)]
    assert oracle.results == [[-1, 1]]
    assert oracle.scores == [-1, 1]
    assert oracle.banker == 1


def test_E14_other_scoring() -> None:
    for banker in range(4):
        assert settle([2, 4, 2, 0], 0, banker, 2, scoring="trick_points") == [12, 4, -4, -12]
        assert settle([2, 4, 2, 0], 0, banker, 2, scoring="winner_one") == [3, -1, -1, -1]


def test_E15_winning_banker_buys_at_his_factor() -> None:
    assert settle([2, 6, 0, 0], 0, 0, 2) == [16, 4, -10, -10]


def test_E16_quota_zero() -> None:
    assert settle([0, 5, 3, 0], 1, 0, 2, 0) == [-2, 0, 3, -1]


@pytest.mark.parametrize(("rest", "times"), [("[5:5]", 1), ("", 2)])
def test_E17_quad_bonus(rest: str, times: int) -> None:
    hands = [
        "[1:1][1:1][6:2][5:3]" + rest,
        "[6:4][6:4][5:1][5:1]" + rest,
        "[6:5][6:5][6:1][6:1]" + rest,
        "[4:4][4:4][5:2][4:3]" + rest,
    ]
    oracle = table(hands, 3, quad_bonus=4, first_banker=3)
    oracle.play("lead [4:4][4:4][5:2][4:3]")
    oracle.play("beat [1:1][1:1][6:2][5:3]")
    oracle.play("discard [6:4][6:4][5:1][5:1]")
    oracle.play("discard [6:5][6:5][6:1][6:1]")
    assert oracle.bonuses == [16 * times, -4 * times, -4 * times, -8 * times]


def test_E18_session() -> None:
    oracle = Oracle(4, [stride(11), stride(13), stride(21)], hands=3)
    banks, hands = [], -1
    while not oracle.over:
        if len(oracle.results) > hands:
            hands = len(oracle.results)
            banks.append((oracle.banker, oracle.m))
        oracle.play(oracle.words()[0])
    assert banks == [(0, 2), (0, 3), (0, 4)]
    assert oracle.results == [[30, -10, -10, -10], [30, 0, -15, -15], [-12, -5, -3, 20]]
    assert oracle.scores == [48, -15, -28, -5]
    assert (oracle.banker, oracle.m) == (3, 2)


def test_E19_mice_mirrored_and_drawn() -> None:
    oracle = Oracle(2, [stride(31)], hands=1, first_banker=1)
    assert lengths_by_round(oracle) == [(8, 24), (16, 16), (16, 16), (24, 8), (32, 0)]
    assert oracle.results == [[1, -1]]
    oracle = Oracle(2, [stride(31)], hands=1, mouse_max_rounds=2)
    assert lengths_by_round(oracle)[-1] == (16, 16)
    assert oracle.results == [[0, 0]]


def test_E20_policy_M() -> None:
    oracle = Oracle(4, [stride(11)], hands=1)
    taken = finish(oracle, "M")
    assert len(taken) == 28
    assert [len(move.split()[1]) // 5 for move in taken[::4]] == [1, 1, 1, 1, 1, 2, 1]
    assert oracle.tricks == [4, 2, 2, 0]
    assert oracle.results == [[18, -4, -4, -10]]


def test_runs_beat_in_their_order_and_only_where_allowed() -> None:
    low, high = "[1:1][3:3][2:2]", "[6:6][4:4][5:5]"
    assert beat(high, low, "singles", True)
    assert not beat(low, high, "singles", True)
    assert not beat(high, low, "full", False)


def test_kinds_of_all_sets() -> None:
    counts = {"singles": 21, "pure_pairs": 21 + 16, "mixed_pairs": 21 + 16 + 8, "seed": 37 + 8 + 4 + 4, "full": 61}
    different = {group for size in range(1, 5) for group in choose(DECKS["full32"], size)}
    sets = [group for group in different if kind_and_rank(group, "full", True)]
    for combinations, count in counts.items():
        for allow_123 in (False, True):
            legal = [group for group in sets if kind_and_rank(group, combinations, allow_123)]
            assert len(legal) == count + 2 * allow_123


def test_mice_draw_keeps_the_leader_and_the_winner_leads_next() -> None:
    oracle = Oracle(2, [stride(31)] * 2, hands=2, mouse_max_rounds=2, first_banker=1)
    finish(oracle, "F")
    assert (oracle.banker, oracle.results) == (1, [[0, 0], [0, 0]])
    oracle = Oracle(2, [stride(31)] * 2, hands=2)
    finish(oracle, "F")
    assert oracle.results == [[-1, 1], [1, -1]]


@pytest.mark.parametrize("banker_multiplier", ["increasing", "fixed", "none"])
@pytest.mark.parametrize(
    ("seats", "deck", "size"),
    [(3, "no_supreme30", 10)]
    + [(seats, deck, 24 // seats) for deck in DECKS if deck.endswith("24") for seats in (3, 4)],
)
def test_decks(seats: int, deck: str, size: int, banker_multiplier: str) -> None:
    options: dict[str, object] = {"deck": deck, "banker_multiplier": banker_multiplier, "hands": 2}
    oracle = Oracle(seats, [stride(7, deck), stride(1, deck)], supreme_bonus=2, quad_bonus=4, **options)
    assert [len(oracle.hand(seat)) for seat in range(seats)] == [size] * seats
    finish(oracle, "M")
    assert sum(oracle.tricks) == size
    assert [sum(result) for result in oracle.results] == [0, 0]
    assert oracle.scores == [sum(column) for column in zip(*oracle.results, strict=True)]
    if banker_multiplier != "increasing":
        assert oracle.m == {"fixed": 2, "none": 1}[banker_multiplier]


@pytest.mark.parametrize(
    ("seats", "bad"),
    [
        (2, {"deck": "wen_nines24"}),
        (3, {"deck": "full32"}),
        (4, {"deck": "no_supreme30"}),
        (5, {}),
        (4, {"quota": -1}),
        (4, {"first_banker": 4}),
        (4, {"combinations": "pairs"}),
        (4, {"colour": "red"}),
    ],
)
def test_options_that_do_not_exist(seats: int, bad: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Oracle(seats, [stride(1)], **bad)
