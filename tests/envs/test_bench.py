"""The benchmark plays legal moves and gives figures."""

import numpy as np
import pytest

from paiju.envs.batch import Batch
from paiju.envs.bench import choose_randomly, main, steps_a_second
from paiju.kernel.rng import WORDS, seed_rng


def test_random_actions_are_legal_and_equally_likely() -> None:
    masks = np.tile(np.array([0, 1, 0, 1, 1], np.int8), (6000, 1))
    masks[0] = 0
    actions, rng = np.full(6000, -1, np.int64), np.zeros(WORDS, np.int64)
    seed_rng(rng, 5, 0)
    choose_randomly(masks, rng, actions)
    assert actions[0] == -1
    counts = np.bincount(actions[1:], minlength=5)
    assert counts[[0, 2]].tolist() == [0, 0]
    assert counts[[1, 3, 4]] == pytest.approx([2000] * 3, abs=200)


def test_steps_are_counted() -> None:
    assert steps_a_second("jielong", 8, 3, 2) > 0


def test_a_table_of_figures(capsys: pytest.CaptureFixture[str]) -> None:
    main(["接龙", "--tables", "8", "--steps", "3"])
    assert f"| jielong | {Batch('jielong', 1).encoding.size} | " in capsys.readouterr().out
