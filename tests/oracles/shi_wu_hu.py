"""Fifteen Lakes, the fishing game (十五湖): the slow twin, written straight from the rules."""

from collections.abc import Mapping, Sequence

from tests.oracles import tiu_u
from tests.oracles.tiu_u import ORDER, Action, pips

CARDS84 = [card for card in ORDER for _ in range(4)]

DEFAULTS: dict[str, int | str] = {
    "gee_joon_match": "none",
    "tens_match": False,
    "heaven_earth_match": False,
    "wen_wu": "one_two",
    "bonus_heaven_nine": 300,
    "bonus_juns": 300,
    "bonus_supreme": 300,
    "thousand_double": False,
    "lay_sixes": "off",
    "capture_compulsory": True,
    "settlement": "difference",
    "first_dealer": 0,
    "hands": 4,
}

HEAVEN_NINE = ["[6:6]", "[6:3]", "[5:4]"]  # the civil face stands first in every mixed group
MIDDLE_GROUPS = [["[1:1]", "[6:2]", "[5:3]"], ["[4:4]", "[5:2]", "[4:3]"], ["[3:1]", "[4:1]", "[3:2]"]]
SUPREME = ["[4:2]", "[2:1]"]
JUNS = ["[5:5]", "[6:5]", "[6:4]"]
REST = ["[3:3]", "[2:2]", "[6:1]", "[5:1]"]


def with_defaults(defaults: Mapping[str, object], options: Mapping[str, object]) -> dict[str, object]:
    unknown = set(options) - set(defaults)
    if unknown:
        raise TypeError(f"no such option: {sorted(unknown)}")
    return {**defaults, **options}


def matches(x: str, y: str, **options: object) -> bool:
    chosen = with_defaults(DEFAULTS, options)
    if x == y:
        return True
    if {x, y} == {"[6:4]", "[5:5]"}:
        return bool(chosen["tens_match"])
    if {x, y} == {"[6:6]", "[1:1]"}:
        return bool(chosen["heaven_earth_match"])
    if "[2:1]" in (x, y):
        other = y if x == "[2:1]" else x
        partners = {"none": [], "pair": ["[4:2]"], "sixes": ["[4:2]", "[5:1]", "[3:3]"]}
        return other in partners[str(chosen["gee_joon_match"])]
    return pips(x) == pips(y)


def triple_set(**options: object) -> list[str]:
    """The faces of which a bait takes three at once."""
    chosen = with_defaults(DEFAULTS, options)
    found = ["[6:5]"]
    if not chosen["heaven_earth_match"]:
        found += ["[6:6]", "[1:1]"]
    if not chosen["tens_match"]:
        found += ["[5:5]", "[6:4]"]
    if chosen["gee_joon_match"] == "none":
        found += ["[2:1]"]
    return found


def is_met(group: Sequence[str], catch: Sequence[str], wen_wu: object) -> bool:
    """Are the faces of a mixed group together: one civil and both military, or one of them?"""
    civil, *military = group
    there = [face in catch for face in military]
    return civil in catch and (any(there) if wen_wu == "one_one" else all(there))


def how_many(catch: Sequence[str], faces: Sequence[str]) -> int:
    return sum(catch.count(face) for face in faces)


def count(catch: Sequence[str], pack: Sequence[str], chosen: Mapping[str, object]) -> int:
    wen_wu = chosen["wen_wu"]
    total = 10 * how_many(catch, REST)
    total += (30 if is_met(HEAVEN_NINE, catch, wen_wu) else 10) * how_many(catch, HEAVEN_NINE)
    total += (30 if all(face in catch for face in SUPREME) else 10) * how_many(catch, SUPREME)
    for face in JUNS:
        total += (30 if catch.count(face) == 4 else 10) * catch.count(face)
    for group in MIDDLE_GROUPS:
        total += (20 if is_met(group, catch, wen_wu) else 10) * how_many(catch, group)
    for bonus, faces in [("bonus_heaven_nine", HEAVEN_NINE), ("bonus_juns", JUNS), ("bonus_supreme", SUPREME)]:
        if how_many(catch, faces) == how_many(pack, faces):
            total += int(str(chosen[bonus]))
    return total


def points(catch: Sequence[str], **options: object) -> int:
    return count(catch, CARDS84, with_defaults(DEFAULTS, options))


def settle(points: Sequence[int], **options: object) -> list[int]:
    chosen = with_defaults(DEFAULTS, options)
    if chosen["settlement"] == "points":
        return list(points)
    result = [0] * len(points)
    for seat, mine in enumerate(points):
        for other in points:
            across = (mine >= 1000) != (other >= 1000)
            result[seat] += (mine - other) * (2 if across and chosen["thousand_double"] else 1)
    return result


class Oracle(tiu_u.Oracle):
    DEFAULTS: Mapping[str, object] = DEFAULTS
    POOL = 24
    DEALT = 30  # to all hands together; as many make the stock

    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        self.options = with_defaults(self.DEFAULTS, options)
        self.seats = seats
        self.walls = [list(wall) for wall in walls]
        self.scores = [0] * seats
        self.results = []
        self.over = False
        self.first = self.number("first_dealer")
        self.deal()

    def deal(self) -> None:
        wall = self.walls[len(self.results)]
        size = self.DEALT // self.seats
        self.order = [(self.first + j) % self.seats for j in range(self.seats)]
        self.pool = wall[: self.POOL]
        self.piles = []
        self.hands = [[] for _ in range(self.seats)]
        for j, seat in enumerate(self.order):
            self.hands[seat] = wall[self.POOL + j * size : self.POOL + (j + 1) * size]
        self.woodpile = wall[self.POOL + self.DEALT : self.POOL + 2 * self.DEALT]
        self.turned = ""
        self.catches = [[] for _ in range(self.seats)]
        pairs = [seat for seat in self.order for _ in range(self.hands[seat].count("[6:6]") // 2)]
        self.asked = pairs if self.text("lay_sixes") == "optional" else []
        if self.text("lay_sixes") == "forced":
            for seat in pairs:
                self.lay(seat)
        self.next_question()

    def with_bait(self, bait: str) -> list[Action]:
        chosen = {name: self.options[name] for name in ("gee_joon_match", "tens_match", "heaven_earth_match")}
        found = []
        for fish in ORDER:
            if fish not in self.pool or not matches(bait, fish, **chosen):
                continue
            whole = fish == bait and self.pool.count(bait) >= 3 and bait in triple_set(**chosen)
            found.append(Action("catch", bait, (fish,) * (3 if whole else 1)))
        if not found or not self.is_on("capture_compulsory"):
            found.append(Action("drop", bait))
        return found

    def points(self, catch: Sequence[str]) -> int:
        return points(catch, **self.options)

    def end_hand(self) -> None:
        made = [self.points(catch) for catch in self.catches]
        result = settle(made, **self.options)
        self.results.append(result)
        self.scores = [a + b for a, b in zip(self.scores, result, strict=True)]
        if len(self.results) == self.number("hands"):
            self.over = True
            self.turn = -1
            return
        self.first = next(seat for seat in self.order if made[seat] == max(made))
        self.deal()
