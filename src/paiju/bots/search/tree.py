"""The tree of a search: what came of a move in what its player saw, kept by a hash of both.

A player's choices are kept by what that player sees, so that nobody plays by what he cannot know. The tree is a table
with open addressing of a fixed size: a place holds one move of one information set. When half of it is taken nothing is
added any more.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from paiju.bots.search.codes import EMPTY, NO_SLOT
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng
from paiju.kernel.rng import MASK, draw_below

Array = Any
FIRST_PRIME, SECOND_PRIME = 0x01000193, 0x5BD1E995


@rule
def pick_first(root_visits: Array, root_totals: Array, played: int, explore: float) -> int:
    """The place of the move to try next: each once, then by the upper bound of its mean (UCB1)."""
    best = 0
    highest = -math.inf
    for place in range(root_visits.shape[0]):
        number = root_visits[place]
        if number == 0:
            return place
        bound = root_totals[place] / number + explore * math.sqrt(math.log(played) / number)
        if bound > highest:
            highest = bound
            best = place
    return best


@rule
def spread_of(total: float, squares: float, number: int) -> float:
    """The standard deviation of the results so far: the unit that exploration is measured in."""
    if number < 2:
        return 1.0
    mean = total / number
    variance = squares / number - mean * mean
    return math.sqrt(variance) if variance > 1e-9 else 1e-3


@rule
def hash_of(words: Array, start: int, prime: int) -> Any:
    """A hash of what is seen, of 32 bits; no product leaves 64 bits, so the interpreter finds the same."""
    value: Any = start
    for place in range(words.shape[0]):
        value = ((value ^ np.int64(words[place])) * prime) & MASK
        value ^= value >> 15
    return value


@rule
def key_of(first: int, second: int, move: int) -> Any:
    """Never EMPTY."""
    mixed = ((first ^ (move + 1)) * FIRST_PRIME) & MASK
    mixed ^= mixed >> 13
    return (mixed << 30 | ((second ^ (move * 0x9E3779B1 & MASK)) & MASK) >> 2) + 1


@rule
def slot_of(keys: Array, key: int) -> Any:
    """The place of a key, or the empty one where it would go."""
    last = keys.shape[0] - 1
    slot = (key ^ key >> 29) & last
    while keys[slot] != EMPTY and keys[slot] != key:
        slot = (slot + 1) & last
    return slot


@rule
def pick_below(
    words: Array, actor: int, moves: Moves, count: int, tree: Array, used: Array, explore: float, rng: Rng
) -> tuple[int, int]:
    """The place of the move to play in the tree, and its slot there; NO_SLOT where the tree has no room for it.

    A move that was never played here comes first, a random one of them. It is entered, and the tree ends with it.
    """
    keys, visits, chances, totals = tree
    first, second = hash_of(words, 0x811C9DC5 ^ actor, FIRST_PRIME), hash_of(words, 7 + actor, SECOND_PRIME)
    untried, place, highest, chosen = 0, 0, -math.inf, NO_SLOT
    for i in range(count):
        slot = slot_of(keys, key_of(first, second, int(moves[i])))
        if keys[slot] == EMPTY:
            untried += 1
            if draw_below(rng, untried) == 0:
                place = i
        elif untried == 0:
            chances[slot] += 1
            bound = totals[slot] / visits[slot] + explore * math.sqrt(math.log(chances[slot]) / visits[slot])
            if bound > highest:
                highest, place, chosen = bound, i, slot
    if untried == 0:
        return place, chosen
    if 2 * used[0] >= keys.shape[0]:
        return place, NO_SLOT
    key = key_of(first, second, int(moves[place]))
    slot = slot_of(keys, key)
    keys[slot], chances[slot] = key, 1
    used[0] += 1
    return place, slot
