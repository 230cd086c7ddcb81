"""What a seat knows as a position: it depends on nothing hidden, and every world drawn from it is possible."""

import numpy as np
import pytest
from numpy.typing import NDArray

import paiju
from paiju.bots.knowledge import known_world
from paiju.kernel.drivers import POOL
from paiju.kernel.record import Plain, array_of
from paiju.kernel.rng import WORDS, seed_rng
from tests.bots.games_chosen import EVERY
from tests.bots.positions import choices, redealt
from tests.budget import TIMES

POSITIONS = 4 * TIMES
WORLDS = 25


@pytest.mark.parametrize("slug", EVERY)
def test_it_is_the_same_however_the_hidden_tiles_lie(slug: str) -> None:
    for number, table in enumerate(choices(slug, POSITIONS)):
        seat = table.turn
        assert seat is not None
        known = known_world(table.game, table._rules, table._state, seat)
        for seed in (2 * number, 2 * number + 1):
            other = redealt(table, seat, seed)
            assert known_world(table.game, table._rules, other, seat).tobytes() == known.tobytes()


def test_the_hidden_tiles_do_not_lie_as_they_do() -> None:
    """Else the position would give them away."""
    tables = [table.copy() for table in choices("tianjiu", 20)]
    known = [known_world(table.game, table._rules, table._state, int(table.turn or 0)) for table in tables]
    assert all(world.tobytes() != table.position for world, table in zip(known, tables, strict=True))


def impossible(table: paiju.Table, state: NDArray[np.void]) -> str:
    """Why the seat to act could not be in this world, or nothing."""
    seat, seen = int(table.turn or 0), table.game.state.State.blank()
    table._drivers.observe(table._rules, state, seat, seen)
    if seen.tobytes() != table.observation(seat):
        return "it sees something else"
    out = np.zeros(table.game.state.MOVES, np.int32)
    if out[: table._drivers.legal(table._rules, state, out)].tolist() != table.legal:
        return "it may do something else"
    if sorted(table.game.table.inventory(Plain(table._rules[0]), Plain(state[0]))) != sorted(table.tiles.tiles()):
        return "the tiles are not those of the set"
    return ""


@pytest.mark.parametrize("slug", EVERY)
def test_no_world_is_impossible(slug: str) -> None:
    """The worlds of a search are dealt as here: from what the seat knows, by `redeal`."""
    rng, pool, reasons = np.zeros(WORDS, np.int64), np.zeros(POOL, np.int64), []
    for table in choices(slug, POSITIONS, seed=7):
        seat = int(table.turn or 0)
        known = known_world(table.game, table._rules, table._state, seat)
        for stream in range(WORLDS):
            world = array_of(known.tobytes(), known.dtype)
            seed_rng(rng, 5, stream)
            table._drivers.redeal(table._rules, world, seat, rng, pool)
            reasons.append(impossible(table, world))
    assert len(reasons) == POSITIONS * WORLDS
    assert [reason for reason in reasons if reason] == []


def test_an_impossible_world_is_noticed() -> None:
    [table] = choices("tianjiu", 1)
    state = table._state.copy()
    assert impossible(table, state) == ""
    seat = int(table.turn or 0)
    other, face = (seat + 1) % table.seats, int(np.flatnonzero(state[0]["hands"][seat])[0])
    state[0]["hands"][other, face] += 1
    assert impossible(table, state) == "the tiles are not those of the set"
    state[0]["hands"][seat, face] -= 1
    assert impossible(table, state) == "it sees something else"
