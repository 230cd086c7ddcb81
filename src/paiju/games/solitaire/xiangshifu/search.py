"""The search of Watching Ten Sets: positions found one from another, each kept once, expanded in order of promise.

Positions are the same if they have the same groups, whatever their numbers. They wait in buckets and leave them first
in, first out, the lowest bucket first. By the number of moves that led there this is breadth-first search, which finds
a shortest solution; a guided search adds how far the goal seems, and drops what can never be won.
"""

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from paiju.games.solitaire.xiangshifu.distance import distance
from paiju.games.solitaire.xiangshifu.exchanges import find_exchanges
from paiju.games.solitaire.xiangshifu.goals import goal_holds
from paiju.games.solitaire.xiangshifu.groups import CONTENTS, PLACES
from paiju.games.solitaire.xiangshifu.hopeless import hopeless_groups
from paiju.games.solitaire.xiangshifu.rules import exchange, legal, places_of
from paiju.games.solitaire.xiangshifu.state import GROUPS, MOVES, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Records, Row, Rows, i8, i16, i32, i64

SOLVED, UNSOLVABLE, UNKNOWN, GOING_ON = range(4)

GROUPS_A_WORD = 4  # of a key
WORDS = GROUPS // GROUPS_A_WORD
GROUP_CODES = CONTENTS**PLACES
SCATTER = 1_000_003
NONE = -1  # the number of no position

POSITION = np.dtype(
    [
        ("groups", i8, (GROUPS, PLACES)),
        ("key", i64, (WORDS,)),
        ("lines", i64),  # of fewest moves that lead here, found so far
        ("parent", i32),
        ("next", i32),  # in its bucket
        ("depth", i16),  # moves from the first position
        ("move", i16),  # that led here from the parent
        ("won", i8),
    ],
    align=True,
)
BUCKETS = 512
FIRST, LAST = range(2)  # of a bucket
FOUND, ENOUGH = range(2)  # tallies: positions found; the depth from which on nothing is asked
ENDLESS = 1 << 14


class Position(Protocol):
    """An element of an array of POSITION, as far as its key goes."""

    groups: Rows
    key: Row


class Plan(NamedTuple):
    """How to search: guided or breadth first, for all shortest solutions or for one, and for how many positions."""

    guided: bool
    whole: bool
    budget: int


class Memory(NamedTuple):
    """What a search has found, and room to work in."""

    positions: Records  # of POSITION
    slots: NDArray[np.int32]  # hash table: numbers of positions by their keys
    buckets: NDArray[np.int32]  # numbers of the first and last position in each
    tallies: NDArray[np.int64]
    board: Records  # a State on which moves are found
    moves: Moves
    codes: NDArray[np.int64]


def blank_memory(room: int) -> Memory:
    return Memory(
        np.zeros(room, POSITION),
        np.full(2 * room + 1, NONE, i32),
        np.full((2, BUCKETS), NONE, i32),
        np.array([0, ENDLESS], i64),
        State.blank(),
        np.zeros(MOVES, i32),
        np.zeros(GROUPS, i64),
    )


@rule
def start(rules: Records, plan: Plan, memory: Memory, groups: Row) -> int:
    """Note the first position."""
    first = memory.positions[0]
    first.groups[:] = groups
    first.lines = 1
    first.parent = NONE
    write_key(first, memory.codes)
    return note(rules[0], plan, memory, slot_of(memory, 0))


@rule
def explore(rules: Records, plan: Plan, memory: Memory, room: int) -> int:
    """Expand positions until the question is answered, or until there might be more of them than there is room for."""
    g = rules[0]
    while True:
        bucket = lowest_bucket(memory.buckets)
        parent = memory.buckets[FIRST, bucket]
        if parent == NONE or memory.positions[parent].depth >= memory.tallies[ENOUGH]:
            return UNSOLVABLE if memory.tallies[ENOUGH] == ENDLESS else SOLVED
        count = find_moves(g, memory, parent)
        if memory.tallies[FOUND] + count >= room:
            return GOING_ON
        verdict = expand(g, plan, memory, parent, count)
        if verdict != GOING_ON:
            return verdict
        memory.buckets[FIRST, bucket] = memory.positions[parent].next


@rule
def find_moves(g: Rules, memory: Memory, parent: int) -> int:
    board = memory.board[0]
    board.groups[:] = memory.positions[parent].groups
    find_exchanges(g, board)
    return legal(g, board, memory.moves)


@rule
def expand(g: Rules, plan: Plan, memory: Memory, parent: int, count: int) -> int:
    """Play each of the moves; positions that are new are noted, those known can be reached in more ways."""
    for i in range(count):
        number = memory.tallies[FOUND]
        play(memory, parent, memory.moves[i], number)
        slot = slot_of(memory, number)
        known = memory.slots[slot]
        if known == NONE:
            verdict = note(g, plan, memory, slot)
            if verdict != GOING_ON:
                return verdict
        elif memory.positions[known].depth == memory.positions[number].depth:
            memory.positions[known].lines += memory.positions[parent].lines
    return GOING_ON


@rule
def play(memory: Memory, parent: int, move: int, number: int) -> None:
    """Write the position after a move as one that is not yet noted."""
    before = memory.positions[parent]
    after = memory.positions[number]
    after.groups[:] = before.groups
    after.lines = before.lines
    after.depth = before.depth + 1
    after.parent = parent
    after.move = move
    a, x, b, y = places_of(move)
    exchange(after, a, x, b, y)
    write_key(after, memory.codes)


@rule
def note(g: Rules, plan: Plan, memory: Memory, slot: int) -> int:
    """Keep the position that was written last; one that is neither won nor hopeless waits to be expanded."""
    number = memory.tallies[FOUND]
    if number == plan.budget:
        return UNKNOWN
    memory.tallies[FOUND] += 1
    memory.slots[slot] = number
    position = memory.positions[number]
    position.won = goal_holds(g, position)
    if position.won:
        memory.tallies[ENOUGH] = position.depth
        return GOING_ON if plan.whole else SOLVED
    if not plan.guided:
        wait(memory, number, position.depth)
    elif hopeless_groups(g, position) == 0:
        wait(memory, number, position.depth + distance(g, position))
    return GOING_ON


@rule
def wait(memory: Memory, number: int, promise: int) -> None:
    """Append to a bucket; the last bucket takes everything beyond it."""
    bucket = min(promise, BUCKETS - 1)
    last = memory.buckets[LAST, bucket]
    memory.positions[number].next = NONE
    if memory.buckets[FIRST, bucket] == NONE:
        memory.buckets[FIRST, bucket] = number
    else:
        memory.positions[last].next = number
    memory.buckets[LAST, bucket] = number


@rule
def lowest_bucket(buckets: NDArray[np.int32]) -> int:
    """The first bucket that holds something, or the last one."""
    for bucket in range(BUCKETS - 1):
        if buckets[FIRST, bucket] != NONE:
            return bucket
    return BUCKETS - 1


@rule
def write_key(position: Position, codes: NDArray[np.int64]) -> None:
    """Encode the groups as a few numbers that do not depend on their order."""
    groups = position.groups
    for number in range(GROUPS):
        insert(codes, number, (groups[number, 0] * CONTENTS + groups[number, 1]) * CONTENTS + groups[number, 2])
    for word in range(WORDS):
        position.key[word] = 0
        for i in range(GROUPS_A_WORD):
            position.key[word] = position.key[word] * GROUP_CODES + codes[GROUPS_A_WORD * word + i]


@rule
def insert(codes: NDArray[np.int64], size: int, code: int) -> None:
    """Insert a code into the ascending codes[0:size]."""
    while size > 0 and codes[size - 1] > code:
        codes[size] = codes[size - 1]
        size -= 1
    codes[size] = code


@rule
def fill_slots(memory: Memory) -> None:
    """Enter all positions into a hash table that is still empty."""
    for number in range(memory.tallies[FOUND]):
        memory.slots[slot_of(memory, number)] = number


@rule
def slot_of(memory: Memory, number: int) -> int:
    """The slot of the position that has the key of this one: of one noted before, or a free slot."""
    key = memory.positions[number].key
    slot = 0
    for word in range(WORDS):
        slot = (slot * SCATTER + key[word]) % len(memory.slots)
    while memory.slots[slot] != NONE and not same_key(key, memory.positions[memory.slots[slot]].key):
        slot = (slot + 1) % len(memory.slots)
    return slot


@rule
def same_key(one: Row, other: Row) -> bool:
    for word in range(WORDS):
        if one[word] != other[word]:
            return False
    return True
