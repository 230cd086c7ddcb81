"""A solver for Watching Ten Sets: breadth-first search over positions, which finds a shortest solution.

It plays by the engine's own `legal`, `apply` and `goal_holds` and knows no rule itself. Two positions are the same if
they have the same groups, whatever their numbers. Moves are tried in their canonical order and positions are
expanded in the order in which they were found, so the same question has the same answer.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.games.solitaire.xiangshifu.goals import goal_holds
from paiju.games.solitaire.xiangshifu.groups import CONTENTS, PLACES
from paiju.games.solitaire.xiangshifu.options import OPTIONS
from paiju.games.solitaire.xiangshifu.rules import MOVES, apply, legal
from paiju.games.solitaire.xiangshifu.state import GROUPS, State
from paiju.kernel.compile import rule

BUDGET = 1_000_000
NO_LIMIT = 30_000  # of moves: no shortest solution comes near

SOLVED, UNSOLVABLE, UNKNOWN = range(3)
VERDICTS = ("solved", "unsolvable", "unknown")

GROUPS_A_WORD = 4  # of a key
WORDS = GROUPS // GROUPS_A_WORD
GROUP_CODES = CONTENTS**PLACES
FREE = -1  # a slot of the hash table
SCATTER = 1_000_003
GOAL = next(option for option in OPTIONS if option.name == "goal")


class Answer(NamedTuple):
    """Solved by these moves, unsolvable, or unknown: more positions than the budget allows."""

    verdict: str
    moves: list[int]
    positions: int  # different ones that were found


def solve(rules: NDArray[np.void], state: NDArray[np.void], goal: str | None = None, budget: int = BUDGET) -> Answer:
    """A shortest way from a position to its own goal or to another; `budget` is the most positions looked at.

    Rules and state are records as a table holds them, arrays of one element. The cut-off `max_moves` is ignored.
    """
    if budget < 1:
        return Answer(VERDICTS[UNKNOWN], [], 0)
    g, states = rules.copy(), np.empty(budget, State.dtype)
    g["max_moves"] = NO_LIMIT
    if goal is not None:
        g["goal"] = GOAL.store(GOAL.read(goal))
    states[0] = state[0]
    states[0]["moves_made"] = 0
    parents, moves = np.empty(budget, np.int32), np.empty(budget, np.int16)
    verdict, found = search(g, states, parents, moves)
    return Answer(VERDICTS[verdict], path_to(found - 1, parents, moves) if verdict == SOLVED else [], int(found))


def hint(rules: NDArray[np.void], state: NDArray[np.void], goal: str | None = None, budget: int = BUDGET) -> int | None:
    """The first move of a shortest solution; none if the position is won, unsolvable or too hard for the budget."""
    moves = solve(rules, state, goal, budget).moves
    return moves[0] if moves else None


def path_to(last: int, parents: NDArray[np.int32], moves: NDArray[np.int16]) -> list[int]:
    """The moves from the first position to one that was found."""
    path: list[int] = []
    while last > 0:
        path.append(int(moves[last]))
        last = int(parents[last])
    return path[::-1]


@rule
def search(rules: Any, states: Any, parents: Any, moves: Any) -> tuple[int, int]:
    """Fill `states` with what can be reached from the first until the goal is: the verdict, and how many are filled."""
    g = rules[0]
    if goal_holds(g, states[0]):
        return SOLVED, 1
    out = np.zeros(MOVES, np.int32)
    child = states[:1].copy()
    codes = np.zeros(GROUPS, np.int64)
    keys = np.empty((len(states) + 1, WORDS), np.int64)  # the one more is for a position that is too many
    slots = np.full(2 * len(states) + 1, FREE, np.int32)
    write_key(states[0].groups, codes, keys[0])
    slots[slot_of(keys, 0, slots)] = 0
    found = 1
    expanded = 0
    while expanded < found:
        for i in range(legal(g, states[expanded], out)):
            child[:] = states[expanded : expanded + 1]
            apply(g, child[0], out[i])
            write_key(child[0].groups, codes, keys[found])
            slot = slot_of(keys, found, slots)
            if slots[slot] != FREE:
                continue
            if found == len(states):
                return UNKNOWN, found
            slots[slot] = found
            states[found : found + 1] = child
            parents[found] = expanded
            moves[found] = out[i]
            found += 1
            if goal_holds(g, child[0]):
                return SOLVED, found
        expanded += 1
    return UNSOLVABLE, found


@rule
def write_key(groups: Any, codes: Any, key: Any) -> None:
    """A position as a few numbers that forget which group is which."""
    for number in range(GROUPS):
        insert(codes, number, (groups[number, 0] * CONTENTS + groups[number, 1]) * CONTENTS + groups[number, 2])
    for word in range(WORDS):
        key[word] = 0
        for i in range(GROUPS_A_WORD):
            key[word] = key[word] * GROUP_CODES + codes[GROUPS_A_WORD * word + i]


@rule
def insert(codes: Any, size: int, code: int) -> None:
    """Insert a code into the ascending codes[0:size]."""
    while size > 0 and codes[size - 1] > code:
        codes[size] = codes[size - 1]
        size -= 1
    codes[size] = code


@rule
def slot_of(keys: Any, number: int, slots: Any) -> int:
    """The slot of the position that has this key: of one found before, or a free one."""
    slot = 0
    for word in range(WORDS):
        slot = (slot * SCATTER + keys[number, word]) % len(slots)
    while slots[slot] != FREE and not same_key(keys, number, slots[slot]):
        slot = (slot + 1) % len(slots)
    return slot


@rule
def same_key(keys: Any, one: int, other: int) -> bool:
    for word in range(WORDS):
        if keys[one, word] != keys[other, word]:
            return False
    return True
