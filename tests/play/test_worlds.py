"""Worlds: what a seat cannot see is dealt anew, and nothing else of the table comes along."""

import gc
from collections import Counter

import pytest

import paiju
from paiju import OptionError, Table
from paiju.play.errors import IllegalMove, MoveError
from tests import chance

SLUGS = [game.slug for game in paiju.games()]


def in_play(slug: str, moves: int = 6) -> Table:
    table = Table(slug, seed=chance.seed())
    for number in range(moves):
        if table.decide() is None:
            break
        table.play(table.legal[number % len(table.legal)])
    if table.decide() is None:
        table = Table(slug, seed=chance.seed())
    assert table.turn is not None
    return table


@pytest.mark.parametrize("slug", SLUGS)
def test_a_seat_sees_the_same_in_every_world(slug: str) -> None:
    table = in_play(slug)
    before = table.position
    for seat in (None, *range(table.seats)):
        worlds = table.sample(seat, 5, seed=chance.seed())
        assert {world.observation(seat) for world in worlds} == {table.observation(seat)}
        if seat == table.turn:
            assert all(world.legal == table.legal for world in worlds)
    assert table.position == before


@pytest.mark.parametrize("slug", SLUGS)
def test_a_world_is_played_to_its_end_by_the_rules(slug: str) -> None:
    table = in_play(slug)
    [world] = table.sample(table.turn, 1, seed=3)
    twin = world.copy()
    for _ in range(400):
        if world.over:
            break
        assert world.turn == twin.turn
        move = world.legal[-1]
        world.play(move)
        twin.play(move)
    assert (world.position, world.scores) == (twin.position, twin.scores)


def test_worlds_differ_and_depend_on_their_seed_alone() -> None:
    table = in_play("tianjiu")
    first, again, other = (table.sample(0, 20, seed=seed) for seed in (1, 1, 2))
    assert [world.position for world in first] == [world.position for world in again]
    assert [world.position for world in first] != [world.position for world in other]
    assert len({world.position for world in first}) > 15


def test_nothing_of_the_table_comes_along() -> None:
    """A world reaches neither the table nor its walls: what a search holds cannot tell it the truth."""
    table = in_play("tianjiu")
    [world] = table.sample(0, 1)
    reached, waiting = set(), [world]
    while waiting:
        thing = waiting.pop()
        if id(thing) in reached or isinstance(thing, type) or type(thing).__name__ == "module":
            continue
        reached.add(id(thing))
        waiting += gc.get_referents(thing)
    for secret in (table, table.walls, table.walls[0], table._state, table._narrator):
        assert id(secret) not in reached


def test_what_a_seat_knows_from_its_own_tiles_is_the_same_share_everywhere() -> None:
    """ku-pai for three: each tile that seat 0 does not see is with seat 1 as often as with seat 2."""
    table = Table("ku-pai", seats=3, seed=4)
    table.deal()
    held: Counter[int] = Counter()
    worlds = table.sample(0, 4000, seed=7)
    for world in worlds:
        for other in (1, 2):
            held[other] += world.observe(other).hands[other].numbers[0]
    unseen = table.tiles.copies[0] - table.observe(0).hands[0].numbers[0]
    for other in (1, 2):
        expected = unseen * table.observe(0).held[other] / sum(table.observe(0).held[seat] for seat in (1, 2))
        assert held[other] / len(worlds) == pytest.approx(expected, abs=0.06)


def test_bad_input() -> None:
    table = in_play("jielong")
    for n in (-1, 1.5, True, None):
        with pytest.raises(ValueError, match="the number of worlds is a whole number from 0"):
            table.sample(0, n)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="there is no seat 9; this table has 0 to 3"):
        table.sample(9, 1)
    with pytest.raises(OptionError, match="a seed is a whole number from 0"):
        table.sample(0, 1, seed=-1)
    assert table.sample(0, 0) == []
    [world] = table.sample(0, 1)
    before = world.position
    for move in (-1, 10_000, "play", None):
        with pytest.raises(IllegalMove, match="is no legal move"):
            world.play(move)  # type: ignore[arg-type]
    assert world.position == before
    while not table.over:
        table.decide()
        table.play(table.legal[0])
    with pytest.raises(MoveError, match="the session is over"):
        table.sample(0, 1)
