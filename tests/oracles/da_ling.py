"""Da Ling, Beat the Zeroes (打零, dǎ líng): the slow twin, written straight from the rules."""

from collections.abc import Sequence
from itertools import combinations

from tests.oracles.banking import FRAME, Bank, sums
from tests.oracles.pai_gow_ranking import FULL32, ORDER, in_order, pips

Group = tuple[str, ...]
Split = tuple[Group, ...]
Bets = Sequence[int]

DEFAULTS: dict[str, object] = {
    **FRAME,
    "mode": "outrank",
    "banker_wild": True,
    "fixed_bets": "3_7_15",
    "banker_loss": 5,
    "absolute_tie": "push",
    "house_fee": 0,
    "hands": 12,
}


def without(tiles: Sequence[str], taken: Sequence[str]) -> Group:
    rest = list(tiles)
    for tile in taken:
        rest.remove(tile)
    return tuple(rest)


def values(group: Sequence[str], wild: bool = True) -> set[int]:
    """Every value the group can take; zero counts as 10."""
    return {total % 10 or 10 for total in sums(tuple(group), wild)}


def value(group: Sequence[str], wild: bool = True) -> int:
    return max(values(group, wild))


def splits(tiles: Sequence[str]) -> list[Split]:
    """Single, pair and triple, in canonical order; the same tile types only once."""
    found: set[Split] = set()
    for single in tiles:
        five = in_order(without(tiles, [single]))
        for pair in combinations(five, 2):
            found.add(((single,), pair, without(five, pair)))
    return sorted(found, key=lambda split: [ORDER.index(tile) for group in split for tile in group])


def red_pips(group: Sequence[str]) -> int:
    """Ones and fours are red, and half of [6:6]."""
    halves = [int(half) for tile in group for half in (tile[1], tile[3])]
    return sum(half for half in halves if half in (1, 4)) + 6 * list(group).count("[6:6]")


def is_red(table: Sequence[str]) -> bool:
    return red_pips(table) >= 4


def colour_pips(group: Sequence[str], red: bool) -> int:
    return red_pips(group) if red else sum(pips(tile) for tile in group) - red_pips(group)


def target(table: Sequence[str]) -> int:
    return value(table, wild=False)


def matches(group: Sequence[str], table: Sequence[str]) -> bool:
    return target(table) in values(group)


def settle_outrank(
    table: Sequence[str], chosen: Sequence[Split], bets: Sequence[Bets], banker_wild: bool = True
) -> list[int]:
    """The result of every player, then the banker's."""
    banker = value(table, banker_wild)
    results = []
    for split, stakes in zip(chosen, bets, strict=True):
        result = 0
        for group, stake in zip(split, stakes, strict=True):
            if value(group) > banker:
                result += stake
            if value(group) < banker:
                result -= stake
        results.append(result)
    return [*results, -sum(results)]


def settle_exact(
    table: Sequence[str],
    chosen: Sequence[Split],
    bets: Sequence[Bets],
    with_banker: bool = False,
    banker_loss: int = 5,
    absolute_tie: str = "push",
    house_fee: int = 0,
) -> list[int]:
    """The result of every player, then the banker's (0 without a banker)."""
    seats = range(len(chosen))
    complete = [seat for seat in seats if all(matches(group, table) for group in chosen[seat])]
    six = [sum(split, ()) for split in chosen]
    winners = with_most_colour(table, six, complete)
    if len(winners) == 1:
        results = [-sum(stakes) for stakes in bets]
        results[winners[0]] = 0
        loss = banker_loss if with_banker else 0
        results[winners[0]] = -sum(results) + loss - house_fee
        return [*results, -loss]
    if winners and absolute_tie == "push":
        return [0] * (len(chosen) + 1)
    return settle_groups(table, chosen, bets, with_banker)


def with_most_colour(table: Sequence[str], groups: Sequence[Group], seats: Sequence[int]) -> list[int]:
    """Those of the seats whose group shows the most pips of the table's colour."""
    shown = {seat: colour_pips(groups[seat], is_red(table)) for seat in seats}
    return [seat for seat in seats if shown[seat] == max(shown.values())]


def settle_groups(table: Sequence[str], chosen: Sequence[Split], bets: Sequence[Bets], with_banker: bool) -> list[int]:
    banker = len(chosen)
    results = [0] * (banker + 1)
    for g in range(3):
        groups = [split[g] for split in chosen]
        matching = [seat for seat in range(banker) if matches(groups[seat], table)]
        best = with_most_colour(table, groups, matching)
        if len(best) == 1:
            winner = best[0]
        elif not best and with_banker:
            winner = banker
        else:
            continue
        for seat in range(banker):
            results[seat] -= bets[seat][g]
            results[winner] += bets[seat][g]
    return results


def settle(
    mode: str,
    table: Sequence[str],
    chosen: Sequence[Split],
    bets: Sequence[Bets],
    banker_wild: bool = True,
    banker_loss: int = 5,
    absolute_tie: str = "push",
    house_fee: int = 0,
) -> list[int]:
    """The result of every player, then the banker's (0 in `exact`)."""
    if mode == "outrank":
        return settle_outrank(table, chosen, bets, banker_wild)
    with_banker = mode == "exact_with_banker"
    return settle_exact(table, chosen, bets, with_banker, banker_loss, absolute_tie, house_fee)


def banker_table(tiles: Sequence[str], banker_wild: bool = True) -> list[int]:
    """How many of the 325 banker pairs left have value 1 ... 10."""
    worth = [value(pair, banker_wild) for pair in combinations(without(FULL32, tiles), 2)]
    return [worth.count(v) for v in range(1, 11)]


def ev(tiles: Sequence[str], split: Split, bets: Bets, banker_wild: bool = True) -> int:
    """The sum of the player's results over the 325 banker pairs left."""
    pairs = combinations(without(FULL32, tiles), 2)
    return sum(settle_outrank(pair, [split], [bets], banker_wild)[0] for pair in pairs)


def best_split(tiles: Sequence[str], bets: Bets, banker_wild: bool = True) -> Split:
    return max(splits(tiles), key=lambda split: ev(tiles, split, bets, banker_wild))


def group_table() -> list[list[int]]:
    """How many single tiles, pairs and triples have best value 1 ... 10."""
    worths = [[value(group) for group in combinations(FULL32, size)] for size in (1, 2, 3)]
    return [[worth.count(v) for v in range(1, 11)] for worth in worths]


class Oracle(Bank):
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        super().__init__(seats, walls, DEFAULTS, options)

    def has_banker(self) -> bool:
        return self.text("mode") != "exact"

    def open_hand(self) -> None:
        self.table: list[str] = []
        self.tiles: dict[int, Group] = {}
        self.bets: dict[int, list[int]] = {seat: [] for seat in self.players}
        self.chosen: dict[int, Split] = {}
        if self.text("mode") != "outrank":  # the bets are fixed: nobody is asked
            for seat in self.players:
                for bet in self.text("fixed_bets").split("_"):
                    capped = self.number("bankroll") > 0
                    self.bets[seat].append(min(int(bet), self.rest(seat)) if capped else int(bet))
        self.advance()

    def rest(self, seat: int) -> int:
        return self.balance(seat) - sum(self.bets[seat])

    def words(self) -> list[str]:
        if self.over:
            return []
        if not self.table:
            group = len(self.bets[self.turn]) + 1
            return [f"bet {group} {stake}" for stake in self.stakes_up_to(self.rest(self.turn))]
        found = splits(self.tiles[self.turn])
        return ["split " + " | ".join("".join(group) for group in split) for split in found]

    def play(self, text: str) -> None:
        index = self.words().index(text)
        if not self.table:
            self.bets[self.turn].append(self.stakes_up_to(self.rest(self.turn))[index])
        else:
            self.chosen[self.turn] = splits(self.tiles[self.turn])[index]
        self.advance()

    def advance(self) -> None:
        for seat in self.players:
            if len(self.bets[seat]) < 3:
                self.turn = seat
                return
        if not self.table:
            self.deal()
        for seat in self.players:
            if seat not in self.chosen:
                self.turn = seat
                return
        self.show()

    def deal(self) -> None:
        wall = self.wall()
        self.table = wall[0:2]
        for i, seat in enumerate(self.players):
            self.tiles[seat] = in_order(wall[2 + 6 * i : 8 + 6 * i])
        if self.has_banker():
            self.tiles[self.banker] = in_order(self.table)

    def show(self) -> None:
        found = settle(
            self.text("mode"),
            self.table,
            [self.chosen[seat] for seat in self.players],
            [self.bets[seat] for seat in self.players],
            self.options["banker_wild"] is True,
            self.number("banker_loss"),
            self.text("absolute_tie"),
            self.number("house_fee"),
        )
        result = [0] * self.seats
        for seat, gain in zip(self.players, found, strict=False):
            result[seat] = gain
        if self.has_banker():
            result[self.banker] = found[-1]
        self.close_hand(result)

    def hand(self, seat: int) -> list[str]:
        return list(self.tiles.get(seat, ()))
