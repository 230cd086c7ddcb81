"""The tree of a search: what came of a move in what its player saw, kept by a hash of it.

A player's choices are kept by what that player sees, so that nobody plays by what he cannot know. What somebody saw is
a node; a table with open addressing finds it by its key. In all positions in which a seat sees the same it may do the
same, so the moves of a node are known by their order: they are tried one after the other, from a random one on, and
each is kept when it is first tried. When there is no room nothing is added any more.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from paiju.bots.search.codes import (
    EMPTY,
    HEAD,
    KEY,
    MET,
    NEXT,
    NO_MOVE,
    NODE,
    OFFSET,
    TOTAL,
    TRIED,
    USED_MOVES,
    USED_NODES,
    VISITS,
)
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng
from paiju.kernel.rng import MASK, draw_below

Words = NDArray[np.uint32]
Table = NDArray[np.int64]  # a row for each place, node or move of the tree
Floats = NDArray[np.float64]
FIRST_PRIME, SECOND_PRIME = 0x01000193, 0x5BD1E995


@rule
def pick_first(root_visits: NDArray[np.int64], root_totals: Floats, played: int, explore: float) -> int:
    """The place of the move to try next: each once, then by the upper bound of its mean (UCB1)."""
    best = 0
    highest = -math.inf
    logarithm = math.log(max(played, 1))
    for place in range(root_visits.shape[0]):
        number = root_visits[place]
        if number == 0:
            return place
        bound = root_totals[place] / number + explore * math.sqrt(logarithm / number)
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
def cover(words: Words, mask: Words, seen: Words) -> None:
    """What a seat sees of a position: the words of its record where the mask of the seat is open."""
    for place in range(words.shape[0]):
        seen[place] = words[place] & mask[place]


@rule
def key_of(words: Words, mask: Words, factors: Words) -> np.signedinteger:
    """The key of what a seat sees: two sums of products, which stay below 64 bits by the size of the factors.

    Never EMPTY.
    """
    first = np.int64(0)
    second = np.int64(0)
    for place in range(words.shape[0]):
        word = np.int64(words[place] & mask[place])
        first += word * np.int64(factors[0, place])
        second += word * np.int64(factors[1, place])
    return (folded(first, FIRST_PRIME) << 30 | folded(second, SECOND_PRIME) >> 2) + 1


@rule
def folded(number: np.int64, prime: int) -> np.signedinteger:
    """A number of 63 bits as one of 32 in which every bit counts."""
    mixed = (((number ^ number >> 31) & MASK) * prime) & MASK
    return mixed ^ mixed >> 15


@rule
def place_of(places: Table, key: int) -> int:
    """The place of a key, or the empty one where it would go."""
    last = places.shape[0] - 1
    place: int = (key ^ key >> 29) & last
    while places[place, KEY] != EMPTY and places[place, KEY] != key:
        place = (place + 1) & last
    return place


@rule
def pick_below(
    key: int, count: int, tree: tuple[Table, Table, Table], used: NDArray[np.int64], explore: float, rng: Rng
) -> tuple[int, int]:
    """Which of `count` moves to play in the tree, and where it is kept; NO_MOVE where the tree has no room for it.

    A move that was never played here comes first. It is entered, and the tree ends with it.
    """
    places, nodes, moves = tree
    place = place_of(places, key)
    if places[place, KEY] == EMPTY:
        first = draw_below(rng, count)
        node = used[USED_NODES]
        if 2 * node >= places.shape[0] or used[USED_MOVES] == moves.shape[0]:
            return first, NO_MOVE
        used[USED_NODES] += 1
        places[place, KEY], places[place, NODE] = key, node
        nodes[node, HEAD], nodes[node, TRIED], nodes[node, OFFSET], nodes[node, MET] = NO_MOVE, 0, first, 0
    node = places[place, NODE]
    nodes[node, MET] += 1
    tried = nodes[node, TRIED]
    if tried < count:
        return (nodes[node, OFFSET] + tried) % count, enter(node, nodes, moves, used)
    return pick_best(nodes[node, HEAD], nodes[node, OFFSET] + count - 1, count, nodes[node, MET], moves, explore)


@rule
def enter(node: int, nodes: Table, moves: Table, used: NDArray[np.int64]) -> int:
    """Keep a move that was not played at a node so far; NO_MOVE where there is no room for it."""
    move: int = used[USED_MOVES]
    if move == moves.shape[0]:
        return NO_MOVE
    used[USED_MOVES] += 1
    moves[move, VISITS], moves[move, TOTAL], moves[move, NEXT] = 0, 0, nodes[node, HEAD]
    nodes[node, HEAD] = move
    nodes[node, TRIED] += 1
    return move


@rule
def pick_best(head: int, last: int, count: int, met: int, moves: Table, explore: float) -> tuple[int, int]:
    """Of moves that were all tried, the one with the highest upper bound; `head` was the last of them in order."""
    logarithm = math.log(met)
    highest, place, chosen = -math.inf, 0, head
    move = head
    while move != NO_MOVE:
        number = moves[move, VISITS]
        bound = moves[move, TOTAL] / number + explore * math.sqrt(logarithm / number)
        if bound > highest:
            highest, place, chosen = bound, last, move
        move = moves[move, NEXT]
        last -= 1
    return place % count, chosen
