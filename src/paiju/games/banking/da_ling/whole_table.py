"""All hands of six tiles, counted exactly by merging tiles of the same value."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import chain, combinations
from math import comb, prod

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.counting import types_of_hands
from paiju.games.banking.da_ling.chances import edge
from paiju.games.banking.da_ling.options import GROUPS, HAND, TABLE
from paiju.games.banking.da_ling.single_hand import VALUES, place_of
from paiju.games.banking.da_ling.splits import BEST, COUNTS, PAIR, SINGLE, SPLITS, TRIPLE, best_value, digits
from paiju.games.banking.modulo_ten import TEN, VALUE, WILD
from paiju.kernel.compile import rule
from paiju.tiles import FULL32

Counts = NDArray[np.int64]

HANDS = comb(FULL32.size, HAND)
PAIRS_LEFT = comb(FULL32.size - HAND, TABLE)
DEALS = HANDS * PAIRS_LEFT


@cache
def hand_types(wild_apart: bool) -> tuple[Counts, Counts]:
    """One hand of every type, in canonical order, and how many hands are of its type.

    The wild tiles are one class where both count 3 or 6, and two where the other side has them at face value.
    """
    classes: dict[tuple[int, int], list[int]] = defaultdict(list)
    for face in FULL32.tiles():
        value = int(VALUE[face])
        classes[value, face if wild_apart and value == WILD else 0].append(face)
    sizes = [len(faces) for faces in classes.values()]
    rows = list(types_of_hands(sizes, HAND))
    taken = [[faces[:count] for faces, count in zip(classes.values(), row, strict=True)] for row in rows]
    hands = [sorted(chain.from_iterable(faces)) for faces in taken]
    weights = [prod(comb(size, count) for size, count in zip(sizes, row, strict=True)) for row in rows]
    return np.array(hands, np.int64), np.array(weights, np.int64)


def group_table() -> list[list[int]]:
    """How many single tiles, pairs and triples have best value 1, 2, … 10."""
    table = []
    for size in range(1, GROUPS + 1):
        found = [int(BEST[place_of(group)]) for group in combinations(FULL32.tiles(), size)]
        table.append([found.count(value) for value in VALUES])
    return table


def match_counts() -> list[list[int]]:
    """How many single tiles, pairs and triples can count 1, 2, … 10."""
    table = []
    for size in range(1, GROUPS + 1):
        found = [int(COUNTS[place_of(group)]) for group in combinations(FULL32.tiles(), size)]
        table.append([sum(counts >> value & 1 for counts in found) for value in VALUES])
    return table


@dataclass(frozen=True)
class BestPlay:
    """What always taking the best split brings, over all hands and all pairs of the banker that they leave."""

    bets: tuple[int, ...]
    gains: tuple[int, ...]  # wins less losses of each group, over DEALS
    values: Counts  # by group and value, over HANDS

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(bet * gain for bet, gain in zip(self.bets, self.gains, strict=True)), DEALS)


@cache
def best_play(bets: tuple[int, ...], banker_wild: bool = True) -> BestPlay:
    hands, weights = hand_types(wild_apart=not banker_wild)
    gains = np.zeros(GROUPS, np.int64)
    values = np.zeros((GROUPS, TEN + 1), np.int64)
    edges = np.zeros(TEN + 1, np.int64)
    play_best(hands, weights, np.array(bets, np.int64), int(banker_wild), edges, gains, values)
    return BestPlay(bets, tuple(gains.tolist()), values)


def expectation(bets: Sequence[int], banker_wild: bool = True) -> Fraction:
    """The mean result of a player who always takes the best split."""
    return best_play(tuple(bets), banker_wild).mean


@rule
def play_best(
    hands: Counts, weights: Counts, bets: Counts, is_wild: int, edges: Counts, gains: Counts, values: Counts
) -> None:
    for i in range(len(hands)):
        for value in range(1, TEN + 1):
            edges[value] = edge(hands[i], value, is_wild)
        split = best_by(hands[i], bets, edges)
        for group in range(GROUPS):
            value = best_value(hands[i], split, group)
            gains[group] += weights[i] * edges[value]
            values[group, value] += weights[i]


@rule
def best_by(hand: Counts, bets: Counts, edges: Counts) -> int:
    """The split with the largest sum over the bets; a split that repeats an earlier one ties with it."""
    best = 1
    for split in range(2, SPLITS + 1):
        if sum_of(hand, split, bets, edges) > sum_of(hand, best, bets, edges):
            best = split
    return best


@rule
def sum_of(hand: Counts, split: int, bets: Counts, edges: Counts) -> int:
    total = 0
    for group in range(GROUPS):
        total += bets[group] * edges[best_value(hand, split, group)]
    return total


@cache
def match_table() -> tuple[int, ...]:
    """For each target 1, 2, … 10: of all DEALS of a table and a hand, how many let all three groups match."""
    hands, weights = hand_types(wild_apart=True)
    counts = np.zeros(TEN + 1, np.int64)
    count_matches(hands, weights, counts)
    return tuple(counts.tolist()[1:])


@rule
def count_matches(hands: Counts, weights: Counts, counts: Counts) -> None:
    for i in range(len(hands)):
        targets = targets_of(hands[i])
        pairs = 0
        for target in range(1, TEN + 1):
            # from one value to the next the edge grows by the pairs of both: those passed, and those drawn level with
            pairs = edge(hands[i], target, 0) - edge(hands[i], target - 1, 0) - pairs
            if targets >> target & 1:
                counts[target] += weights[i] * pairs


@rule
def targets_of(hand: Counts) -> int:
    """A bit for each target that all three groups of some split match."""
    found = 0
    for split in range(1, SPLITS + 1):
        one_and_two = COUNTS[digits(hand, split, SINGLE)] & COUNTS[digits(hand, split, PAIR)]
        found |= one_and_two & COUNTS[digits(hand, split, TRIPLE)]
    return found
