"""A batch plays every table as the kernel's drivers would play it alone."""

import copy
import pickle
import tracemalloc
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

import paiju
from paiju.envs.batch import Batch, read_seeds
from paiju.envs.buffers import Buffers, WrongBuffer
from paiju.envs.codes import ILLEGAL, MOST_EPISODES, PLAYED, UNDECIDED
from paiju.envs.policies import Policies
from paiju.kernel.record import OVER
from tests import chance
from tests.budget import TIMES
from tests.envs.positions import SLUGS
from tests.envs.twin import Twin

TABLES = 6
STEPS = 40 * TIMES


def random_actions(buffers: Buffers, rng: np.random.Generator) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in buffers.masks], np.int64)


def rows_of_policies(seats: int) -> list[list[str]]:
    """At each table other seats are the caller's; some have all of them."""
    words = ["caller", "random", "heuristic"]
    rows = [[words[(seat + table) % 3] for seat in range(seats)] for table in range(TABLES)]
    for table in range(TABLES):
        if table % 3 == 0 or "caller" not in rows[table]:
            rows[table] = ["caller"] * seats
    return rows


@pytest.mark.parametrize("forced", [True, False])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_batch_plays_as_its_tables_would_alone(slug: str, forced: bool) -> None:
    game = paiju.game(slug)
    seats = game.seats(None)
    policies = rows_of_policies(seats)
    seeds = [chance.seed() for _ in range(TABLES)]
    batch = Batch(game, TABLES, seed=seeds, policies=policies, forced=forced)
    twins = [
        Twin(game, seats, batch.options, seed, row, forced=forced) for seed, row in zip(seeds, policies, strict=True)
    ]
    buffers = batch.buffers()
    batch.reset(buffers)
    for twin in twins:
        twin.start()
    rng = np.random.default_rng(chance.seed())
    for _ in range(STEPS):
        for table, twin in enumerate(twins):
            assert buffers.turns[table] == twin.turn
            assert np.flatnonzero(buffers.masks[table]).tolist() == twin.legal
            assert buffers.observations[table].tolist() == twin.observation(twin.turn)
            assert batch.episodes[table] == twin.episode
        actions = random_actions(buffers, rng)
        batch.step(actions, buffers)
        for table, twin in enumerate(twins):
            gains, over = twin.step(int(actions[table]))
            assert (buffers.rewards[table].tolist(), buffers.dones[table], buffers.flags[table]) == (
                gains,
                over,
                PLAYED,
            )
            if over:
                twin.start()


def played(jobs: int, steps: int = 30, tables: int = 7) -> list[np.ndarray]:
    batch = Batch("jielong", tables, seed=11, jobs=jobs, policies=["caller", "heuristic", "random", "caller"])
    buffers = batch.buffers()
    batch.reset(buffers)
    rng, seen = np.random.default_rng(3), []
    for _ in range(steps):
        seen += [getattr(buffers, field.name).copy() for field in fields(buffers)]
        actions = rng.integers(0, 1 << 30, tables)
        legal = [np.flatnonzero(mask) for mask in buffers.masks]
        batch.step(
            np.array([moves[action % len(moves)] for moves, action in zip(legal, actions, strict=True)]), buffers
        )
    return seen


def test_the_number_of_cores_and_of_tables_changes_nothing() -> None:
    one, three = played(1), played(3)
    assert all(np.array_equal(a, b) for a, b in zip(one, three, strict=True))
    assert read_seeds(11, 4).tolist() == read_seeds(11, 7).tolist()[:4]


def started(tables: int = 3, **given: object) -> tuple[Batch, Buffers]:
    batch = Batch("jielong", tables, seed=[5] * tables, **given)  # type: ignore[arg-type]
    buffers = batch.buffers()
    batch.reset(buffers)
    return batch, buffers


def rows_of(batch: Batch) -> list[bytes]:
    """Every table's state as bytes; NumPy's own copies leave the gaps between fields open."""
    return [batch.states[table : table + 1].tobytes() for table in range(batch.tables)]


def test_an_illegal_action_is_flagged_and_the_other_tables_go_on() -> None:
    batch, buffers = started()
    before = rows_of(batch)
    observation = buffers.observations[1].copy()
    legal, illegal = (np.flatnonzero(buffers.masks[0] == bit)[0] for bit in (1, 0))
    for bad in (illegal, -1, batch.moves, 1 << 40):
        batch.step(np.array([legal, bad, legal]), buffers)
        assert buffers.flags.tolist() == [PLAYED, ILLEGAL, PLAYED]
        assert rows_of(batch)[1] == before[1]
        assert buffers.observations[1].tolist() == observation.tolist()
        assert buffers.rewards[1].tolist() == [0] * batch.seats
        assert rows_of(batch)[0] == rows_of(batch)[2] != before[0]
        legal = np.flatnonzero(buffers.masks[0])[0]


def test_without_auto_reset_a_finished_table_waits() -> None:
    batch, buffers = started(auto_reset=False)
    rng = np.random.default_rng(1)
    while not buffers.dones.all():
        batch.step(random_actions(buffers, rng), buffers)
    assert (buffers.turns < 0).all()
    assert not buffers.masks.any()
    final = rows_of(batch)
    batch.step(np.zeros(3, np.int64), buffers)
    assert rows_of(batch) == final
    assert (buffers.dones.tolist(), buffers.flags.tolist()) == ([1] * 3, [PLAYED] * 3)
    assert not buffers.rewards.any()
    batch.reset(buffers, only=np.array([False, True, False]))
    assert (batch.episodes.tolist(), buffers.turns[1] >= 0) == ([0, 1, 0], True)
    assert (buffers.turns[[0, 2]] < 0).all()


def test_a_seed_begins_anew() -> None:
    batch, buffers = started()
    first = buffers.observations.copy()
    batch.reset(buffers)
    assert batch.episodes.tolist() == [1] * 3
    assert not np.array_equal(buffers.observations, first)
    batch.reset(buffers, seed=[5, 6, 5])
    assert batch.episodes.tolist() == [0] * 3
    assert [np.array_equal(*pair) for pair in zip(buffers.observations, first, strict=True)] == [True, False, True]


def test_a_seat_that_never_decides_is_told_so() -> None:
    """A fixed banker of da-ling neither bets nor splits: nobody waits for a decision that never comes."""
    policies = ["heuristic"] * 5 + ["caller"]
    batch = Batch("da-ling", 1, policies=policies, banker_mode="fixed", first_banker=5)
    buffers = batch.buffers()
    batch.reset(buffers)
    assert (buffers.flags[0], buffers.turns[0]) == (UNDECIDED, OVER)
    assert not buffers.masks.any()
    assert batch.episodes.tolist() == [MOST_EPISODES - 1]


def test_a_step_allocates_nothing() -> None:
    batch, buffers = started(tables=64)
    rng = np.random.default_rng(1)
    batch.step(random_actions(buffers, rng), buffers)
    moves = [random_actions(buffers, rng)]
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        for actions in moves * 20:
            batch.step(actions, buffers)
        now, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert now - before < 2000
    assert peak - before < 8000  # tuples of arrays, no array


BAD = [
    ("observations", np.int64, None, "observations is int64 of shape"),
    ("masks", np.bool_, None, "masks is bool of shape"),
    ("rewards", np.float64, None, "rewards is float64 of shape"),
    ("turns", np.int32, (2,), r"turns is int32 of shape \(2,\), not int32 of shape \(3,\)"),
]


@pytest.mark.parametrize(("name", "kind", "shape", "sentence"), BAD)
def test_a_wrong_buffer_is_refused_in_a_sentence(
    name: str, kind: type, shape: tuple[int, ...] | None, sentence: str
) -> None:
    batch, buffers = started()
    wrong = replace(buffers, **{name: np.zeros(shape or getattr(buffers, name).shape, kind)})
    before = batch.states.tobytes()
    with pytest.raises(WrongBuffer, match=sentence):
        batch.step(np.zeros(3, np.int64), wrong)
    with pytest.raises(WrongBuffer, match=sentence):
        batch.reset(wrong)
    assert batch.states.tobytes() == before


def test_arrays_that_cannot_be_written_are_refused() -> None:
    batch, buffers = started()
    turns = np.zeros(3, np.int32)
    turns.flags.writeable = False
    for wrong in (turns, np.zeros(6, np.int32)[::2]):
        with pytest.raises(WrongBuffer, match="turns is not a contiguous array that can be written"):
            batch.reset(replace(buffers, turns=wrong))
    with pytest.raises(WrongBuffer, match="turns is a list, not a NumPy array"):
        batch.reset(replace(buffers, turns=[0, 0, 0]))  # type: ignore[arg-type]
    for actions in (np.zeros(3), np.zeros(2, np.int64), [0, 0, 0]):
        with pytest.raises(WrongBuffer, match=r"actions are .* not integers of shape \(3,\)"):
            batch.step(actions, buffers)  # type: ignore[arg-type]
    with pytest.raises(WrongBuffer, match="only is int64 of shape"):
        batch.reset(buffers, only=np.ones(3, np.int64))


def test_a_step_before_the_first_reset_is_refused() -> None:
    batch = Batch("jielong", 2)
    with pytest.raises(WrongBuffer, match="reset begins the first session"):
        batch.step(np.zeros(2, np.int64), batch.buffers())


def test_what_cannot_be_is_refused() -> None:
    unplayed: list[Policies] = [["random"] * 4, [["caller"] * 4, ["random"] * 4]]
    for policies in unplayed:
        with pytest.raises(ValueError, match="every table needs a seat that the caller plays"):
            Batch("jielong", 2, policies=policies)
    refusals: list[tuple[Policies, str]] = [
        (["caller"] * 3, "policies are 4 words, or 2 rows of them"),
        (["caller", "brilliant", "random", "random"], "there is no policy 'brilliant'"),
        (["caller", "strong", "random", "random"], "the bot 'strong' does not run inside the compiled loop"),
    ]
    for policies, sentence in refusals:
        with pytest.raises(ValueError, match=sentence):
            Batch("jielong", 2, policies=policies)
    for seed in (-1, [1, 2, 3], 1.5, [1, -2], None):
        with pytest.raises(ValueError, match="seed is a whole number from 0, or 2 of them"):
            Batch("jielong", 2, seed=seed)  # type: ignore[arg-type]
    for tables in (0, 1.5, True):
        with pytest.raises(ValueError, match="tables is a whole number from 1"):
            Batch("jielong", tables)  # type: ignore[arg-type]
    with pytest.raises(paiju.OptionError, match="there is no option"):
        Batch("jielong", 2, colour="red")


@pytest.mark.parametrize(("table", "seat"), [(2, 0), (-1, 0), (0, 4), (0, -1), (0, 1.5), ("0", 0)])
def test_a_table_or_seat_that_is_not_there_is_not_looked_at(table: Any, seat: Any) -> None:
    batch = Batch("jielong", 2)
    batch.reset(batch.buffers())
    with pytest.raises(ValueError, match=r"there is no (table|seat) .*; there are 0 to [13]"):
        batch.observe(table, seat)
    with pytest.raises(ValueError, match=r"there is no (table|seat) .*; there are 0 to [13]"):
        batch.draw(table, seat)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])  # noqa: S301
def test_a_copy_of_a_batch_goes_on_by_itself_as_the_batch_does(copied: Callable[[Batch], Batch]) -> None:
    batch = Batch("ku-pai", TABLES, seed=chance.seed(), policies=["caller", "random", "heuristic", "caller"], jobs=2)
    buffers = batch.buffers()
    batch.reset(buffers)
    rng = np.random.default_rng(chance.seed())
    for _ in range(10):
        batch.step(random_actions(buffers, rng), buffers)
    twin, told = copied(batch), copy.deepcopy(buffers)
    for _ in range(30):
        actions = random_actions(buffers, rng)
        batch.step(actions, buffers)
        assert not np.array_equal(twin.states, batch.states)
        twin.step(actions, told)
        assert np.array_equal(twin.states, batch.states)
        for field in fields(buffers):
            assert np.array_equal(getattr(told, field.name), getattr(buffers, field.name)), field.name
