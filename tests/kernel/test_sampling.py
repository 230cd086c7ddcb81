"""Samples of finished hands, and figures of samples with their intervals, beside plain arithmetic."""

import math
import statistics

import numpy as np
import pytest

import paiju
from paiju import Table
from paiju.kernel.rng import WORDS, seed_rng, shuffle
from paiju.kernel.sampling import REPORT_EVERY, Z99, finished_hands, mean, share

GAME = paiju.game("kol-ye-si")


def test_a_share_has_the_interval_of_a_proportion() -> None:
    found = share(np.array([True] * 30 + [False] * 70))
    margin = 100 * Z99 * math.sqrt(0.3 * 0.7 / 100)
    assert found.value == pytest.approx(30)
    assert found.unit == "%"
    assert found.margin == pytest.approx(margin)
    assert found == f"30.00 % ± {margin:.2f}"


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    sample = [3, -1, 4, 1, -5, 9, 2, 6]
    found = mean(np.array(sample, np.int32))
    margin = Z99 * statistics.stdev(sample) / math.sqrt(len(sample))
    assert found.value == pytest.approx(statistics.mean(sample))
    assert found.margin == pytest.approx(margin)
    assert found == f"{statistics.mean(sample):+.3f} ± {margin:.3f}"


def test_finished_hands_are_finished_and_the_work_is_reported() -> None:
    reports: list[tuple[int, int]] = []
    hands = REPORT_EVERY + 1
    states = finished_hands(GAME, 2, GAME.values(2, {}), hands, 1, lambda done, most: reports.append((done, most)))
    assert reports == [(0, hands), (REPORT_EVERY, hands), (hands, hands)]
    assert states["hands_played"].tolist() == [1] * hands
    assert len({state.tobytes() for state in states}) > hands // 2


def test_a_hand_is_played_by_the_bots_to_where_a_table_comes() -> None:
    """Whoever has one move plays it; whoever has several asks the bot."""
    [state] = finished_hands(GAME, 2, GAME.values(2, {}), 1, 7, lambda done, most: None)
    table = Table(GAME, seats=2, seed=1, wall=[list(map(int, wall_of(7)))])
    while not table.results:
        for move in table.advice().moves:
            table.play(move)
    assert table.results[0] == state["result"][:2].tolist()


def wall_of(seed: int) -> list[int]:
    """The wall that the sample deals first."""
    rng, wall = np.zeros(WORDS, np.int64), np.array(GAME.deck(2, GAME.values(2, {})).tiles(), np.int64)
    seed_rng(rng, seed, 0)
    shuffle(rng, wall, len(wall))
    return [int(face) for face in wall]
