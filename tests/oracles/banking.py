"""The frame of the slow twins of the banking games: seats, bank, stakes, bankroll, session.

Also the reference policies F, L and M and the stride walls of the worked examples.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import product

from tests.oracles.pai_gow_ranking import FULL32, pips

WILD = ("[4:2]", "[2:1]")
FRAME: dict[str, object] = {
    "banker_mode": "rotate",
    "first_banker": 0,
    "min_stake": 1,
    "max_stake": 10,
    "bankroll": 0,
}


def tiles(text: str) -> tuple[str, ...]:
    return tuple(text.replace("][", "] [").split())


def stride(step: int) -> list[str]:
    return [FULL32[step * i % 32] for i in range(32)]


@cache
def sums(group: tuple[str, ...], wild: bool) -> frozenset[int]:
    """Every sum the group can reach; a wild [4:2] or [2:1] counts 3 or 6."""
    ways = [(3, 6) if wild and tile in WILD else (pips(tile),) for tile in group]
    return frozenset(sum(way) for way in product(*ways))


class Bank:
    """One session. A game says in `open_hand` how a hand begins and calls `close_hand` at its end."""

    def __init__(
        self,
        seats: int,
        walls: Sequence[Sequence[str]],
        defaults: Mapping[str, object],
        options: Mapping[str, object],
    ) -> None:
        unknown = set(options) - set(defaults)
        if unknown:
            raise TypeError(f"no such option: {sorted(unknown)}")
        self.options = {**defaults, **options}
        self.seats = seats
        self.walls = [list(wall) for wall in walls]
        self.scores = [0] * seats
        self.results: list[list[int]] = []
        self.inside = list(range(seats))
        self.banker = self.number("first_banker")
        self.turn = -1
        self.over = False
        self.begin()

    def number(self, name: str) -> int:
        found = self.options[name]
        assert isinstance(found, int)
        return found

    def text(self, name: str) -> str:
        found = self.options[name]
        assert isinstance(found, str)
        return found

    def open_hand(self) -> None:
        raise NotImplementedError

    def words(self) -> list[str]:
        raise NotImplementedError

    def play(self, text: str) -> None:
        raise NotImplementedError

    def hand(self, seat: int) -> list[str]:
        raise NotImplementedError

    def has_banker(self) -> bool:
        return True

    def begin(self) -> None:
        """The turn order of the hand: the banker last; without a banker the same seat starts."""
        start = self.banker + 1 if self.has_banker() else self.banker
        circle = [(start + i) % self.seats for i in range(self.seats)]
        self.order = [seat for seat in circle if seat in self.inside]
        self.players = self.order[:-1] if self.has_banker() else self.order
        self.open_hand()

    def wall(self) -> list[str]:
        return self.walls[len(self.results)]

    def balance(self, seat: int) -> int:
        return self.number("bankroll") + self.scores[seat]

    def stakes_up_to(self, rest: int) -> list[int]:
        """The stakes a seat may place that has `rest` of its balance left."""
        low, high = self.number("min_stake"), self.number("max_stake")
        if self.number("bankroll") > 0:
            if rest < low:
                return [rest]
            high = min(high, rest)
        return list(range(low, high + 1))

    def close_hand(self, result: list[int], keeps_bank: bool = False) -> None:
        self.results.append(result)
        self.scores = [a + b for a, b in zip(self.scores, result, strict=True)]
        fixed = self.text("banker_mode") == "fixed"
        if self.number("bankroll") > 0:
            stays = [self.banker] if fixed and self.has_banker() else []
            self.inside = [seat for seat in self.inside if self.balance(seat) > 0 or seat in stays]
        if len(self.results) == self.number("hands") or len(self.inside) <= 1:
            self.over = True
            self.turn = -1
            return
        # Leaving goes before keeping the bank.
        if not (fixed or keeps_bank) or self.banker not in self.inside:
            circle = [(self.banker + 1 + i) % self.seats for i in range(self.seats)]
            self.banker = next(seat for seat in circle if seat in self.inside)
        self.begin()


Policy = Callable[[Bank], str]


def policy_f(table: Bank) -> str:
    return table.words()[0]


def policy_l(table: Bank) -> str:
    return table.words()[-1]


def policy_m() -> Policy:
    """A fresh one for every hand: it counts the decisions."""
    earlier = 0

    def choose(table: Bank) -> str:
        nonlocal earlier
        words = table.words()
        if len(words) == 1:
            return words[0]
        earlier += 1
        return words[7 * (earlier - 1) % len(words)]

    return choose


def play_hand(table: Bank, choose: Policy) -> list[int]:
    """Play to the end of the hand under way; its result."""
    played = len(table.results)
    while len(table.results) == played:
        table.play(choose(table))
    return table.results[-1]
