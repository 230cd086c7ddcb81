"""Heaven-Nine: the worked examples of its rules, and its slow twin."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from tests.games.playing import (
    counts,
    deal_in_turn,
    play_beside,
    play_hand,
    policy_f,
    policy_l,
    policy_m,
    set_state,
)
from tests.games.tricks.tianjiu_positions import about_to_follow, about_to_lead, stride
from tests.oracles.tianjiu import Oracle

SLUG = "tianjiu"


def tricks(table: Table) -> list[int]:
    return [table.state.tricks[seat] for seat in range(table.seats)]


def can_beat(lead: str, hand: str, **options: Any) -> list[str]:
    """The words of the beats among the actions of a seat that faces this lead."""
    return [word for word in about_to_follow(lead, hand, **options).words if word.startswith("beat")]


def test_E1_singles() -> None:
    assert can_beat("[6:3]", "[5:4][6:6]") == []
    assert can_beat("[4:2]", "[5:2][4:1]") == ["beat [5:2]"]


def test_E2_triples_of_two_kinds() -> None:
    assert can_beat("[1:1][1:1][6:2]", "[6:6][6:6][5:4]") == ["beat [6:6][6:6][5:4]"]
    assert can_beat("[1:1][1:1][6:2]", "[6:6][6:3][5:4]") == []


def test_E3_supreme_beats_nothing_and_is_never_beaten() -> None:
    assert can_beat("[5:1][5:1]", "[6:1][6:1][4:2][2:1]") == ["beat [6:1][6:1]"]
    assert can_beat("[4:2][2:1]", "[6:6][6:6][6:3][5:4]") == []


@pytest.mark.parametrize(
    ("combinations", "pairs"),
    [
        ("seed", ["lead [6:3][5:4]"]),
        ("full", ["lead [6:6][6:3]", "lead [6:6][5:4]", "lead [6:3][5:4]"]),
    ],
)
def test_E4_leads(combinations: str, pairs: list[str]) -> None:
    table = about_to_lead(0, "[6:6][5:5][6:3][5:4]", combinations=combinations)
    singles = ["lead [6:6]", "lead [5:5]", "lead [6:3]", "lead [5:4]"]
    assert table.words == [*singles, *pairs, "lead [6:6][6:3][5:4]"]


E8_HANDS = {
    0: "[6:6][1:1][2:2][6:5][6:5][5:1][4:1][3:2]",
    1: "[4:4][3:1][5:5][3:3][3:3][6:2][5:3][4:2]",
    2: "[6:6][3:1][5:5][6:1][6:1][5:1][5:4][2:1]",
    3: "[1:1][4:4][2:2][6:4][6:4][6:3][5:2][4:3]",
}
E8_PLAY = """
s0 lead [6:5][6:5]; s1 beat [3:3][3:3]; s2 discard [3:1][2:1]; s3 discard [1:1][6:3]
s1 lead [6:2][5:3]; s2 discard [5:5][6:1]; s3 discard [4:4][2:2]; s0 discard [1:1][2:2]
s1 lead [4:2]; s2 beat [5:4]; s3 discard [6:4]; s0 discard [5:1]
s2 lead [6:6]; s3 discard [5:2]; s0 discard [3:2]; s1 discard [4:4]
s2 lead [6:1]; s3 beat [6:4]; s0 beat [6:6]; s1 discard [5:5]
s0 lead [4:1]; s1 discard [3:1]; s2 discard [5:1]
"""


def test_E8_whole_hand() -> None:
    table = Table(SLUG, wall=deal_in_turn(E8_HANDS, 0, 4), hands=1)
    for line in E8_PLAY.strip().splitlines():
        for told in line.split("; "):
            seat, _, words = told.partition(" ")
            assert f"s{table.decide()}" == seat
            table.play(words)
    assert table.turn == 3
    assert table.words == ["discard [4:3]"]
    with pytest.raises(MoveError, match="without a trick"):
        table.play("beat [4:3]")
    table.play("discard [4:3]")
    assert tricks(table) == [2, 4, 2, 0]
    assert table.results == [[14, 0, -4, -10]]


def test_E9_early_death_needs_a_single() -> None:
    hands = ["[5:5][3:2]", "[6:5][6:5]", "[5:1][4:1]", "[2:2][2:2]"]
    table = about_to_lead(1, *hands)
    set_state(table, tricks=[2, 4, 0, 0])
    table.play("lead [6:5][6:5]")
    table.play("discard [5:1][4:1]")
    assert table.words == ["beat [2:2][2:2]", "discard [2:2][2:2]"]


@pytest.mark.parametrize(
    ("step", "policy", "taken", "result"),
    [
        (21, policy_f, [1, 0, 1, 6], [-6, -5, -3, 14]),
        (11, policy_l, [8, 0, 0, 0], [30, -10, -10, -10]),
    ],
)
def test_E12_stride_walls(step: int, policy: Any, taken: list[int], result: list[int]) -> None:
    table = Table(SLUG, wall=stride(step), hands=1)
    done = play_hand(table, policy)
    assert tricks(table) == taken
    assert table.results == [result]
    if policy is policy_l:
        leads = [line for line in done if "lead" in line]
        assert leads[:2] == ["0 lead [6:6][6:6][6:3][5:4]", "0 lead [2:2][2:2]"]


def test_E18_session() -> None:
    table = Table(SLUG, wall=[stride(step) for step in (11, 13, 21)], hands=3)
    banks = []
    while not table.over:
        assert table.decide() is not None
        banks.append((table.state.banker, table.state.multiplier))
        play_hand(table, policy_f)
    assert banks == [(0, 2), (0, 3), (0, 4)]
    assert table.results == [[30, -10, -10, -10], [30, 0, -15, -15], [-12, -5, -3, 20]]
    assert table.scores == [48, -15, -28, -5]
    assert (table.state.banker, table.state.multiplier) == (3, 2)


def test_E20_policy_m() -> None:
    table = Table(SLUG, wall=stride(11), hands=1)
    done = play_hand(table, policy_m)
    leads = [line for line in done if "lead" in line]
    assert len(done) == 28
    assert [line.count("[") for line in leads] == [1, 1, 1, 1, 1, 2, 1]
    assert tricks(table) == [4, 2, 2, 0]
    assert table.results == [[18, -4, -4, -10]]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (4, {"combinations": "full", "supreme_bonus": 2, "quad_bonus": 4, "allow_123": True}),
        (4, {"deck": "wen_supreme24", "combinations": "pure_pairs", "scoring": "winner_one", "first_banker": 3}),
        (4, {"deck": "wen_nines24", "banker_multiplier": "fixed", "empty_extra": 0, "discards_exposed": True}),
        (4, {"deck": "wen51_supreme_nines24", "combinations": "mixed_pairs", "early_death": False}),
        (3, {}),
        (3, {"quota": 4, "banker_multiplier": "none", "combinations": "singles"}),
        (3, {"deck": "wen_supreme24", "scoring": "trick_points", "supreme_bonus": 2, "first_banker": 2}),
        (3, {"deck": "wen51_supreme_nines24", "banker_excess_multiplied": True, "quad_bonus": 4}),
        (3, {"deck": "wen_nines24", "combinations": "full", "allow_123": True, "quota": 0}),
        (2, {}),
        (2, {"mouse_max_rounds": 3, "combinations": "full", "allow_123": True, "first_banker": 1}),
        (2, {"discards_exposed": True, "early_death": False, "hands": 2, "combinations": "pure_pairs"}),
    ],
)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=300)


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"deck.*full32.*3 players.*no_supreme30"):
        Table(SLUG, seats=3, deck="full32")
    with pytest.raises(OptionError, match=r"deck.*wen_nines24.*2 players.*full32"):
        Table(SLUG, seats=2, deck="wen_nines24")
    with pytest.raises(OptionError, match=r"quota.*-1.*auto"):
        Table(SLUG, quota=-1)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("lead [6:6]", "a trick is on the table"),
        ("beat [4:4][4:4]", "you hold one"),
        ("discard [6:6]", "you hold no"),
        ("discard [4:4]", "takes two tiles, not 1"),
        ("beat [5:2][4:3]", "only a civil pair beats"),
        ("beat [5:1][5:1]", "is not higher than"),
    ],
)
def test_a_refused_beat_says_why_and_changes_nothing(words: str, why: str) -> None:
    table = about_to_follow("[6:1][6:1]", "[4:4][5:1][5:1][5:2][4:3]")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(words)
    assert table._state.tobytes() == before


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("discard [6:6]", "you lead"),
        ("lead [6:6][5:4]", "a mixed pair cannot be led"),
        ("lead [6:6][5:5]", "don't form a combination"),
        ("lead [6:6][6:6]", "you hold one"),
    ],
)
def test_a_refused_lead_says_why(words: str, why: str) -> None:
    with pytest.raises(MoveError, match=why):
        about_to_lead(0, "[6:6][5:5][6:3][5:4]").play(words)


def test_discards_are_told_face_down_and_shown_when_the_hand_is_over() -> None:
    table = about_to_follow("[6:1][6:1]", "[4:4][5:1][5:1][5:2][4:3]")
    assert "discard [4:4][5:2]" in table.words
    table.play("discard [4:4][5:2]")
    assert table.observe(1).laid[1] == 2
    assert [sum(table.observe(seat).down.array[1]) for seat in (0, 1, 2, None)] == [0, 2, 0, 0]
    whole = Table(SLUG, wall=stride(21), hands=1)
    play_hand(whole, policy_f)
    log = whole.view(0)["log"]
    assert "s1 discard [?:?]" in log
    assert sum(whole.observe(None).down.array.sum(axis=1)) == 32 - sum(whole.state.played.array)


def test_exposed_discards_are_seen_at_once() -> None:
    table = about_to_follow("[6:1]", "[4:4][5:1]", discards_exposed=True)
    table.play("discard [5:1]")
    assert table.observe(None).down.array[1].tolist() == counts(table, "[5:1]")
