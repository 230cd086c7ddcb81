"""The slow twin of Connect the Dragon (接龍) against the worked examples of its rule file."""

import pytest

from tests.oracles.jielong import CIVIL, MILITARY, Oracle, halves, other_half, settle, winner

FULL32 = [tile for tile in CIVIL for _ in range(2)] + MILITARY


def stride(step: int) -> list[str]:
    return [FULL32[(step * place) % 32] for place in range(32)]


def finish(oracle: Oracle, policy: str) -> list[str]:
    """Plays the session out by policy F or L; the actions taken, each after its seat."""
    taken = []
    while not oracle.over:
        words = oracle.words()
        choice = words[0] if policy == "F" else words[-1]
        taken.append(f"{oracle.turn} {choice}")
        oracle.play(choice)
    return taken


def wall_of(hands: list[str], dealer: int) -> list[str]:
    """The wall that deals these hands, seat 0 first, from the dealer on."""
    return " ".join(hands[dealer:] + hands[:dealer]).split()


def table(hand: str, ends: dict[str, int], **options: object) -> Oracle:
    """A table where seat 1 is to answer these open ends with this hand."""
    oracle = Oracle(4, [FULL32], **options)
    oracle.hands[1] = hand.split()
    oracle.ends = ends
    oracle.turn = 1
    return oracle


def test_E1_settlement() -> None:
    assert settle([0, 9, 9, 21], "difference", [True, False, False, False], False) == [39, 3, 3, -45]


def test_E2_orientation_and_compulsion() -> None:
    for word, end in [("play [5:5]", 5), ("play [6:5]", 6), ("play [5:1]", 1)]:
        oracle = table("[5:5] [6:5] [5:1] [4:1]", {"R": 5})
        assert oracle.words() == ["play [5:5]", "play [6:5]", "play [5:1]"]
        oracle.play(word)
        assert oracle.ends == {"R": end}


def test_E3_no_play() -> None:
    assert table("[4:4] [4:4] [6:5]", {"R": 2}).words() == ["discard [4:4]", "discard [6:5]"]


def test_E4_closed_end() -> None:
    oracle = Oracle(4, [FULL32])
    oracle.hands[0] = ["[6:4]", "[5:5]"]
    oracle.hands[1] = ["[6:6]", "[6:2]", "[3:1]"]
    oracle.play("lead [6:4] open 4")
    assert oracle.words() == ["discard [6:6]", "discard [3:1]", "discard [6:2]"]


def test_E5_tie_goes_to_the_lower_hand() -> None:
    points = [4, 9, 12, 4]
    assert winner(points, dealer=2) == 3
    assert settle(points, "difference", [False] * 4, False) == [13, -7, -19, 13]
    assert settle(points, "chips", [False] * 4, False, dealer=2) == [-1, -1, -1, 3]


def test_E6_three_players() -> None:
    assert settle([10, 3, 20], "difference", [False] * 3, False) == [3, 24, -27]


def test_E7_two_ends() -> None:
    for word, ends in [
        ("play [3:3] L", {"R": 6, "L": 3}),
        ("play [6:3] R", {"R": 3, "L": 3}),
        ("play [6:3] L", {"R": 6, "L": 6}),
    ]:
        oracle = table("[6:3] [3:3] [5:2]", {"R": 6, "L": 3}, arms=2)
        assert oracle.words() == ["play [3:3] L", "play [6:3] R", "play [6:3] L"]
        oracle.play(word)
        assert oracle.ends == ends


def test_E8_whole_hand() -> None:
    hands = [
        "[6:6] [3:1] [5:5] [6:1] [5:1] [6:3] [6:2] [4:3]",
        "[1:1] [1:1] [4:4] [3:3] [2:2] [6:1] [5:3] [4:2]",
        "[6:6] [3:1] [6:5] [6:5] [6:4] [5:4] [5:2] [2:1]",
        "[4:4] [5:5] [3:3] [2:2] [6:4] [5:1] [4:1] [3:2]",
    ]
    story = """
        [5:3] [5:2] [3:2] | [6:3] [6:1] [2:1] [2:2] | [6:2] down[4:2] [6:4] [4:1] | [5:1] down[2:2] [5:4] [6:4] |
        [6:1] [1:1] [3:1] [3:3] | [3:1] [1:1] down[6:5] [5:1] | [5:5] down[3:3] [6:5] down[5:5] |
        [6:6] down[4:4] [6:6] down[4:4]
    """
    oracle = Oracle(4, [wall_of(hands, 0)], hands=1)
    taken = finish(oracle, "L")
    moves = [move for move in story.split() if move != "|"]
    expected = [f"discard {move[4:]}" if move.startswith("down") else f"play {move}" for move in moves]
    assert taken == ["0 lead [4:3] open 3"] + [f"{(1 + i) % 4} {move}" for i, move in enumerate(expected)]
    assert oracle.points == [[0, 24, 11, 18]]
    assert oracle.results == [[53, -43, 9, -19]]
    assert oracle.dealer == 0
    assert oracle.turn == -1
    assert oracle.words() == []


def test_E9_whole_hand_blocked() -> None:
    hands = [
        "[6:6] [1:1] [5:5] [3:3] [2:2] [2:2] [6:1] [5:4]",
        "[6:6] [3:3] [6:5] [6:5] [6:4] [6:1] [3:2] [2:1]",
        "[1:1] [4:4] [3:1] [6:3] [6:2] [5:2] [4:3] [4:2]",
        "[4:4] [3:1] [5:5] [6:4] [5:1] [5:1] [5:3] [4:1]",
    ]
    story = """
        [6:3]R [3:1]R [6:6]L [6:5]L [1:1]R [5:5]L [1:1]R [6:5]L [3:1]R [6:4]L [3:3]R [3:3]R [4:4]L [4:4]L [5:4]L
        [3:2]R [6:2]R [5:1]L [6:1]R [6:1]R down[5:2] [5:1]L [5:5]L [6:4]R [4:3]R [5:3]R
        down[2:2] down[2:1] down[4:2] down[4:1]
    """
    oracle = Oracle(4, [wall_of(hands, 1)], arms=2, first_dealer=1, hands=1)
    taken = finish(oracle, "F")
    expected = [
        f"discard {move[4:]}" if move.startswith("down") else f"play {move[:5]} {move[5]}" for move in story.split()
    ]
    assert taken == ["1 lead [6:6]"] + [f"{(2 + i) % 4} {move}" for i, move in enumerate(expected)]
    assert oracle.ends == {"R": 5, "L": 5}
    assert [oracle.hand(seat) for seat in range(4)] == [["[2:2]"], [], [], []]
    assert oracle.points == [[8, 3, 13, 5]]
    assert oracle.results == [[-3, 17, -23, 9]]
    assert winner(oracle.points[0], 1) == oracle.dealer == 1


def test_E10_clean_doubles_others() -> None:
    clean = [True, False, False, False]
    assert settle([0, 7, 5, 12], "difference", clean, True) == [48, -8, 8, -48]
    assert settle([0, 7, 5, 12], "chips", clean, True) == [3, -1, -1, -1]
    assert settle([1, 7, 5, 12], "difference", [False] * 4, True) == [21, -3, 5, -23]


@pytest.mark.parametrize(
    ("policy", "points", "result"),
    [("F", [30, 41, 18, 0], [-31, -75, 17, 89]), ("L", [8, 32, 29, 16], [53, -43, -31, 21])],
)
def test_E11_deal_order(policy: str, points: list[int], result: list[int]) -> None:
    oracle = Oracle(4, [stride(7)], first_dealer=2, hands=1)
    assert oracle.hand(2) == ["[6:6]", "[1:1]", "[3:1]", "[3:3]", "[6:5]", "[6:4]", "[5:1]", "[4:2]"]
    finish(oracle, policy)
    assert oracle.points == [points]
    assert oracle.results == [result]


def test_E12_session() -> None:
    oracle = Oracle(4, [stride(5), stride(7), stride(9)], hands=3, first_dealer=1)
    finish(oracle, "F")
    assert oracle.dealers == [1, 1, 2]
    assert oracle.results == [[-1, 31, -21, -9], [-75, 17, 89, -31], [13, 1, 5, -19]]
    assert oracle.scores == [-63, 49, 73, -59]


def test_E13_idle_tiles() -> None:
    oracle = Oracle(3, [stride(7)], hands=1)
    assert oracle.idle == ["[6:1]", "[5:3]"]
    finish(oracle, "F")
    assert oracle.points == [[9, 18, 0]]
    assert oracle.results == [[0, -27, 27]]


def test_discards_are_offered_beside_plays_when_play_is_free() -> None:
    oracle = table("[5:5] [4:1]", {"R": 5}, must_play=False)
    assert oracle.words() == ["play [5:5]", "discard [5:5]", "discard [4:1]"]


def test_a_free_hand_never_stops_blocked() -> None:
    oracle = Oracle(4, [stride(7)], must_play=False, hands=1)
    taken = finish(oracle, "L")
    assert len(taken) == 32
    assert not any(oracle.hands)


def test_the_deal_rotates() -> None:
    oracle = Oracle(2, [stride(5)] * 3, next_dealer="rotate", settlement="chips", hands=3)
    finish(oracle, "F")
    assert oracle.dealers == [0, 1, 0]
    assert all(sorted(result) == [-1, 1] for result in oracle.results)


@pytest.mark.parametrize("arms", [1, 2])
def test_every_chain_joins(arms: int) -> None:
    oracle = Oracle(4, [stride(11)], arms=arms, hands=1)
    while not oracle.over:
        word = oracle.words()[-1]
        verb, tile, *rest = word.split()
        side, before = rest[0] if verb == "play" and rest else "R", dict(oracle.ends)
        oracle.play(word)
        if verb == "play":
            assert before[side] in halves(tile)
            assert oracle.ends[side] == other_half(tile, before[side])
    assert sum(oracle.results[0]) == 0


@pytest.mark.parametrize("bad", [{"arms": 3}, {"hands": 0}, {"first_dealer": 4}, {"colour": "red"}, {"players": 3}])
def test_options_that_do_not_exist(bad: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Oracle(4, [FULL32], **bad)
