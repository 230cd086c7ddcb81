"""Pai Gow (牌九, pái jiǔ): the slow twin, written straight from the rules."""

from collections.abc import Sequence
from itertools import combinations

from tests.oracles.pai_gow_ranking import (
    FULL32,
    Split,
    compare,
    house_way,
    in_order,
    rank,
    splits,
)

__all__ = ["Oracle", "commission", "compare", "house_way", "odds", "outcome", "rank", "settle", "splits"]

DEFAULTS: dict[str, int | str] = {
    "variant": "full",
    "copies": "banker",
    "zero_tie": "copy",
    "gee_joon_rank": "both_low",
    "house_way": "easy",
    "banker_sets": "free",
    "commission_percent": 0,
    "commission_rounding": "up",
    "banker_mode": "rotate",
    "first_banker": 0,
    "min_stake": 1,
    "max_stake": 10,
    "bankroll": 0,
    "hands": 16,
}


def outcome(
    player: Split,
    banker: Split,
    copies: str = "banker",
    zero_tie: str = "copy",
    gee_joon_rank: str = "both_low",
) -> int:
    """+1 the player wins, 0 push, -1 he loses. `small` has one group instead of two."""

    def high_first(split: Split) -> Split:
        return tuple(sorted(split, key=lambda h: rank(h, zero_tie, gee_joon_rank), reverse=True))

    signs = [
        compare(mine, his, zero_tie, gee_joon_rank)
        for mine, his in zip(high_first(player), high_first(banker), strict=True)
    ]
    if copies == "banker":
        signs = [-1 if sign == 0 else sign for sign in signs]
    return (sum(signs) > 0) - (sum(signs) < 0)


def settle(
    stake: int,
    player: Split,
    banker: Split,
    copies: str = "banker",
    zero_tie: str = "copy",
    gee_joon_rank: str = "both_low",
) -> int:
    """What the banker pays one player, before commission."""
    return stake * outcome(player, banker, copies, zero_tie, gee_joon_rank)


def commission(gain: int, percent: int, rounding: str = "up") -> int:
    """What a seat that gained (or lost: nothing) pays the house."""
    if gain <= 0:
        return 0
    whole, rest = divmod(gain * percent, 100)
    return whole + 1 if rest and rounding == "up" else whole


def odds(
    tiles: Sequence[str],
    split: int,
    banker_way: str = "easy",
    copies: str = "banker",
    zero_tie: str = "copy",
    gee_joon_rank: str = "both_low",
) -> tuple[int, int, int]:
    """(win, push, lose) over all banker hands; split is the index among splits(tiles).

    Two tiles are a hand of `small`, which is not set: split and banker_way have no effect.
    """
    rest = list(FULL32)
    for tile in tiles:
        rest.remove(tile)
    small = len(tiles) == 2
    mine: Split = (in_order(tiles),) if small else splits(tiles)[split]
    counts = {1: 0, 0: 0, -1: 0}
    for his in combinations(rest, len(tiles)):
        if small:
            banker: Split = (his,)
        else:
            banker = splits(his)[house_way(his, banker_way, zero_tie, gee_joon_rank)]
        counts[outcome(mine, banker, copies, zero_tie, gee_joon_rank)] += 1
    return counts[1], counts[0], counts[-1]


class Oracle:
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        unknown = set(options) - set(DEFAULTS)
        if unknown:
            raise TypeError(f"no such option: {sorted(unknown)}")
        self.options: dict[str, object] = {**DEFAULTS, **options}
        if self.text("variant") == "small" and "copies" not in options:
            self.options["copies"] = "none"
        self.seats = seats
        self.walls = [list(wall) for wall in walls]
        self.scores = [0] * seats
        self.results: list[list[int]] = []
        self.inside = list(range(seats))
        self.banker = self.number("first_banker")
        self.over = False
        self.house = 0
        self.begin()

    def number(self, name: str) -> int:
        found = self.options[name]
        assert isinstance(found, int)
        return found

    def text(self, name: str) -> str:
        found = self.options[name]
        assert isinstance(found, str)
        return found

    def ranking(self) -> tuple[str, str]:
        return self.text("zero_tie"), self.text("gee_joon_rank")

    def begin(self) -> None:
        """Stakes come first: nobody has tiles until the last bet."""
        circle = [(self.banker + 1 + i) % self.seats for i in range(self.seats)]
        self.order = [seat for seat in circle if seat in self.inside]
        self.stakes: dict[int, int] = {}
        self.chosen: dict[int, Split] = {}
        self.tiles: list[list[str]] = [[] for _ in range(self.seats)]
        self.phase = "BET"
        self.turn = self.order[0]

    def balance(self, seat: int) -> int:
        return self.number("bankroll") + self.scores[seat]

    def bets(self) -> list[int]:
        low, high = self.number("min_stake"), self.number("max_stake")
        if self.number("bankroll") > 0:
            if self.balance(self.turn) < low:
                return [self.balance(self.turn)]
            high = min(high, self.balance(self.turn))
        return list(range(low, high + 1))

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.phase == "BET":
            return [f"bet {stake}" for stake in self.bets()]
        return ["set " + " | ".join("".join(group) for group in split) for split in splits(self.tiles[self.turn])]

    def play(self, text: str) -> None:
        index = self.words().index(text)
        if self.phase == "BET":
            self.stakes[self.turn] = self.bets()[index]
        else:
            self.chosen[self.turn] = splits(self.tiles[self.turn])[index]
        self.advance()

    def advance(self) -> None:
        players = self.order[:-1]
        if self.phase == "BET":
            waiting = [seat for seat in players if seat not in self.stakes]
            if waiting:
                self.turn = waiting[0]
                return
            self.deal()
            self.phase = "SET"
        waiting = [seat for seat in self.order if seat not in self.chosen]
        if waiting:
            self.turn = waiting[0]
        else:
            self.show()

    def deal(self) -> None:
        wall = self.walls[len(self.results)]
        small = self.text("variant") == "small"
        size = 2 if small else 4
        for i, seat in enumerate(self.order):
            self.tiles[seat] = list(in_order(wall[i * size : (i + 1) * size]))
            if small:
                self.chosen[seat] = (tuple(self.tiles[seat]),)
        if not small and self.text("banker_sets") == "house_way":
            tiles = self.tiles[self.banker]
            index = house_way(tiles, self.text("house_way"), *self.ranking())
            self.chosen[self.banker] = splits(tiles)[index]

    def show(self) -> None:
        result = [0] * self.seats
        for seat in self.order[:-1]:
            result[seat] = settle(
                self.stakes[seat],
                self.chosen[seat],
                self.chosen[self.banker],
                self.text("copies"),
                *self.ranking(),
            )
        result[self.banker] = -sum(result)
        for seat in self.order:
            percent, rounding = self.number("commission_percent"), self.text("commission_rounding")
            fee = commission(result[seat], percent, rounding)
            result[seat] -= fee
            self.house += fee
        self.results.append(result)
        self.scores = [a + b for a, b in zip(self.scores, result, strict=True)]
        self.next_hand()

    def next_hand(self) -> None:
        fixed = self.text("banker_mode") == "fixed"
        if self.number("bankroll") > 0:
            self.inside = [seat for seat in self.inside if self.balance(seat) > 0 or (fixed and seat == self.banker)]
        if len(self.results) == self.number("hands") or len(self.inside) <= 1:
            self.over = True
            self.turn = -1
            return
        if not fixed:
            circle = [(self.banker + 1 + i) % self.seats for i in range(self.seats)]
            self.banker = next(seat for seat in circle if seat in self.inside)
        self.begin()

    def hand(self, seat: int) -> list[str]:
        return list(self.tiles[seat])
