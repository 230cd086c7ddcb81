"""The slow twin of Liap Tui against the worked examples of its rule file."""

from dataclasses import dataclass, field
from itertools import combinations

import pytest

from tests.oracles.liap_tui import (
    COPIES,
    PIECES,
    Oracle,
    is_weak,
    may_declare,
    play_type,
    round_score,
    turn_winner,
    winners,
)

LIST = [piece for piece in PIECES for _ in range(COPIES[piece[0]])]
STRIDE = [LIST[5 * i % 32] for i in range(32)]
BLOCK = [LIST[8 * (i % 4) + i // 4] for i in range(32)]


def wall_of(*hands: str) -> list[str]:
    rows = [hand.split() for hand in hands]
    wall = [rows[i % 4][i // 4] for i in range(32)]
    assert sorted(wall) == sorted(LIST)
    return wall


def play_all(game: Oracle, actions: str) -> None:
    for action in actions.split(", "):
        game.play(action)


@dataclass
class Round:
    declared: list[int] = field(default_factory=list)
    captured: list[int] = field(default_factory=list)
    changes: list[int] = field(default_factory=list)
    turns: list[tuple[str, int]] = field(default_factory=list)  # the starter's type and the winner
    actions: int = 0


def round_by(policy: str, **options: object) -> Round:
    """One round on the stride wall."""
    game, story, choices = Oracle(4, [STRIDE, STRIDE], **options), Round(), 0
    while not game.results:
        words, laid = game.words(), [pieces for _, pieces in game.plays]
        number = {"F": 0, "L": len(words) - 1, "M": 7 * choices % len(words)}[policy]
        choices += len(words) > 1
        story.actions += 1
        story.declared, story.captured = [value or 0 for value in game.declared], game.captured
        game.play(words[number])
        if len(laid) == 3:
            kind = play_type(laid[0])
            assert kind is not None
            story.turns.append((kind[0], game.last_winner if game.results else game.turn))
    story.changes = game.results[0]
    return story


def test_E1_weak() -> None:
    assert is_weak(["Eb", "Eb", "Rr", "Rr", "Hr", "Cr", "Sr", "Sb"])
    assert not is_weak(["Er", "Sb", "Sb", "Sb", "Sb", "Sb", "Cr", "Cb"])


def allowed(before: list[int], earlier: list[int]) -> list[int]:
    return [v for v in range(9) if may_declare(v, before, earlier)]


def test_E2_declarations() -> None:
    assert allowed([5, 3, 0], []) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert allowed([3, 2, 1], []) == [0, 1, 3, 4, 5, 6, 7, 8]
    assert allowed([3, 3, 3], []) == list(range(9))
    assert allowed([2, 2, 1], [4, 0, 0]) == [1, 2, 4, 5, 6, 7, 8]


def test_E2_on_the_table() -> None:
    game = Oracle(4, [STRIDE])
    play_all(game, "declare 5, declare 3, declare 0")
    assert game.words() == [f"declare {v}" for v in range(1, 9)]


def sets(*plays: str) -> list[list[str]]:
    return [pieces.split() for pieces in plays]


def test_E3_invalid_never_wins() -> None:
    assert turn_winner(sets("Sr Sr Sr Sr", "Rr Hr Cr Ar", "Gr Rb Hb Er", "Sb Sb Sb Sb")) == 0


def test_E4_extended_straight() -> None:
    assert play_type(["Rb", "Rb", "Hb", "Cb"]) == ("EXTENDED_STRAIGHT", 15)
    assert play_type(["Rr", "Hr", "Cr", "Cr"]) == ("EXTENDED_STRAIGHT", 18)
    assert turn_winner(sets("Rb Rb Hb Cb", "Rr Hr Cr Cr", "Sb Sb Sb Sb", "Gr Gb Ar Ab")) == 1


def test_E5_earlier_of_equals() -> None:
    assert turn_winner(sets("Cb", "Rb", "Rb", "Hb")) == 1


def test_E6_another_type() -> None:
    plays = sets("Sb Sb Sb", "Gr Ar Er", "Gb Rr Rb", "Hb Hb Cb")
    assert turn_winner(plays) == 0
    assert turn_winner(plays, type_priority_beats=True) == 1


E7 = [
    ("Gr Ar Ar Er Er", ("EXTENDED_STRAIGHT_5", 36)),
    ("Rb Rb Hb Hb Cb Cb", ("DOUBLE_STRAIGHT", 30)),
    ("Ar Ab", None),
    ("Sr Sr", ("PAIR", 4)),
    ("Rr Hr Cb", None),
    ("Rr Rr Hr Hr", None),
    ("Gb Ab Eb", ("STRAIGHT", 33)),
]


@pytest.mark.parametrize(("pieces", "expected"), E7)
def test_E7_types(pieces: str, expected: tuple[str, int] | None) -> None:
    assert play_type(pieces.split()) == expected


def test_number_of_valid_sets() -> None:
    """Every set of pieces that has a type, counted by hand: both colours alike."""
    counts: dict[str, int] = {}
    for size in range(1, 7):
        for pieces in set(combinations(LIST, size)):
            kind = play_type(pieces)
            if kind is not None:
                counts[kind[0]] = counts.get(kind[0], 0) + 1
    assert counts == {
        "SINGLE": 14,
        "PAIR": 12,
        "THREE_OF_A_KIND": 2,
        "STRAIGHT": 4,
        "FOUR_OF_A_KIND": 2,
        "EXTENDED_STRAIGHT": 10,
        "EXTENDED_STRAIGHT_5": 8,
        "FIVE_OF_A_KIND": 2,
        "DOUBLE_STRAIGHT": 2,
    }


E8 = [((0, 0), 3), ((0, 2), -2), ((3, 3), 8), ((5, 3), -2), ((8, 8), 13), ((1, 4), -3)]


@pytest.mark.parametrize(("round_", "points"), E8)
def test_E8_scores(round_: tuple[int, int], points: int) -> None:
    assert round_score(*round_, 1) == points
    assert round_score(*round_, 3) == 3 * points


def test_E9_redeal() -> None:
    strong = "Gr Gb Ar Ab Hr Hb Sr Sb"
    rest = "Rr Rr Rb Rb Hr Hb Cr Cb"
    weak = "Cr Cb Sr Sr Sr Sr Eb Eb"
    first = wall_of(weak, strong, "Ar Ab Er Er Sb Sb Sb Sb", rest)
    second = wall_of(weak, strong, rest, "Ar Ab Er Er Sb Sb Sb Sb")
    third = wall_of("Ar Ab Cr Sr Sr Sr Sr Cb", strong, "Er Rr Rr Rb Rb Hr Hb Cr", "Er Cb Eb Eb Sb Sb Sb Sb")
    game = Oracle(4, [STRIDE, first, second, third])
    game.round, game.last_winner = 2, 1
    game._start_round()
    assert game.turn == 3
    game.play("redeal")
    assert (game.multiplier, game.turn) == (2, 0)
    game.play("redeal")
    assert (game.multiplier, game.turn) == (3, 0)
    assert game.words() == [f"declare {v}" for v in range(9)]


def test_E10_replay() -> None:
    wall = wall_of(
        "Gr Rb Hb Sr Sr Sr Sb Sb", "Ar Ab Ab Eb Hr Cr Sr Sb", "Gb Er Er Eb Rr Cr Cb Sb", "Ar Rr Rb Hr Hb Cb Sr Sb"
    )
    game = Oracle(4, [wall, STRIDE])
    assert game.turn == 0
    play_all(game, "declare 4, declare 2, declare 1")
    assert "declare 1" not in game.words()
    game.play("declare 0")
    play_all(game, "play Sr Sr Sr, play Eb Sr Sb, play Eb Cb Sb, play Rr Hr Hb")
    assert game.captured == [3, 0, 0, 0]
    play_all(game, "play Sb Sb, play Ab Ab, play Er Er, play Ar Sr")
    assert game.captured == [3, 2, 0, 0]
    play_all(game, "play Ar, play Gb, play Cb, play Rb, play Cr, play Sb, play Gr, play Hr")
    assert game.captured == [4, 2, 1, 0]
    play_all(game, "play Hb, play Cr, play Rr, play Rb")
    assert game.results == [[9, 7, -1, 3]]
    assert game.scores == [9, 7, -1, 3]
    assert game.turn == 2


def test_E11_shared_win() -> None:
    assert winners([52, 55, 55, -4], 7) == [1, 2]
    assert winners([41, 38, 41, 12], 20) == [0, 2]
    assert winners([41, 38, 41, 12], 19) == []


def test_E12_policies() -> None:
    story = round_by("F")
    assert (story.declared, story.captured) == ([0, 0, 0, 0], [8, 0, 0, 0])
    assert story.turns == [("SINGLE", 0)] * 8
    assert story.changes == [-8, 3, 3, 3]
    story = round_by("L")
    assert (story.declared, story.captured) == ([8, 8, 8, 8], [4, 4, 0, 0])
    assert story.turns == [("STRAIGHT", 0), ("SINGLE", 1), ("STRAIGHT", 1), ("SINGLE", 0)]
    assert story.changes == [-4, -4, -8, -8]


def test_E13_block_wall() -> None:
    game = Oracle(4, [BLOCK])
    assert game.hand(0) == ["Gr", "Gb", "Ar", "Ar", "Ab", "Ab", "Er", "Er"]
    asked = []
    while game.words() == ["redeal", "keep"]:
        asked.append(game.turn)
        game.play("keep")
    assert asked == [1, 2, 3]
    assert (game.multiplier, game.turn, game.phase) == (1, 0, "DECLARE")


def test_E13_max_redeals() -> None:
    game = Oracle(4, [BLOCK, BLOCK], max_redeals=1)
    play_all(game, "keep, redeal")
    assert (game.multiplier, game.turn, game.phase) == (2, 2, "DECLARE")


def test_E14_only_the_last_declarer_is_restricted() -> None:
    game = Oracle(4, [STRIDE])
    play_all(game, "declare 4, declare 2")
    assert game.words() == [f"declare {v}" for v in range(9)]
    game.play("declare 2")
    assert game.words() == [f"declare {v}" for v in range(1, 9)]


def test_E15_one_pile_per_turn() -> None:
    story = round_by("L", piles_per_turn="one")
    assert story.captured == [2, 2, 0, 0]
    assert story.changes == [-6, -6, -8, -8]


def test_E16_type_priority() -> None:
    plays = sets("Rr Hr Cr Cr", "Sr Sr Sr Sr", "Gb Ab Eb Eb", "Sb Sb Sb Sb")
    assert turn_winner(plays, type_priority_beats=True) == 2


def test_E17_end_of_the_game() -> None:
    assert winners([49, 1, 1, 1], 20, win_condition="score_only") == []
    assert winners([49, 1, 1, 1], 199, max_rounds=0) == []
    assert winners([49, 1, 1, 1], 200, max_rounds=0) == [0]


def test_exact_score() -> None:
    assert winners([50, 61, 50, 2], 9, win_condition="exact_score") == [0, 2]
    assert winners([49, 61, 40, 2], 9, win_condition="exact_score") == []
    assert winners([49, 61, 40, 2], 20, win_condition="exact_score") == [1]
    assert winners([99, 0, 0, 0], 19, win_condition="rounds_only") == []
    with pytest.raises(ValueError, match="max_rounds"):
        Oracle(4, [STRIDE], win_condition="rounds_only", max_rounds=0)


def test_E18_policy_M() -> None:
    story = round_by("M")
    assert (story.declared, story.captured, story.actions) == ([0, 7, 5, 3], [1, 2, 3, 2], 36)
    assert story.turns == [("SINGLE", seat) for seat in (2, 0, 3, 1, 1, 3, 2, 2)]
    assert story.changes == [-1, -5, -2, -1]


def test_two_zeros_then_no_third() -> None:
    game = Oracle(4, [STRIDE] * 3)
    while len(game.results) < 2:
        game.play(game.words()[0])
    assert "declare 0" not in game.words()
