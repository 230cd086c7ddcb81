"""The slow twin of Fifteen Hu (十五湖, the trick-taking game) against the worked examples of its rule file."""

import random
from itertools import combinations

import pytest

from tests.oracles.shi_wu_hu_tricks import (
    CANONICAL,
    CARDS84,
    Oracle,
    beats,
    composition,
    is_set,
    laid_cards,
    sets_in,
)


def stride(step: int) -> list[str]:
    return [CARDS84[(step * place) % 84] for place in range(84)]


def tiles(text: str) -> list[str]:
    """The cards of a text such as [6:6]x2 [5:4]."""
    cards: list[str] = []
    for word in text.replace("[", " [").split():
        card, _, count = word.partition("x")
        cards += [card] * int(count or 1)
    return cards


def beat(x: str, y: str) -> bool:
    return beats(tiles(x), tiles(y))


def finish(oracle: Oracle, policy: str) -> int:
    """Plays the session out by policy F, L or (for one hand) M; the number of actions."""
    actions = decisions = 0
    while not oracle.over:
        words = oracle.words()
        number = {"F": 0, "L": len(words) - 1, "M": (7 * decisions) % len(words)}[policy]
        decisions += len(words) > 1
        actions += 1
        oracle.play(words[number])
    return actions


def table(hands: list[str], hu: list[int] | None = None, **options: object) -> Oracle:
    """A hand in progress: seat 0 is to begin a trick with these hands."""
    oracle = Oracle(len(hands), [CARDS84] * 2, **{"hands": 1, **options})
    oracle.hands = [tiles(hand) for hand in hands]
    oracle.hu = list(hu or [0] * len(hands))
    oracle.start_trick(0)
    return oracle


def test_E1_compositions() -> None:
    assert beat("[1:1][5:3][5:3]", "[3:1][3:2][3:2]")
    assert composition(tiles("[1:1][5:3][5:3]")) == (1, 0, 2)
    assert composition(tiles("[3:1][4:1][4:1]")) == (1, 2, 0)
    assert not beat("[1:1][5:3][5:3]", "[3:1][4:1][4:1]")
    assert not beat("[3:1][4:1][4:1]", "[1:1][5:3][5:3]")


def test_E2_single() -> None:
    assert beat("[4:4]", "[3:1]")
    assert not beat("[4:4][4:4]", "[3:1]")
    assert not beat("[5:4]", "[3:1]")


def test_E3_red_pairs() -> None:
    for higher in ("[4:3][4:3]", "[6:2][6:2]", "[5:4][5:4]"):
        assert beat(higher, "[4:2][4:2]")
    assert not beat("[5:2][5:2]", "[4:2][4:2]")


def test_E4_sets() -> None:
    for text in ("[6:6][6:6][5:4][6:3][6:3]", "[3:1][4:1][3:2]", "[2:2][2:2][2:2]"):
        assert is_set(tiles(text))
    for text in ("[6:3][5:4]", "[1:1][6:3]", "[4:2][2:1]"):
        assert not is_set(tiles(text))


def test_E5_mixed_pair() -> None:
    assert beat("[6:6][5:4]", "[1:1][6:2]")
    assert not beat("[6:6][6:3]", "[1:1][6:2]")


def test_E6_laying() -> None:
    four, three = tiles("[4:2]x3 [2:1]"), tiles("[4:2]x3")
    assert laid_cards(four) == four
    assert laid_cards(three) == []
    assert laid_cards(four, "pairs") == ["[4:2]", "[2:1]"]
    assert laid_cards(four, "off") == []
    others = [card for card in CARDS84 if card not in ("[4:2]", "[2:1]")]
    for laid, hu in (("all", 4), ("pairs", 2), ("off", 0)):
        oracle = Oracle(3, [four + others + tiles("[4:2] [2:1]x3")], supreme_laid=laid)
        assert (oracle.hu[0], len(oracle.hand(0))) == (hu, 28 - hu)


@pytest.mark.parametrize("pass_out", [False, True])
def test_E7_beating_after_a_pass(pass_out: bool) -> None:
    oracle = table(["[3:1][5:5]", "[6:6][5:1]", "[1:1][5:1]"], pass_out=pass_out)
    oracle.play("lead [3:1]")
    assert oracle.words() == ["beat [6:6]", "pass"]
    oracle.play("pass")
    oracle.play("beat [1:1]")
    assert (oracle.turn, oracle.words()) == (0, ["pass"])
    oracle.play("pass")
    if not pass_out:
        assert (oracle.turn, oracle.words()) == (1, ["beat [6:6]", "pass"])
        oracle.play("pass")
    assert (oracle.turn, oracle.hu, oracle.tricks) == (2, [0, 0, 1], 1)


HANDS = [
    "[6:6] [1:1] [4:4]x2 [3:1]x3 [5:5] [3:3]x2 [2:2] [6:5] [6:4]x2 [6:1]x3 [5:1]x2 [6:3] [6:2]x3 [5:3] [5:2]x2 [4:3] "
    "[2:1]",
    "[6:6] [4:4]x2 [5:5] [2:2] [6:5]x2 [6:1] [5:1] [6:3] [5:4]x2 [5:3] [5:2]x2 [4:3]x2 [4:2]x3 [4:1]x2 [3:2]x3 [2:1]x3",
    "[6:6]x2 [1:1]x3 [3:1] [5:5]x2 [3:3]x2 [2:2]x2 [6:5] [6:4]x2 [5:1] [6:3]x2 [5:4]x2 [6:2] [5:3]x2 [4:3] [4:2] "
    "[4:1]x2 [3:2]",
]
REPLAY = [  # the leader, the plays, the hu of the taker
    (0, ["[1:1] [6:2]x3 [5:3]", "", ""], (0, 5)),
    (0, ["[4:4]x2 [5:2]x2 [4:3]", "", "[1:1]x2 [6:2] [5:3]x2", "", ""], (2, 5)),
    (2, ["[6:6]x2 [6:3]x2 [5:4]x2", "", ""], (2, 11)),
    (2, ["[3:1] [4:1]x2 [3:2]", "", "[4:4] [5:2] [4:3]x2", "", ""], (1, 10)),
    (1, ["[6:6] [6:3] [5:4]x2", "", ""], (1, 14)),
    (1, ["[3:2]x3", "", ""], (1, 17)),
]


def test_E8_replay() -> None:
    hands = [tiles(hand) for hand in HANDS]
    assert [len(hand) for hand in hands] == [28, 28, 28]
    oracle = Oracle(3, [hands[0] + hands[1] + hands[2]], hands=1)
    assert oracle.hu == [0, 6, 0]
    for leader, plays, (taker, hu) in REPLAY:
        assert oracle.turn == leader
        for number, cards in enumerate(plays):
            written = "".join(tiles(cards))
            oracle.play(("beat " if number else "lead ") + written if written else "pass")
        assert oracle.hu[taker] == hu
    assert oracle.results == [[-17, 34, -17]]
    assert (oracle.over, oracle.turn, oracle.tricks) == (True, -1, 6)


def test_E9_getting_rid_of_fifteen() -> None:
    hands = ["[6:6]" + "[5:1]" * 6, "[5:5]" * 9, "[5:5]" * 9, "[5:5]" * 9]
    oracle = table(hands, [4, 0, 0, 0], win_by="get_rid")
    oracle.play("lead [6:6]")
    assert len(oracle.hand(0)) == 6
    assert oracle.results == [[3, -1, -1, -1]]
    oracle = table(["[6:6]" + hands[0], *hands[1:]], [4, 0, 0, 0], win_by="get_rid")
    oracle.play("lead [6:6]")
    assert oracle.results == []


@pytest.mark.parametrize("break_on_empty_lead", [True, False])
def test_E10_last_card(break_on_empty_lead: bool) -> None:
    hands = ["[6:6]", "[5:1]", "[6:5]"]
    oracle = table(hands, [12, 0, 0], break_on_empty_lead=break_on_empty_lead)
    oracle.play("lead [6:6]")
    oracle.play("pass")
    oracle.play("pass")
    assert oracle.hu == [13, 0, 0]
    if break_on_empty_lead:
        assert oracle.results == [[0, 0, 0]]
        return
    assert (oracle.turn, oracle.words()) == (1, ["lead [5:1]"])
    oracle.play("lead [5:1]")
    assert (oracle.turn, oracle.words()) == (2, ["beat [6:5]", "pass"])
    oracle.play("beat [6:5]")  # nobody has a card left
    assert oracle.results == [[0, 0, 0]]


@pytest.mark.parametrize(
    ("policy", "win_by", "hu", "tricks", "result"),
    [
        ("L", "tricks", [15, 3, 3], 3, [30, -15, -15]),
        ("F", "tricks", [15, 13, 11], 31, [30, -15, -15]),
        ("F", "get_rid", [11, 11, 6], None, [2, -1, -1]),
    ],
)
def test_E11_whole_hands(policy: str, win_by: str, hu: list[int], tricks: int | None, result: list[int]) -> None:
    oracle = Oracle(3, [stride(5)], hands=1, win_by=win_by)
    finish(oracle, policy)
    assert (oracle.hu, oracle.results) == (hu, [result])
    assert tricks in (None, oracle.tricks)


@pytest.mark.parametrize(
    ("laid", "hu", "tricks", "winner"), [("off", [12, 15, 12], 39, 1), ("pairs", [10, 10, 15], 29, 2)]
)
def test_E12_supreme_laid(laid: str, hu: list[int], tricks: int, winner: int) -> None:
    oracle = Oracle(3, [stride(13)], hands=1, supreme_laid=laid)
    finish(oracle, "F")
    assert (oracle.hu, oracle.tricks, oracle.first_leader) == (hu, tricks, winner)


def test_E13_only_the_taker_is_tested() -> None:
    oracle = table(["[6:6][5:1][5:1]", "[6:5][6:5]", "[6:1]"], [0, 6, 0], target=6)
    for action in ("lead [6:6]", "pass", "pass"):
        oracle.play(action)
    assert (oracle.hu, oracle.turn, oracle.results) == ([1, 6, 0], 0, [])
    for action in ("lead [5:1]", "beat [6:5]", "pass", "pass"):
        oracle.play(action)
    assert oracle.results == [[-7, 14, -7]]


def test_E14_laying_alone_never_wins() -> None:
    wall = tiles("[4:2]x2 [2:1]x2") + [card for card in CARDS84 if card not in ("[4:2]", "[2:1]")]
    wall[28:28] = tiles("[4:2]x2 [2:1]x2")
    oracle = Oracle(3, [wall], hands=1, win_by="get_rid", target=4)
    assert oracle.hu == [4, 4, 0]
    assert (oracle.turn, oracle.results) == (0, [])
    oracle.play(oracle.words()[0])
    assert oracle.results == [[2, -1, -1]]


def test_E15_policy_M() -> None:
    oracle = Oracle(3, [stride(11)], hands=1)
    assert finish(oracle, "M") == 45
    assert (oracle.tricks, oracle.hu, oracle.results) == (11, [16, 10, 4], [[32, -16, -16]])


def test_sets_of_a_hand_by_trying_every_choice_of_cards() -> None:
    dice = random.Random(5)
    pool = [card for card in CARDS84 if card in "[6:6][6:3][5:4][1:1][6:2][5:3]"]
    for cards in (CARDS84, pool):
        hand = dice.sample(cards, 13)
        groups = {tuple(sorted(group)) for size in range(1, 13) for group in combinations(hand, size) if is_set(group)}
        found = sets_in(hand)
        assert sorted(tuple(sorted(group)) for group in found) == sorted(groups)
        places = [(len(group), [CANONICAL.index(card) for card in group]) for group in found]
        assert places == sorted(places)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("win_by", ["tricks", "get_rid", "get_rid_on_trick"])
def test_sessions(seats: int, win_by: str) -> None:
    oracle = Oracle(seats, [stride(step) for step in (5, 11, 13)], win_by=win_by, hands=3, pass_out=True)
    finish(oracle, "F")
    assert [sum(result) for result in oracle.results] == [0, 0, 0]
    assert oracle.scores == [sum(column) for column in zip(*oracle.results, strict=True)]


@pytest.mark.parametrize(
    ("seats", "bad"), [(2, {}), (3, {"target": 29}), (4, {"target": 22}), (3, {"win_by": "luck"}), (3, {"deck": 1})]
)
def test_options_that_do_not_exist(seats: int, bad: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Oracle(seats, [CARDS84], **bad)
