"""CFR+ (Tammelin 2014) over a tree: regrets never fall below zero, players take turns, later rounds count for more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from paiju.kernel.compile import rule
from paiju.lab.equilibrium.tree import END, Floats, Ints, Tree


@dataclass(frozen=True)
class Point:
    """How good the strategies are after so many rounds."""

    rounds: int
    exploitability: float  # what a seat gains on average when it alone plays the best answer to the others
    stake: float  # what changes hands on average
    values: tuple[float, ...]  # of each seat

    @property
    def share(self) -> float:
        """Exploitability as a share of the mean stake."""
        return self.exploitability / self.stake if self.stake else 0.0


class Solver:
    """Learns strategies round by round."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        actions = int(tree.first_action[-1])
        self._regrets, self._sums = np.zeros(actions), np.zeros(actions)
        self._current = uniform(tree)
        self._arrays = (tree.infosets, tree.first_child, tree.children, tree.actors, tree.first_action)
        self.rounds = 0

    def learn(self, rounds: int) -> None:
        for _ in range(rounds):
            self.rounds += 1
            for player in range(self.tree.seats):
                self._learn(player)

    def _learn(self, player: int) -> None:
        sets, actions = len(self.tree.actors), len(self._regrets)
        own, others = reaches(self.tree, self._current, player)
        values = self.tree.gains[:, player].copy()
        gained, expected, reached = np.zeros(actions), np.zeros(sets), np.zeros(sets)
        look_back(*self._arrays, self._current, player, own, others, values, gained, expected, reached)
        update(
            self.tree.actors,
            self.tree.first_action,
            player,
            self.rounds,
            gained,
            expected,
            reached,
            self._regrets,
            self._sums,
            self._current,
        )

    @property
    def strategy(self) -> Floats:
        """The average strategy: a probability for each action of each information set."""
        return normalized(self.tree, self._sums)

    def judge(self) -> Point:
        """What the average strategies are worth, and what the best answers to them would gain."""
        return judged(self.tree, self.strategy, self.rounds)


def judged(tree: Tree, strategy: Floats, rounds: int = 0) -> Point:
    """What a strategy is worth to each seat when all play it, and what the best answers to it would gain."""
    values, gains, stake = [], [], 0.0
    for player in range(tree.seats):
        own, others = reaches(tree, strategy, player)
        ends = tree.infosets == END
        reach = (own * others)[ends]
        values.append(float(reach @ tree.gains[ends, player]))
        stake += float(reach @ np.abs(tree.gains[ends, player])) / 2
        gains.append(_best_answer(tree, player, strategy, others) - values[-1])
    return Point(rounds, sum(gains) / tree.seats, stake, tuple(values))


def _best_answer(tree: Tree, player: int, strategy: Floats, others: Floats) -> float:
    arrays = (tree.infosets, tree.first_child, tree.children, tree.actors, tree.first_action)
    values, totals = tree.gains[:, player].copy(), np.zeros(len(strategy))
    order = np.argsort(-tree.depths, kind="stable")
    answer(*arrays, order, tree.depths, strategy, player, others, values, totals)
    return float(values @ tree.chance)


def curve(tree: Tree, rounds: int, progress: Callable[[int], None] | None = None) -> Iterator[Point]:
    """The strategies after 1, 2, 4, 8, … rounds, and at the end."""
    solver, wanted = Solver(tree), 1
    while solver.rounds < rounds:
        step = min(wanted, rounds) - solver.rounds
        solver.learn(step)
        if progress:
            progress(step)
        yield solver.judge()
        wanted *= 2


def uniform(tree: Tree) -> Floats:
    return normalized(tree, np.zeros(int(tree.first_action[-1])))


def normalized(tree: Tree, sums: Floats) -> Floats:
    """Shares of each action of an information set; equal ones where there is nothing to share."""
    counts = np.diff(tree.first_action)
    totals = np.add.reduceat(sums, tree.first_action[:-1])
    spread, number = np.repeat(totals, counts), np.repeat(counts, counts)
    shares: Floats = np.where(spread > 0, sums / np.where(spread > 0, spread, 1), 1 / number)
    return shares


def reaches(tree: Tree, strategy: Floats, player: int) -> tuple[Floats, Floats]:
    """How likely each node is by the player's own moves, and by chance and the others'."""
    own, others = np.where(tree.chance > 0, 1.0, 0.0), tree.chance.copy()
    look_ahead(
        tree.infosets, tree.first_child, tree.children, tree.actors, tree.first_action, strategy, player, own, others
    )
    return own, others


@rule
def look_ahead(
    infosets: Ints,
    first_child: Ints,
    children: Ints,
    actors: Ints,
    first_action: Ints,
    strategy: Floats,
    player: int,
    own: Floats,
    others: Floats,
) -> None:
    for node in range(infosets.shape[0]):
        known = infosets[node]
        if known == END:
            continue
        first = first_action[known]
        for action in range(first_action[known + 1] - first):
            child = children[first_child[node] + action]
            share = strategy[first + action]
            is_own = actors[known] == player
            own[child] = own[node] * (share if is_own else 1.0)
            others[child] = others[node] * (1.0 if is_own else share)


@rule
def look_back(
    infosets: Ints,
    first_child: Ints,
    children: Ints,
    actors: Ints,
    first_action: Ints,
    strategy: Floats,
    player: int,
    own: Floats,
    others: Floats,
    values: Floats,
    gained: Floats,
    expected: Floats,
    reached: Floats,
) -> None:
    """The value of every node to the player, and what each of his actions gains where it can be reached."""
    for node in range(infosets.shape[0] - 1, -1, -1):
        known = infosets[node]
        if known == END:
            continue
        first, value = first_action[known], 0.0
        for action in range(first_action[known + 1] - first):
            below = values[children[first_child[node] + action]]
            value += strategy[first + action] * below
            if actors[known] == player:
                gained[first + action] += others[node] * below
        values[node] = value
        if actors[known] == player:
            expected[known] += others[node] * value
            reached[known] = own[node]


@rule
def update(
    actors: Ints,
    first_action: Ints,
    player: int,
    rounds: int,
    gained: Floats,
    expected: Floats,
    reached: Floats,
    regrets: Floats,
    sums: Floats,
    current: Floats,
) -> None:
    for known in range(actors.shape[0]):
        if actors[known] != player:
            continue
        first, last, total = first_action[known], first_action[known + 1], 0.0
        for action in range(first, last):
            sums[action] += rounds * reached[known] * current[action]
            regrets[action] = max(0.0, regrets[action] + gained[action] - expected[known])
            total += regrets[action]
        for action in range(first, last):
            current[action] = regrets[action] / total if total > 0 else 1.0 / (last - first)


@rule
def answer(
    infosets: Ints,
    first_child: Ints,
    children: Ints,
    actors: Ints,
    first_action: Ints,
    order: Ints,
    depths: Ints,
    strategy: Floats,
    player: int,
    others: Floats,
    values: Floats,
    totals: Floats,
) -> None:
    """Values under the player's best answer: deepest nodes first, each information set decided as a whole."""
    start = 0
    while start < order.shape[0]:
        stop = start
        while stop < order.shape[0] and depths[order[stop]] == depths[order[start]]:
            node = order[stop]
            known = infosets[node]
            if known != END:
                first = first_action[known]
                for action in range(first_action[known + 1] - first):
                    below = values[children[first_child[node] + action]]
                    if actors[known] == player:
                        totals[first + action] += others[node] * below
                    else:
                        values[node] += strategy[first + action] * below
            stop += 1
        for place in range(start, stop):
            node = order[place]
            known = infosets[node]
            if known != END and actors[known] == player:
                best = best_action(totals, first_action[known], first_action[known + 1])
                values[node] = values[children[first_child[node] + best]]
        start = stop


@rule
def best_action(totals: Floats, first: int, last: int) -> int:
    """Which of the actions of an information set gains most."""
    best = first
    for action in range(first + 1, last):
        if totals[action] > totals[best]:
            best = action
    return best - first
