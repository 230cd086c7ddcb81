"""Liap Tui: the worked examples of its rules, and its slow twin."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from paiju.games.tricks.liap_tui.state import DECLARING, PLAYING, ROUND_OVER, STRONG, WEAK
from paiju.kernel.record import DEAL
from tests.games.playing import counts, play_beside, play_hand, policy_f, policy_l, policy_m, set_state
from tests.oracles.liap_tui import Oracle

SLUG = "liap-tui"
ONE_ROUND: dict[str, Any] = {"win_condition": "rounds_only", "max_rounds": 1}


def wall_of(*hands: str) -> str:
    """The wall that deals these four hands: piece by piece round the table."""
    return " ".join(piece for row in zip(*(hand.split() for hand in hands), strict=True) for piece in row)


def stride_wall() -> list[int]:
    return Table(SLUG).tiles.stride(5)


def block_wall() -> list[int]:
    pieces = Table(SLUG).tiles.tiles()
    return [pieces[8 * (i % 4) + i // 4] for i in range(32)]


def numbers(row: Any) -> list[int]:
    return [row[seat] for seat in range(4)]


def declaring(declared: list[int], zeros: int = 0) -> Table:
    """The first seats have declared, starting with seat 0; the next has so many zeros in a row behind it."""
    table = Table(SLUG, seed=1)
    seat = len(declared)
    streaks = [zeros if other == seat else 0 for other in range(4)]
    set_state(
        table, phase=DECLARING, first=0, starter=0, turn=seat, declared=declared + [-1] * (4 - seat), zeros=streaks
    )
    return table


def may_declare(table: Table) -> list[int]:
    return [int(word.removeprefix("declare ")) for word in table.words]


def holding(hands: list[str], **options: Any) -> Table:
    """Seat 0 starts a turn; nothing else was played, and all declared 0."""
    table = Table(SLUG, seed=1, **options)
    rows = [counts(table, hand) for hand in hands]
    held = [sum(row) for row in rows]
    set_state(table, phase=PLAYING, first=0, starter=0, turn=0, hands=rows, held=held, declared=[0] * 4, multiplier=1)
    return table


def captured_in_turn(*plays: str, **options: Any) -> list[int]:
    """The piles that each seat captures when these plays are all the seats have left."""
    table = holding(list(plays), **options)
    for pieces in plays:
        table.play(f"play {pieces}")
    return numbers(table.state.captured)


def after_round(number: int, totals: list[int], **options: Any) -> Table:
    """The end of a round: seat 0 captures the pile it declared (6 points), the others nothing (3 points)."""
    table = holding(["Gr", "Sb", "Sb", "Sb"], **options)
    before = [total - gain for total, gain in zip(totals, (6, 3, 3, 3), strict=True)]
    set_state(table, score=before, declared=[1, 0, 0, 0], hands_played=number - 1)
    play_hand(table, policy_f)
    assert table.scores == totals
    return table


def turn_sizes(done: list[str]) -> list[int]:
    """The number of pieces in each turn of a round without a redeal."""
    return [len(play.split()) - 2 for play in done[4::4]]


def turn_winners(table: Table, done: list[str]) -> list[int]:
    """The winner of a turn starts the next one."""
    starters = [int(play.split()[0]) for play in done[4::4]]
    return [*starters[1:], table.state.starter]


def winners(table: Table) -> list[int]:
    return [seat for seat in range(4) if table.state.winners >> seat & 1]


@pytest.mark.parametrize(
    ("hands", "told"),
    [
        (
            (
                "Eb Eb Rr Rr Hr Cr Sr Sb",
                "Gr Ar Ar Er Rb Rb Hr Hb",
                "Gb Ab Ab Er Hb Cb Sr Sr",
                "Cr Cb Sr Sr Sb Sb Sb Sb",
            ),
            WEAK,
        ),
        (
            (
                "Er Sb Sb Sb Sb Sb Cr Cb",
                "Eb Rr Rr Hr Hr Cr Sr Sr",
                "Gr Ar Ar Er Rb Rb Hb Hb",
                "Gb Ab Ab Eb Cb Sr Sr Sr",
            ),
            STRONG,
        ),
    ],
)
def test_E1_weak_hands(hands: tuple[str, ...], told: int) -> None:
    table = Table(SLUG, wall=wall_of(*hands))
    assert table.decide() == (0 if told == WEAK else 1)
    assert table.words == ["redeal", "keep"]
    assert table.state.told[0] == told


@pytest.mark.parametrize(
    ("declared", "zeros", "allowed"),
    [
        ([5, 3, 0], 0, [1, 2, 3, 4, 5, 6, 7, 8]),
        ([3, 2, 1], 0, [0, 1, 3, 4, 5, 6, 7, 8]),
        ([4, 3, 2], 0, [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        ([3, 1, 1], 2, [1, 2, 4, 5, 6, 7, 8]),
    ],
)
def test_E2_declarations_of_the_last_seat(declared: list[int], zeros: int, allowed: list[int]) -> None:
    assert may_declare(declaring(declared, zeros)) == allowed


@pytest.mark.parametrize(("zeros", "piles", "then"), [(0, 0, 1), (1, 0, 2), (1, 1, 0), (2, 3, 0)])
def test_zeros_are_counted_only_in_a_row(zeros: int, piles: int, then: int) -> None:
    table = declaring([4], zeros)
    table.play(f"declare {piles}")
    assert numbers(table.state.zeros) == [0, then, 0, 0]


def test_E3_only_the_starters_type_competes() -> None:
    assert captured_in_turn("Sr Sr Sr Sr", "Rr Hr Cr Ar", "Gr Rb Hb Er", "Sb Sb Sb Sb") == [4, 0, 0, 0]


def test_E4_an_extended_straight_counts_each_kind_once() -> None:
    assert captured_in_turn("Rb Rb Hb Cb", "Rr Hr Cr Cr", "Gr Ab Er Sb", "Sr Sr Eb Hr") == [0, 4, 0, 0]


def test_E5_of_equals_the_earlier_wins() -> None:
    assert captured_in_turn("Cb", "Rb", "Rb", "Hb") == [0, 1, 0, 0]


@pytest.mark.parametrize(("priority", "piles"), [(False, [3, 0, 0, 0]), (True, [0, 3, 0, 0])])
def test_E6_a_higher_type_wins_only_by_option(priority: bool, piles: list[int]) -> None:
    plays = ("Sb Sb Sb", "Gr Ar Er", "Rr Rr Hb", "Gb Cb Cb")
    assert captured_in_turn(*plays, type_priority_beats=priority) == piles


@pytest.mark.parametrize("redeals", [0, 2])
@pytest.mark.parametrize(
    ("declared", "captured", "points"), [(0, 0, 3), (0, 2, -2), (3, 3, 8), (5, 3, -2), (8, 8, 13), (1, 4, -3)]
)
def test_E8_scores(redeals: int, declared: int, captured: int, points: int) -> None:
    table = holding(["Gr", "Sb", "Sb", "Sb"])
    set_state(table, declared=[1, declared, 0, 0], captured=[0, captured, 0, 0], multiplier=1 + redeals)
    play_hand(table, policy_f)
    assert table.results[0][1] == points * (1 + redeals)


def test_E9_redeals_and_their_order() -> None:
    weak_0_and_3 = wall_of(
        "Eb Rr Rr Hr Cr Sr Sb Sb", "Gr Ar Ab Er Rb Hb Cr Sr", "Gb Ar Ab Er Rb Hb Cb Sr", "Eb Hr Cb Sr Sr Sb Sb Sb"
    )
    weak_0 = wall_of(
        "Eb Rr Rr Hr Cr Sr Sb Sb", "Gr Ar Ab Rb Hb Cr Cb Sr", "Gb Ar Ab Rb Hb Cb Sr Sr", "Er Er Eb Hr Sr Sb Sb Sb"
    )
    walls: list[Any] = [stride_wall(), weak_0_and_3, weak_0, stride_wall()]
    table = Table(SLUG, wall=walls)
    set_state(table, phase=ROUND_OVER, turn=DEAL, starter=1, hands_played=2)
    assert table.decide() == 3
    table.play("redeal")
    assert table.decide() == 0
    assert [table.state.multiplier, table.state.first] == [2, 3]
    assert numbers(table.state.told) == [WEAK, 0, 0, STRONG]
    table.play("redeal")
    assert table.decide() == 0
    assert [table.state.multiplier, table.state.phase] == [3, DECLARING]


E10_WALL = wall_of(
    "Gr Rb Hb Sr Sr Sr Sb Sb", "Ar Ab Ab Eb Hr Cr Sr Sb", "Gb Er Er Eb Rr Cr Cb Sb", "Ar Rr Rb Hr Hb Cb Sr Sb"
)
E10_TURNS = """
s0 Sr Sr Sr; s1 Eb Sr Sb; s2 Eb Cb Sb; s3 Rr Hr Hb
s0 Sb Sb; s1 Ab Ab; s2 Er Er; s3 Ar Sr
s1 Ar; s2 Gb; s3 Cb; s0 Rb
s2 Cr; s3 Sb; s0 Gr; s1 Hr
s0 Hb; s1 Cr; s2 Rr; s3 Rb
"""


def test_E10_a_whole_round() -> None:
    walls: list[Any] = [E10_WALL, stride_wall()]
    table = Table(SLUG, wall=walls)
    for declaration in ("declare 4", "declare 2", "declare 1"):
        table.play(declaration)
    assert may_declare(table) == [0, 2, 3, 4, 5, 6, 7, 8]
    table.play("declare 0")
    for play in E10_TURNS.strip().replace("\n", "; ").split("; "):
        seat, _, pieces = play.partition(" ")
        assert f"s{table.turn}" == seat
        table.play(f"play {pieces}")
    assert numbers(table.state.captured) == [4, 2, 2, 0]
    assert table.results == [[9, 7, -1, 3]]
    assert table.decide() == 2


def test_E11_ends_of_a_session() -> None:
    by_score = after_round(7, [52, 55, 55, -4])
    assert by_score.over
    assert winners(by_score) == [1, 2]
    by_rounds = after_round(20, [41, 38, 41, 12])
    assert by_rounds.over
    assert winners(by_rounds) == [0, 2]


def test_E12_policies_on_the_stride_wall() -> None:
    first = Table(SLUG, wall=stride_wall(), **ONE_ROUND)
    done = play_hand(first, policy_f)
    assert first.results == [[-8, 3, 3, 3]]
    assert done[:5] == ["0 declare 0", "1 declare 0", "2 declare 0", "3 declare 0", "0 play Gr"]
    last = Table(SLUG, wall=stride_wall(), **ONE_ROUND)
    done = play_hand(last, policy_l)
    assert turn_sizes(done) == [3, 1, 3, 1]
    assert turn_winners(last, done) == [0, 1, 1, 0]
    assert numbers(last.state.captured) == [4, 4, 0, 0]
    assert last.results == [[-4, -4, -8, -8]]


def test_E13_the_block_wall() -> None:
    table = Table(SLUG, wall=block_wall())
    for seat in (1, 2, 3):
        assert table.decide() == seat
        table.play("keep")
    assert [table.turn, table.state.multiplier, table.state.phase] == [0, 1, DECLARING]

    once = Table(SLUG, wall=[block_wall(), block_wall()], max_redeals=1)
    once.play("keep")
    assert once.turn == 2
    once.play("redeal")
    assert [once.decide(), once.state.multiplier, once.state.phase] == [2, 2, DECLARING]
    assert once.state.hands[0, 0] == 1


def test_E14_only_the_last_seat_is_restricted() -> None:
    table = declaring([4, 2])
    assert may_declare(table) == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    table.play("declare 2")
    assert may_declare(table) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_E15_one_pile_a_turn() -> None:
    table = Table(SLUG, wall=stride_wall(), piles_per_turn="one", **ONE_ROUND)
    play_hand(table, policy_l)
    assert numbers(table.state.captured) == [2, 2, 0, 0]
    assert table.results == [[-6, -6, -8, -8]]


def test_E16_priority_then_value() -> None:
    plays = ("Rr Hr Cr Cr", "Sr Sr Sr Sr", "Gb Ab Eb Eb", "Sb Sb Sb Sb")
    assert captured_in_turn(*plays, type_priority_beats=True) == [0, 0, 4, 0]


def test_E17_ends_without_a_limit_of_rounds() -> None:
    assert not after_round(20, [49, 1, 1, 1], win_condition="score_only").over
    at_the_guard = after_round(200, [49, 1, 1, 1], max_rounds=0)
    assert at_the_guard.over
    assert winners(at_the_guard) == [0]


def test_E18_policy_m() -> None:
    table = Table(SLUG, wall=stride_wall(), **ONE_ROUND)
    done = play_hand(table, policy_m)
    assert len(done) == 36
    assert numbers(table.state.declared) == [0, 7, 5, 3]
    assert numbers(table.state.captured) == [1, 2, 3, 2]
    assert turn_sizes(done) == [1] * 8
    assert turn_winners(table, done) == [2, 0, 3, 1, 1, 3, 2, 2]
    assert table.results == [[-1, -5, -2, -1]]


def test_an_exact_score_wins_and_a_higher_one_does_not() -> None:
    assert not after_round(5, [52, 55, 49, 3], win_condition="exact_score").over
    exact = after_round(5, [52, 55, 50, 50], win_condition="exact_score")
    assert exact.over
    assert winners(exact) == [2, 3]
    capped = after_round(20, [52, 55, 49, 3], win_condition="exact_score")
    assert winners(capped) == [1]
    assert not after_round(5, [52, 55, 49, 3], win_condition="rounds_only").over


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"reveal": "immediate", "max_redeals": 1, "hit_bonus": -2},
        {"type_priority_beats": True, "piles_per_turn": "one", "zero_bonus": 0},
        {"win_condition": "score_only", "win_score": 9, "max_redeals": 2},
        {"win_condition": "rounds_only", "max_rounds": 2},
        {"win_condition": "exact_score", "win_score": 3},
        {"max_rounds": 0, "win_score": 8, "type_priority_beats": True},
    ],
)
def test_plays_like_its_slow_twin(options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, 4, options, seed=4, decisions=500)


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"max_rounds.*0.*rounds_only.*1 or more"):
        Table(SLUG, win_condition="rounds_only", max_rounds=0)
    with pytest.raises(OptionError, match=r"reveal.*never.*after_all, immediate"):
        Table(SLUG, reveal="never")
    with pytest.raises(OptionError, match="4 players"):
        Table(SLUG, seats=3)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("play Gr Gb", "do not hold 1 Gb"),
        ("play Gr Ar", "don't form one"),
        ("declare 3", "before the first turn"),
        ("keep", "before the declarations"),
    ],
)
def test_a_refused_start_says_why_and_changes_nothing(action: str, why: str) -> None:
    table = holding(["Gr Ar Er", "Sb Sb Sb", "Sr Sr Sr", "Rr Hr Cr"])
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(action)
    assert table._state.tobytes() == before


def test_a_refused_answer_says_why() -> None:
    table = holding(["Gr Ar Er", "Sb Sb Sb", "Sr Sr Sr", "Rr Hr Cr"])
    table.play("play Gr Ar Er")
    with pytest.raises(MoveError, match="as many pieces as the starter: 3"):
        table.play("play Sb Sb")
    with pytest.raises(MoveError, match="not 2, which would bring the sum to 8"):
        declaring([3, 2, 1]).play("declare 2")
    with pytest.raises(MoveError, match="redeal or keep"):
        Table(SLUG, wall=block_wall()).play("declare 2")


def test_pieces_stay_face_down_until_all_have_played() -> None:
    table = holding(["Gr Ar Er Sb", "Sb Sb Sb Hr", "Sr Sr Sr Hb", "Rr Hr Cr Hb"])
    table.play("play Gr Ar Er")
    table.play("play Sb Sb Sb")
    seen = table.observe(2)
    assert seen.led == 4
    assert sum(seen.laid[seat, face] for seat in range(4) for face in range(14)) == 0
    assert table.observe(1).laid[1, 13] == 3
    table.play("play Sr Sr Sr")
    table.play("play Rr Hr Cr")
    assert table.observe(2).laid[0, 0] == 1
    assert table.observe(None).laid[1, 13] == 3


def test_what_the_others_are_told() -> None:
    table = Table(SLUG, wall=E10_WALL)
    for word in ("declare 4", "declare 2", "declare 1", "declare 0", "play Sr Sr Sr", "play Eb Sr Sb"):
        table.play(word)
    assert table.view(2)["log"][-2:] == ["s0 play ?? ?? ??: three of a kind", "s1 play ?? ?? ??"]
    table.play("play Eb Cb Sb")
    table.play("play Rr Hr Hb")
    assert table.view(2)["log"][-4:] == [
        "s3 play Rr Hr Hb",
        "s0 show Sr Sr Sr",
        "s1 show Eb Sr Sb",
        "s0 capture 3",
    ]
