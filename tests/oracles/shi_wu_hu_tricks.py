"""The slow twin of Fifteen Hu, the trick-taking game (十五湖, ShiWuHu), played with 84 domino cards."""

from collections.abc import Sequence
from typing import Any

WEN = ["[6:6]", "[1:1]", "[4:4]", "[3:1]", "[5:5]", "[3:3]", "[2:2]", "[6:5]", "[6:4]", "[6:1]", "[5:1]"]
RED = ["[5:4]", "[6:2]", "[4:3]", "[4:2]", "[4:1]", "[2:1]"]
BLACK = ["[6:3]", "[5:3]", "[5:2]", "[3:2]"]
SUITS = [WEN, RED, BLACK]  # each from its highest card down
FAMILIES = [
    ("[6:6]", "[5:4]", "[6:3]"),
    ("[1:1]", "[6:2]", "[5:3]"),
    ("[4:4]", "[4:3]", "[5:2]"),
    ("[3:1]", "[4:1]", "[3:2]"),
]
CANONICAL = [*WEN, "[6:3]", "[5:4]", "[6:2]", "[5:3]", "[5:2]", "[4:3]", "[4:2]", "[4:1]", "[3:2]", "[2:1]"]
CARDS84 = [card for card in CANONICAL for _ in range(4)]
DEFAULTS: dict[str, object] = {
    "win_by": "tricks",
    "target": 15,
    "break_on_empty_lead": True,
    "supreme_laid": "all",
    "pass_out": False,
    "first_dealer": 0,
    "hands": 4,
}


def in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=CANONICAL.index)


def composition(tiles: Sequence[str]) -> tuple[int, int, int]:
    """How many WEN, RED and BLACK cards there are."""
    wen, red, black = (sum(tile in suit for tile in tiles) for suit in SUITS)
    return wen, red, black


def is_set(tiles: Sequence[str]) -> bool:
    faces = set(tiles)
    if any(list(tiles).count(face) > 4 for face in faces):
        return False
    if len(faces) == 1:
        return True
    return any(family[0] in faces and faces <= set(family) for family in FAMILIES)


def beats(x: Sequence[str], y: Sequence[str]) -> bool:
    """Whether x beats y: two sets of one composition, x strictly higher in every suit present."""
    if not is_set(x) or not is_set(y) or composition(x) != composition(y):
        return False
    for suit in SUITS:
        of_x = [suit.index(tile) for tile in x if tile in suit]
        of_y = [suit.index(tile) for tile in y if tile in suit]
        if of_x and not of_x[0] < of_y[0]:
            return False
    return True


def sets_in(hand: Sequence[str]) -> list[list[str]]:
    """Every different set a hand holds, by number of cards, then in lexicographic order."""
    cards = list(hand)
    found = [[face] * count for face in CANONICAL for count in range(1, cards.count(face) + 1)]
    for wen, red, black in FAMILIES:
        for w in range(1, cards.count(wen) + 1):
            for r in range(cards.count(red) + 1):
                for b in range(cards.count(black) + 1):
                    if r + b > 0:
                        found.append(in_order([wen] * w + [red] * r + [black] * b))
    return sorted(found, key=lambda cards: (len(cards), [CANONICAL.index(card) for card in cards]))


def laid_cards(hand: Sequence[str], supreme_laid: str = "all") -> list[str]:
    """The Supreme cards a dealt hand puts down."""
    sixes, threes = list(hand).count("[4:2]"), list(hand).count("[2:1]")
    if supreme_laid == "off" or sixes == 0 or threes == 0:
        return []
    if supreme_laid == "pairs":
        sixes = threes = min(sixes, threes)
    return ["[4:2]"] * sixes + ["[2:1]"] * threes


def checked(seats: int, options: dict[str, object]) -> dict[str, Any]:
    """All options with their values, or an error."""
    if seats not in (3, 4):
        raise ValueError("shi-wu-hu-tricks is for 3 or 4 players")
    if unknown := set(options) - set(DEFAULTS):
        raise ValueError(f"no such option: {unknown}")
    chosen: dict[str, Any] = {**DEFAULTS, **options}
    if chosen["win_by"] not in ("tricks", "get_rid", "get_rid_on_trick"):
        raise ValueError("win_by is tricks, get_rid or get_rid_on_trick")
    if chosen["supreme_laid"] not in ("all", "pairs", "off"):
        raise ValueError("supreme_laid is all, pairs or off")
    if not 1 <= chosen["target"] <= 84 // seats:
        raise ValueError("target is between 1 and the size of a hand")
    if not 0 <= chosen["first_dealer"] < seats:
        raise ValueError("first_dealer is a seat")
    if chosen["hands"] < 1:
        raise ValueError("hands is at least 1")
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
        self.first_leader: int = self.options["first_dealer"]
        self.deal()

    def deal(self) -> None:
        wall, size = self.walls[len(self.results)], 84 // self.seats
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for step in range(self.seats):
            self.hands[(self.first_leader + step) % self.seats] = wall[step * size : (step + 1) * size]
        self.hu = [0] * self.seats
        self.tricks = 0  # finished in this hand
        self.lay()
        self.start_trick(self.first_leader)

    def lay(self) -> None:
        """Every seat that holds both Supreme cards lays them down."""
        for seat in range(self.seats):
            laid = laid_cards(self.hands[seat], self.options["supreme_laid"])
            for card in laid:
                self.hands[seat].remove(card)
            self.hu[seat] += len(laid)

    def start_trick(self, leader: int) -> None:
        self.turn = self.best_seat = leader
        self.best: list[str] = []
        self.passes = 0  # in a row, since the best set was played
        self.passed: set[int] = set()  # the seats that passed in this trick

    def hand(self, seat: int) -> list[str]:
        return in_order(self.hands[seat])

    def words(self) -> list[str]:
        if self.over:
            return []
        groups = sets_in(self.hands[self.turn])
        if not self.best:
            return ["lead " + "".join(group) for group in groups]
        return ["beat " + "".join(group) for group in groups if beats(group, self.best)] + ["pass"]

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        if text == "pass":
            self.passes += 1
            self.passed.add(self.turn)
        else:
            written = text.split()[1]
            self.best = [written[place : place + 5] for place in range(0, len(written), 5)]
            self.best_seat, self.passes = self.turn, 0
            for card in self.best:
                self.hands[self.turn].remove(card)
            if self.options["win_by"] == "get_rid" and self.is_rid_of_enough(self.turn):
                self.end_hand(self.turn)
                return
        self.ask_next()

    def ask_next(self) -> None:
        """Goes on to the next seat that can answer; the trick ends when all the others have passed."""
        while self.passes < self.seats - 1:
            self.turn = (self.turn + 1) % self.seats
            is_out = self.options["pass_out"] and self.turn in self.passed
            if self.hands[self.turn] and not is_out:
                return
            self.passes += 1
        self.end_trick()

    def is_rid_of_enough(self, seat: int) -> bool:
        return bool(84 // self.seats - len(self.hands[seat]) >= self.options["target"])

    def wins_by_trick(self, taker: int) -> bool:
        if self.options["win_by"] == "tricks":
            return bool(self.hu[taker] >= self.options["target"])
        return self.options["win_by"] == "get_rid_on_trick" and self.is_rid_of_enough(taker)

    def end_trick(self) -> None:
        taker = self.best_seat
        self.tricks += 1
        self.hu[taker] += len(self.best)
        if self.wins_by_trick(taker):
            self.end_hand(taker)
        elif self.hands[taker]:
            self.start_trick(taker)
        else:
            others = [(taker + step) % self.seats for step in range(1, self.seats)]
            holders = [seat for seat in others if self.hands[seat]]
            if holders and not self.options["break_on_empty_lead"]:
                self.start_trick(holders[0])
            else:
                self.end_hand(None)

    def end_hand(self, winner: int | None) -> None:
        result = [0] * self.seats
        if winner is not None:
            self.first_leader = winner
            amount = self.hu[winner] if self.options["win_by"] == "tricks" else 1
            result = [-amount] * self.seats
            result[winner] = amount * (self.seats - 1)
        self.scores = [score + change for score, change in zip(self.scores, result, strict=True)]
        self.results.append(result)
        if len(self.results) == self.options["hands"]:
            self.over, self.turn = True, -1
        else:
            self.deal()
