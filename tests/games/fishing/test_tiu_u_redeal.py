"""What a seat knows in Catching Fish: a redealt position must be one that the same hand could have come to."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from paiju import Table
from paiju.games.fishing.pool import LAY, NOTHING, WAYS
from paiju.kernel.record import Plain
from paiju.kernel.rng import WORDS, seed_rng
from paiju.kernel.zones import faces_in

SLUG = "tiu-u"
DOUBLE_SIX = 0
FIRST = 1


def redealt(table: Table, seat: int, times: int) -> Iterator[Any]:
    """Positions that may be the true one, as far as a seat knows."""
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, 5, len(table.moves))
    for _ in range(times):
        state = table._state.copy()
        table._drivers.redeal(table._rules, state, seat, rng, np.zeros(64, np.int64))
        yield state


def wall_of(table: Table, state: Any, played: list[list[int]]) -> list[int]:
    """The wall that the hand was dealt from if this redealt position is the true one."""
    now = Plain(state[0])
    wall = table.walls[0][:16]
    each = 24 // table.seats
    for place in range(table.seats):
        seat = (FIRST + place) % table.seats
        kept = [*faces_in(now.hands[seat]), *played[seat]]
        wall += kept + [DOUBLE_SIX] * (each - len(kept))
    drawn = table.walls[0][40 : 64 - now.left]
    return wall + drawn + [now.woodpile[i] for i in reversed(range(now.left))]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("lay_sixes", ["forced", "optional", "off"])
def test_the_same_moves_lead_to_every_redealt_position(seats: int, lay_sixes: str) -> None:
    rng = random.Random(seats)
    options: dict[str, Any] = {"lay_sixes": lay_sixes, "capture_compulsory": False, "first_dealer": FIRST, "hands": 1}
    for seed in range(25):
        table = Table(SLUG, seats=seats, seed=seed, **options)
        played: list[list[int]] = [[] for _ in range(seats)]
        for step in range(40):
            table.decide()
            move = rng.choice(table.legal)
            if step % 7 == seed % 7:
                (state,) = redealt(table, rng.randrange(-1, seats), 1)
                again = Table(SLUG, seats=seats, wall=wall_of(table, state, played), **options)
                assert played_to(again, table.moves).tobytes() == state.tobytes()
            if move < LAY and table.state.turned == NOTHING:
                played[table.state.turn].append(move // WAYS)
            table.play(move)


def played_to(table: Table, moves: list[int]) -> Any:
    for move in moves:
        table.play(move)
    assert table.decide() is not None
    return table._state


def asked_table(sixes: list[int]) -> Table:
    """A table where these seats were dealt so many [6:6], before any question is answered."""
    rest = Table(SLUG).tiles.tiles()[4:]
    wall, rest = rest[:16], rest[16:]
    for number in sixes:
        wall += [DOUBLE_SIX] * number + rest[: 8 - number]
        rest = rest[8 - number :]
    return Table(SLUG, wall=wall + [DOUBLE_SIX] * (4 - sum(sixes)) + rest, lay_sixes="optional")


def sixes_thought_possible(table: Table, viewer: int, seat: int) -> set[int]:
    return {int(state[0]["hands"][seat, DOUBLE_SIX]) for state in redealt(table, viewer, 600)}


def test_questions_and_answers_tell_of_sixes() -> None:
    table = asked_table([1, 2, 0])
    assert table.decide() == 1  # seat 0 was not asked, seat 2 not yet
    assert sixes_thought_possible(table, 2, 0) == {0, 1}
    assert sixes_thought_possible(table, 2, 1) == {2, 3, 4}
    assert sixes_thought_possible(table, 0, 2) == {0, 1}  # seat 0 holds one, seat 1 two
    table.play("keep")
    assert sixes_thought_possible(table, 2, 1) == {2, 3}
    assert sixes_thought_possible(table, 0, 1) == {2, 3}


def test_a_laid_pair_leaves_at_most_one() -> None:
    table = asked_table([2, 0, 0])
    table.play("lay")
    assert sixes_thought_possible(table, 1, 0) == {0, 1}


def test_a_second_question_tells_of_all_four() -> None:
    table = asked_table([4, 0, 0])
    table.play("keep")
    assert sixes_thought_possible(table, 1, 0) == {4}
    table.play("lay")
    assert sixes_thought_possible(table, 1, 0) == {2}


def test_who_plays_the_only_six_has_no_other() -> None:
    table = asked_table([1, 0, 0])
    table.play("drop [6:6]")
    assert sixes_thought_possible(table, 1, 0) == {0}
