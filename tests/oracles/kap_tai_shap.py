"""Collecting Many Tens (執十 / 夾大十, Kap Tai Shap): the slow twin, written straight from the rules."""

from collections.abc import Sequence

from tests.oracles.winner_deals import FULL32, Session, types

CHOICES: dict[str, Sequence[object]] = {
    "offer": ("all", "last", "none"),
    "draw_after_take": (True, False),
    "dealer_draws": (False, True),
}


def value(tile: str) -> int:
    return 3 if tile == "[4:2]" else int(tile[1]) + int(tile[3])


def is_tens_pair(one: str, other: str) -> bool:
    return (value(one) + value(other)) % 10 == 0


def without(tiles: Sequence[str], *gone: str) -> list[str]:
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return left


def are_tens_pairs(tiles: Sequence[str]) -> bool:
    """Whether the tiles can be split into tens pairs: some partner of the first tile leaves tens pairs."""
    if not tiles:
        return True
    first, *rest = tiles
    return any(is_tens_pair(first, partner) and are_tens_pairs(without(rest, partner)) for partner in types(rest))


def eyes(tiles: Sequence[str]) -> list[str]:
    """The types that can be the eye of a winning hand."""
    return [t for t in types(tiles) if list(tiles).count(t) >= 2 and are_tens_pairs(without(tiles, t, t))]


def is_winning(tiles: Sequence[str]) -> bool:
    """One eye and tens pairs, whatever the (even) number of tiles."""
    return len(eyes(tiles)) > 0


def sets_needed(seats: int) -> int:
    return -(-2 * seats // 5)


class Oracle(Session):
    HAND = 9
    MOST_SEATS = 20

    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        if not 2 <= seats <= self.MOST_SEATS:
            raise ValueError(f"2 to {self.MOST_SEATS} players")
        super().__init__(seats, walls, CHOICES, self.defaults(seats), options)

    @staticmethod
    def defaults(seats: int) -> dict[str, object]:
        return {"sets": "auto", "stake": 1, "max_turns": 40 * seats}

    def tile_set(self) -> list[str]:
        sets = self.options["sets"]
        return FULL32 * (sets_needed(self.seats) if sets == "auto" else sets)

    def deal(self) -> None:
        self.wall = self.deal_blocks(self.HAND)
        if len(self.wall) < 1 + self.seats:
            raise ValueError("too few sets for so many players")
        self.hands[self.dealer].append(self.wall.pop(0))
        self.pool: list[str] = []  # in the order thrown
        self.taken = ""  # what may not be thrown now
        self.turns = 1
        self.turn = self.dealer
        self.phase = "DECIDE FIRST" if self.options["dealer_draws"] else "DECIDE LAST"

    def offered(self) -> list[str]:
        return {"all": types(self.pool), "last": self.pool[-1:], "none": []}[self.options["offer"]]

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.phase == "TAKE":
            return [*(f"take {tile}" for tile in self.offered()), "pass"]
        hand = self.hands[self.turn]
        allowed = [tile for tile in types(hand) if tile != self.taken] or types(hand)
        return [*(["win"] if is_winning(hand) else []), *(f"discard {tile}" for tile in allowed)]

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        verb, tile = f"{text} ".split(" ")[:2]
        if verb == "win":
            self.finish(self.turn, self.paid_by_all(self.turn, self.options["stake"]))
        elif verb == "take":
            self.take(tile)
        elif verb == "pass":
            self.draw()
        else:
            self.discard(tile)

    def take(self, tile: str) -> None:
        self.pool.remove(tile)
        self.hands[self.turn].append(tile)
        self.taken = tile
        self.phase = "DECIDE FIRST" if self.options["draw_after_take"] else "DECIDE LAST"

    def draw(self) -> None:
        self.hands[self.turn].append(self.wall.pop(0))
        self.taken = ""
        self.phase = "DECIDE LAST"

    def discard(self, tile: str) -> None:
        self.hands[self.turn].remove(tile)
        self.pool.append(tile)
        if self.phase == "DECIDE FIRST":
            self.draw()
        else:
            self.begin_turn(self.after(self.turn))

    def begin_turn(self, seat: int) -> None:
        self.turns += 1
        self.taken = ""
        if not self.wall or self.turns > self.options["max_turns"]:
            self.finish_drawn()
            return
        self.turn, self.phase = seat, "TAKE"
        if not self.offered():
            self.draw()
