"""The slow twin of Bagchen, the Tibetan Heaven-Nine with a double set: every set of tiles is tried."""

from collections.abc import Sequence
from typing import Any

from tests.oracles.bagchen_sets import (
    DOUBLE64,
    EARTH,
    SKY,
    beats,
    chips_worth,
    in_order,
    is_weak,
    kind_and_rank,
    passport_leads,
    point_tiles,
    subsets,
)

__all__ = ["DOUBLE64", "Oracle", "beats", "kind_and_rank", "point_tiles", "settle"]

CHARITY_SUITS = {"sky": SKY, "earth": EARTH, "none": SKY + EARTH}
DEFAULTS: dict[str, object] = {
    "passport": True,
    "passport_leads": False,
    "horses": True,
    "jump": True,
    "redeal_weak": False,
    "charity": False,
    "first_dealer": 0,
    "hands": 4,
}


def settle(tricks: Sequence[int], winner: int, run_worth: int = 0, jump: bool = True) -> list[int]:
    """The payments at the end, chips apart; run_worth is the chips per opponent the final run of points is worth."""
    factor = 2 * run_worth if jump and run_worth > 0 else 1
    payments = [0, 0, 0, 0]
    for loser in range(4):
        if loser != winner:
            payments[loser] -= (6 - tricks[loser]) * factor
            payments[winner] += (6 - tricks[loser]) * factor
    return payments


class Oracle:
    """A session from explicit walls and dice, two dice for every deal (a redeal takes the next wall and dice)."""

    def __init__(self, seats: int, walls: Sequence[Sequence[str]], dice: Sequence[int] = (), **options: object) -> None:
        if seats != 4:
            raise ValueError("bagchen is for four players")
        if unknown := set(options) - set(DEFAULTS):
            raise ValueError(f"no such option: {unknown}")
        self.options: dict[str, Any] = {**DEFAULTS, **options}
        if not 0 <= self.options["first_dealer"] < 4 or self.options["hands"] < 1:
            raise ValueError("first_dealer is a seat and hands at least 1")
        self.walls = [list(wall) for wall in walls]
        self.dice = list(dice)
        self.over = False
        self.scores = [0, 0, 0, 0]
        self.results: list[list[int]] = []
        self.first_leader: int = self.options["first_dealer"]
        self.deal()

    def deal(self) -> None:
        wall = self.walls.pop(0)
        self.hands: list[list[str]] = [[], [], [], []]
        for step in range(4):
            self.hands[(self.first_leader + step) % 4] = wall[16 * step : 16 * step + 16]
        self.points = point_tiles(self.dice.pop(0), self.dice.pop(0))
        self.tricks = [0, 0, 0, 0]
        self.chips = [0, 0, 0, 0]  # paid and got so far in this hand
        self.face_up: list[str] = []
        # of every trick: who won it, the chips per opponent it is worth, the chips that were paid
        self.history: list[tuple[int, int, list[int]]] = []
        from_leader = [(self.first_leader + step) % 4 for step in range(4)]
        self.weak = [seat for seat in from_leader if self.options["redeal_weak"] and self.is_weak(seat)]
        self.start_trick(self.first_leader)
        if self.weak:
            self.turn = self.weak[0]

    def is_weak(self, seat: int) -> bool:
        return is_weak(self.hands[seat], self.points)

    def start_trick(self, leader: int) -> None:
        self.turn = self.leader = self.best_seat = leader
        self.best: list[str] = []
        self.named = ""  # the suit named with a charity tile that nobody has beaten

    def hand(self, seat: int) -> list[str]:
        return in_order(self.hands[seat])

    def has_passport(self, seat: int) -> bool:
        return self.tricks[seat] >= 6

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.weak:
            return ["redeal", "keep"]
        if not self.best:
            return self.lead_words()
        groups = subsets(self.hands[self.turn], len(self.best))
        beating = [group for group in groups if self.takes(group)]
        return ["beat " + "".join(group) for group in beating] + ["discard " + "".join(group) for group in groups]

    def lead_words(self) -> list[str]:
        hand, horses = self.hands[self.turn], self.options["horses"]
        if self.options["passport_leads"] and self.has_passport(self.turn):
            groups = passport_leads(hand, self.face_up, self.points, horses)
        else:
            groups = [group for size in (1, 2, 3, 4) for group in subsets(hand, size)]
            groups = [group for group in groups if kind_and_rank(group, self.points, horses)]
        charities = []
        if self.options["charity"] and not self.has_passport(self.turn):
            charities = [f"charity {tile} {suit}" for [tile] in subsets(hand, 1) for suit in CHARITY_SUITS]
        return ["lead " + "".join(group) for group in groups] + charities

    def takes(self, group: list[str]) -> bool:
        """Whether the group beats what is best on the table."""
        if self.named:
            return group[0] in CHARITY_SUITS[self.named] and group[0] not in self.points
        return beats(group, self.best, self.points, self.options["horses"])

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        if text == "redeal":
            self.deal()
        elif text == "keep":
            self.weak.pop(0)
            self.turn = self.weak[0] if self.weak else self.first_leader
        else:
            self.put_down(*text.split())

    def put_down(self, verb: str, written: str, named: str = "") -> None:
        tiles = [written[place : place + 5] for place in range(0, len(written), 5)]
        for tile in tiles:
            self.hands[self.turn].remove(tile)
        if verb != "discard":
            self.best, self.best_seat, self.named = tiles, self.turn, named
        if verb in ("lead", "beat"):
            self.face_up += tiles
        self.turn = (self.turn + 1) % 4
        if self.turn == self.leader:
            self.end_trick()

    def end_trick(self) -> None:
        taker = self.best_seat
        worth = 0 if self.named else chips_worth(self.best, self.points)
        paid = [0, 0, 0, 0]
        for payer in range(4):
            is_exempt = self.options["passport"] and self.has_passport(payer)
            if payer != taker and not is_exempt:
                paid[payer] -= worth
                paid[taker] += worth
        self.book_chips(paid, 1)
        self.history.append((taker, worth, paid))
        self.tricks[taker] += len(self.best)
        if any(self.hands):
            self.start_trick(taker)
        else:
            self.end_hand(taker)

    def book_chips(self, paid: Sequence[int], sign: int) -> None:
        for seat in range(4):
            self.chips[seat] += sign * paid[seat]
            self.scores[seat] += sign * paid[seat]

    def end_hand(self, winner: int) -> None:
        run_worth = 0
        if self.options["jump"]:
            for taker, worth, paid in reversed(self.history):
                if taker != winner or worth == 0:
                    break
                run_worth += worth
                self.book_chips(paid, -1)
        payments = settle(self.tricks, winner, run_worth, self.options["jump"])
        self.results.append([chips + payment for chips, payment in zip(self.chips, payments, strict=True)])
        self.scores = [score + payment for score, payment in zip(self.scores, payments, strict=True)]
        self.first_leader = winner
        if len(self.results) == self.options["hands"] or self.tricks[winner] == 16:  # the big slam ends the session
            self.over, self.turn = True, -1
        else:
            self.deal()
