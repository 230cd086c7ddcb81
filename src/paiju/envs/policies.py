"""Who plays the seats of a batch of tables: the caller, or a bot that runs inside the compiled loop."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from paiju.bots.levels import GOOD
from paiju.bots.registry import COMMAND, LEARNED_FILE, SEARCH, bot_names
from paiju.envs.codes import CALLER, HEURISTIC, RANDOM

POLICIES = {"caller": CALLER, "random": RANDOM, "heuristic": HEURISTIC, GOOD: HEURISTIC}
Policies = Sequence[str] | Sequence[Sequence[str]]


def read_policies(policies: Policies | None, tables: int, seats: int) -> NDArray[np.int8]:
    """Who plays each seat of each table, by number; every table needs a seat of the caller."""
    words = np.array([["caller"] * seats] if policies is None else policies)
    rows = words[np.newaxis] if words.ndim == 1 else words
    if rows.ndim != 2 or rows.shape[0] not in (1, tables) or rows.shape[1] != seats:
        raise ValueError(f"policies are {seats} words, or {tables} rows of them, not {policies!r}")
    if unknown := set(rows.ravel().tolist()) - set(POLICIES):
        raise ValueError(_why_not(sorted(unknown)[0]))
    codes = np.array([[POLICIES[word] for word in row] for row in rows.tolist()], np.int8)
    if not np.all(np.any(codes == CALLER, axis=1)):
        raise ValueError("every table needs a seat that the caller plays")
    return np.ascontiguousarray(np.broadcast_to(codes, (tables, seats)))


def _why_not(policy: str) -> str:
    """Why a seat cannot be played by this: it is no bot, or one that only plays in Python."""
    known = ", ".join(POLICIES)
    if policy in bot_names() or policy.startswith((SEARCH, LEARNED_FILE, COMMAND)):
        return (
            f"the bot {policy!r} does not run inside the compiled loop, where a seat is played by {known}; "
            "give its seat to the caller and ask the bot, or let it play at a paiju.Table"
        )
    return f"there is no policy {policy!r}: a seat is played by {known}"
