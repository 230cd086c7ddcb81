"""What a bot gets, what it can reach, and what becomes of its answer."""

from __future__ import annotations

import gc
import time
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

import paiju
from paiju.bots import Choice, Decision, make_bot
from paiju.bots.faults import CRASHED, HUNG, ILLEGAL
from paiju.bots.players import Player, TableSetting, choose_action
from paiju.bots.protocol import FunctionBot, explain
from paiju.lab.simulation import hand_values, simulate
from tests.bots.positions import choices


def decision_at(table: paiju.Table, seed: int = 1) -> Decision:
    seat = table.turn
    assert seat is not None
    return TableSetting.of(table).decision(table._state, seat, tuple(table.legal), seed)


def reachable(start: object) -> list[object]:
    """Everything that references lead to, but modules, functions and types, which all code can reach."""
    found, waiting = {id(start): start}, [start]
    while waiting:
        for one in gc.get_referents(waiting.pop()):
            if id(one) not in found and not isinstance(one, ModuleType | FunctionType | type | CodeType | FrameType):
                found[id(one)] = one
                waiting.append(one)
    return list(found.values())


def positions_in(things: list[object]) -> set[bytes]:
    """All bytes and arrays among things, and the memory that arrays look into."""
    found: set[bytes] = set()
    for thing in things:
        while isinstance(thing, np.ndarray):
            found.add(thing.tobytes())
            thing = thing.base
        if isinstance(thing, bytes | bytearray):
            found.add(bytes(thing))
    return found


@pytest.mark.parametrize("slug", ["tianjiu", "jielong", "small-mahjong"])
def test_a_bot_reaches_no_state(slug: str) -> None:
    tried: list[Decision] = []
    for table in choices(slug, 3):
        truth, setting = table.position, TableSetting.of(table)
        decision = decision_at(table)
        things = (
            reachable(decision) + reachable(decision.worlds(3)) + [decision.seen, decision.observed, decision.world]
        )
        assert table._state.tobytes() == truth
        assert truth not in positions_in(things)
        assert not any(isinstance(thing, paiju.Table | TableSetting) for thing in things)
        assert truth in positions_in([table._state, setting])  # so it would have been found
        tried.append(decision)
    assert len(tried) == 3


def test_what_a_bot_writes_changes_nothing() -> None:
    def vandal(decision: Decision) -> int:
        decision.observed["turn"] = 3
        decision.world["score"] = 100
        for world in decision.worlds(2):
            world.play(world.legal[0])
        return decision.legal[0]

    [table] = choices("tianjiu", 1)
    truth = table.position
    Player("vandal", FunctionBot(vandal), 1).choose(decision_at(table))
    assert table.position == truth


def test_worlds_of_a_decision_look_the_same_to_the_seat() -> None:
    [table] = choices("tianjiu", 1)
    decision = decision_at(table)
    worlds = decision.worlds(20)
    assert {world.observation(decision.seat) for world in worlds} == {decision.observation}
    assert len({world.position for world in worlds}) > 1


def test_a_function_plays() -> None:
    game = paiju.game("jielong")
    asked: list[Decision] = []

    def last(decision: Decision) -> int:
        asked.append(decision)
        return decision.legal[-1]

    values = hand_values(game, 4, {})
    report = simulate(game, 4, values, 5, policies=[last, "random", "good", "easy"], seed=3)
    assert report.policies == ("last", "random", "good", "easy")
    assert {decision.seat for decision in asked} == {0}
    assert all(len(decision.legal) > 1 for decision in asked)
    again = simulate(game, 4, values, 5, policies=[last, "random", "good", "easy"], seed=3)
    assert again.played.scores.tolist() == report.played.scores.tolist()


def test_the_good_bot_plays_what_the_compiled_loop_plays() -> None:
    game = paiju.game("tianjiu")
    values = hand_values(game, 4, {})
    fast = simulate(game, 4, values, 20, policies=["good"] * 4, seed=5)
    slow = simulate(game, 4, values, 20, policies=["good", "good", "good", make_bot("good", game)], seed=5)
    assert slow.played.scores.tolist() == fast.played.scores.tolist()
    assert (slow.played.choices, slow.played.forced) == (fast.played.choices, fast.played.forced)


def fail(decision: Decision) -> int:
    raise KeyError("nothing")


def sleep(decision: Decision) -> int:
    time.sleep(60)
    return decision.legal[0]


@pytest.mark.parametrize(
    ("policy", "fault", "detail"),
    [
        (lambda decision: -1, ILLEGAL, "-1 is not among the legal moves"),
        (lambda decision: "pass", ILLEGAL, "'pass' is not among the legal moves"),
        (lambda decision: None, ILLEGAL, "None is not among the legal moves"),
        (fail, CRASHED, "KeyError: 'nothing'"),
        (sleep, HUNG, "no answer within 0.1 s"),
    ],
)
def test_a_bot_that_fails_loses_its_move(policy: Any, fault: str, detail: str) -> None:
    [table] = choices("tianjiu", 1)
    player = Player("odd", FunctionBot(policy), 1, seconds=0.1)
    assert player.choose(decision_at(table)) == table.legal[0]
    assert player.faults == {fault: 1}
    assert player.details == {fault: detail}


def test_faults_are_named_in_a_simulation() -> None:
    game = paiju.game("jielong")
    report = simulate(game, 4, hand_values(game, 4, {}), 3, policies=[fail, "good", "good", "good"])
    assert report.played.faults["s0"][CRASHED] > 0
    assert set(report.played.faults) == {"s0"}
    assert report.as_json()["faults"] == {"s0": {CRASHED: report.played.faults["s0"][CRASHED]}}


def test_reasons_and_estimates_on_request() -> None:
    [table] = choices("tianjiu", 1)
    decision = decision_at(table)
    good = explain(make_bot("good", table.game), decision)
    assert table.say(good.reason) == table.advice(language="en").reason  # type: ignore[arg-type]
    searched = explain(make_bot("search:40", table.game), decision)
    assert [estimate.move for estimate in searched.estimates] == table.legal
    assert "40 possible deals" in table.say(searched.reason)  # type: ignore[arg-type]
    assert explain(make_bot("random", table.game), decision).reason is None
    assert explain(FunctionBot(lambda decision: 5), decision) == Choice(5)


def test_a_whole_action_is_played_at_a_table() -> None:
    table = paiju.Table("tianjiu", seed=3)
    player = Player("good", make_bot("good", table.game), 1)
    while not table.hand_over:
        expected, before = table.advice().moves, len(table.moves)
        choose_action(table, player)
        assert tuple(table.moves[before : before + len(expected)]) == expected
