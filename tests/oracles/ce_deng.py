"""Slanted Nail (斜釘, Cè Dēng), the slow twin: jielong for four, where passes and penalties double the payments."""

from collections.abc import Sequence
from typing import Any

from tests.oracles import jielong
from tests.oracles.jielong import halves, pips, winner

CHOICES: dict[str, tuple[object, ...]] = {
    "penalty_rule": ("7_8", "6_7", "none"),
    "redeal_doubles": (7, 6, "none"),
    "eight_doubles": ("pay_double", "redeal", "none"),
    "arms": (1, 2),
    "penalty_vs_penalty": (1, 2),
    "next_dealer": ("winner", "rotate"),
}
DEFAULTS: dict[str, object] = {name: values[0] for name, values in CHOICES.items()} | {"first_dealer": 0, "hands": 8}
MULTIPLIER = {
    ("NONE", "NONE"): 1,
    ("NONE", "PASS"): 2,
    ("NONE", "PENALTY"): 2,
    ("PASS", "NONE"): 2,
    ("PASS", "PASS"): 1,
    ("PASS", "PENALTY"): 4,
    ("PENALTY", "NONE"): 2,
    ("PENALTY", "PASS"): 4,
}  # two penalties settle at the option penalty_vs_penalty


def count_doubles(tiles: Sequence[str]) -> int:
    return sum(halves(tile)[0] == halves(tile)[1] for tile in tiles)


def status(left: int, is_dealer: bool, penalty_rule: str) -> str:
    """PASS, PENALTY or NONE of a seat that could not connect so many tiles."""
    if left == 0:
        return "PASS"
    if penalty_rule == "none":
        return "NONE"
    head, tail = (int(number) for number in penalty_rule.split("_"))
    return "PENALTY" if left >= (head if is_dealer else tail) else "NONE"


def settle(points: Sequence[int], left: Sequence[int], dealer: int, **options: object) -> list[int]:
    """The results of a hand that was played."""
    chosen: dict[str, Any] = {**DEFAULTS, **options}
    multiplier = {**MULTIPLIER, ("PENALTY", "PENALTY"): chosen["penalty_vs_penalty"]}
    seats = range(len(points))
    statuses = [status(left[seat], seat == dealer, chosen["penalty_rule"]) for seat in seats]
    return [
        sum((points[other] - points[seat]) * multiplier[statuses[seat], statuses[other]] for other in seats)
        for seat in seats
    ]


def settle_eight_doubles(hands: Sequence[Sequence[str]], holder: int) -> list[int]:
    """Every other seat pays the holder twice the pips of its whole hand."""
    result = [-2 * pips(hand) for hand in hands]
    result[holder] = 0
    result[holder] = -sum(result)
    return result


class Oracle(jielong.Oracle):
    """A session from explicit walls; a deal thrown in goes on with the next wall."""

    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        if seats != 4:
            raise ValueError("ce-deng is for four players")
        if unknown := set(options) - set(DEFAULTS):
            raise ValueError(f"no such option: {unknown}")
        self.rules: dict[str, Any] = {**DEFAULTS, **options}
        if self.rules["redeal_doubles"] in ("7", "6"):
            self.rules["redeal_doubles"] = int(self.rules["redeal_doubles"])
        for name, values in CHOICES.items():
            if self.rules[name] not in values:
                raise ValueError(f"{name} is one of {values}")
        self.left: list[list[int]] = []  # unconnected tiles of every finished hand
        self.throw_ins = 0
        of_jielong = {name: self.rules[name] for name in ("arms", "next_dealer", "first_dealer", "hands")}
        super().__init__(seats, walls, **of_jielong)

    def deal(self) -> None:
        super().deal()
        doubles = [count_doubles(hand) for hand in self.hands]
        if max(doubles) == 8:
            if self.rules["eight_doubles"] == "pay_double":
                self.win_by_eight_doubles(doubles.index(8))
            elif self.rules["eight_doubles"] == "redeal":
                self.throw_in()
        elif self.rules["redeal_doubles"] != "none" and max(doubles) >= self.rules["redeal_doubles"]:
            self.throw_in()

    def throw_in(self) -> None:
        self.throw_ins += 1
        del self.walls[len(self.results)]
        del self.dealers[-1]
        self.deal()

    def win_by_eight_doubles(self, holder: int) -> None:
        points = [0 if seat == holder else pips(hand) for seat, hand in enumerate(self.hands)]
        left = [0 if seat == holder else 8 for seat in range(4)]
        self.close(points, left, settle_eight_doubles(self.hands, holder))

    def finish(self) -> None:
        unconnected = [self.down[seat] + self.hands[seat] for seat in range(4)]
        points = [pips(tiles) for tiles in unconnected]
        left = [len(tiles) for tiles in unconnected]
        self.close(points, left, settle(points, left, self.dealer, **self.rules))

    def close(self, points: list[int], left: list[int], result: list[int]) -> None:
        self.points.append(points)
        self.left.append(left)
        self.results.append(result)
        self.scores = [score + change for score, change in zip(self.scores, result, strict=True)]
        if self.rules["next_dealer"] == "winner":
            self.dealer = winner(points, self.dealer)
        else:
            self.dealer = (self.dealer + 1) % 4
        if len(self.results) == self.rules["hands"]:
            self.over = True
            self.turn = -1
        else:
            self.deal()
