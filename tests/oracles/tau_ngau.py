"""Tau Ngau, Bullfight (鬥牛, dau3 ngau4): the slow twin, written straight from the rules."""

from collections.abc import Sequence
from itertools import combinations

from tests.oracles.banking import FRAME, Bank, sums
from tests.oracles.pai_gow_ranking import FULL32, ORDER, in_order

Bull = tuple[str, ...]

DEFAULTS: dict[str, object] = {
    **FRAME,
    "settlement": "pagat",
    "banker_keeps_when_stuck": True,
    "may_decline": False,
    "hands": 16,
}


def without(tiles: Sequence[str], taken: Sequence[str]) -> Bull:
    rest = list(tiles)
    for tile in taken:
        rest.remove(tile)
    return tuple(rest)


def bulls(five: Sequence[str]) -> list[Bull]:
    """All triples that can add up to 10, 20 or 30, in canonical order."""
    triples = set(combinations(in_order(five), 3))
    fitting = [triple for triple in triples if any(total in (10, 20, 30) for total in sums(triple, wild=True))]
    return sorted(fitting, key=lambda triple: [ORDER.index(tile) for tile in triple])


def score(rest: Sequence[str], zero: str = "low") -> int:
    """The best value of the two tiles left beside the bull."""
    values = [total % 10 for total in sums(tuple(rest), wild=True)]
    return max(10 if value == 0 and zero == "high" else value for value in values)


def best_score(five: Sequence[str], zero: str = "low") -> int | None:
    """The score with the best bull; None is stuck."""
    scores = [score(without(five, bull), zero) for bull in bulls(five)]
    return max(scores) if scores else None


def zero_of(settlement: str) -> str:
    return "low" if settlement == "pagat" else "high"


def settle(stake: int, player: int | None, banker: int | None, settlement: str = "pagat") -> int:
    """What the banker pays one player; a score of None is stuck."""
    if settlement == "pagat":
        if player is None:
            return 0 if banker is None else -stake
        if banker is None or player > banker:
            return stake
        return 0 if player == banker else -stake
    if player is not None:
        return stake * (player - (banker or 0))
    if settlement == "macao_fixed" and banker is not None:
        return -stake * banker
    return -4 * stake


def odds(five: Sequence[str]) -> tuple[int, int, int]:
    """(win, push, lose) under pagat over all banker hands left, both with their best bull."""
    mine = best_score(five)
    counts = {1: 0, 0: 0, -1: 0}
    for his in combinations(without(FULL32, five), 5):
        counts[settle(1, mine, best_score(his))] += 1
    return counts[1], counts[0], counts[-1]


def score_table(zero: str = "low") -> dict[int | None, int]:
    """How many of the 201,376 hands come to each best score (None: stuck)."""
    scores = range(10) if zero == "low" else range(1, 11)
    table: dict[int | None, int] = {None: 0, **dict.fromkeys(scores, 0)}
    for five in combinations(FULL32, 5):
        table[best_score(five, zero)] += 1
    return table


class Oracle(Bank):
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        super().__init__(seats, walls, DEFAULTS, options)

    def open_hand(self) -> None:
        self.tiles: dict[int, Bull] = {}
        self.stakes: dict[int, int] = {}
        self.chosen: dict[int, Bull | None] = {}
        if self.text("settlement") != "pagat":  # the stake is fixed: nobody is asked
            self.stakes = {seat: self.stakes_up_to(self.balance(seat))[0] for seat in self.players}
        self.advance()

    def words(self) -> list[str]:
        if self.over:
            return []
        if not self.tiles:
            return [f"bet {stake}" for stake in self.stakes_up_to(self.balance(self.turn))]
        found = ["discard " + "".join(bull) for bull in bulls(self.tiles[self.turn])]
        return [*found, "stuck"] if self.options["may_decline"] or not found else found

    def play(self, text: str) -> None:
        index = self.words().index(text)
        if not self.tiles:
            self.stakes[self.turn] = self.stakes_up_to(self.balance(self.turn))[index]
        elif text == "stuck":
            self.chosen[self.turn] = None
        else:
            self.chosen[self.turn] = bulls(self.tiles[self.turn])[index]
        self.advance()

    def advance(self) -> None:
        for seat in self.players:
            if seat not in self.stakes:
                self.turn = seat
                return
        if not self.tiles:
            self.tiles = {seat: in_order(self.wall()[5 * i : 5 * i + 5]) for i, seat in enumerate(self.order)}
        for seat in self.order:
            if seat not in self.chosen:
                self.turn = seat
                return
        self.show()

    def score_of(self, seat: int) -> int | None:
        bull = self.chosen[seat]
        if bull is None:
            return None
        return score(without(self.tiles[seat], bull), zero_of(self.text("settlement")))

    def show(self) -> None:
        result = [0] * self.seats
        banker = self.score_of(self.banker)
        for seat in self.players:
            result[seat] = settle(self.stakes[seat], self.score_of(seat), banker, self.text("settlement"))
        result[self.banker] = -sum(result)
        self.close_hand(result, banker is None and self.options["banker_keeps_when_stuck"] is True)

    def hand(self, seat: int) -> list[str]:
        return list(self.tiles.get(seat, ()))
