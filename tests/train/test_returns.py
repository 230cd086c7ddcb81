"""Whose result belongs to which decision, beside a slow twin that walks each hand forward."""

from __future__ import annotations

import numpy as np
import pytest

from paiju.train.returns import Ring, attribute_all

SLOTS, TABLES, SEATS = 23, 40, 3


def ring(seed: int) -> Ring:
    rng = np.random.default_rng(seed)
    rewards = rng.integers(-9, 10, (SLOTS, SEATS, TABLES)).astype(np.float32)
    dones = (rng.random((SLOTS, TABLES)) < 0.2).astype(np.int8)
    turns = rng.integers(0, SEATS, (SLOTS, TABLES)).astype(np.int32)
    return rewards, dones, turns, rng.integers(-9, 10, (SLOTS, TABLES)).astype(np.float32)


def twin(newest: int, ring: Ring, trust: float) -> list[list[float | None]]:
    """For each decision, oldest first, and each table: its return, None where the hand has not ended."""
    rewards, dones, turns, expected = ring
    slots = [(newest + 1 + step) % SLOTS for step in range(SLOTS)]

    def result(step: int, table: int, seat: int) -> float | None:
        won = 0.0
        for later in range(step + 1, SLOTS):
            slot = slots[later]
            won += float(rewards[slot, seat, table])
            if dones[slot, table]:
                return won
            if turns[slot, table] == seat and later < SLOTS - 1:
                rest = result(later, table, seat)
                return None if rest is None else won + trust * float(expected[slot, table]) + (1 - trust) * rest
        return None

    return [
        [result(step, table, int(turns[slots[step], table])) for table in range(TABLES)] for step in range(SLOTS - 1)
    ]


@pytest.mark.parametrize("trust", [0.0, 0.3])
@pytest.mark.parametrize("newest", [0, 7, SLOTS - 1])
def test_each_decision_gets_what_its_own_seat_won_until_the_hand_ended(newest: int, trust: float) -> None:
    given = ring(newest)
    targets, finished = np.zeros((12, TABLES), np.float32), np.zeros((12, TABLES), np.int8)
    attribute_all(newest, 12, given, trust, np.zeros(SEATS, np.float32), targets, finished)
    for row, wanted in enumerate(twin(newest, given, trust)[:12]):
        for table, value in enumerate(wanted):
            assert bool(finished[row, table]) == (value is not None)
            if value is not None:
                assert targets[row, table] == pytest.approx(value, abs=1e-4)


def test_returns_of_the_wrong_seat_are_noticed() -> None:
    given = ring(3)
    swapped = (given[0], given[1], (given[2] + 1) % SEATS, given[3])
    right, wrong = (np.zeros((12, TABLES), np.float32) for _ in range(2))
    finished = np.zeros((12, TABLES), np.int8)
    attribute_all(5, 12, given, 0.0, np.zeros(SEATS, np.float32), right, finished)
    attribute_all(5, 12, swapped, 0.0, np.zeros(SEATS, np.float32), wrong, finished)
    assert (right != wrong)[finished > 0].mean() > 0.5
