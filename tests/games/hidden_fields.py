"""Which hidden fields of a game a redeal really changes, found by playing at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from paiju import Table
from paiju.kernel.drivers import POOL
from paiju.kernel.record import array_of
from paiju.kernel.rng import WORDS, seed_rng

ONLOOKER = -1

Redeal = Callable[..., None]
# A field, who looks, and which row of the field (None for a field without rows of seats) that viewer does not see.
Unseen = tuple[str, int, int | None]


def redeal_nothing(*_: Any) -> None:
    """The redeal that a test must notice."""


def unseen_of(table: Table) -> set[Unseen]:
    """All that somebody at this table does not see."""
    found: set[Unseen] = set()
    for name, field in table.game.state.State.fields.items():
        for viewer in range(ONLOOKER, table.seats):
            if field.sight == "hidden":
                found.add((name, viewer, None))
            elif field.sight == "own":
                found |= {(name, viewer, row) for row in range(table.seats) if row != viewer}
    return found


def changed_by_redeal(table: Table, decisions: int, redeal: Redeal | None = None) -> set[Unseen]:
    """What came out different in at least one of the positions of a random session."""
    wanted = unseen_of(table)
    changed: set[Unseen] = set()
    for _ in positions(table, decisions):
        for viewer in range(ONLOOKER, table.seats):
            before, after = table._state[0], redealt(table, viewer, redeal)[0]
            changed |= {unseen for unseen in wanted if unseen[1] == viewer and differs(before, after, unseen)}
    return changed


def redealt(table: Table, viewer: int, redeal: Redeal | None = None) -> Any:
    """The position with all that a viewer does not see dealt anew; as it is, where a redeal does nothing."""
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, 5, len(table.moves))
    state = array_of(table.position, table._state.dtype)
    pool = np.zeros(POOL, np.int64)
    (redeal or table._drivers.redeal)(table._rules, state, viewer, rng, pool)
    return state


def positions(table: Table, decisions: int) -> Iterator[None]:
    choice = random.Random(7)
    for _ in range(decisions):
        if table.decide() is None:
            return
        yield
        table.play(choice.choice(table.legal))


def differs(before: Any, after: Any, unseen: Unseen) -> bool:
    name, _, row = unseen
    if row is None:
        return bool((before[name] != after[name]).any())
    return bool((before[name][row] != after[name][row]).any())
