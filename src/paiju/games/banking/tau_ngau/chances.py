"""What a score of Tau Ngau is worth against a banker."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from paiju.games.banking.modulo_ten import TEN
from paiju.games.banking.tau_ngau.bulls import NO_BULL, zero_in
from paiju.games.banking.tau_ngau.settlement import gain
from paiju.games.banking.tau_ngau.whole_table import Counts, deals_by_score


@dataclass(frozen=True)
class Chances:
    """In how many cases a player wins, pushes and loses, and what he gains in all together with stakes of one."""

    win: int
    push: int
    lose: int
    gain: int

    @property
    def cases(self) -> int:
        return self.win + self.push + self.lose

    @property
    def mean(self) -> Fraction:
        return Fraction(self.gain, self.cases)

    @classmethod
    def against(cls, settlement: int, score: int, banker: Counts) -> "Chances":
        """With this score, when the banker has each score, by its place, in so many cases."""
        gains = [int(gain(settlement, score, his)) for his in range(NO_BULL, TEN + 1)]
        cases = list(zip(gains, banker.tolist(), strict=True))
        return cls(
            win=sum(number for got, number in cases if got > 0),
            push=sum(number for got, number in cases if got == 0),
            lose=sum(number for got, number in cases if got < 0),
            gain=sum(got * number for got, number in cases),
        )


@cache
def chances_by_score(settlement: int) -> dict[int, Chances]:
    """For every score that occurs, the chances over all deals in which the player has it."""
    deals = deals_by_score(zero_in(settlement))
    scores = [score for score in range(NO_BULL, TEN + 1) if deals[score - NO_BULL].any()]
    return {score: Chances.against(settlement, score, deals[score - NO_BULL]) for score in scores}
