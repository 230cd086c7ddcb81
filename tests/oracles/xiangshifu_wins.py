"""Watching Ten Sets searched through and through: all that can be reached, and all shortest wins. For small boards."""

from collections.abc import Sequence
from itertools import combinations

from tests.oracles.xiangshifu import Groups, goal, in_order, is_valid, legal, moves, multiset

Position = tuple[tuple[str, ...], ...]


def reachable(groups: Groups) -> list[Groups]:
    """Every position that can be reached, group numbers forgotten, the first one included."""
    found = [[in_order(group) for group in groups]]
    known = {multiset(found[0])}
    for position in found:  # grows while it is read
        for _, following in moves(position, "classic", True):
            if multiset(following) not in known:
                known.add(multiset(following))
                found.append(following)
    return found


def can_be_won(groups: Groups, wanted: str = "any") -> bool:
    return any(goal(position, wanted) for position in reachable(groups))


def shortest_wins(groups: Groups, wanted: str = "any") -> tuple[int, dict[Position, int]]:
    """The fewest moves that win, and for each end how many lines of so many moves lead there; no ends if none can.

    Positions keep their group numbers here, so that a line is a sequence of moves and nothing else.
    """
    layer: dict[Position, int] = {tuple(tuple(in_order(group)) for group in groups): 1}
    known = set(layer)
    length = 0
    while layer:
        ends: dict[Position, int] = {}
        for position, lines in layer.items():
            board = [list(group) for group in position]
            if goal(board, wanted):
                ends[multiset(board)] = ends.get(multiset(board), 0) + lines
        if ends:
            return length, ends
        layer = next_layer(layer, known)
        length += 1
    return 0, {}


def next_layer(layer: dict[Position, int], known: set[Position]) -> dict[Position, int]:
    """The positions one move further that are new, with the lines that lead to them."""
    following: dict[Position, int] = {}
    for position, lines in layer.items():
        for _, board in moves([list(group) for group in position], "classic", True):
            after = tuple(tuple(group) for group in board)
            if after not in known:
                following[after] = following.get(after, 0) + lines
    known.update(following)
    return following


def has_valid_partner(group: Sequence[str], tiles: Sequence[str]) -> bool:
    """Whether some valid group of the other tiles has a legal move with this one."""
    others = list(tiles)
    for tile in group:
        others.remove(tile)
    for partner in [*combinations(others, 3), *combinations(others, 2)]:
        if is_valid(in_order(partner)) and legal([in_order(group), in_order(partner)]):
            return True
    return False
