"""The slow twin of Heaven 9 with the full house rules (天九, Tien-Gow): every set of tiles is tried."""

from collections.abc import Sequence
from typing import Any

from tests.oracles.tianjiu_sets import CIVIL, MILITARY, in_order, pips, same, subsets

FULL32 = [tile for tile in CIVIL for _ in range(2)] + MILITARY
# from the lowest family (rank 1) to the highest (rank 4): the male tile and the two females
FAMILIES = [
    ("[3:1]", ["[4:1]", "[3:2]"]),
    ("[4:4]", ["[5:2]", "[4:3]"]),
    ("[1:1]", ["[6:2]", "[5:3]"]),
    ("[6:6]", ["[6:3]", "[5:4]"]),
]
LOWEST = ("[2:1]", "[5:1]")  # of the females, of the males
DEFAULTS: dict[str, object] = {
    "peel_allowed": True,
    "toss_choice": "player",
    "special_pair_bonus": 2,
    "quad_bonus": 4,
    "slam_factor": 3,
    "lowest_factor": 2,
    "buy_at_double": True,
    "shut_out": True,
    "previous_wins": True,
    "empty_extra": 0,
    "hands": 8,
}
LEAST = {
    "special_pair_bonus": 0,
    "quad_bonus": 0,
    "slam_factor": 1,
    "lowest_factor": 1,
    "empty_extra": 0,
    "hands": 1,
}


def kind_and_rank(tiles: Sequence[str]) -> tuple[str, int] | None:
    """The kind of a set and its rank, None for what is no set; the special pair, which has no rank, gets 0."""
    if len(tiles) == 1:
        tile = tiles[0]
        return ("single male", 11 - CIVIL.index(tile)) if tile in CIVIL else ("single female", pips(tile))
    if same(tiles, ["[4:2]", "[2:1]"]):
        return "special pair", 0
    for place, male in enumerate(CIVIL):
        if same(tiles, [male, male]):
            return "male pair", 11 - place
    for rank, (male, females) in enumerate(FAMILIES, 1):
        if same(tiles, females):
            return "female pair", pips(females[0])
        for female in females:
            if same(tiles, [male, female]):
                return "mixed pair", rank
            if same(tiles, [male, male, female]):
                return "triple MMF", rank
        if same(tiles, [male, *females]):
            return "triple MFF", rank
        if same(tiles, [male, male, *females]):
            return "quad", rank
    return None


def takes(x: Sequence[str], y: Sequence[str]) -> bool:
    """Whether x takes y: the same kind and strictly higher; so the special pair takes nothing and nothing takes it."""
    of_x, of_y = kind_and_rank(x), kind_and_rank(y)
    if of_x is None or of_y is None:
        return False
    return of_x[0] == of_y[0] and of_x[1] > of_y[1]


def factor(x: int, y: int, previous: int | None, wins: int, previous_wins: bool = True) -> int:
    """What multiplies a payment between two seats: m where the previous winner is one of them."""
    return wins + 1 if previous_wins and previous in (x, y) else 1


def settle(
    stacks: Sequence[int],
    winner: int,
    previous: int | None,
    wins: int,
    last_single: str | None,
    **options: object,
) -> list[int]:
    """The stack payoff without bonuses; last_single is the tile that won the last trick where that was a single."""
    rules: dict[str, Any] = {**DEFAULTS, **options}
    payments = [0, 0, 0, 0]
    for loser in range(4):
        if loser == winner:
            continue
        d = 4 - stacks[loser]
        if stacks[loser] == 0:
            d += rules["empty_extra"]
        paid = d * factor(loser, winner, previous, wins, rules["previous_wins"])
        if stacks[winner] == 8:
            paid *= rules["slam_factor"]
        if last_single in LOWEST and (d > 0 or rules["buy_at_double"]):
            paid *= rules["lowest_factor"]
        payments[loser] -= paid
        payments[winner] += paid
    return payments


def checked(seats: int, options: dict[str, object]) -> dict[str, Any]:
    """All options with their values, or an error."""
    if seats != 4:
        raise ValueError("heaven-nine is for four players")
    if unknown := set(options) - set(DEFAULTS):
        raise ValueError(f"no such option: {unknown}")
    chosen: dict[str, Any] = {**DEFAULTS, **options}
    if chosen["toss_choice"] not in ("player", "auto"):
        raise ValueError("toss_choice is player or auto")
    for name, least in LEAST.items():
        if chosen[name] < least:
            raise ValueError(f"{name} is at least {least}")
    return chosen


class Oracle:
    """A session from explicit walls and dice: two for the first hand, then those of every toss."""

    def __init__(self, seats: int, walls: Sequence[Sequence[str]], dice: Sequence[int] = (), **options: object) -> None:
        self.options = checked(seats, options)
        self.walls = [list(wall) for wall in walls]
        self.dice = list(dice)
        self.over = False
        self.scores = [0, 0, 0, 0]
        self.results: list[list[int]] = []
        self.previous: int | None = None  # the winner of the previous hand, P
        self.wins = 0  # his consecutive wins, w
        self.begin_hand((0 + self.throw(2) - 1) % 4)

    def throw(self, count: int) -> int:
        return sum(self.dice.pop(0) for _ in range(count))

    def begin_hand(self, tosser: int) -> None:
        self.hands: list[list[str]] = [[], [], [], []]
        self.stacks = [0, 0, 0, 0]
        self.bonuses = [0, 0, 0, 0]  # paid so far in this hand
        self.turn, self.tossing = tosser, True
        if self.options["toss_choice"] == "auto":
            self.toss(2, "left", "no")

    def toss(self, dice: int, end: str, peel: str) -> None:
        wall = self.walls[len(self.results)]
        columns = [wall[4 * column : 4 * column + 4] for column in range(8)]
        first = (self.turn + self.throw(dice) - 1) % 4
        for j in range(4):
            if peel == "yes":
                taken = [column[j] for column in columns]
            elif end == "left":
                taken = columns[2 * j] + columns[2 * j + 1]
            else:
                taken = columns[7 - 2 * j] + columns[6 - 2 * j]
            self.hands[(first + j) % 4] = taken
        self.tossing = False
        self.start_trick(self.turn)

    def start_trick(self, leader: int) -> None:
        self.turn = self.leader = self.best_seat = leader
        self.best: list[str] = []

    def hand(self, seat: int) -> list[str]:
        return in_order(self.hands[seat])

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.tossing:
            peels = ["no", "yes"] if self.options["peel_allowed"] else ["no"]
            return [f"toss {dice} {end} {peel}" for dice in (1, 2) for end in ("left", "right") for peel in peels]
        hand = self.hands[self.turn]
        if not self.best:
            groups = [group for count in (1, 2, 3, 4) for group in subsets(hand, count)]
            return ["lead " + "".join(group) for group in groups if kind_and_rank(group)]
        groups = subsets(hand, len(self.best))
        taking = [group for group in groups if takes(group, self.best)]
        if self.is_shut_out(self.turn):
            taking = []
        return ["take " + "".join(group) for group in taking] + ["bury " + "".join(group) for group in groups]

    def is_last_trick(self) -> bool:
        """Whether the lead on the table was the leader's last."""
        return not self.hands[self.leader]

    def is_shut_out(self, seat: int) -> bool:
        return bool(
            self.options["shut_out"] and len(self.best) == 1 and self.is_last_trick() and self.stacks[seat] == 0
        )

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        verb, *rest = text.split()
        if verb == "toss":
            self.toss(int(rest[0]), rest[1], rest[2])
            return
        tiles = [rest[0][place : place + 5] for place in range(0, len(rest[0]), 5)]
        for tile in tiles:
            self.hands[self.turn].remove(tile)
        if verb != "bury":
            self.best, self.best_seat = tiles, self.turn
        if verb == "lead" and kind_and_rank(tiles) == ("special pair", 0):
            self.pay_bonus(self.turn, self.options["special_pair_bonus"])
        self.turn = (self.turn + 1) % 4
        if self.turn == self.leader:
            self.end_trick()

    def pay_bonus(self, receiver: int, amount: int) -> None:
        for payer in range(4):
            if payer != receiver:
                paid = amount * factor(payer, receiver, self.previous, self.wins, self.options["previous_wins"])
                if self.is_last_trick():
                    paid *= 2
                self.bonuses[payer] -= paid
                self.bonuses[receiver] += paid
                self.scores[payer] -= paid
                self.scores[receiver] += paid

    def end_trick(self) -> None:
        taker = self.best_seat
        self.stacks[taker] += len(self.best)
        found = kind_and_rank(self.best)
        if found is not None and found[0] == "quad":
            self.pay_bonus(taker, self.options["quad_bonus"])
        if any(self.hands):
            self.start_trick(taker)
        else:
            self.end_hand(taker, self.best[0] if len(self.best) == 1 else None)

    def end_hand(self, winner: int, last_single: str | None) -> None:
        payments = settle(self.stacks, winner, self.previous, self.wins, last_single, **self.options)
        self.results.append([bonus + payment for bonus, payment in zip(self.bonuses, payments, strict=True)])
        self.scores = [score + payment for score, payment in zip(self.scores, payments, strict=True)]
        self.wins = self.wins + 1 if winner == self.previous else 1
        self.previous = winner
        if len(self.results) == self.options["hands"]:
            self.over, self.turn = True, -1
        else:
            self.begin_hand(winner)
