"""Catching Fish (釣魚, Tiu-U): the slow twin, written straight from the rules."""

from collections.abc import Sequence
from dataclasses import dataclass

ORDER = [
    "[6:6]", "[1:1]", "[4:4]", "[3:1]", "[5:5]", "[3:3]", "[2:2]",
    "[6:5]", "[6:4]", "[6:1]", "[5:1]",
    "[6:3]", "[5:4]", "[6:2]", "[5:3]", "[5:2]", "[4:3]", "[4:2]", "[4:1]", "[3:2]", "[2:1]",
]  # fmt: skip
DOUBLE64 = [tile for i, tile in enumerate(ORDER) for _ in range(4 if i < 11 else 2)]

DEFAULTS: dict[str, int | str] = {
    "lay_sixes": "forced",
    "third_tile": True,
    "pile_locks": False,
    "capture_compulsory": True,
    "gee_joon_match": "pair",
    "settlement": "difference",
    "first_dealer": 0,
    "hands": 4,
}


@dataclass(frozen=True)
class Action:
    verb: str  # lay, keep, catch, third, drop
    bait: str = ""
    fish: tuple[str, ...] = ()
    from_pile: bool = False

    def text(self) -> str:
        if self.verb == "catch":
            return f"catch {self.bait} x {''.join(self.fish)}"
        return f"{self.verb} {self.bait}".strip()


def pips(tile: str) -> int:
    return int(tile[1]) + int(tile[3])


def red(tile: str) -> int:
    """Red pips of a small fish: every 1 and every 4."""
    return sum(half for half in (int(tile[1]), int(tile[3])) if half in (1, 4))


def in_order(tiles: Sequence[str]) -> list[str]:
    return sorted(tiles, key=ORDER.index)


def matches(x: str, y: str, gee_joon_match: str = "pair") -> bool:
    if pips(x) == pips(y):
        return True
    if gee_joon_match == "pair":
        return {x, y} == {"[2:1]", "[4:2]"}
    if gee_joon_match == "sixes":
        return "[2:1]" in (x, y) and 6 in (pips(x), pips(y))
    return False


def points(catch: Sequence[str]) -> int:
    small = sum(red(tile) for tile in catch if pips(tile) < 8)
    big = sum(pips(tile) for tile in catch if pips(tile) >= 8)
    tens = small // 10 if small % 10 == 0 else small // 10 + 1
    return 10 * tens + 2 * big


def settle(points: Sequence[int], settlement: str = "difference") -> list[int]:
    if settlement == "points":
        return list(points)
    return [sum(mine - other for other in points) for mine in points]


class Oracle:
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        unknown = set(options) - set(DEFAULTS)
        if unknown:
            raise TypeError(f"no such option: {sorted(unknown)}")
        self.options: dict[str, object] = {**DEFAULTS, **options}
        self.seats = seats
        self.walls = [list(wall) for wall in walls]
        self.scores = [0] * seats
        self.results: list[list[int]] = []
        self.over = False
        self.first = self.number("first_dealer")
        self.deal()

    def number(self, name: str) -> int:
        found = self.options[name]
        assert isinstance(found, int)
        return found

    def is_on(self, name: str) -> bool:
        return bool(self.number(name))

    def text(self, name: str) -> str:
        found = self.options[name]
        assert isinstance(found, str)
        return found

    def deal(self) -> None:
        wall = self.walls[len(self.results)]
        size = 24 // self.seats
        self.order = [(self.first + j) % self.seats for j in range(self.seats)]
        self.pool = wall[:16]
        self.piles: list[str] = []  # faces of the locked piles, three tiles each
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for j, seat in enumerate(self.order):
            self.hands[seat] = wall[16 + j * size : 16 + (j + 1) * size]
        self.woodpile = wall[40:64]
        self.turned = ""
        self.catches: list[list[str]] = [[] for _ in range(self.seats)]
        self.asked: list[int] = []  # a seat once for each pair of [6:6] it may lay
        for seat in self.order:
            self.asked += [seat] * (self.hands[seat].count("[6:6]") // 2)
        if self.text("lay_sixes") == "forced":
            for seat in self.asked:
                self.lay(seat)
        if self.text("lay_sixes") != "optional":
            self.asked = []
        self.next_question()

    def lay(self, seat: int) -> None:
        for _ in range(2):
            self.hands[seat].remove("[6:6]")
            self.catches[seat].append("[6:6]")

    def next_question(self) -> None:
        if self.asked:
            self.phase, self.turn = "LAY", self.asked[0]
        else:
            self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.phase = "HAND"
        if not self.hands[seat]:
            self.draw()

    def draw(self) -> None:
        self.phase = "DRAW"
        self.turned = self.woodpile.pop(0)

    def baits(self) -> list[str]:
        if self.phase == "DRAW":
            return [self.turned]
        return [tile for tile in ORDER if tile in self.hands[self.turn]]

    def actions(self) -> list[Action]:
        if self.over:
            return []
        if self.phase == "LAY":
            return [Action("lay"), Action("keep")]
        return [action for bait in self.baits() for action in self.with_bait(bait)]

    def with_bait(self, bait: str) -> list[Action]:
        found = []
        for fish in ORDER:
            if fish == bait and bait in self.piles:
                found.append(Action("catch", bait, (bait,) * 3, from_pile=True))
            elif fish in self.pool and matches(bait, fish, self.text("gee_joon_match")):
                whole = fish == bait and self.pool.count(bait) >= 3
                found.append(Action("catch", bait, (fish,) * (3 if whole else 1)))
        caught_nothing = not found
        if self.can_third(bait):
            found.append(Action("third", bait))
        if caught_nothing or not self.is_on("capture_compulsory"):
            found.append(Action("drop", bait))
        return found

    def can_third(self, bait: str) -> bool:
        if not self.is_on("third_tile") or self.pool.count(bait) != 2:
            return False
        fourth_caught = any(bait in catch for catch in self.catches)
        return not (self.is_on("pile_locks") and fourth_caught)

    def words(self) -> list[str]:
        return [action.text() for action in self.actions()]

    def play(self, text: str) -> None:
        action = self.actions()[self.words().index(text)]
        if action.verb in ("lay", "keep"):
            seat = self.asked.pop(0)
            if action.verb == "lay":
                self.lay(seat)
            self.next_question()
            return
        self.do(action)
        if self.phase == "HAND":
            self.hands[self.turn].remove(action.bait)
            self.draw()
        else:
            self.end_turn()

    def do(self, action: Action) -> None:
        bait = action.bait
        if action.verb == "drop":
            self.pool.append(bait)
        elif action.verb == "third":
            self.pool.append(bait)
            if self.is_on("pile_locks"):
                for _ in range(3):
                    self.pool.remove(bait)
                self.piles.append(bait)
        else:
            self.catches[self.turn] += [bait, *action.fish]
            if action.from_pile:
                self.piles.remove(bait)
            else:
                for fish in action.fish:
                    self.pool.remove(fish)

    def end_turn(self) -> None:
        self.turned = ""
        if self.woodpile:
            self.begin_turn((self.turn + 1) % self.seats)
        else:
            self.end_hand()

    def end_hand(self) -> None:
        made = [points(catch) for catch in self.catches]
        result = settle(made, self.text("settlement"))
        self.results.append(result)
        self.scores = [a + b for a, b in zip(self.scores, result, strict=True)]
        if len(self.results) == self.number("hands"):
            self.over = True
            self.turn = -1
            return
        self.first = next(seat for seat in self.order if made[seat] == max(made))
        self.deal()

    def left(self) -> list[str]:
        """The tiles nobody has caught, those of locked piles too."""
        return in_order(self.pool + [face for face in self.piles for _ in range(3)])

    def hand(self, seat: int) -> list[str]:
        return in_order(self.hands[seat])
