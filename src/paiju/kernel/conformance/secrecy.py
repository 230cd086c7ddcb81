"""What a seat cannot see makes no difference to it, and `redeal` really deals that anew."""

from __future__ import annotations

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.conformance.walk import Walk, sessions
from paiju.kernel.drivers import POOL
from paiju.kernel.game import Game
from paiju.kernel.rng import draw_below

ENOUGH = 25  # positions in which a field hid something; redeal has to change it in at least one of them


def check_secrecy(game: Game, preset: str, seed: int, decisions: int) -> None:
    """What a seat sees, and what it may do, stays the same when all it cannot see is dealt anew.

    And it is dealt anew: a field that hides something from a seat is changed sooner or later, unless it is declared
    with redealt=False.
    """
    pool = np.zeros(POOL, np.int64)
    hiding: Counter[str] = Counter()
    changed: set[str] = set()
    for walk in sessions(game, preset, seed, decisions):
        for moves in walk.positions(decisions):
            viewer = draw_below(walk.rng, walk.seats + 1) - 1
            other = walk.state.copy()
            walk.drivers.redeal(walk.rules, other, viewer, walk.rng, pool)
            before, after = walk.observation(viewer), walk.observation(viewer, other)
            same = before.tobytes() == after.tobytes()
            walk.demand(same, f"seat {viewer} sees what it must not: {', '.join(differing(before, after))}")
            if viewer == walk.turn:
                out = np.zeros_like(walk.out)
                count = walk.drivers.legal(walk.rules, other, out)
                walk.demand(out[:count].tolist() == moves.tolist(), "legal moves depend on hidden tiles")
            hiding.update(differing(walk.state, before))
            changed.update(differing(walk.state, other))
    demand_redealt(walk, hiding, changed)


def demand_redealt(walk: Walk, hiding: Counter[str], changed: set[str]) -> None:
    """Every field that hid something often enough was changed by `redeal`."""
    fields = walk.game.state.State.fields
    left = [name for name, times in hiding.items() if times >= ENOUGH and name not in changed and fields[name].redealt]
    walk.demand(
        not left,
        f"redeal never changes what seats cannot see: {', '.join(sorted(left))}; "
        "a field that is rightly left as it is says redealt=False",
    )


def differing(one: NDArray[np.void], other: NDArray[np.void]) -> list[str]:
    """The fields in which two records differ."""
    names = one.dtype.names or ()
    return [name for name in names if one[0][name].tobytes() != other[0][name].tobytes()]
