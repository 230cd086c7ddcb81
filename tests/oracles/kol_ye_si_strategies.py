"""Kol-ye-si (골여시): odds, and the strategies for count and stake; part of the slow twin."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import log
from typing import NamedTuple

from tests.oracles.pai_gow_ranking import CIVIL, FULL32, ORDER, pips


class Strategy(NamedTuple):
    """fixed(s, c), random, eleven, weighted, threshold(m, bonus) or exact."""

    name: str
    first: int = 0
    second: int = 0


def score(tiles: Sequence[str]) -> int:
    return sum(pips(tile) for tile in tiles) % 10


def others(tile: str) -> list[str]:
    rest = list(FULL32)
    rest.remove(tile)
    return rest


@cache
def odds(tile: str, k: int, perfect_pair: bool = True) -> tuple[int, int, int, int]:
    """(win, push, lose by points, lose by perfect pair) over all banker pairs and all draws of k tiles."""
    rest = others(tile)
    own = pips(tile)
    win = push = lose = pair = 0
    for i, j in combinations(range(31), 2):
        banker = (pips(rest[i]) + pips(rest[j])) % 10
        left = [pips(other) for n, other in enumerate(rest) if n not in (i, j)]
        scores = [(own + sum(draw)) % 10 for draw in combinations(left, k)]
        if perfect_pair and rest[i] == rest[j]:
            pair += len(scores)
            continue
        win += sum(scores.count(better) for better in range(banker + 1, 10))
        push += scores.count(banker)
        lose += sum(scores.count(worse) for worse in range(banker))
    return win, push, lose, pair


def ev(tile: str, k: int, perfect_pair: bool = True) -> Fraction:
    win, push, lose, pair = odds(tile, k, perfect_pair)
    return Fraction(win - lose - pair, win + push + lose + pair)


def share(tile: str, k: int, least: int) -> Fraction:
    """How often the tile and k others come to `least` or more."""
    draws = list(combinations(others(tile), k))
    return Fraction(sum(score([tile, *draw]) >= least for draw in draws), len(draws))


def count(strategy: Strategy, tile: str, perfect_pair: bool = True, draw_counts: str = "1_2") -> int:
    """1 or 2; a forced count overrides the strategy. `random` has no count of its own: see `counts`."""
    if draw_counts != "1_2":
        return int(draw_counts)
    if strategy.name == "fixed":
        return strategy.second
    if strategy.name == "eleven":
        return 1
    if strategy.name == "weighted":
        return 1 if score([tile]) in (0, 1, 2, 7, 9) else 2
    if strategy.name == "threshold":
        return 1 if share(tile, 1, strategy.first) > share(tile, 2, strategy.first) else 2
    assert strategy.name == "exact", strategy
    return 1 if ev(tile, 1, perfect_pair) >= ev(tile, 2, perfect_pair) else 2


def ladder(tile: str, bonus: int, lo: int, hi: int, step: int) -> int:
    v = score([tile])
    if v == 1:
        return hi
    rungs = {4: 0, 6: 0, 8: 0, 5: 1, 3: 2, 0: 3, 2: 3, 7: 3, 9: 3}
    return lo + rungs[v] * step + (bonus if tile in CIVIL else 0)


def wish(strategy: Strategy, tile: str, lo: int, hi: int, min_stake: int, max_stake: int, perfect_pair: bool) -> int:
    if strategy.name == "fixed":
        return strategy.first
    if strategy.name == "eleven":
        return hi if score([tile]) == 1 else lo
    if strategy.name == "weighted":
        return (min_stake + max_stake) // 2
    if strategy.name == "threshold":
        return ladder(tile, strategy.second, lo, hi, (max_stake - min_stake) // 4)
    assert strategy.name == "exact", strategy
    return hi if max(ev(tile, 1, perfect_pair), ev(tile, 2, perfect_pair)) > 0 else lo


def stake(
    strategy: Strategy,
    tile: str,
    lo: int = 1,
    hi: int = 10,
    min_stake: int = 1,
    max_stake: int = 10,
    perfect_pair: bool = True,
) -> int:
    """The stake, clipped to [lo, hi]. `random` has no stake of its own: see `stakes`."""
    return max(lo, min(hi, wish(strategy, tile, lo, hi, min_stake, max_stake, perfect_pair)))


def counts(strategy: Strategy, tile: str, perfect_pair: bool = True, draw_counts: str = "1_2") -> list[int]:
    """The counts the strategy takes with equal chance."""
    if strategy.name == "random" and draw_counts == "1_2":
        return [1, 2]
    return [count(strategy, tile, perfect_pair, draw_counts)]


def stakes(
    strategy: Strategy, tile: str, min_stake: int = 1, max_stake: int = 10, perfect_pair: bool = True
) -> list[int]:
    """The stakes the strategy places with equal chance, without a bankroll."""
    if strategy.name == "random":
        return list(range(min_stake, max_stake + 1))
    return [stake(strategy, tile, min_stake, max_stake, min_stake, max_stake, perfect_pair)]


def profit(
    strategy: Strategy,
    min_stake: int = 1,
    max_stake: int = 10,
    perfect_pair: bool = True,
    draw_counts: str = "1_2",
) -> Fraction:
    """The exact expected win per hand: the mean over the 32 first tiles."""
    total = Fraction(0)
    for tile in ORDER:
        placed = stakes(strategy, tile, min_stake, max_stake, perfect_pair)
        drawn = counts(strategy, tile, perfect_pair, draw_counts)
        gains = [s * ev(tile, k, perfect_pair) for s in placed for k in drawn]
        total += Fraction(FULL32.count(tile), 32) * sum(gains) / len(gains)
    return total


def turnover(strategy: Strategy, min_stake: int = 1, max_stake: int = 10, perfect_pair: bool = True) -> Fraction:
    """The mean stake."""
    total = Fraction(0)
    for tile in ORDER:
        placed = stakes(strategy, tile, min_stake, max_stake, perfect_pair)
        total += Fraction(FULL32.count(tile), 32) * Fraction(sum(placed), len(placed))
    return total


def growth(
    strategy: Strategy,
    bankroll: int = 100,
    min_stake: int = 1,
    max_stake: int = 10,
    perfect_pair: bool = True,
    draw_counts: str = "1_2",
) -> float:
    """The mean growth of the logarithm of the bankroll per hand."""
    total = 0.0
    for tile in ORDER:
        placed = stakes(strategy, tile, min_stake, max_stake, perfect_pair)
        drawn = counts(strategy, tile, perfect_pair, draw_counts)
        for s in placed:
            for k in drawn:
                win, push, lose, pair = odds(tile, k, perfect_pair)
                up, down = win * log(1 + s / bankroll), (lose + pair) * log(1 - s / bankroll)
                weight = FULL32.count(tile) / 32 / len(placed) / len(drawn)
                total += weight * (up + down) / (win + push + lose + pair)
    return total
