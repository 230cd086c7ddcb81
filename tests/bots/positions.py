"""Tables in the middle of a hand, to ask bots at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

import paiju
from paiju.kernel.drivers import POOL
from paiju.kernel.record import array_of
from paiju.kernel.rng import WORDS, seed_rng


def choices(slug: str, most: int, seed: int = 1, play_on: int = 3) -> Iterator[paiju.Table]:
    """Tables at decisions with a choice, a few moves apart, in hands played at random."""
    rng, given = random.Random(seed), 0
    while given < most:
        options: dict[str, Any] = dict(paiju.game(slug).single_hand)
        table = paiju.Table(slug, seed=rng.randrange(1 << 30), **options)
        while table.decide() is not None and given < most:
            if len(table.legal) > 1 and rng.randrange(play_on) == 0:
                yield table
                given += 1
            table.play(rng.choice(table.legal))


def redealt(table: paiju.Table, seat: int, seed: int) -> NDArray[np.void]:
    """The state with all that a seat cannot see dealt anew."""
    state, rng = array_of(table.position, table._state.dtype), np.zeros(WORDS, np.int64)
    seed_rng(rng, seed, 0)
    table._drivers.redeal(table._rules, state, seat, rng, np.zeros(POOL, np.int64))
    return state
