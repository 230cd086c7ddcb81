"""A redeal of the solitaire: nothing is hidden, so that it changes nothing."""

import numpy as np

from paiju import game
from paiju.kernel.conformance import Walk
from paiju.kernel.rng import WORDS


def test_there_is_nothing_to_deal_anew() -> None:
    xiangshifu = game("xiangshifu")
    assert {field.sight for field in xiangshifu.state.State.fields.values()} == {"public"}
    rng, pool = np.ones(WORDS, np.int64), np.zeros(64, np.int64)
    walk = Walk(xiangshifu, "standard", 1)
    for _ in walk.positions(20):
        after = walk.state.copy()
        for viewer in (-1, 0):
            walk.drivers.redeal(walk.rules, after, viewer, rng, pool)
        assert (after == walk.state).all()
    assert rng.tolist() == [1] * WORDS
