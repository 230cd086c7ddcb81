"""Strategies of Kol-ye-si, each a count part and a stake part, with their exact figures.

A strategy's profit is what it wins a hand on average, its turnover what it stakes; its growth is by how much the
logarithm of a bankroll grows. A hand begins with each of the 32 tiles equally often.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import log
from random import Random

from paiju.games.banking.kol_ye_si.count_parts import (
    AlwaysDraw,
    CountPart,
    DrawBest,
    DrawByChance,
    DrawByValue,
    DrawToReach,
)
from paiju.games.banking.kol_ye_si.stake_parts import (
    AlwaysStake,
    HighIfItGains,
    HighOnEleven,
    Ladder,
    StakeByChance,
    StakePart,
    StakeTheMiddle,
)
from paiju.games.banking.kol_ye_si.terms import Limits, Terms
from paiju.tiles import FULL32
from paiju.words.said import Said


@dataclass(frozen=True)
class Strategy:
    name: Said
    count_part: CountPart
    stake_part: StakePart

    def count(self, face: int, rng: Random) -> int:
        """How many tiles to draw now."""
        return rng.choice(self.count_part.counts(face))

    def stake(self, face: int, limits: Limits, rng: Random) -> int:
        """How much to stake now."""
        return rng.choice(self.stake_part.stakes(face, limits))


def fixed(stake: int, count: int) -> Strategy:
    return Strategy(Said("lab-strategy-fixed", stake=stake, count=count), AlwaysDraw(count), AlwaysStake(stake))


def by_chance() -> Strategy:
    return Strategy(Said("lab-strategy-random"), DrawByChance(), StakeByChance())


def eleven() -> Strategy:
    return Strategy(Said("lab-strategy-eleven"), AlwaysDraw(1), HighOnEleven())


def weighted() -> Strategy:
    return Strategy(Said("lab-strategy-weighted"), DrawByValue((0, 1, 2, 7, 9)), StakeTheMiddle())


def threshold(least: int, bonus: int) -> Strategy:
    return Strategy(Said("lab-strategy-threshold", least=least, bonus=bonus), DrawToReach(least), Ladder(bonus))


def exact(perfect_pair: bool = True) -> Strategy:
    return Strategy(Said("lab-strategy-exact"), DrawBest(perfect_pair), HighIfItGains(perfect_pair))


def baselines(terms: Terms) -> list[Strategy]:
    """What an evolved strategy is measured by."""
    middle = (terms.min_stake + terms.max_stake) // 2
    return [
        fixed(terms.min_stake, 1),
        fixed(terms.max_stake, 1),
        fixed(middle, 2),
        by_chance(),
        eleven(),
        weighted(),
        threshold(5, 0),
        threshold(9, 0),
        exact(terms.perfect_pair),
    ]


def counts_at(terms: Terms, part: CountPart, face: int) -> Sequence[int]:
    """The counts that a part draws on these terms, which may force one."""
    return terms.draw_counts if terms.is_count_forced else part.counts(face)


def profit(strategy: Strategy, terms: Terms) -> Fraction:
    """The mean gain of a hand."""
    total = Fraction(0)
    for face, weight in weights():
        gains = (terms.odds(face, count).ev for count in counts_at(terms, strategy.count_part, face))
        total += weight * mean(gains) * mean(strategy.stake_part.stakes(face, terms.limits()))
    return total


def turnover(strategy: Strategy, terms: Terms) -> Fraction:
    """The mean stake of a hand."""
    total = Fraction(0)
    for face, weight in weights():
        total += weight * mean(strategy.stake_part.stakes(face, terms.limits()))
    return total


def per_chip(strategy: Strategy, terms: Terms) -> Fraction:
    """The mean gain of a chip staked."""
    return profit(strategy, terms) / turnover(strategy, terms)


def growth(strategy: Strategy, terms: Terms, bankroll: int) -> float:
    """The mean growth of the logarithm of a bankroll, which is more than the greatest stake."""
    total = 0.0
    for face, weight in weights():
        stakes = strategy.stake_part.stakes(face, terms.limits())
        counts = counts_at(terms, strategy.count_part, face)
        grown = sum(log_growth(terms, face, count, stake, bankroll) for stake in stakes for count in counts)
        total += float(weight) * grown / (len(stakes) * len(counts))
    return total


def log_growth(terms: Terms, face: int, count: int, stake: int, bankroll: int) -> float:
    odds = terms.odds(face, count)
    won = odds.win * log(1 + stake / bankroll)
    lost = (odds.lose + odds.pair) * log(1 - stake / bankroll)
    return (won + lost) / odds.cases


def weights() -> Iterator[tuple[int, Fraction]]:
    """Every face with its share of all tiles."""
    for face, copies in enumerate(FULL32.copies):
        yield face, Fraction(copies, FULL32.size)


def mean(numbers: Iterable[Fraction | int]) -> Fraction:
    listed = [Fraction(number) for number in numbers]
    return sum(listed, Fraction(0)) / len(listed)
