"""Exact odds of a player's six tiles: every pair that the banker, or the table, may have."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.da_ling.options import GROUPS
from paiju.games.banking.da_ling.splits import PAIR_VALUE, SPLITS, best_value, is_distinct, matches, twins
from paiju.games.banking.modulo_ten import TEN, VALUE
from paiju.tiles import FULL32

VALUES = range(1, TEN + 1)


class Outcomes(NamedTuple):
    win: int
    push: int
    lose: int


def in_order(tiles: Sequence[int]) -> NDArray[np.int64]:
    return np.array(sorted(tiles), np.int64)


def place_of(group: Sequence[int]) -> int:
    """The place of a group of tiles in BEST and COUNTS."""
    return int("".join(str(VALUE[face]) for face in group))


def distinct_splits(tiles: Sequence[int]) -> list[int]:
    """The numbers of all splits, in canonical order."""
    twin_bits = twins(in_order(tiles))
    return [split for split in range(1, SPLITS + 1) if is_distinct(twin_bits, split)]


def banker_table(tiles: Sequence[int], banker_wild: bool = True) -> list[int]:
    """How many of the 325 pairs that these tiles leave have value 1, 2, … 10."""
    rest = FULL32.tiles()
    for face in tiles:
        rest.remove(face)
    found = [int(PAIR_VALUE[int(banker_wild), one, other]) for one, other in combinations(rest, 2)]
    return [found.count(value) for value in VALUES]


def group_values(tiles: Sequence[int], split: int) -> list[int]:
    hand = in_order(tiles)
    return [int(best_value(hand, split, group)) for group in range(GROUPS)]


def ev(tiles: Sequence[int], split: int, bets: Sequence[int], banker_wild: bool = True) -> int:
    """The sum of a player's results over the 325 pairs of the banker."""
    return total(tiles, split, bets, banker_table(tiles, banker_wild))


def total(tiles: Sequence[int], split: int, bets: Sequence[int], pairs: Sequence[int]) -> int:
    """The sum of a player's results over so many pairs of the banker by value."""
    return sum(gain * number for gain, number in results(tiles, split, bets, pairs))


def results(tiles: Sequence[int], split: int, bets: Sequence[int], pairs: Sequence[int]) -> Iterator[tuple[int, int]]:
    """For each value of the banker what a player wins, and how many pairs have it."""
    own = group_values(tiles, split)
    for banker, number in zip(VALUES, pairs, strict=True):
        yield sum(bet * ((value > banker) - (value < banker)) for bet, value in zip(bets, own, strict=True)), number


def outcomes(tiles: Sequence[int], split: int, bets: Sequence[int], pairs: Sequence[int]) -> Outcomes:
    """How many pairs of the banker leave a player with a gain, with nothing, and with a loss."""
    found = list(results(tiles, split, bets, pairs))
    win, push, lose = (sum(number for gain, number in found if np.sign(gain) == sign) for sign in (1, 0, -1))
    return Outcomes(win, push, lose)


def best_split(tiles: Sequence[int], bets: Sequence[int], banker_wild: bool = True) -> int:
    """The number of the split with the largest ev; of equals the first."""
    pairs = banker_table(tiles, banker_wild)
    return max(distinct_splits(tiles), key=lambda split: total(tiles, split, bets, pairs))


def matched_bets(tiles: Sequence[int], split: int, bets: Sequence[int], target: int) -> list[int]:
    """The bets on the groups that match a target, 0 for the others."""
    hand = in_order(tiles)
    return [bet if matches(hand, split, group, target) else 0 for group, bet in enumerate(bets)]


def best_match(tiles: Sequence[int], bets: Sequence[int], target: int) -> int:
    """The split that matches most of the bets; of equals the first."""
    return max(distinct_splits(tiles), key=lambda split: sum(matched_bets(tiles, split, bets, target)))
