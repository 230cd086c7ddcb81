"""Fifteen Hu, the trick-taking game: the worked examples of its rules, and its slow twin."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from paiju.tiles import CARDS84
from tests.games.playing import Policy, play_beside, play_hand, policy_f, policy_l, policy_m
from tests.games.tricks.shi_wu_hu_positions import SLUG, about_to_answer, about_to_lead, cards, play_all, wall_of
from tests.oracles.shi_wu_hu_tricks import Oracle


def hu(table: Table) -> list[int]:
    return [table.state.hu[seat] for seat in range(table.seats)]


def can_beat(lead: str, hand: str) -> list[str]:
    """The words of the beats among the actions of a seat that faces this lead."""
    *beats, last = about_to_answer(lead, hand).words
    assert last == "pass"
    return beats


def test_E1_compositions() -> None:
    assert can_beat("[3:1][3:2][3:2]", "[1:1][5:3][5:3]") == ["beat [1:1][5:3][5:3]"]
    assert can_beat("[3:1][4:1][4:1]", "[1:1][5:3][5:3]") == []
    assert can_beat("[1:1][5:3][5:3]", "[3:1][4:1][4:1]") == []


def test_E2_single_cards() -> None:
    assert can_beat("[3:1]", "[4:4][4:4][5:4]") == ["beat [4:4]"]


def test_E3_red_pairs() -> None:
    hand = "[5:4][5:4][6:2][6:2][5:2][5:2][4:3][4:3]"
    assert can_beat("[4:2][4:2]", hand) == ["beat [5:4][5:4]", "beat [6:2][6:2]", "beat [4:3][4:3]"]


@pytest.mark.parametrize(
    ("text", "is_set"),
    [
        ("[6:6][6:6][6:3][6:3][5:4]", True),
        ("[6:3][5:4]", False),
        ("[1:1][6:3]", False),
        ("[3:1][4:1][3:2]", True),
        ("[2:2][2:2][2:2]", True),
        ("[4:2][2:1]", False),
    ],
)
def test_E4_sets(text: str, is_set: bool) -> None:
    assert (f"lead {text}" in about_to_lead(text, "[5:1]", "[5:1]").words) == is_set


def test_E5_mixed_pairs() -> None:
    assert can_beat("[1:1][6:2]", "[6:6][6:3][5:4]") == ["beat [6:6][5:4]"]


@pytest.mark.parametrize(
    ("start", "supreme_laid", "number"),
    [
        ("[4:2]x3 [2:1]", "all", 4),
        ("[4:2]x3", "all", 0),
        ("[4:2]x3 [2:1]", "pairs", 2),
        ("[4:2]x3 [2:1]", "off", 0),
    ],
)
def test_E6_laying_the_supreme_cards(start: str, supreme_laid: str, number: int) -> None:
    rest = "[4:2] [2:1]x3" if "2:1" in start else "[4:2] [2:1]x4"
    table = Table(SLUG, wall=wall_of(start, "", rest), supreme_laid=supreme_laid)
    assert table.decide() == 0
    assert (table.state.hu[0], table.state.held[0]) == (number, 28 - number)
    laid = [zone for zone in table.view(1, language="en")["zones"] if zone["caption"] == "Supreme cards laid"]
    assert len(laid[0]["tiles"]) == number


@pytest.mark.parametrize("pass_out", [False, True])
def test_E7_beating_after_a_pass(pass_out: bool) -> None:
    table = about_to_lead("[3:1][5:5]", "[6:6][5:1]", "[1:1][5:1]", pass_out=pass_out)
    play_all(table, "lead [3:1]", "pass", "beat [1:1]", "pass")
    if not pass_out:
        assert (table.turn, table.words) == (1, ["beat [6:6]", "pass"])
        table.play("pass")
    assert (table.turn, hu(table)) == (2, [0, 0, 1])


E8_HANDS = (
    "[6:6] [1:1] [4:4]x2 [3:1]x3 [5:5] [3:3]x2 [2:2] [6:5] [6:4]x2 [6:1]x3 [5:1]x2 [6:3] [6:2]x3 [5:3] [5:2]x2 [4:3]"
    "[2:1]",
    "[6:6] [4:4]x2 [5:5] [2:2] [6:5]x2 [6:1] [5:1] [6:3] [5:4]x2 [5:3] [5:2]x2 [4:3]x2 [4:2]x3 [4:1]x2 [3:2]x3 [2:1]x3",
    "[6:6]x2 [1:1]x3 [3:1] [5:5]x2 [3:3]x2 [2:2]x2 [6:5] [6:4]x2 [5:1] [6:3]x2 [5:4]x2 [6:2] [5:3]x2 [4:3] [4:2]"
    "[4:1]x2 [3:2]",
)
E8_TRICKS = [  # the plays of a trick, then its taker and his hu
    ("s0 [1:1] [6:2]x3 [5:3]; s1 pass; s2 pass", 0, 5),
    ("s0 [4:4]x2 [5:2]x2 [4:3]; s1 pass; s2 [1:1]x2 [6:2] [5:3]x2; s0 pass; s1 pass", 2, 5),
    ("s2 [6:6]x2 [6:3]x2 [5:4]x2; s0 pass; s1 pass", 2, 11),
    ("s2 [3:1] [4:1]x2 [3:2]; s0 pass; s1 [4:4] [5:2] [4:3]x2; s2 pass; s0 pass", 1, 10),
    ("s1 [6:6] [6:3] [5:4]x2; s2 pass; s0 pass", 1, 14),
    ("s1 [3:2]x3; s2 pass; s0 pass", 1, 17),
]


def test_E8_whole_hand() -> None:
    table = Table(SLUG, wall=wall_of(*E8_HANDS), hands=1)
    assert table.decide() == 0
    assert hu(table) == [0, 6, 0]
    for told, taker, points in E8_TRICKS:
        for number, line in enumerate(told.split("; ")):
            seat, _, play = line.partition(" ")
            assert f"s{table.turn}" == seat
            verb = "beat " if number else "lead "
            table.play("pass" if play == "pass" else verb + CARDS84.text(cards(play)))
        assert hu(table)[taker] == points
    assert table.results == [[-17, 34, -17]]


def test_E9_getting_rid_of_fifteen() -> None:
    wall = wall_of("[4:2]x2 [2:1]x2 [6:6]x4 [6:3]x4 [1:1]x4", "[4:2]", "[2:1]", "[4:2] [2:1]")
    table = Table(SLUG, seats=4, wall=wall, win_by="get_rid", hands=1)
    play_all(table, "lead [6:6][6:6][6:6][6:6][6:3][6:3][6:3][6:3]", "pass", "pass", "pass")
    play_all(table, "lead [1:1][1:1]", "pass", "pass", "pass")
    assert (table.results, table.state.held[0]) == ([], 7)
    table.play("lead [1:1]")
    assert table.state.held[0] == 6
    assert table.results == [[3, -1, -1, -1]]


@pytest.mark.parametrize("break_on_empty_lead", [True, False])
def test_E10_last_card(break_on_empty_lead: bool) -> None:
    hands = ("[6:6]", "[5:1]", "[6:5]")
    table = about_to_lead(*hands, hu=(12, 0, 0), break_on_empty_lead=break_on_empty_lead)
    play_all(table, "lead [6:6]", "pass", "pass")
    assert hu(table) == [13, 0, 0]
    if break_on_empty_lead:
        assert table.results == [[0, 0, 0]]
        return
    assert (table.turn, table.words) == (1, ["lead [5:1]"])
    table.play("lead [5:1]")
    assert (table.turn, table.words) == (2, ["beat [6:5]", "pass"])
    table.play("beat [6:5]")  # nobody has a card left
    assert table.results == [[0, 0, 0]]


@pytest.mark.parametrize(
    ("policy", "win_by", "points", "tricks"),
    [
        (policy_l, "tricks", [15, 3, 3], 3),
        (policy_f, "tricks", [15, 13, 11], 31),
        (policy_f, "get_rid", [11, 11, 6], None),
    ],
)
def test_E11_stride_walls(policy: Policy, win_by: str, points: list[int], tricks: int | None) -> None:
    table = Table(SLUG, wall=CARDS84.stride(5), win_by=win_by, hands=1)
    done = play_hand(table, policy)
    assert hu(table) == points
    assert table.results == [[30, -15, -15] if win_by == "tricks" else [2, -1, -1]]
    assert tricks in (None, sum(" lead " in line for line in done))


@pytest.mark.parametrize(
    ("supreme_laid", "points", "tricks", "winner"), [("off", [12, 15, 12], 39, 1), ("pairs", [10, 10, 15], 29, 2)]
)
def test_E12_supreme_laid(supreme_laid: str, points: list[int], tricks: int, winner: int) -> None:
    table = Table(SLUG, wall=CARDS84.stride(13), supreme_laid=supreme_laid, hands=1)
    done = play_hand(table, policy_f)
    assert hu(table) == points
    assert sum(" lead " in line for line in done) == tricks
    assert table.results[0][winner] == 30


def test_E13_only_the_taker_is_tested() -> None:
    wall = wall_of("[6:6] [5:1]x2 [4:2]", "[4:2]x3 [2:1]x3 [6:5]", "[2:1]")
    table = Table(SLUG, wall=wall, target=6, hands=1)
    play_all(table, "lead [6:6]", "pass", "pass")
    assert hu(table) == [1, 6, 0]
    assert (table.turn, table.results) == (0, [])
    play_all(table, "lead [5:1]", "beat [6:5]", "pass", "pass")
    assert table.results == [[-7, 14, -7]]


def test_E14_laying_alone_never_wins() -> None:
    table = Table(SLUG, wall=wall_of("[4:2]x2 [2:1]x2", "[4:2]x2 [2:1]x2", ""), win_by="get_rid", target=4, hands=1)
    assert (table.decide(), table.results) == (0, [])
    assert hu(table) == [4, 4, 0]
    table.play("lead [6:6]")
    assert table.results == [[2, -1, -1]]


def test_E15_policy_m() -> None:
    table = Table(SLUG, wall=CARDS84.stride(11), hands=1)
    done = play_hand(table, policy_m)
    assert len(done) == 45
    assert sum(" lead " in line for line in done) == 11
    assert hu(table) == [16, 10, 4]
    assert table.results == [[32, -16, -16]]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (3, {"pass_out": True, "supreme_laid": "pairs", "first_dealer": 2, "target": 12}),
        (3, {"win_by": "get_rid", "supreme_laid": "off", "hands": 2}),
        (3, {"win_by": "get_rid_on_trick", "target": 28, "break_on_empty_lead": False}),
        (3, {"supreme_laid": "off", "target": 28, "break_on_empty_lead": False, "pass_out": True}),
        (4, {}),
        (4, {"break_on_empty_lead": False, "first_dealer": 3, "target": 21}),
        (4, {"win_by": "get_rid", "pass_out": True, "target": 21}),
        (4, {"win_by": "get_rid_on_trick", "supreme_laid": "pairs", "hands": 1}),
        (4, {"target": 1, "hands": 3}),
    ],
)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=300)


def test_the_winner_leads_the_next_hand_and_without_one_the_same_seat() -> None:
    table = Table(SLUG, seed=1, wall=CARDS84.stride(13), supreme_laid="off")
    play_hand(table, policy_f)
    assert table.results[0] == [-15, 30, -15]
    assert table.decide() == 1
    nobody = about_to_lead("[6:6]", "[5:1]", "[6:5]", first_dealer=2)
    play_all(nobody, "lead [6:6]", "pass", "pass")
    assert nobody.results == [[0, 0, 0]]
    assert nobody.decide() == 2


def test_hands_stay_private_when_the_hand_is_over() -> None:
    table = Table(SLUG, wall=CARDS84.stride(5))
    play_hand(table, policy_f)
    assert table.hand_over
    assert [int(table.observe(0).hands.array[seat].sum()) > 0 for seat in range(3)] == [True, False, False]
    assert table.observe(None).hands.array.sum() == 0


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"target.*29.*1 to 28"):
        Table(SLUG, target=29)
    with pytest.raises(OptionError, match=r"target.*22.*4 players.*1 to 21"):
        Table(SLUG, seats=4, target=22)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("lead [6:6]", "a set is on the table"),
        ("pass [6:6]", "choose no cards"),
        ("beat [6:6][5:4]", "you hold no"),
        ("beat [4:4][4:4][4:4]", "you hold two"),
        ("beat [4:4][5:5]", "a set is cards that are alike"),
        ("beat", "a set is cards that are alike"),
        ("beat [4:4][4:3] [9:9]", "there is no tile \\[9:9\\]"),
        ("beat [4:4][4:4]", "it takes 1 civil and 1 red cards, not 2 civil cards"),
        ("beat [4:4][5:2]", "not 1 civil and 1 black cards"),
        ("beat [3:1][4:1]", "is not higher than"),
    ],
)
def test_a_refused_beat_says_why_and_changes_nothing(words: str, why: str) -> None:
    table = about_to_answer("[3:1][4:1]", "[4:4]x2 [5:5] [5:2] [4:3] [3:1] [4:1]")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(words)
    assert table._state.tobytes() == before


@pytest.mark.parametrize(("words", "why"), [("pass", "you lead"), ("lead [6:3][5:4]", "alike"), ("lead [1:1]", "no")])
def test_a_refused_lead_says_why(words: str, why: str) -> None:
    with pytest.raises(MoveError, match=why):
        about_to_lead("[6:6][6:3][5:4]", "[5:1]", "[5:1]").play(words)


def test_what_lies_on_the_table() -> None:
    table = about_to_lead("[3:1][4:1]x2 [5:5]", "[4:4][4:3]x2", "[1:1][5:1]")
    play_all(table, "lead [3:1][4:1][4:1]", "beat [4:4][4:3][4:3]", "pass")
    view = table.view(0, language="en")
    assert view["prompt"] == "Beat [4:4][4:3][4:3] with 1 civil and 2 red cards of higher rank, or pass."
    assert [zone["caption"] for zone in view["zones"] if zone["kind"] == "trick"] == ["beaten", "to beat", "passed"]
    assert [zone["amount"] for zone in view["zones"] if zone["kind"] == "chips"] == [0, 0, 0]


def test_the_table_counts_the_cards_that_each_seat_got_rid_of() -> None:
    table = Table(SLUG, seats=4, seed=1, win_by="get_rid")
    assert table.decide() == 0
    table.play(next(words for words in table.words if words.startswith("lead")))
    zones = table.view(0, language="en")["zones"]
    gone = [zone["amount"] for zone in zones if zone["caption"].startswith("cards got rid of")]
    dealt = 84 // 4
    assert gone == [dealt - sum(table.state.hands[seat]) for seat in range(4)] != [0] * 4
