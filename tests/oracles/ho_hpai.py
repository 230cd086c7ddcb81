"""Barbarian Tablets (호패 / 胡牌, Ho-hpai; 톡 Tok): the slow twin, written straight from the rules."""

from collections.abc import Sequence

from tests.oracles import ho_hpai_value
from tests.oracles.winner_deals import FULL32, Session, types

value = ho_hpai_value.value
CHOICES: dict[str, Sequence[object]] = {
    **ho_hpai_value.CHOICES,
    "remove_doubles": (True, False),
    "line_fix": ("none", "eye"),
    "draw_order": ("put_first", "draw_first"),
    "play": ("line", "rummy"),
}
TAIL24 = [tile for tile in FULL32 if tile not in ("[3:3]", "[4:4]", "[5:5]", "[6:6]")]


def rounds(options: dict[str, object]) -> int:
    """The default of max_rounds."""
    if options.get("play") == "rummy":
        return 40
    return 50 if options.get("line_fix") == "eye" else 12


class Oracle(Session):
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        if seats not in (3, 4):
            raise ValueError("3 or 4 players")
        super().__init__(seats, walls, CHOICES, {"max_rounds": rounds(options)}, options)

    def tile_set(self) -> list[str]:
        return TAIL24 if self.seats == 3 and self.options["remove_doubles"] else FULL32

    def deal(self) -> None:
        self.rummy = self.options["play"] == "rummy"
        self.draw_first = not self.rummy and self.options["draw_order"] == "draw_first"
        self.line = self.deal_blocks(5 if self.rummy or self.draw_first else 6)  # the wall of rummy
        self.eye = ""
        self.thrown = ""  # rummy: the tile of the previous player
        self.taken = ""  # rummy: what may not be thrown now
        self.turns = 1
        self.turn = self.dealer
        if self.rummy:
            self.hands[self.dealer].append(self.line.pop(0))
            self.phase = "DECIDE"
            return
        if self.options["line_fix"] == "eye":
            self.eye = self.line.pop(0)
        self.begin_put()

    def begin_put(self) -> None:
        self.phase = "PUT"
        if self.draw_first:
            self.take_front()

    def take_front(self) -> None:
        self.hands[self.turn].append(self.line.pop(0))

    def hand_value(self) -> int:
        return value(self.hands[self.turn], **self.options)

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.phase == "TAKE":
            return ["take", "draw"]
        win = ["win"] if self.hand_value() else []
        hand = types(self.hands[self.turn])
        if self.phase == "SHOW":
            return [*win, "pass"]
        if self.phase == "PUT":
            return [*win, *(f"put {tile}" for tile in hand)]
        return [*win, *(f"discard {tile}" for tile in hand if tile != self.taken)]

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        verb, tile = f"{text} ".split(" ")[:2]
        if verb == "win":
            self.finish(self.turn, self.paid_by_all(self.turn, self.hand_value()))
        elif verb == "put":
            self.put(tile)
        elif verb == "pass":
            self.end_turn()
        elif verb == "take":
            self.hands[self.turn].append(self.thrown)
            self.taken, self.phase = self.thrown, "DECIDE"
        elif verb == "draw":
            self.take_front()
            self.taken, self.phase = "", "DECIDE"
        else:
            self.hands[self.turn].remove(tile)
            self.thrown = tile
            self.end_turn()

    def put(self, tile: str) -> None:
        self.hands[self.turn].remove(tile)
        self.line.append(tile)
        if self.draw_first:
            self.end_turn()
        else:
            self.take_front()
            self.phase = "SHOW"

    def end_turn(self) -> None:
        if self.turns == self.options["max_rounds"] * self.seats or not self.line:
            self.finish_drawn()
            return
        self.turns += 1
        self.turn = self.after(self.turn)
        if self.rummy:
            self.phase = "TAKE"
        else:
            self.begin_put()
