"""The slow twin of Heaven-Nine (天九) and its game for two, Moving Mice (老鼠搬家): every set of tiles is tried."""

from collections.abc import Sequence
from typing import Any

from tests.oracles.tianjiu_sets import CIVIL, MILITARY, NINES, SUPREME, beats, in_order, kind_and_rank, subsets

__all__ = ["DECKS", "Oracle", "beats", "kind_and_rank", "settle"]

BOTH_CIVIL = [tile for tile in CIVIL for _ in range(2)]
DECKS = {
    "full32": BOTH_CIVIL + MILITARY,
    "no_supreme30": BOTH_CIVIL + [tile for tile in MILITARY if tile not in SUPREME],
    "wen_supreme24": BOTH_CIVIL + SUPREME,
    "wen51_supreme_nines24": [tile for tile in BOTH_CIVIL if tile != "[5:1]"] + NINES + SUPREME,
    "wen_nines24": BOTH_CIVIL + NINES,
}
DECK_PLAYERS = {"full32": (2, 4), "no_supreme30": (3,)}  # the decks of 24 serve 3 or 4
DEFAULT_DECK = {2: "full32", 3: "no_supreme30", 4: "full32"}
CHOICES: dict[str, tuple[object, ...]] = {
    "combinations": ("seed", "singles", "pure_pairs", "mixed_pairs", "full"),
    "allow_123": (False, True),
    "early_death": (True, False),
    "discards_exposed": (False, True),
    "scoring": ("classic", "winner_one", "trick_points"),
    "banker_multiplier": ("increasing", "fixed", "none"),
    "banker_excess_multiplied": (False, True),
}
LEAST = {
    "quota": 0,
    "empty_extra": 0,
    "supreme_bonus": 0,
    "quad_bonus": 0,
    "first_banker": 0,
    "hands": 1,
    "mouse_max_rounds": 1,
}
DEFAULTS: dict[str, object] = {name: values[0] for name, values in CHOICES.items()} | {
    "quota": "auto",
    "empty_extra": 1,
    "supreme_bonus": 0,
    "quad_bonus": 0,
    "first_banker": 0,
    "hands": 8,
    "mouse_max_rounds": 200,
}


def settle(
    tricks: Sequence[int],
    winner: int,
    banker: int,
    m: int,
    quota: int | str = "auto",
    *,
    scoring: str = "classic",
    empty_extra: int = 1,
    banker_excess_multiplied: bool = False,
) -> list[int]:
    """What each seat gets at the end of a hand, bonuses apart; all tricks together are the tiles of a hand."""
    seats = len(tricks)
    if scoring == "winner_one":
        return [seats - 1 if seat == winner else -1 for seat in range(seats)]
    if scoring == "trick_points":
        points = [tricks[seat] + (4 if seat == winner else 0) for seat in range(seats)]
        return [sum(points[seat] - points[other] for other in range(seats)) for seat in range(seats)]
    q = sum(tricks) // 2 if quota == "auto" else int(quota)
    payments = [0] * seats
    for loser in range(seats):
        if loser == winner:
            continue
        base = q + empty_extra if tricks[loser] == 0 else q - tricks[loser]
        factor = 1
        if winner == banker or (loser == banker and (base > 0 or banker_excess_multiplied)):
            factor = m
        payments[loser] -= base * factor
        payments[winner] += base * factor
    return payments


def checked(seats: int, options: dict[str, object]) -> dict[str, Any]:
    """All options with their values, or an error."""
    if seats not in DEFAULT_DECK or options.get("players", seats) != seats:
        raise ValueError("tianjiu is for 2, 3 or 4 players")
    chosen: dict[str, Any] = {"deck": DEFAULT_DECK[seats], **DEFAULTS, **options}
    chosen.pop("players", None)
    if unknown := set(chosen) - set(DEFAULTS) - {"deck"}:
        raise ValueError(f"no such option: {unknown}")
    if chosen["deck"] not in DECKS or seats not in DECK_PLAYERS.get(chosen["deck"], (3, 4)):
        raise ValueError(f"no deck {chosen['deck']} for {seats} players")
    for name, values in CHOICES.items():
        if chosen[name] not in values:
            raise ValueError(f"{name} is one of {values}")
    for name, least in LEAST.items():
        if chosen[name] != DEFAULTS[name] and chosen[name] < least:
            raise ValueError(f"{name} is at least {least}")
    if chosen["first_banker"] >= seats:
        raise ValueError("first_banker is a seat")
    return chosen


class Oracle:
    """A session from explicit walls."""

    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        self.options = checked(seats, options)
        self.seats = seats
        self.walls = [list(wall) for wall in walls]
        self.over = False
        self.scores = [0] * seats
        self.results: list[list[int]] = []
        self.banker: int = self.options["first_banker"]  # in Moving Mice the seat that leads the game
        self.m = 1 if self.options["banker_multiplier"] == "none" else 2
        self.rounds = 0  # of Moving Mice, finished
        self.deal()

    def deal(self) -> None:
        wall = self.walls[len(self.results)]
        size = 16 if self.seats == 2 else len(DECKS[self.options["deck"]]) // self.seats
        dealt: list[list[str]] = [[] for _ in range(self.seats)]
        for step in range(self.seats):
            dealt[(self.banker + step) % self.seats] = wall[step * size : (step + 1) * size]
        self.bonuses = [0] * self.seats  # paid so far in this hand
        if self.seats == 2:
            self.queues, self.rounds = dealt, 0
            self.start_round(self.banker)
        else:
            self.start_tricks(dealt, self.banker)

    def start_tricks(self, hands: list[list[str]], leader: int) -> None:
        self.hands = hands
        self.size = len(hands[leader])
        self.tricks = [0] * self.seats
        self.start_trick(leader)

    def start_trick(self, leader: int) -> None:
        self.turn = self.leader = self.best_seat = leader
        self.best: list[str] = []
        self.table: list[list[str]] = []  # what each seat put down, from the leader on

    def hand(self, seat: int) -> list[str]:
        return in_order(self.hands[seat])

    def words(self) -> list[str]:
        if self.over:
            return []
        hand, sets = self.hands[self.turn], (self.options["combinations"], self.options["allow_123"])
        if not self.table:
            groups = [group for count in (1, 2, 3, 4) for group in subsets(hand, count)]
            return ["lead " + "".join(group) for group in groups if kind_and_rank(group, *sets)]
        groups = subsets(hand, len(self.best))
        beating = [group for group in groups if beats(group, self.best, *sets)]
        if self.is_shut_out(self.turn):
            beating = []
        return ["beat " + "".join(group) for group in beating] + ["discard " + "".join(group) for group in groups]

    def is_last_trick(self) -> bool:
        """Whether the lead on the table was the leader's last."""
        return not self.hands[self.leader]

    def is_shut_out(self, seat: int) -> bool:
        """Early death: no trick so far, so no part in a last single."""
        if not self.options["early_death"] or (self.seats == 2 and self.size != 8):
            return False
        return len(self.best) == 1 and self.is_last_trick() and self.tricks[seat] == 0

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        verb, written = text.split()
        tiles = [written[place : place + 5] for place in range(0, len(written), 5)]
        for tile in tiles:
            self.hands[self.turn].remove(tile)
        self.table.append(tiles)
        if verb != "discard":
            self.best, self.best_seat = tiles, self.turn
        if verb == "lead" and kind_and_rank(tiles, "full", False) == ("SUP", 0):
            self.pay_bonus(self.turn, self.options["supreme_bonus"])
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.leader:
            self.end_trick()

    def pay_bonus(self, receiver: int, amount: int) -> None:
        if self.seats == 2:
            return
        if self.is_last_trick():
            amount *= 2
        for payer in range(self.seats):
            if payer != receiver:
                paid = amount * self.m if self.banker in (payer, receiver) else amount
                self.bonuses[payer] -= paid
                self.bonuses[receiver] += paid
                self.scores[payer] -= paid
                self.scores[receiver] += paid

    def end_trick(self) -> None:
        taker = self.best_seat
        self.tricks[taker] += len(self.best)
        found = kind_and_rank(self.best, "full", False)
        if found is not None and found[0] == "Q":
            self.pay_bonus(taker, self.options["quad_bonus"])
        if self.seats == 2:
            leads, follows = self.table
            for one, other in zip(leads, follows, strict=True):
                self.queues[taker] += [one, other]
        if any(self.hands):
            self.start_trick(taker)
        elif self.seats == 2:
            self.end_round(taker)
        else:
            self.end_hand(taker)

    def end_hand(self, winner: int) -> None:
        names = ("quota", "scoring", "empty_extra", "banker_excess_multiplied")
        chosen = {name: self.options[name] for name in names}
        payments = settle(self.tricks, winner, self.banker, self.m, **chosen)
        result = [bonus + payment for bonus, payment in zip(self.bonuses, payments, strict=True)]
        if winner != self.banker:
            self.banker = winner
            self.m = 1 if self.options["banker_multiplier"] == "none" else 2
        elif self.options["banker_multiplier"] == "increasing":
            self.m += 1
        self.book(payments, result)

    def start_round(self, leader: int) -> None:
        """A round of Moving Mice: the oldest tiles of both queues, at most eight each."""
        count = min(8, len(self.queues[0]), len(self.queues[1]))
        if count == 0 or self.rounds == self.options["mouse_max_rounds"]:
            self.end_game()
            return
        hands = [queue[:count] for queue in self.queues]
        self.queues = [queue[count:] for queue in self.queues]
        self.start_tricks(hands, leader)

    def end_round(self, taker: int) -> None:
        self.rounds += 1
        self.start_round(taker)

    def end_game(self) -> None:
        lengths = [len(queue) for queue in self.queues]
        result = [0, 0]
        if lengths[0] != lengths[1]:
            self.banker = 0 if lengths[0] > lengths[1] else 1
            result = [1, -1] if self.banker == 0 else [-1, 1]
        self.book(result, result)

    def book(self, payments: Sequence[int], result: list[int]) -> None:
        """Closes a hand: the payments not yet in the scores, the result with those that were."""
        self.scores = [score + payment for score, payment in zip(self.scores, payments, strict=True)]
        self.results.append(result)
        if len(self.results) == self.options["hands"]:
            self.over = True
            self.turn = -1
        else:
            self.deal()
