"""A game as a tree in arrays: every node once, the deals at its root."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.figures import grouped
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError
from paiju.kernel.record import array_of
from paiju.lab.equilibrium.reduced import (
    Position,
    Reduced,
    applied,
    hands_played,
    is_over,
    legal_moves,
    observed,
    turn_of,
)
from paiju.words.said import Said

MOST_NODES = 2_000_000
END = -1  # the information set of a node at which the game is over

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Asked(NamedTuple):
    """What a player is asked at an information set."""

    seat: int
    observation: bytes
    legal: tuple[int, ...]


@dataclass(frozen=True)
class Tree:
    """Nodes in an order in which children come after their parents."""

    chance: Floats  # of a first node: the probability of its deal; 0 for all others
    infosets: Ints  # of each node, END at the end
    first_child: Ints  # the place in `children` of the first one
    children: Ints
    depths: Ints
    gains: Floats  # of each seat, at the ends
    actors: Ints  # of each information set
    first_action: Ints  # of each information set, the place among all actions; one more at the end
    asked: tuple[Asked, ...] = ()  # at each information set of a game of Paiju

    @property
    def seats(self) -> int:
        return int(self.gains.shape[1])


@dataclass
class TreeBuilder:
    """Nodes are added from the root down; an information set is named by whatever its player knows."""

    seats: int
    _sets: dict[tuple[int, Hashable], int] = field(default_factory=dict)
    _actors: list[int] = field(default_factory=list)
    _actions: list[int] = field(default_factory=list)
    _levels: list[int] = field(default_factory=list)
    _nodes: list[tuple[float, int, int, int]] = field(default_factory=list)  # chance, set, first child, depth
    _children: list[int] = field(default_factory=list)
    _gains: list[Sequence[float]] = field(default_factory=list)
    _asked: list[Asked] = field(default_factory=list)

    def end(self, gains: Sequence[float], depth: int, chance: float = 0.0) -> int:
        return self._add(chance, END, len(self._children), depth, gains)

    def decision(self, actor: int, known: Hashable, actions: int, depth: int, chance: float = 0.0) -> int:
        """A node at which a player chooses; its children are joined to it later."""
        found = self._sets.setdefault((actor, known), len(self._sets))
        if found == len(self._actors):
            self._actors.append(actor)
            self._actions.append(actions)
            self._levels.append(depth)
        if (self._actions[found], self._levels[found]) != (actions, depth):
            raise ValueError("positions that a player cannot tell apart differ in moves or depth")
        first = len(self._children)
        self._children += [0] * actions
        return self._add(chance, found, first, depth, [0.0] * self.seats)

    def ask(self, node: int, asked: Asked) -> None:
        """What is asked at a node, the first time that its information set is met."""
        if self.set_of(node) == len(self._asked):
            self._asked.append(asked)

    def join(self, node: int, action: int, child: int) -> None:
        self._children[self._nodes[node][2] + action] = child

    def set_of(self, node: int) -> int:
        return self._nodes[node][1]

    def _add(self, chance: float, infoset: int, first: int, depth: int, gains: Sequence[float]) -> int:
        if len(self._nodes) == MOST_NODES:
            raise OptionError(Said("no-reduced-tree", most=grouped(MOST_NODES)))
        self._nodes.append((chance, infoset, first, depth))
        self._gains.append(gains)
        return len(self._nodes) - 1

    def tree(self) -> Tree:
        chance, infosets, first, depths = (list(column) for column in zip(*self._nodes, strict=True))
        return Tree(
            np.array(chance, np.float64),
            np.array(infosets, np.int64),
            np.array(first, np.int64),
            np.array(self._children, np.int64),
            np.array(depths, np.int64),
            np.array(self._gains, np.float64),
            np.array(self._actors, np.int64),
            np.concatenate([[0], np.cumsum(self._actions)]).astype(np.int64),
            tuple(self._asked),
        )


def tree_of(game: Game, reduced: Reduced) -> Tree:
    """The whole tree of a reduced game; what a seat saw and did at its own decisions names what it knows."""
    builder = TreeBuilder(reduced.setting.seats)
    for position, chance in reduced.begins:
        _Growth(game, reduced, builder, position).grow(position, chance, ((),) * reduced.setting.seats, 0)
    return builder.tree()


class _Growth:
    """Grows the tree below one deal."""

    def __init__(self, game: Game, reduced: Reduced, builder: TreeBuilder, begin: Position) -> None:
        self._game, self._setting, self._builder = game, reduced.setting, builder
        self._hand = hands_played(game, begin)
        self._before = self._scores(begin)

    def grow(self, position: Position, chance: float, pasts: tuple[Hashable, ...], depth: int) -> int:
        while not is_over(self._game, position, self._hand):
            legal = legal_moves(self._setting, self._game, position)
            if len(legal) > 1:
                return self._decide(position, legal, chance, pasts, depth)
            position, depth = applied(self._setting, self._game, position, legal[0]), depth + 1
        return self._builder.end((self._scores(position) - self._before).tolist(), depth, chance)

    def _decide(
        self, position: Position, legal: list[int], chance: float, pasts: tuple[Hashable, ...], depth: int
    ) -> int:
        turn = turn_of(self._game, position)
        seen = observed(self._setting, self._game, position, turn)
        node = self._builder.decision(turn, (pasts[turn], seen), len(legal), depth, chance)
        self._builder.ask(node, Asked(turn, seen, tuple(legal)))
        for action, move in enumerate(legal):
            own = (self._builder.set_of(node), action)
            later = (*pasts[:turn], own, *pasts[turn + 1 :])
            after = applied(self._setting, self._game, position, move)
            self._builder.join(node, action, self.grow(after, 0.0, later, depth + 1))
        return node

    def _scores(self, position: Position) -> Floats:
        state = array_of(position, self._game.state.State.dtype)
        scores: Floats = state[0]["score"][: self._setting.seats].astype(np.float64)
        return scores
