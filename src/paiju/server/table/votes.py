"""Votes that an absent player loses the seat."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field


@dataclass
class VotesOut:
    """Who has voted against whom."""

    by_absent: dict[int, set[int]] = field(default_factory=dict)

    def cast(self, voter: int, absent: int) -> None:
        self.by_absent.setdefault(absent, set()).add(voter)

    def has_voted(self, voter: int, absent: int) -> bool:
        return voter in self.by_absent.get(absent, ())

    def forget(self, seat: int) -> None:
        """Drop the votes against a seat, and those that it has cast."""
        self.by_absent.pop(seat, None)
        for voters in self.by_absent.values():
            voters.discard(seat)

    def voted_out(self, persons: AbstractSet[int], present: AbstractSet[int]) -> int | None:
        """An absent seat that more than half of the others who are there have voted out."""
        for absent, voters in self.by_absent.items():
            others = (persons & present) - {absent}
            if absent not in present and 2 * len(voters & others) > len(others):
                return absent
        return None
