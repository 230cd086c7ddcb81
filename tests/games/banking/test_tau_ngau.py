"""Tau Ngau: the worked examples of its rules at the table, and its slow twin."""

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from paiju import MoveError, OptionError, Table
from paiju.games.banking.tau_ngau.bulls import score_of
from paiju.games.banking.tau_ngau.rules import legal_discards
from paiju.games.banking.tau_ngau.settlement import gain
from paiju.games.banking.tau_ngau.state import DISCARD, STUCK
from paiju.kernel.rng import seed_rng
from paiju.tiles import FULL32
from tests.games.playing import (
    Policy,
    play_beside,
    play_hand,
    policy_f,
    policy_l,
    policy_m,
)
from tests.oracles import tau_ngau as oracle

SLUG = "tau-ngau"
STUCK_HAND = "[6:5][6:5][6:3][5:4][3:2]"


def scored(table: Table, seat: int) -> int | None:
    """The score of a seat that has chosen; None for stuck."""
    score = int(score_of(table._rules[0], table._state[0]["tiles"][seat], table._state[0]["discard"][seat]))
    return score if score >= 0 else None


def found(tiles: str, **options: Any) -> list[tuple[str, int | None]]:
    """The actions of a player who holds these tiles, each with the score that it leaves."""
    rest = FULL32.tiles()
    for face in FULL32.read(tiles):
        rest.remove(face)
    table = Table(SLUG, seats=2, wall=FULL32.read(tiles) + rest, **options)
    if options.get("settlement", "pagat") == "pagat":
        table.play("bet 1")
    outcomes = []
    table.decide()
    for words in table.words:
        after = table.copy()
        after.play(words)
        outcomes.append((words.removeprefix("discard "), scored(after, 1)))
    return outcomes


def played(choices: list[str], stake: int = 1, **options: Any) -> list[int]:
    """The result of one hand: the seats in turn order hold, and choose, as said; the bull stands before the bar."""
    wall = "".join(choices).replace("|", "")
    table = Table(SLUG, seats=len(choices), wall=wall, min_stake=stake, hands=1, **options)
    table.decide()
    while table.words == [f"bet {number}" for number in range(stake, 11)]:
        table.play(f"bet {stake}")
    for choice in choices:
        bull, bar, _ = choice.partition("|")
        table.play(f"discard {bull}" if bar else "stuck")
    assert len(table.results) == 1
    return table.results[0]


def test_E1_every_bull_leaves_the_same_score() -> None:
    assert found("[6:6][1:1][3:3][6:5][6:1]") == [
        ("[6:6][1:1][3:3]", 8),
        ("[6:6][6:5][6:1]", 8),
        ("[1:1][6:5][6:1]", 8),
    ]


def test_E2_five_odd_tiles_are_stuck() -> None:
    assert found(STUCK_HAND) == [("stuck", None)]


def test_E3_a_wild_tile_in_the_bull() -> None:
    assert found("[4:4][3:3][6:5][4:1][2:1]") == [("[4:4][3:3][2:1]", 6), ("[3:3][6:5][2:1]", 3)]


def test_E4_zero_is_low_or_high() -> None:
    hand = "[1:1][3:1][5:5][2:2][6:4]"
    assert found(hand) == [("[1:1][3:1][2:2]", 0)]
    assert found(hand, settlement="macao") == found(hand, settlement="macao_fixed") == [("[1:1][3:1][2:2]", 10)]


def test_E5_a_wild_tile_in_the_rest() -> None:
    outcomes = dict(found("[6:6][3:1][5:5][4:2][2:1]"))
    assert outcomes["[3:1][5:5][2:1]"] == 8
    assert outcomes["[3:1][4:2][2:1]"] == 2


SEVEN = "[3:1][6:4][5:1] | [5:5][5:2]"
FOUR = "[3:3][2:2][6:4] | [4:4][5:1]"


def test_E6_settlement() -> None:
    banker = "[6:6][4:4][5:5] | [1:1][1:1]"
    assert played([SEVEN, FOUR, STUCK_HAND, banker], stake=5) == [0, 5, 0, -5]


def test_E6_the_bank_moves_on() -> None:
    wall = "".join([SEVEN, FOUR, STUCK_HAND, "[6:6][4:4][5:5] | [1:1][1:1]"]).replace("|", "")
    table = Table(SLUG, wall=wall, hands=2)
    play_hand(table, policy_f)
    assert table.decide() == 2
    assert table.state.banker == 1


def test_E7_banker_stuck() -> None:
    zero = "[3:1][6:4][5:1] | [6:6][4:4]"
    seven = "[3:3][2:2][6:4] | [5:5][5:2]"
    hands = [zero, seven, "[1:1][6:1][6:1][4:3][4:1]", STUCK_HAND]
    assert played(hands, stake=5) == [-10, 5, 5, 0]
    table = Table(SLUG, wall="".join(hands).replace("|", ""), hands=2)
    play_hand(table, policy_f)
    assert (table.decide(), table.state.banker) == (1, 0)


E8_BANKERS = [
    "[6:5][6:3][5:4][3:2][5:2]",
    "[3:3][2:2][6:4] | [6:6][4:4]",
    "[3:3][2:2][6:4] | [1:1][3:1]",
    "[3:1][3:3][6:4] | [2:2][5:4]",
]


def test_E8_macao() -> None:
    six = "[5:5][5:5][6:4] | [6:5][4:1]"
    stuck = "[6:5][6:1][6:1][4:3][4:1]"
    assert [played([six, banker], settlement="macao")[1] for banker in E8_BANKERS] == [6, -4, 0, 3]
    assert [played([stuck, banker], settlement="macao")[1] for banker in E8_BANKERS] == [-4, -4, -4, -4]


def test_E9_macao_fixed() -> None:
    stuck = "[6:5][6:1][6:1][4:3][4:1]"
    assert played([stuck, "[3:3][2:2][6:4] | [5:5][5:4]"], settlement="macao_fixed") == [9, -9]
    assert played([stuck, E8_BANKERS[0]], settlement="macao_fixed") == [4, -4]


def test_E10_bulls_of_the_same_faces_are_one_action() -> None:
    assert found("[6:6][5:5][5:5][6:4][6:4]") == [("[5:5][5:5][6:4]", 2), ("[5:5][6:4][6:4]", 2)]


def test_E11_action_order() -> None:
    assert found("[5:4][5:3][4:3][4:2][4:1]") == [
        ("[5:4][5:3][4:2]", 2),
        ("[5:4][4:2][4:1]", 5),
        ("[5:3][4:3][4:1]", 5),
    ]


E13_HANDS = {
    2: "[6:6][3:1][6:5][5:1][4:2]",
    3: "[1:1][3:3][6:4][6:2][2:1]",
    0: "[1:1][3:1][2:2][5:1][4:3]",
    1: "[4:4][5:5][6:4][5:4][3:2]",
}


def e13(**options: Any) -> Table:
    return Table(SLUG, wall=[FULL32.stride(7)] * 2, first_banker=1, **options)


@pytest.mark.parametrize(
    ("policy", "settlement", "scores", "result"),
    [
        (policy_f, "pagat", [3, None, 6, 9], [1, -3, 1, 1]),
        (policy_f, "macao", [3, None, 6, 9], [3, -18, 6, 9]),
        (policy_l, "pagat", [3, None, 6, 2], [10, -30, 10, 10]),
    ],
)
def test_E13_deal_order(policy: Policy, settlement: str, scores: list[int | None], result: list[int]) -> None:
    table = e13(settlement=settlement)
    play_hand(table, policy)
    for seat, tiles in E13_HANDS.items():
        assert FULL32.text(table.state.tiles[seat].array.tolist()) == tiles
    assert [scored(table, seat) for seat in range(4)] == scores
    assert table.results == [result]
    assert table.decide() == 2  # the stuck banker keeps the bank
    assert table.state.banker == 1


@pytest.mark.parametrize(
    ("may_decline", "scores", "result", "banker"),
    [(False, [8, 2, 9, None], [-2, -1, 8, -5], 1), (True, [None, 2, 9, None], [-9, 1, 8, 0], 0)],
)
def test_E14_declining(may_decline: bool, scores: list[int | None], result: list[int], banker: int) -> None:
    table = Table(SLUG, wall=FULL32.stride(3), may_decline=may_decline)
    assert play_hand(table, policy_m)[:3] == ["1 bet 1", "2 bet 8", "3 bet 5"]
    assert [scored(table, seat) for seat in range(4)] == scores
    assert table.results == [result]
    assert table.decide() == banker + 1
    assert table.state.banker == banker


@pytest.mark.parametrize(("banker_mode", "banker"), [("rotate", 2), ("fixed", 1)])
def test_E15_leaving_goes_before_keeping(banker_mode: str, banker: int) -> None:
    table = e13(settlement="macao", bankroll=10, banker_mode=banker_mode)
    done = play_hand(table, policy_f)
    assert len(done) == 4  # no bet is asked
    assert table.results == [[3, -18, 6, 9]]
    assert table.decide() == banker + 1
    assert table.state.banker == banker
    assert table.state.stakes[1] == 0


# Play beside the slow twin


def test_actions_and_scores_like_the_slow_twin() -> None:
    rng = random.Random(5)
    out = np.zeros(12, np.int64)
    for zero, settlement in (("low", "pagat"), ("high", "macao")):
        rules = Table(SLUG, seats=2, settlement=settlement, seed=1)._rules
        for five in rng.sample(list(combinations(FULL32.tiles(), 5)), 1500):
            tiles = np.array(five, np.int8)
            count = legal_discards(rules[0], tiles, out)
            scores = [int(score_of(rules[0], tiles, move - DISCARD)) for move in out[:count]]
            texts = [FULL32.text([face]) for face in five]
            bulls = oracle.bulls(texts)
            slow = [oracle.score(oracle.without(texts, bull), zero) for bull in bulls]
            assert scores == (slow or [-1])


@pytest.mark.parametrize("settlement", ["pagat", "macao", "macao_fixed"])
def test_payments_like_the_slow_twin(settlement: str) -> None:
    place = ("pagat", "macao", "macao_fixed").index(settlement)
    scores = [-1, *range(10)] if settlement == "pagat" else [-1, *range(1, 11)]
    for mine in scores:
        for his in scores:
            slow = oracle.settle(1, None if mine < 0 else mine, None if his < 0 else his, settlement)
            assert gain(place, mine, his) == slow


TWIN_OPTIONS: list[dict[str, Any]] = [
    {},
    {"may_decline": True, "first_banker": 1, "min_stake": 3, "max_stake": 4},
    {"settlement": "macao", "banker_mode": "fixed"},
    {"settlement": "macao", "bankroll": 20, "min_stake": 4, "may_decline": True},
    {"settlement": "macao_fixed", "banker_keeps_when_stuck": False, "bankroll": 30},
    {"bankroll": 9, "min_stake": 4, "banker_mode": "fixed"},
]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", TWIN_OPTIONS)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(oracle.Oracle, SLUG, seats, options, seed=seats, decisions=80)


@pytest.mark.parametrize("options", [{"bankroll": 15}, {"bankroll": 40, "settlement": "macao"}])
@pytest.mark.parametrize("banker_mode", ["rotate", "fixed"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_sessions_like_the_slow_twin(seats: int, banker_mode: str, options: dict[str, Any]) -> None:
    """Seats leave, a stuck banker keeps the bank, and it passes over those who left."""
    rng = random.Random(seats)
    for _ in range(3):
        walls = [rng.sample(FULL32.tiles(), FULL32.size) for _ in range(40)]
        chosen = {**options, "banker_mode": banker_mode, "hands": 40}
        table = Table(SLUG, seats=seats, wall=walls, **chosen)
        slow = oracle.Oracle(seats, [[FULL32.text([face]) for face in wall] for wall in walls], **chosen)
        while not table.over:
            assert (slow.turn, slow.words()) == (table.decide(), table.words)
            assert slow.banker == table.state.banker
            choice = rng.choice(table.words)
            table.play(choice)
            slow.play(choice)
        assert slow.over
        assert (slow.results, slow.scores) == (table.results, table.scores)


# Secrets


def test_a_choice_is_told_alike_whether_stuck_or_not() -> None:
    table = Table(SLUG, seats=3, wall=FULL32.stride(3), may_decline=True)
    for stake in (1, 2):
        table.play(f"bet {stake}")
    logs = []
    for words in (table.words[0], "stuck"):
        after = table.copy()
        after.play(words)
        logs.append([after.view(viewer)["log"] for viewer in (None, 0, 2)])
        assert after.view(1)["log"][-1] == f"s1 {words}"
    assert logs[0] == logs[1]
    assert logs[0][0][-1] == "s1 has chosen"


def test_redealt_choices_are_legal() -> None:
    table = Table(SLUG, seats=4, seed=3)
    for _ in range(3):
        table.play("bet 1")
    table.play(table.legal[0])
    table.play(table.legal[0])
    rng, pool, out = np.zeros(4, np.int64), np.zeros(32, np.int64), np.zeros(12, np.int64)
    seed_rng(rng, 1, 0)
    choices = set()
    for _ in range(300):
        twin = table.copy()
        twin._drivers.redeal(twin._rules, twin._state, 3, rng, pool)
        state = twin._state[0]
        assert state["tiles"][3].tolist() == table._state[0]["tiles"][3].tolist()
        for seat in (1, 2):
            count = legal_discards(twin._rules[0], state["tiles"][seat], out)
            assert DISCARD + int(state["discard"][seat]) in out[:count]
            choices.add(int(state["discard"][seat]))
    assert choices == set(range(1, STUCK + 1))


# At the table


def test_the_show_is_told_and_drawn() -> None:
    table = e13(hands=1)
    play_hand(table, policy_f)
    view = table.view(None, language="en")
    assert view["log"][4:] == [
        "s2 has chosen",
        "s3 has chosen",
        "s0 has chosen",
        "s2 discard [6:5][5:1][4:2] leaving [6:6][3:1], 6 points",
        "s3 discard [1:1][6:4][6:2] leaving [3:3][2:1], 9 points",
        "s0 discard [1:1][3:1][2:2] leaving [5:1][4:3], 3 points",
        "s1 stuck with [4:4][5:5][6:4][5:4][3:2]",
        "hand 1 ends: +1, -3, +1, +1",
    ]
    captions = {zone["caption"] for zone in view["zones"] if zone["owner"] == 2}
    assert captions == {"stake", "bull", "6 points"}


def test_refusals_say_which_rule_is_broken() -> None:
    table = Table(SLUG, seats=2, wall="[6:6][1:1][3:3][6:5][6:1]" + "[6:5][6:1][6:3][5:4][3:2]", max_stake=9)
    for text, why in [("bet 10", "whole number from 1 to 9"), ("stuck", "bet first")]:
        with pytest.raises(MoveError, match=why):
            table.play(text)
    table.play("bet 9")
    for text, why in [
        ("bet 1", "stakes stand"),
        ("stuck", "must set it aside"),
        ("discard [6:6][1:1]", "three tiles"),
        ("discard [6:6][6:6][3:3]", "you do not hold"),
        ("discard [1:1][3:3][6:5]", "cannot make 10, 20 or 30"),
    ]:
        with pytest.raises(MoveError, match=why):
            table.play(text)
    table.play("discard 11 65 61")
    with pytest.raises(MoveError, match="you have no bull"):
        table.play("discard [6:5][6:1][6:3]")
    with pytest.raises(MoveError, match="placed for you"):
        Table(SLUG, settlement="macao", seed=1).play("bet 1")


def test_prompts() -> None:
    table = Table(SLUG, seats=2, wall="[6:6][1:1][3:3][6:5][6:1]" + "[6:5][6:1][6:3][5:4][3:2]")
    assert table.view(1, language="en")["prompt"] == "Bet 1 to 10 against the banker, s0, before the tiles are dealt."
    table.play("bet 1")
    assert "Set aside three tiles" in str(table.view(1, language="en")["prompt"])
    table.play(table.legal[0])
    assert table.view(0, language="en")["prompt"] == "No three of your tiles make 10, 20 or 30: you have no bull."


def test_the_fixed_stake_is_capped_by_the_balance() -> None:
    table = Table(SLUG, seats=2, settlement="macao", min_stake=5, bankroll=3, seed=1)
    table.decide()
    assert table.words[0].partition(" ")[0] in ("discard", "stuck")
    assert table.state.stakes[1] == 3


def test_bad_options_say_what_is_allowed() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"min_stake": 11}, "min_stake.*11.*max_stake 10"),
        ({"settlement": "casino"}, "settlement.*pagat, macao, macao_fixed"),
        ({"first_banker": 4}, "first_banker.*0 to 3"),
        ({"seats": 7}, "2 to 6 players"),
    ]
    for options, why in refused:
        with pytest.raises(OptionError, match=why):
            Table(SLUG, **options)


@pytest.mark.parametrize(
    ("tiles", "bull"),
    [
        ("[6:6][3:1][5:5][4:2][2:1]", "[3:1][5:5][4:2]"),
        ("[5:5][6:5][6:3][4:2][4:1]", "[5:5][6:5][6:3]"),  # [4:2] is the first of the two that are left
    ],
)
def test_the_bot_never_declines_and_takes_the_best_bull(tiles: str, bull: str) -> None:
    table = Table(SLUG, seats=2, wall=tiles + "[1:1][1:1][4:4][4:4][3:3]", may_decline=True)
    table.play(table.advice(language="en")[0])
    words, _, reason = table.advice(language="en")
    assert words == f"discard {bull}"
    assert reason == "The wild tile is worth more among the last two tiles than in the bull."
