"""The terms of a Kol-ye-si table that matter to a strategy."""

from dataclasses import dataclass
from typing import NamedTuple

from paiju.games.banking.kol_ye_si.single_hand import Odds, odds
from paiju.kernel.options import Values


class Limits(NamedTuple):
    """A stake lies from lo to hi; the other two are agreed for the table."""

    lo: int
    hi: int
    min_stake: int
    max_stake: int


@dataclass(frozen=True)
class Terms:
    """The stakes, draws and perfect pair that are agreed, whatever the number of players."""

    min_stake: int = 1
    max_stake: int = 10
    perfect_pair: bool = True
    draw_counts: tuple[int, ...] = (1, 2)

    @classmethod
    def of(cls, values: Values) -> "Terms":
        counts = tuple(map(int, str(values["draw_counts"]).split("_")))
        least, most = (int(str(values[name])) for name in ("min_stake", "max_stake"))
        return cls(least, most, bool(values["perfect_pair"]), counts)

    @property
    def is_count_forced(self) -> bool:
        return len(self.draw_counts) == 1

    def limits(self, balance: int | None = None) -> Limits:
        """For a player who has so much, or who does not count his chips."""
        hi = self.max_stake if balance is None else min(self.max_stake, balance)
        return Limits(min(self.min_stake, hi), hi, self.min_stake, self.max_stake)

    def odds(self, face: int, count: int) -> Odds:
        return odds(face, count, self.perfect_pair)
