"""Kol-ye-si (골여시, gol-yeosi): the slow twin, written straight from the rules."""

from collections.abc import Sequence

from tests.oracles.banking import FRAME, Bank
from tests.oracles.kol_ye_si_strategies import (
    Strategy,
    count,
    ev,
    growth,
    odds,
    profit,
    score,
    stake,
    turnover,
)
from tests.oracles.pai_gow_ranking import in_order

__all__ = [
    "Oracle",
    "Strategy",
    "count",
    "ev",
    "growth",
    "is_perfect_pair",
    "odds",
    "profit",
    "score",
    "settle",
    "stake",
    "turnover",
]

DEFAULTS: dict[str, object] = {**FRAME, "perfect_pair": True, "draw_counts": "1_2", "hands": 20}


def is_perfect_pair(pair: Sequence[str]) -> bool:
    return pair[0] == pair[1]


def settle(stake: int, player: int, banker: int) -> int:
    """What the banker pays one player by points."""
    if player == banker:
        return 0
    return stake if player > banker else -stake


class Oracle(Bank):
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        super().__init__(seats, walls, DEFAULTS, options)

    def open_hand(self) -> None:
        self.line = list(self.wall())
        self.tiles: dict[int, list[str]] = {seat: self.take(1) for seat in self.players}
        self.stakes: dict[int, int] = {}
        self.counts: dict[int, int] = {}
        self.turn = self.players[0]

    def take(self, many: int) -> list[str]:
        return [self.line.pop(0) for _ in range(many)]

    def is_betting(self) -> bool:
        return len(self.stakes) < len(self.players)

    def draws(self) -> list[int]:
        return [int(many) for many in self.text("draw_counts").split("_")]

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.is_betting():
            return [f"bet {stake}" for stake in self.stakes_up_to(self.balance(self.turn))]
        return [f"draw {many}" for many in self.draws()]

    def play(self, text: str) -> None:
        index = self.words().index(text)
        if self.is_betting():
            self.stakes[self.turn] = self.stakes_up_to(self.balance(self.turn))[index]
            if self.is_betting():
                self.turn = self.players[len(self.stakes)]
            else:
                self.banker_takes()
            return
        self.counts[self.turn] = self.draws()[index]
        self.tiles[self.turn] += self.take(self.counts[self.turn])
        if len(self.counts) < len(self.players):
            self.turn = self.players[len(self.counts)]
        else:
            self.show()

    def banker_takes(self) -> None:
        pair = self.take(2)
        self.tiles[self.banker] = pair
        self.turn = self.players[0]
        if self.options["perfect_pair"] and is_perfect_pair(pair):
            self.pay({seat: -self.stakes[seat] for seat in self.players})

    def show(self) -> None:
        banker = score(self.tiles[self.banker])
        self.pay({seat: settle(self.stakes[seat], score(self.tiles[seat]), banker) for seat in self.players})

    def pay(self, gains: dict[int, int]) -> None:
        result = [gains.get(seat, 0) for seat in range(self.seats)]
        result[self.banker] = -sum(result)
        self.close_hand(result)

    def hand(self, seat: int) -> list[str]:
        return list(in_order(self.tiles.get(seat, [])))
