"""Search: repeatable, within its budget, right where the answer is known, and the same in the interpreter."""

import math
import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numba.core.runtime import _nrt_python, rtsys  # type: ignore[attr-defined]

import paiju
from paiju.bots.knowledge import known_world
from paiju.bots.search import searching
from paiju.bots.search.codes import KEY, NO_MOVE, TOTAL, USES, VISITS
from paiju.bots.search.searching import Found, Plan, Searcher
from paiju.bots.search.sight import blank_words, factors_of, masks_of, openings
from paiju.bots.search.template import IN_PLAIN, render
from paiju.bots.search.tree import key_of, pick_below, pick_first, place_of
from paiju.kernel.compile import interpreting
from paiju.kernel.drivers import load_plain
from paiju.kernel.record import array_of
from paiju.kernel.rng import WORDS, seed_rng
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
    table.decide()
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


def test_a_seat_sees_through_its_mask_what_it_is_shown() -> None:
    """The masks cover what the kernel's `observe` covers, at every decision and at the end of a hand."""
    for game in paiju.games():
        record = game.state.State
        options: dict[str, Any] = dict(game.single_hand)
        table, rng = paiju.Table(game, seed=3, **options), random.Random(3)
        rules = openings(record.fields)
        by_name = {field.shown.__name__: field.shown for field in record.fields.values() if field.shown}
        masks, state, (_, words) = masks_of(record, table.seats), table.position, blank_words(record)
        while not table.over:
            state = table.position
            words.view(np.uint8)[: len(state)] = np.frombuffer(state, np.uint8)
            position = array_of(state, record.dtype)[0]
            holding = sum(bool(by_name[name](table._rules[0], position)) << at for at, name in enumerate(rules))
            for seat in range(table.seats):
                seen, seen_words = blank_words(record)
                seen_words[:] = words & masks[holding, seat]
                assert seen == np.frombuffer(table.observation(seat), record.dtype), (game.slug, seat)
            if table.turn is None:
                table.deal()
            else:
                table.play(rng.choice(table.legal))


def test_keys_differ_by_what_is_seen_alone() -> None:
    words, mask = np.arange(40, dtype=np.uint32), np.full(40, 0xFFFFFFFF, np.uint32)
    mask[7] = 0
    factors = factors_of(40)
    keys = set()
    for place in range(40):
        for byte in range(4):
            for change in range(1, 60):
                seen = words.copy()
                seen[place] ^= change << 8 * byte
                keys.add(key_of(seen, mask, factors))
    assert len(keys) == 39 * 4 * 59 + 1
    assert min(keys) > 0


@pytest.mark.parametrize("words", [1, 49, 345, 5000])
def test_no_key_leaves_64_bits(words: int) -> None:
    factors = factors_of(words)
    assert all(sum(row) * 0xFFFFFFFF < 1 << 63 for row in factors.tolist())
    assert (factors % 2 == 1).all()
    assert len({tuple(row) for row in factors.tolist()}) == 2


def test_collisions_find_the_next_place() -> None:
    places = np.zeros((4, 2), np.int64)
    first = place_of(places, 5)
    same = next(key for key in range(6, 60) if place_of(places, key) == first)
    places[first, KEY] = 5
    assert place_of(places, same) == (first + 1) % 4
    assert place_of(places, 5) == first


def test_the_tree_tries_every_move_before_one_again_and_is_full_at_last() -> None:
    tree = searching._empty_tree(16)
    used, rng = np.zeros(USES, np.int64), np.zeros(WORDS, np.int64)
    seed_rng(rng, 1, 0)

    def play(key: int, gains: dict[int, int]) -> int:
        place, kept = pick_below(key, len(gains), tree, used, 1.0, rng)
        if kept != NO_MOVE:
            tree[2][kept, VISITS] += 1
            tree[2][kept, TOTAL] += gains[place]
        return int(place) if kept != NO_MOVE else NO_MOVE

    gains = {0: 0, 1: 9, 2: 0}
    assert {play(5, gains) for _ in gains} == set(gains)
    assert [play(5, gains) for _ in range(3)] == [1, 1, 1]
    assert [play(key, gains) for key in range(6, 20)].count(NO_MOVE) == 14 - (8 - 3)
    assert play(5, gains) == 1
