"""The slow twin of Heaven 9 (天九, full house rules) against the worked examples of its rule file."""

from itertools import combinations as choose

import pytest

from tests.oracles.heaven_nine import FULL32, Oracle, kind_and_rank, settle, takes


def stride(step: int) -> list[str]:
    return [FULL32[(step * place) % 32] for place in range(32)]


def tiles(text: str) -> list[str]:
    return [text[place : place + 5] for place in range(0, len(text), 5)]


def take(x: str, y: str) -> bool:
    return takes(tiles(x), tiles(y))


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


def table(hands: list[str], leader: int, previous: int | None, wins: int, **options: object) -> Oracle:
    """A hand in progress: the leader is to begin a trick with these hands."""
    oracle = Oracle(4, [FULL32] * 2, [1, 1, 1, 1], toss_choice="auto", **{"hands": 1, **options})
    oracle.hands = [tiles(hand) for hand in hands]
    oracle.previous, oracle.wins = previous, wins
    oracle.start_trick(leader)
    return oracle


def dealt(tosser: int, dice: list[int], call: str, wall: list[str]) -> Oracle:
    oracle = Oracle(4, [wall], [1, tosser or 4, *dice])
    assert oracle.turn == tosser
    assert oracle.hand(0) == []
    oracle.play(call)
    assert oracle.turn == tosser
    return oracle


def test_E1_two_columns_each() -> None:
    wall = stride(29)
    left = dealt(2, [3, 4], "toss 2 left no", wall)
    assert left.hands == [wall[0:8], wall[8:16], wall[16:24], wall[24:32]]
    right = dealt(2, [3, 4], "toss 2 right no", wall)
    columns = [wall[4 * column : 4 * column + 4] for column in range(8)]
    pairs = [(7, 6), (5, 4), (3, 2), (1, 0)]
    assert right.hands == [columns[one] + columns[two] for one, two in pairs]


@pytest.mark.parametrize("end", ["left", "right"])
def test_E2_peel(end: str) -> None:
    wall = stride(29)
    oracle = dealt(3, [2], f"toss 1 {end} yes", wall)
    assert oracle.hands == [wall[layer::4] for layer in range(4)]


def test_E3_triples() -> None:
    assert take("[1:1][1:1][6:2]", "[3:1][3:1][4:1]")
    assert not take("[1:1][6:2][5:3]", "[3:1][3:1][4:1]")
    for tile in FULL32:
        assert kind_and_rank(["[5:5]", "[5:5]", tile]) is None


def test_E4_pairs() -> None:
    assert take("[6:6][5:4]", "[1:1][6:2]")
    assert not take("[6:6][6:6]", "[1:1][6:2]")
    assert not take("[6:3][5:4]", "[1:1][6:2]")


def test_E5_first_hand() -> None:
    assert settle([4, 1, 0, 3], 0, None, 0, None) == [8, -3, -4, -1]
    oracle = table([""] * 4, 0, None, 0)
    oracle.stacks = [4, 1, 0, 3]
    oracle.end_hand(0, None)
    assert oracle.results == [[8, -3, -4, -1]]
    assert (oracle.previous, oracle.wins) == (0, 1)


def test_E6_previous_winner_wins() -> None:
    assert settle([4, 1, 0, 3], 0, 0, 1, None) == [16, -6, -8, -2]
    assert settle([4, 1, 0, 3], 0, 0, 1, None, previous_wins=False) == [8, -3, -4, -1]


def test_E7_previous_winner_is_bought_from() -> None:
    assert settle([1, 6, 0, 1], 0, 1, 2, None) == [1, 6, -4, -3]
    assert settle([1, 7, 0, 0], 0, 1, 2, None) == [-1, 9, -4, -4]


def test_E8_grand_slam() -> None:
    assert settle([0, 0, 0, 8], 3, 1, 1, None) == [-12, -24, -12, 48]
    assert settle([0, 0, 0, 8], 3, 3, 1, None) == [-24, -24, -24, 72]
    assert settle([0, 0, 0, 8], 3, None, 0, "[2:1]") == [-24, -24, -24, 72]


def test_E9_lowest_tile() -> None:
    assert settle([5, 0, 1, 2], 3, None, 0, "[5:1]") == [2, -8, -6, 12]
    assert settle([5, 0, 1, 2], 3, None, 0, "[5:1]", buy_at_double=False) == [1, -8, -6, 13]
    assert settle([5, 0, 1, 2], 3, None, 0, "[6:1]") == [1, -4, -3, 6]


@pytest.mark.parametrize(("rest", "times"), [("[6:6]", 1), ("", 2)])
def test_E10_bonuses(rest: str, times: int) -> None:
    hands = ["[6:5][6:4]" + rest] * 3 + ["[4:2][2:1]" + rest]
    oracle = table(hands, 3, 2, 1)
    oracle.play("lead [4:2][2:1]")
    assert oracle.bonuses == oracle.scores == [-2 * times, -2 * times, -4 * times, 8 * times]
    low, high = "[4:4][4:4][5:2][4:3]", "[1:1][1:1][6:2][5:3]"
    oracle = table(["[6:5][6:4][6:5][6:4]" + rest, low + rest, high + rest, "[6:5][6:4][6:5][6:4]" + rest], 1, 2, 2)
    oracle.play("lead " + low)
    oracle.play("take " + high)
    assert oracle.bonuses == [0, 0, 0, 0]
    oracle.play("bury [6:5][6:5][6:4][6:4]")
    oracle.play("bury [6:5][6:5][6:4][6:4]")
    assert oracle.bonuses == [-12 * times, -12 * times, 36 * times, -12 * times]


REPLAY = """
lead [5:5] / take [1:1] / bury [4:1] / take [6:6]
lead [5:5] / take [4:4] / bury [6:3] / take [1:1]
lead [5:2][4:3] / bury [4:4][5:1] / bury [6:6][2:2] / bury [6:5][6:1]
lead [3:2] / take [5:3] / bury [6:4] / take [5:4]
lead [4:2][2:1] / bury [3:3][6:1] / bury [3:1][6:4] / bury [3:1][6:5]
lead [5:1] / bury [6:2] / bury [3:3] / bury [2:2]
"""


@pytest.mark.parametrize("shut_out", [True, False])
def test_E11_replay(shut_out: bool) -> None:
    hands = [
        "[1:1][3:3][6:1][6:2][5:2][4:3][4:1][3:2]",
        "[6:6][4:4][3:1][5:5][3:3][6:4][5:1][5:3]",
        "[6:6][4:4][3:1][5:5][2:2][2:2][6:5][6:4]",
        "[1:1][6:5][6:1][5:1][6:3][5:4][4:2][2:1]",
    ]
    oracle = table(hands, 2, 2, 1, shut_out=shut_out)
    moves = [move for line in REPLAY.strip().splitlines() for move in line.split(" / ")]
    leaders = []
    for move in moves[:-1]:
        leaders.append(oracle.turn)
        oracle.play(move)
    assert leaders[::4] == [2, 1, 0, 0, 3, 3]
    assert oracle.scores == [-2, -2, -4, 8]
    assert oracle.turn == 2
    assert oracle.words() == (["bury [2:2]"] if shut_out else ["take [2:2]", "bury [2:2]"])
    oracle.play(moves[-1])
    assert oracle.stacks == [3, 1, 0, 4]
    assert oracle.results == [[-4, -8, -20, 32]]
    assert (oracle.previous, oracle.wins, oracle.over, oracle.turn) == (3, 1, True, -1)


def test_E12_whole_hand() -> None:
    oracle = Oracle(4, [stride(29)], [2, 3, 2, 3], hands=1)
    oracle.previous, oracle.wins = 0, 1
    oracle.play("toss 2 left no")
    taken = finish(oracle, "F")
    assert oracle.stacks == [1, 1, 4, 2]
    assert "take [5:1]" in taken[-4:] or taken[-4] == "lead [5:1]"
    assert oracle.bonuses == [0, 0, 0, 0]
    assert oracle.results == [[-12, -6, 0, 18]]
    assert oracle.previous == 3


def test_E13_toss_words() -> None:
    calls = [f"toss {dice} {end} {peel}" for dice in (1, 2) for end in ("left", "right") for peel in ("no", "yes")]
    oracle = Oracle(4, [FULL32], [1, 1])
    assert (oracle.turn, oracle.words()) == (1, calls)
    oracle = Oracle(4, [FULL32], [1, 1], peel_allowed=False)
    assert (oracle.turn, oracle.words()) == (1, calls[::2])


def test_E14_automatic_toss() -> None:
    oracle = Oracle(4, [FULL32], [1, 1, 2, 2], toss_choice="auto")
    assert oracle.turn == 1
    assert oracle.hand(0) == FULL32[0:8]
    assert oracle.words()[0].startswith("lead")


def test_E15_shut_out_needs_a_single() -> None:
    oracle = table(["[2:2][2:2]", "[6:6][6:6]", "[5:1][3:2]", "[5:1][4:1]"], 0, None, 0)
    oracle.stacks = [6, 0, 0, 0]
    oracle.play("lead [2:2][2:2]")
    assert oracle.words() == ["take [6:6][6:6]", "bury [6:6][6:6]"]


def test_E16_empty_extra() -> None:
    assert settle([0, 0, 0, 8], 3, 1, 1, None, empty_extra=1) == [-15, -30, -15, 60]


def test_E17_session() -> None:
    oracle = Oracle(4, [stride(15), stride(13), stride(29)], [2, 3] * 4, toss_choice="auto", hands=3)
    winners, stacks = [], oracle.stacks
    while not oracle.over:
        done = len(oracle.results)
        stacks = oracle.stacks
        oracle.play(oracle.words()[0])
        if len(oracle.results) > done:
            winners.append((oracle.previous, oracle.wins))
    assert winners == [(1, 1), (1, 2), (0, 1)]
    assert stacks == [2, 1, 1, 4]
    assert oracle.results == [[-2, 10, -4, -4], [-8, 16, 0, -8], [24, -18, -6, 0]]
    assert oracle.scores == [14, 8, -10, -12]


def test_E18_policy_M() -> None:
    oracle = Oracle(4, [stride(19)], [1, 1, 4], hands=1)
    taken = finish(oracle, "M")
    assert taken[0] == "toss 1 left no"
    assert len(taken) == 25
    sizes = [len(move.split()[1]) // 5 for move in taken[1::4]]
    assert (len(sizes), sizes[0], sizes[-1], sum(sizes)) == (6, 2, 2, 8)
    assert oracle.stacks == [3, 2, 0, 3]
    assert oracle.previous == 0
    assert oracle.results == [[7, -2, -4, -1]]


def test_the_winner_tosses_for_the_next_hand() -> None:
    oracle = Oracle(4, [stride(15), stride(13)], [2, 3, 5, 6, 6], hands=2)
    oracle.play("toss 1 left no")
    while not oracle.results:
        oracle.play(oracle.words()[0])
    assert oracle.turn == oracle.previous
    assert oracle.words()[0] == "toss 1 left no"
    assert [oracle.hand(seat) for seat in range(4)] == [[]] * 4


def test_number_of_sets() -> None:
    different = {group for size in range(1, 5) for group in choose(FULL32, size)}
    counts: dict[str, int] = {}
    for group in different:
        if found := kind_and_rank(group):
            counts[found[0]] = counts.get(found[0], 0) + 1
    assert counts == {
        "single male": 11,
        "single female": 10,
        "male pair": 11,
        "female pair": 4,
        "mixed pair": 8,
        "special pair": 1,
        "triple MMF": 8,
        "triple MFF": 4,
        "quad": 4,
    }


@pytest.mark.parametrize(
    "bad", [{"colour": "red"}, {"toss_choice": "none"}, {"slam_factor": 0}, {"quad_bonus": -1}, {"hands": 0}]
)
def test_options_that_do_not_exist(bad: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Oracle(4, [FULL32], [1, 1], **bad)
    with pytest.raises(ValueError):
        Oracle(3, [FULL32], [1, 1])
