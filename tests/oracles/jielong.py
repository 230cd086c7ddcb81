"""The slow twin of Connect the Dragon (接龍, Jiē Lóng): one growing chain, written for the eye and not for speed."""

from collections.abc import Sequence
from typing import Any

CIVIL = ["[6:6]", "[1:1]", "[4:4]", "[3:1]", "[5:5]", "[3:3]", "[2:2]", "[6:5]", "[6:4]", "[6:1]", "[5:1]"]
MILITARY = ["[6:3]", "[5:4]", "[6:2]", "[5:3]", "[5:2]", "[4:3]", "[4:2]", "[4:1]", "[3:2]", "[2:1]"]
CANONICAL = CIVIL + MILITARY
HAND_SIZE = {2: 16, 3: 10, 4: 8}
CHOICES: dict[str, tuple[object, ...]] = {
    "arms": (1, 2),
    "must_play": (True, False),
    "settlement": ("difference", "chips"),
    "clean_doubles_others": (False, True),
    "next_dealer": ("winner", "rotate"),
}
DEFAULTS: dict[str, object] = {name: values[0] for name, values in CHOICES.items()} | {"first_dealer": 0, "hands": 8}


def halves(tile: str) -> tuple[int, int]:
    """The larger and the smaller number of a tile."""
    return int(tile[1]), int(tile[3])


def pips(tiles: Sequence[str]) -> int:
    return sum(sum(halves(tile)) for tile in tiles)


def in_order(tiles: Sequence[str]) -> list[str]:
    return sorted(tiles, key=CANONICAL.index)


def types(tiles: Sequence[str]) -> list[str]:
    return in_order(list(set(tiles)))


def other_half(tile: str, end: int) -> int:
    high, low = halves(tile)
    return low if end == high else high


def winner(points: Sequence[int], dealer: int) -> int:
    """Fewest points; of the tied the lowest hand, counted from the dealer."""
    seats = len(points)
    turn_order = [(dealer + step) % seats for step in range(seats)]
    return next(seat for seat in turn_order if points[seat] == min(points))


def settle(
    points: Sequence[int], settlement: str, clean: Sequence[bool], clean_doubles_others: bool, dealer: int = 0
) -> list[int]:
    """The results of a hand; the dealer matters only to `chips`, where a tie must have one winner."""
    seats = len(points)
    if settlement == "chips":
        best = winner(points, dealer)
        return [seats - 1 if seat == best else -1 for seat in range(seats)]
    settled = list(points)
    if clean_doubles_others and any(clean):
        settled = [value if clean[seat] else 2 * value for seat, value in enumerate(settled)]
    return [sum(settled[other] - settled[seat] for other in range(seats)) for seat in range(seats)]


class Oracle:
    """A session from explicit walls."""

    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        if seats not in HAND_SIZE or options.pop("players", seats) != seats:
            raise ValueError("jielong is for 2, 3 or 4 players")
        if unknown := set(options) - set(DEFAULTS):
            raise ValueError(f"no such option: {unknown}")
        self.options: dict[str, Any] = {**DEFAULTS, **options}
        for name, values in CHOICES.items():
            if self.options[name] not in values:
                raise ValueError(f"{name} is one of {values}")
        if not 0 <= self.options["first_dealer"] < seats or self.options["hands"] < 1:
            raise ValueError("first_dealer or hands out of range")
        self.seats = seats
        self.walls = [list(wall) for wall in walls]
        self.over = False
        self.scores = [0] * seats
        self.results: list[list[int]] = []
        self.points: list[list[int]] = []  # of every finished hand, undoubled
        self.dealers: list[int] = []  # of every hand dealt
        self.dealer: int = self.options["first_dealer"]
        self.deal()

    def deal(self) -> None:
        wall = self.walls[len(self.results)]
        size = HAND_SIZE[self.seats]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for step in range(self.seats):
            self.hands[(self.dealer + step) % self.seats] = wall[step * size : (step + 1) * size]
        self.idle = wall[self.seats * size :]
        self.down: list[list[str]] = [[] for _ in range(self.seats)]
        self.ends: dict[str, int] = {}  # the open number of each open side; none before the lead
        self.streak = 0
        self.turn = self.dealer
        self.dealers.append(self.dealer)

    def hand(self, seat: int) -> list[str]:
        return in_order(self.hands[seat])

    def words(self) -> list[str]:
        if self.over:
            return []
        return self.plays_and_discards() if self.ends else self.leads()

    def leads(self) -> list[str]:
        found = []
        for tile in types(self.hands[self.turn]):
            if self.options["arms"] == 2:
                found.append(f"lead {tile}")
            else:
                for number in sorted(set(halves(tile)), reverse=True):
                    found.append(f"lead {tile} open {number}")
        return found

    def plays_and_discards(self) -> list[str]:
        kinds = types(self.hands[self.turn])
        plays = []
        for tile in kinds:
            for side in ("R", "L"):
                if side in self.ends and self.ends[side] in halves(tile):
                    plays.append(f"play {tile} {side}" if self.options["arms"] == 2 else f"play {tile}")
        discards = [f"discard {tile}" for tile in kinds]
        if plays and self.options["must_play"]:
            return plays
        return plays + discards

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        verb, tile, *rest = text.split()
        self.hands[self.turn].remove(tile)
        if verb == "lead":
            self.lay_first(tile, rest)
        elif verb == "play":
            side = rest[0] if rest else "R"
            self.ends[side] = other_half(tile, self.ends[side])
            self.streak = 0
        else:
            self.down[self.turn].append(tile)
            self.streak += 1
        self.turn = (self.turn + 1) % self.seats
        blocked = self.options["must_play"] and self.streak == self.seats
        if blocked or not any(self.hands):
            self.finish()

    def lay_first(self, tile: str, rest: list[str]) -> None:
        if self.options["arms"] == 1:
            self.ends = {"R": int(rest[1])}
        else:
            high, low = halves(tile)
            self.ends = {"R": low, "L": high}

    def finish(self) -> None:
        points = [pips(self.down[seat] + self.hands[seat]) for seat in range(self.seats)]
        clean = [not self.down[seat] and not self.hands[seat] for seat in range(self.seats)]
        result = settle(
            points, self.options["settlement"], clean, self.options["clean_doubles_others"], dealer=self.dealer
        )
        self.points.append(points)
        self.results.append(result)
        self.scores = [score + change for score, change in zip(self.scores, result, strict=True)]
        if self.options["next_dealer"] == "winner":
            self.dealer = winner(points, self.dealer)
        else:
            self.dealer = (self.dealer + 1) % self.seats
        if len(self.results) == self.options["hands"]:
            self.over = True
            self.turn = -1
        else:
            self.deal()
