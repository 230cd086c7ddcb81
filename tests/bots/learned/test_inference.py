"""What a network thinks is the same compiled, in the interpreter, and by a twin with whole matrices."""

import functools
import time
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import paiju
from paiju.bots.builtin import advised
from paiju.bots.learned import evaluator
from paiju.bots.learned.evaluator import Evaluator
from paiju.bots.learned.features import Features, ways_of
from paiju.bots.learned.inference import MOST_ACTIVE
from paiju.bots.learned.network import load_network
from paiju.bots.learned.player import LearnedBot, evaluator_of
from paiju.bots.learned.shipped import features_of, player_in
from paiju.bots.players import TableSetting
from paiju.bots.protocol import Decision
from paiju.encoding.encoding import Encoding
from paiju.kernel.compile import interpreting
from tests.bots.learned.networks import SIZES, twin_values, write_chance_player
from tests.bots.positions import choices
from tests.bots.test_search import counted_allocations

GAMES = ("tianjiu", "ponjan", "jielong")
RULES = ("paiju.bots.learned.inference", "paiju.bots.learned.features")


def decision_at(table: paiju.Table) -> Decision:
    setting = TableSetting.of(table)
    return setting.decision(table._state, int(table.turn or 0), tuple(table.legal), 1, with_worlds=False)


def evaluator_at(table: paiju.Table, path: Path) -> Evaluator:
    return evaluator_of(player_in(path, table.game), table.seats, table.options)


def active_at(decision: Decision, advice: int) -> NDArray[np.int64]:
    """The inputs that are 1, by the plan of all of them, read number by number."""
    features = features_of(decision.game)
    numbers = Encoding(decision.game, seats=decision.seats, **decision.options).encode(decision.observed, decision.seat)
    found = []
    for feature, row in enumerate(features.plan(decision.seats, decision.options)):
        number, divisor, modulus, low, high, counter, place = (int(value) for value in row)
        value = int(numbers[number]) // divisor
        value = value % modulus if modulus else value
        if low <= value <= high and (counter < 0 or place < numbers[counter]):
            found.append(feature)
    options = features.of_options(decision.seats, decision.options).tolist()
    return np.array([*found, *options, *([features.constant + advice] if advice >= 0 else [])], np.int64)


@pytest.mark.parametrize("uses_advice", [False, True])
@pytest.mark.parametrize("slug", GAMES)
def test_values_are_those_of_the_twin(slug: str, uses_advice: bool, tmp_path: Path) -> None:
    bonus = 10**9 if uses_advice else 0
    path = write_chance_player(tmp_path, slug, uses_advice=uses_advice, advice_bonus=bonus)
    network = load_network(path)
    chosen = set()
    for table in choices(slug, 12):
        decision = decision_at(table)
        advice = advised(decision, decision.legal).move if uses_advice else -1
        found = evaluator_at(table, path).evaluate(decision.observed, decision.seat, decision.legal, advice)
        values = twin_values(network, active_at(decision, advice), table.legal)
        assert list(found.values) == values
        favoured = [value + bonus * (move == advice) for move, value in zip(table.legal, values, strict=True)]
        assert found.best == table.legal[favoured.index(max(favoured))]
        assert len(set(values)) > 1
        chosen.add(table.legal.index(found.best))
    assert len(chosen) > 1


@pytest.mark.parametrize("slug", GAMES)
def test_the_interpreter_finds_the_same(slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_chance_player(tmp_path, slug, seed=2)
    asked = []
    for table in choices(slug, 4):
        decision, own = decision_at(table), evaluator_at(table, path)
        asked.append((decision, own, own.evaluate(decision.observed, decision.seat, decision.legal)))
    with interpreting(RULES):
        from paiju.bots.learned.inference import evaluate
    assert not hasattr(evaluate, "py_func")
    monkeypatch.setattr(evaluator, "evaluate", evaluate)
    for decision, own, found in asked:
        assert own.evaluate(decision.observed, decision.seat, decision.legal) == found


def test_activations_use_their_whole_range(tmp_path: Path) -> None:
    """Else the twin would say nothing of rounding and of both bounds."""
    [table] = choices("tianjiu", 1)
    own, decision = evaluator_at(table, write_chance_player(tmp_path, "tianjiu")), decision_at(table)
    own.evaluate(decision.observed, decision.seat, decision.legal)
    active = own.room[3]
    assert 0 in active
    assert MOST_ACTIVE in active
    assert any(0 < value < MOST_ACTIVE for value in active.tolist())


def test_equal_moves_go_to_the_lowest(tmp_path: Path) -> None:
    [table] = choices("jielong", 1)
    own, decision = evaluator_at(table, write_chance_player(tmp_path, "jielong")), decision_at(table)
    for name in (9, 10):
        own.layers[name][:] = 0
    found = own.evaluate(decision.observed, decision.seat, decision.legal)
    assert set(found.values) == {0}
    assert found.best == decision.legal[0]


def test_nothing_is_allocated_for_a_larger_network_or_more_moves(tmp_path: Path) -> None:
    """What is counted is what Numba makes of the arrays that are handed over."""
    [table] = choices("tianjiu", 1)
    decision, counted = decision_at(table), []
    for sizes in (SIZES, (96, 64, 32)):
        own = evaluator_at(table, write_chance_player(tmp_path, "tianjiu", sizes=sizes))
        for legal in (decision.legal[:1], decision.legal):
            own.evaluate(decision.observed, decision.seat, legal)
            asked = functools.partial(own.evaluate, decision.observed, decision.seat, legal)
            counted.append(counted_allocations(asked))
    assert len(set(counted)) == 1


def test_a_decision_takes_less_than_two_milliseconds(tmp_path: Path) -> None:
    """With the largest layers that are shipped, by the processor's time: it takes about a fiftieth of that."""
    [table] = choices("tianjiu", 1)
    own = evaluator_at(table, write_chance_player(tmp_path, "tianjiu", sizes=(768, 768, 768)))
    decision = decision_at(table)
    own.evaluate(decision.observed, decision.seat, decision.legal)
    begun = time.process_time()
    for _ in range(100):
        own.evaluate(decision.observed, decision.seat, decision.legal)
    assert (time.process_time() - begun) / 100 < 0.002


def test_every_preset_has_its_inputs() -> None:
    """The same table's options set one input for each option that differs among the presets."""
    game = paiju.game("tianjiu")
    features = Features(game, tuple(ways_of(game).values()))
    for seats, values in ways_of(game).values():
        assert features.knows(seats, values)
        options = [features.options[number - len(features.observed)] for number in features.of_options(seats, values)]
        names = {key.partition("=")[0] for key in features.options}
        assert sorted(key.partition("=")[0] for key in options) == sorted(names)


@pytest.mark.parametrize("hears", [False, True])
def test_a_preset_has_a_bonus_of_its_own(hears: bool, tmp_path: Path) -> None:
    """The advised move is played where the bonus is large, and where there is none whatever is worth most."""
    path = write_chance_player(
        tmp_path, "tiu-u", uses_advice=True, advice_bonus=1 << 60, preset_bonuses={"free drops": 0}
    )
    game = paiju.game("tiu-u")
    player, chosen = player_in(path, game), {"standard": 0, "free drops": 0}
    for preset in chosen:
        seats, values = player.ways[preset]
        assert player.preset_of((seats, values)) == preset
        evaluator = evaluator_of(player, seats, values)
        assert evaluator.bonus == (1 << 60 if preset == "standard" else 0)
        table = paiju.Table("tiu-u", seed=3, preset=preset)
        for _ in range(12):
            table.decide()
            decision = decision_at(table)
            advice = advised(decision, decision.legal).move
            chosen[preset] += LearnedBot(player).explain(decision).move != advice
            table.play(advice)
    assert chosen["standard"] == 0 < chosen["free drops"]
