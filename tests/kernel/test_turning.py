"""A position turned round the table goes on as it did: so the declarations name every seat there is in it."""

import numpy as np
import pytest

import paiju
from paiju.kernel.conformance import Walk
from paiju.kernel.meaning import COUNT, FACE, FLAG, SEAT, SEAT_SET, used
from paiju.kernel.record import Record, hidden, i8, own, public
from paiju.kernel.rng import draw_below
from paiju.kernel.turning import turned
from tests.budget import TIMES
from tests.envs.positions import SLUGS, walks


class Position(Record):
    turn = public(i8, holds=SEAT)
    winner = public(i8, holds=SEAT)
    held = public(i8, 4, holds=COUNT, by=SEAT)
    hands = own(i8, 4, 2, holds=COUNT, by=(SEAT, FACE))
    thrown = public(i8, holds=COUNT)
    throws = public(i8, 3, holds=FACE.and_above(32, SEAT), by=used("thrown"))
    takers = public(i8, 3, holds=SEAT.plus(1), by=used("thrown"))
    chain = public(i8, 2, holds=FACE.and_above(32, FLAG))
    winners = public(i8, holds=SEAT_SET)
    seen_by = public(i8, holds=SEAT_SET.plus(1))
    pairs = hidden(i8, 2, holds=COUNT, by=SEAT)  # of use with two seats alone


def test_everything_that_has_a_seat_is_turned_and_nothing_else() -> None:
    state = Position.blank()
    state[0] = (
        2,
        -1,
        [1, 2, 3, 0],
        [[1, 0], [2, 0], [3, 0], [0, 9]],
        2,
        [5 + 64, 7, 0],
        [0, 3, 0],
        [40, 3],
        5,
        3,
        [8, 9],
    )
    after = turned(Position, state, 3, 1)[0]
    assert (after["turn"], after["winner"], after["held"].tolist()) == (0, -1, [3, 1, 2, 0])
    assert after["hands"].tolist() == [[3, 0], [1, 0], [2, 0], [0, 9]]
    assert after["throws"].tolist() == [5, 7 + 32, 0]  # the third place is not in use
    assert after["takers"].tolist() == [0, 1, 0]
    assert (after["chain"].tolist(), after["winners"], after["seen_by"]) == ([40, 3], 0b011, 0b101)
    assert after["pairs"].tolist() == [8, 9]
    assert turned(Position, turned(Position, state, 3, 1), 3, 2).tobytes() == state.tobytes()


def test_an_axis_of_seats_comes_first() -> None:
    with pytest.raises(TypeError, match="an axis of seats is the first one"):
        public(i8, 21, 4, by=(FACE, SEAT))
    with pytest.raises(TypeError, match="2 axes are told, the field has 1"):
        public(i8, 4, by=(SEAT, FACE))
    with pytest.raises(TypeError, match="an own field needs an axis of seats"):
        own(i8, 21, by=FACE)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_field_says_what_it_holds(slug: str) -> None:
    undeclared = [name for name, field in paiju.game(slug).state.State.fields.items() if field.holds is None]
    assert undeclared == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_turned_position_goes_on_alike(slug: str) -> None:
    game = paiju.game(slug)
    for walk in walks(game):
        by = 1 + draw_below(walk.rng, max(walk.seats - 1, 1))
        for moves in walk.positions(60 * TIMES):
            move = int(moves[draw_below(walk.rng, len(moves))])
            round_the_table = turned(game.state.State, walk.state, walk.seats, by)
            for name in _fixed(walk):
                round_the_table[0][name] = walk.state[0][name]
            _demand_same(walk, round_the_table, moves, move, by)


def _fixed(walk: Walk) -> tuple[str, ...]:
    """Fields that do not turn: the common woodpile of tsung-shap is that of seat 0, whoever draws from it."""
    is_common = walk.game.slug == "tsung-shap" and walk.values["variant"] == "four_tiles"
    return ("left", "piles") if is_common and walk.values["woodpile"] == "common" else ()


def _demand_same(walk: Walk, other: np.ndarray, moves: np.ndarray, move: int, by: int) -> None:
    game, out = walk.game, np.zeros_like(walk.out)
    assert (walk.turn + by) % walk.seats == other[0]["turn"]
    count = walk.drivers.legal(walk.rules, other, out)
    assert out[:count].tolist() == moves.tolist(), f"{walk}: turned by {by} there are other moves"
    played = walk.state.copy()
    walk.drivers.apply(walk.rules, played, move)
    walk.drivers.apply(walk.rules, other, move)
    expected = turned(game.state.State, played, walk.seats, by)
    for name in _fixed(walk):
        expected[0][name] = played[0][name]
    different = [name for name in game.state.State.fields if expected[0][name].tobytes() != other[0][name].tobytes()]
    assert different == [], f"{walk}: {different} after move {move}, turned by {by}"
