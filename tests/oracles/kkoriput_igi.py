"""Sticking the Tail (꼬리붙이기, kkoriput-igi), the slow twin: jielong where the worst player pays the best."""

from collections.abc import Sequence
from typing import Any

from tests.oracles import jielong
from tests.oracles.jielong import CIVIL, MILITARY, pips, winner

FULL32 = [tile for tile in CIVIL for _ in range(2)] + MILITARY
TAIL24 = [tile for tile in FULL32 if tile not in ("[3:3]", "[4:4]", "[5:5]", "[6:6]")]
EACH = {4: 8, 3: 8, 2: 12}
CHOICES: dict[str, tuple[object, ...]] = {
    "payment": ("tokens", "points"),
    "thirty_rule": ("over", "at_least", "none"),
    "thirty_players": ("any", "four"),
    "thirty_winner_below": (False, True),
    "ties": ("preference", "all"),
    "arms": (1, 2),
    "first_lead": ("dealer", "koan_a"),
    "next_dealer": ("winner", "rotate"),
}
DEFAULTS: dict[str, object] = {name: values[0] for name, values in CHOICES.items()} | {
    "stake": 1,
    "first_dealer": 0,
    "hands": 8,
}


def last(points: Sequence[int], dealer: int) -> int:
    """Most points among all but the winner; of the tied the highest hand, counted from the dealer."""
    seats = len(points)
    turn_order = [(dealer + step) % seats for step in range(seats)]
    others = [seat for seat in turn_order if seat != winner(points, dealer)]
    most = max(points[seat] for seat in others)
    return [seat for seat in others if points[seat] == most][-1]


def is_too_many(points: int, thirty_rule: str) -> bool:
    if thirty_rule == "over":
        return points > 30
    return thirty_rule == "at_least" and points >= 30


def has_thirty_rule(points: Sequence[int], chosen: dict[str, Any]) -> bool:
    """Whether seats of too many points pay in this hand although they are not last."""
    if len(points) == 2 or (len(points) == 3 and chosen["thirty_players"] == "four"):
        return False
    return not (chosen["thirty_winner_below"] and is_too_many(min(points), chosen["thirty_rule"]))


def settle(points: Sequence[int], dealer: int, **options: object) -> list[int]:
    """The results of a hand."""
    chosen: dict[str, Any] = {**DEFAULTS, **options}
    seats = range(len(points))
    result = [0 for _ in seats]
    if min(points) == max(points):
        return result
    if chosen["ties"] == "all":
        winners = [seat for seat in seats if points[seat] == min(points)]
        payers = [seat for seat in seats if points[seat] == max(points)]
    else:
        winners = [winner(points, dealer)]
        payers = [last(points, dealer)]
    if has_thirty_rule(points, chosen):
        for seat in seats:
            if is_too_many(points[seat], chosen["thirty_rule"]) and seat not in winners and seat not in payers:
                payers.append(seat)
    for payer in payers:
        for receiver in winners:
            amount = chosen["stake"]
            if chosen["payment"] == "points":
                amount *= points[payer] - points[receiver]
            result[payer] -= amount
            result[receiver] += amount
    return result


class Oracle(jielong.Oracle):
    """A session from explicit walls."""

    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        if seats not in EACH or options.pop("players", seats) != seats:
            raise ValueError("kkoriput-igi is for 2, 3 or 4 players")
        if unknown := set(options) - set(DEFAULTS):
            raise ValueError(f"no such option: {unknown}")
        self.rules: dict[str, Any] = {**DEFAULTS, **options}
        for name, values in CHOICES.items():
            if self.rules[name] not in values:
                raise ValueError(f"{name} is one of {values}")
        if self.rules["stake"] < 1:
            raise ValueError("stake is at least 1")
        of_jielong = {name: self.rules[name] for name in ("arms", "next_dealer", "first_dealer", "hands")}
        super().__init__(seats, walls, **of_jielong)

    def deal(self) -> None:
        super().deal()
        wall, size = self.walls[len(self.results)], EACH[self.seats]
        from_the_koan_a = self.rules["first_lead"] == "koan_a"
        start = 0 if from_the_koan_a else self.dealer
        for step in range(self.seats):
            self.hands[(start + step) % self.seats] = wall[step * size : (step + 1) * size]
        self.idle = []
        if from_the_koan_a:
            self.dealer = next(seat for seat in range(self.seats) if "[5:2]" in self.hands[seat])
            self.dealers[-1] = self.turn = self.dealer

    def finish(self) -> None:
        points = [pips(self.down[seat] + self.hands[seat]) for seat in range(self.seats)]
        result = settle(points, self.dealer, **self.rules)
        self.points.append(points)
        self.results.append(result)
        self.scores = [score + change for score, change in zip(self.scores, result, strict=True)]
        if self.rules["next_dealer"] == "winner":
            self.dealer = winner(points, self.dealer)
        else:
            self.dealer = (self.dealer + 1) % self.seats
        if len(self.results) == self.rules["hands"]:
            self.over = True
            self.turn = -1
        else:
            self.deal()
