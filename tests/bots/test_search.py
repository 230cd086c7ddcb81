"""Search: repeatable, within its budget, right where the answer is known, and the same in the interpreter."""

import math
import time
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from numba.core.runtime import _nrt_python, rtsys  # type: ignore[attr-defined]

import paiju
from paiju.bots.knowledge import known_world
from paiju.bots.search import searching
from paiju.bots.search.searching import Found, Plan, Searcher
from paiju.bots.search.template import IN_PLAIN, render
from paiju.bots.search.tree import hash_of, key_of, pick_first, slot_of
from paiju.kernel.compile import interpreting
from paiju.kernel.drivers import load_plain
from paiju.play.worlds import World
from tests.bots.games_chosen import SEARCHED
from tests.bots.positions import choices

FLAT, TREE = Plan(simulations=60), Plan(simulations=60, depth=16)
OWN_TREE = Plan(simulations=60, depth=16, own_only=True)
RANDOM_TREE = Plan(simulations=60, depth=16, playouts="random")


def searched(table: paiju.Table, plan: Plan, seed: int = 1) -> Found:
    searcher = Searcher(table.game, table.seats, table._rules, table.tiles.tiles())
    seat = int(table.turn or 0)
    world = known_world(table.game, table._rules, table._state, seat)
    return searcher.search(world, seat, table.legal, plan, seed)


@pytest.mark.parametrize("slug", SEARCHED)
def test_a_seed_decides_it_all(slug: str) -> None:
    for table in choices(slug, 3):
        for plan in (FLAT, TREE, OWN_TREE, RANDOM_TREE):
            found = searched(table, plan, seed=9)
            assert found == searched(table, plan, seed=9)
            assert found.playouts == sum(estimate.visits for estimate in found.estimates) == plan.simulations
            assert [estimate.move for estimate in found.estimates] == table.legal
            assert all(estimate.visits > 0 for estimate in found.estimates) or len(table.legal) > plan.simulations


def test_another_seed_draws_other_worlds() -> None:
    tables = list(choices("tianjiu", 3))
    assert any(searched(table, RANDOM_TREE, 1) != searched(table, RANDOM_TREE, 2) for table in tables)


@pytest.mark.parametrize("plan", [FLAT, TREE, OWN_TREE, RANDOM_TREE])
def test_the_interpreter_finds_the_same(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    [table] = choices("jielong", 1)
    few = replace(plan, simulations=20)
    compiled = searched(table, few)
    game = table.game
    with interpreting(("paiju.games.", "paiju.kernel.rng", "paiju.bots.search.tree")):
        slow = load_plain("paiju_slow_search", render(game.slug, game.package, IN_PLAIN))
    assert not hasattr(slow.search, "py_func")
    monkeypatch.setattr(searching, "search_drivers", lambda *_: slow)
    assert searched(table, few) == compiled


def test_milliseconds_are_kept() -> None:
    [table] = choices("tianjiu", 1)
    searched(table, Plan(simulations=2))
    begun = time.perf_counter()
    found = searched(table, Plan(milliseconds=50, depth=8, playouts="random"))
    assert found.playouts > 100
    assert time.perf_counter() - begun < 2  # on a machine that does other things too


def test_means_are_the_outcomes_where_nothing_is_hidden() -> None:
    """A solitaire has one world: the mean of a move is what playing it out gains."""
    table = paiju.Table("xiangshifu", seed=7)
    found = searched(table, Plan(simulations=2 * len(table.legal)))
    for estimate in found.estimates[:5]:
        assert estimate.mean == outcome_by_heuristic(table, estimate.move)
        assert estimate.error == 0


def outcome_by_heuristic(table: paiju.Table, move: int) -> int:
    twin, seat = table.copy(), int(table.turn or 0)
    twin.play(move)
    while not twin.hand_over:
        for part in twin.advice().moves:
            twin.play(part)
    return twin.scores[seat] - table.scores[seat]


def test_with_more_worlds_it_finds_what_playing_them_all_out_finds() -> None:
    """The mean of a move is that over worlds drawn by the table itself, within the error that it states."""
    for table in choices("liap-tui", 3):
        found, seat = searched(table, Plan(simulations=3000)), int(table.turn or 0)
        best = found.best
        outcomes = [outcome_in(world, best.move, seat) for world in table.sample(seat, 300, seed=3)]
        error = math.hypot(best.error, float(np.std(outcomes)) / math.sqrt(len(outcomes)))
        assert abs(float(np.mean(outcomes)) - best.mean) < 5 * error + 1e-9


def outcome_in(world: World, move: int, seat: int) -> int:
    """What a move gains in a world that the game's bot plays out."""
    before, hand = world.scores[seat], world.hands_played
    world.play(move)
    while not world.over and world.hands_played == hand:
        setting, moves = world._setting, np.zeros(world._setting.moves, np.int32)
        moves[: len(world.legal)] = world.legal
        world.play(setting.drivers.decide(setting.rules, world._seen(world.turn), moves, len(world.legal))[0])
    return world.scores[seat] - before


@pytest.mark.parametrize("slug", SEARCHED)
def test_nothing_is_allocated_in_the_loop(slug: str) -> None:
    """Numba counts what compiled code allocates: as much for many worlds as for few."""
    [table] = choices(slug, 1)
    searched(table, TREE)
    few, many = (allocations(table, Plan(simulations=number, depth=8)) for number in (10, 300))
    assert few == many


def allocations(table: paiju.Table, plan: Plan) -> int:
    return counted_allocations(lambda: searched(table, plan))


def counted_allocations(call: Callable[[], object]) -> int:
    """How often compiled code allocates in a call."""
    was_counting = bool(_nrt_python.memsys_stats_enabled())
    _nrt_python.memsys_enable_stats()
    before = rtsys.get_allocation_stats().alloc
    call()
    found = int(rtsys.get_allocation_stats().alloc - before)
    if not was_counting:
        _nrt_python.memsys_disable_stats()
    return found


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"simulations": 5, "milliseconds": 5},
        {"simulations": -1},
        {"simulations": 5, "depth": 65},
        {"simulations": 5, "playouts": "perfect"},
    ],
)
def test_a_plan_is_checked(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"search|playouts"):
        Plan(**wrong)  # type: ignore[arg-type]


def test_each_first_move_is_tried_before_one_is_tried_again() -> None:
    visits, totals = np.array([3, 0, 1]), np.array([9.0, 0.0, 1.0])
    assert pick_first(visits, totals, 4, 1.0) == 1
    visits[1], totals[1] = 1, 2.5
    assert pick_first(visits, totals, 5, 0.0) == 0
    assert pick_first(visits, totals, 5, 9.0) == 1


def test_keys_differ_and_collisions_find_the_next_place() -> None:
    words = np.arange(40, dtype=np.uint32)
    keys = {
        key_of(hash_of(words + step, 1, 16777619), hash_of(words + step, 2, 1540483477), move)
        for step in range(50)
        for move in range(50)
    }
    assert len(keys) == 2500
    assert min(keys) > 0
    table = np.zeros(4, np.int64)
    first = slot_of(table, 5)
    table[first] = 5
    same = next(key for key in range(6, 60) if slot_of(np.zeros(4, np.int64), key) == first)
    assert slot_of(table, same) == (first + 1) % 4
    assert slot_of(table, 5) == first
