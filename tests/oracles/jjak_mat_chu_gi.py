"""Making Pairs (짝맞추기, Jjak-mat-chu-gi): the slow twin, written straight from the rules."""

from collections.abc import Sequence

from tests.oracles.winner_deals import Session, types
from tests.oracles.xiangshifu import CIVIL, in_order

CHOICES: dict[str, Sequence[object]] = {
    "pairs": ("korean", "chinese"),
    "win_by_discard": (True, False),
    "discards": ("face_up", "face_down"),
    "claim": ("next", "all"),
    "discard_pay": ("all", "single"),
}
MILITARY_PAIRS = {
    "korean": ["[6:2][6:3]", "[5:2][5:3]", "[4:2][4:3]", "[4:1][3:2]", "[2:1][5:4]"],
    "chinese": ["[6:3][5:4]", "[6:2][5:3]", "[5:2][4:3]", "[4:1][3:2]", "[4:2][2:1]"],
}


def mate(tile: str, pairs: str) -> str:
    """The only partner of a tile, as a type: its twin or the other tile of its military pair."""
    if tile in CIVIL:
        return tile
    return next(pair.replace(tile, "") for pair in MILITARY_PAIRS[pairs] if tile in pair)


def pairs_in(tiles: Sequence[str], pairs: str) -> list[tuple[str, str]]:
    left = in_order(tiles)
    found = []
    for tile in types(tiles):
        partner = mate(tile, pairs)
        if tile in left:
            left.remove(tile)
            if partner in left:
                left.remove(partner)
                found.append((tile, partner))
    return found


class Oracle(Session):
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        if seats not in (2, 3, 4):
            raise ValueError("2 to 4 players")
        super().__init__(seats, walls, CHOICES, {"stake": 1}, options)

    def deal(self) -> None:
        self.wall = self.deal_blocks(5)
        self.laid: list[list[tuple[str, str]]] = [[] for _ in range(self.seats)]
        self.thrown: list[tuple[str, int]] = []  # every discard with its thrower; its place is its slot
        self.slots: list[int] = []  # face_down: those still occupied
        self.asked: list[int] = []  # CLAIM: the seats still to be asked, this one first
        self.draw(self.dealer)

    def draw(self, seat: int) -> None:
        if not self.wall:
            self.finish_drawn()
            return
        self.hands[seat].append(self.wall.pop(0))
        self.begin_turn(seat, None)

    def begin_turn(self, seat: int, thrower: int | None) -> None:
        """LAY, after the seat has got a tile of the wall or one thrown by somebody."""
        for pair in pairs_in(self.hands[seat], self.options["pairs"]):
            for tile in pair:
                self.hands[seat].remove(tile)
            self.laid[seat].append(pair)
        self.turn, self.phase = seat, "DISCARD"
        if len(self.laid[seat]) == 3:
            self.finish(seat, self.payments(seat, thrower))

    def payments(self, winner: int, thrower: int | None) -> list[int]:
        stake = self.options["stake"]
        if thrower is None or thrower == winner:
            return self.paid_by_all(winner, stake)
        amount = stake * (self.seats - 1) if self.options["discard_pay"] == "all" else stake
        result = [0] * self.seats
        result[winner], result[thrower] = amount, -amount
        return result

    def may_take(self, seat: int, tile: str, thrower: int) -> bool:
        hand, pairs = self.hands[seat], self.options["pairs"]
        if mate(tile, pairs) not in hand:
            return False
        would_win = len(self.laid[seat]) + len(pairs_in([*hand, tile], pairs)) == 3
        return self.options["win_by_discard"] or thrower == seat or not would_win

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.phase == "DISCARD":
            return [f"discard {tile}" for tile in types(self.hands[self.turn])]
        if self.phase == "LOOK":
            return [*(f"look {slot}" for slot in self.slots), "draw"]
        return ["take", "pass"] if self.may_take(self.turn, *self.thrown[-1]) else ["pass"]

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        verb, argument = f"{text} ".split(" ")[:2]
        if verb == "discard":
            self.discard(argument)
        elif verb == "take":
            self.take(*self.thrown[-1])
        elif verb == "pass":
            self.ask(self.asked[1:])
        elif verb == "draw":
            self.draw(self.turn)
        else:
            self.look(int(argument))

    def discard(self, tile: str) -> None:
        thrower = self.turn
        self.hands[thrower].remove(tile)
        self.slots.append(len(self.thrown))
        self.thrown.append((tile, thrower))
        if self.options["discards"] == "face_down":
            self.turn, self.phase = self.after(thrower), "LOOK"
        else:
            others = [(thrower + step) % self.seats for step in range(1, self.seats)]
            self.ask(others if self.options["claim"] == "all" else others[:1])

    def ask(self, seats: list[int]) -> None:
        self.asked = seats
        if seats:
            self.turn, self.phase = seats[0], "CLAIM"
        else:
            self.draw(self.after(self.thrown[-1][1]))

    def take(self, tile: str, thrower: int) -> None:
        self.hands[self.turn].append(tile)
        self.begin_turn(self.turn, thrower)

    def look(self, slot: int) -> None:
        tile, thrower = self.thrown[slot]
        if self.may_take(self.turn, tile, thrower):
            self.slots.remove(slot)
            self.take(tile, thrower)
        else:
            self.draw(self.turn)
