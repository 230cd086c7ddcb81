"""Endgames with few worlds are played exactly; the worlds are all there are, as often as they are dealt."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import paiju
from paiju.bots.builtin import SearchBot, advised
from paiju.bots.endgame import solve_endgame
from paiju.bots.enumeration import TooMany, all_worlds, nth_order, orders
from paiju.bots.players import TableSetting
from paiju.bots.protocol import Decision
from paiju.bots.search.searching import Plan
from paiju.kernel.record import array_of
from paiju.play.worlds import World
from tests.bots.positions import redealt

SAMPLES, PLAYED = 4000, 100


def decisions(slug: str, seed: int) -> list[tuple[paiju.Table, Decision]]:
    """The decisions of a hand that the game's bot plays, each with the table as it was."""
    options: dict[str, Any] = dict(paiju.game(slug).single_hand)
    table, found = paiju.Table(slug, seed=seed, **options), []
    while (seat := table.decide()) is not None:
        legal = tuple(table.legal)
        move = legal[0]
        if len(legal) > 1:
            decision = TableSetting.of(table).decision(table._state, seat, legal, 1)
            found.append((table.copy(), decision))
            move = advised(decision, legal).move
        table.play(move)
    return found


def solved(slug: str) -> list[tuple[paiju.Table, Decision]]:
    return [pair for seed in range(3) for pair in decisions(slug, seed) if solve_endgame(pair[1])]


def test_every_order_of_alike_tiles_comes_once() -> None:
    counts = Counter([3, 5, 5, 8])
    found = [tuple(nth_order(counts, number)) for number in range(orders(counts.values()))]
    assert sorted(found) == sorted(set(permutations([3, 5, 5, 8])))


@pytest.mark.parametrize("slug", ["ku-pai", "tsung-shap", "jielong"])
def test_worlds_are_dealt_as_often_as_their_chances_say(slug: str) -> None:
    table, decision = solved(slug)[0]
    worlds = {
        world.tobytes(): chance
        for world, chance in all_worlds(decision.game, decision.rules, decision.world, decision.seat, 1000)
    }
    assert sum(worlds.values()) == pytest.approx(1)
    dealt = Counter(redealt(table, decision.seat, seed).tobytes() for seed in range(SAMPLES))
    assert set(dealt) <= set(worlds)
    for world, chance in worlds.items():
        assert abs(dealt[world] / SAMPLES - chance) < 5 * np.sqrt(chance / SAMPLES)


def test_too_many_worlds_are_said_to_be_so() -> None:
    [first, *_] = decisions("ku-pai", 1)
    with pytest.raises(TooMany):
        all_worlds(first[1].game, first[1].rules, first[1].world, first[1].seat, 1000)
    assert solve_endgame(first[1]) is None


def played_out(decision: Decision, world: World, move: int) -> int:
    """What a seat gains by a move in a world when everybody, the seat too, then plays as the game's bot does."""
    game, before, hand = decision.game, world.scores[decision.seat], world.hands_played
    world = world.copy()
    world.play(move)
    moves = np.zeros(game.state.MOVES, np.int32)
    while world.turn is not None and world.hands_played == hand:
        legal = world.legal
        moves[: len(legal)] = legal
        seen = array_of(world.observation(world.turn), game.state.State.dtype)
        world.play(int(game.drivers().decide(decision.rules, seen, moves, len(legal))[0]))
    return world.scores[decision.seat] - before


@pytest.mark.parametrize("slug", ["ku-pai", "tsung-shap"])
def test_exact_values_are_never_below_those_of_usual_play(slug: str) -> None:
    for _, decision in solved(slug)[-4:]:
        exact = solve_endgame(decision)
        assert exact is not None
        worlds = decision.worlds(PLAYED)
        for best in exact.estimates:
            gains = [played_out(decision, world, best.move) for world in worlds]
            assert np.mean(gains) <= best.mean + 5 * np.std(gains) / np.sqrt(PLAYED) + 1e-9


def test_a_bot_says_that_it_knows() -> None:
    table, decision = solved("ku-pai")[0]
    choice = SearchBot(Plan(simulations=10)).explain(decision)
    assert table.say(choice.reason).startswith("Of all ")  # type: ignore[arg-type]
    assert choice.move == max(choice.estimates, key=lambda estimate: estimate.mean).move
