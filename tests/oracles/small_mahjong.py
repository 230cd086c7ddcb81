"""Small Mahjong (打小麻将, Dǎ Xiǎo Májiàng): the slow twin, written straight from the rules."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from tests.oracles.winner_deals import Session, types
from tests.oracles.xiangshifu import in_order

CHOICES: dict[str, Sequence[object]] = {"claim_rank": ("near", "win_first"), "discarder_pays": (False, True)}
POINTS = {"SS": 3, "SL": 2, "LL": 1}


def is_set(numbers: Sequence[int]) -> bool:
    return len(set(numbers)) == 1


def is_straight(numbers: Sequence[int]) -> bool:
    low = min(numbers)
    return sorted(numbers) == [low, low + 1, low + 2]


@cache
def kinds_of(numbers: tuple[int, ...]) -> set[str]:
    """Every kind that some division of the six numbers gives (never more than one)."""
    kinds = set()
    for chosen in combinations(range(6), 3):
        one = [numbers[place] for place in chosen]
        other = [numbers[place] for place in range(6) if place not in chosen]
        if is_set(one) and is_set(other) and one[0] != other[0]:
            kinds.add("SS")
        if is_set(one) and is_straight(other) and one[0] not in other:
            kinds.add("SL")
        if is_straight(one) and is_straight(other):
            kinds.add("LL")
    return kinds


def triplet_kinds(tiles: Sequence[str]) -> set[str]:
    return kinds_of(tuple(int(half) for tile in tiles for half in (tile[1], tile[3])))


def triplet_kind(tiles: Sequence[str]) -> str | None:
    if len(tiles) != 3:
        raise ValueError("a triplet has three tiles")
    return next(iter(triplet_kinds(tiles)), None)


def best_value(concealed: Sequence[str], exposed: str | None = None) -> int:
    """The points of a complete hand whose exposed triplet is of this kind; 0 if it is not complete."""
    if len(concealed) != (6 if exposed is None else 3):
        return 0
    if exposed is not None:
        kind = triplet_kind(concealed)
        return POINTS[exposed] + POINTS[kind] if kind else 0
    values = [0]
    for chosen in combinations(range(6), 3):
        kind = triplet_kind([concealed[place] for place in chosen])
        other = triplet_kind([concealed[place] for place in range(6) if place not in chosen])
        if kind and other:
            values.append(POINTS[kind] + POINTS[other])
    return max(values)


def may_claim(kind: str | None, distance: int, seats: int) -> bool:
    if kind == "SS":
        return True
    if kind == "SL":
        return seats == 3 or distance <= 2
    return kind == "LL" and distance == 1


class Oracle(Session):
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        if seats not in (3, 4):
            raise ValueError("3 or 4 players")
        if int(str(options.get("stake", 1))) < 1:
            raise ValueError("stake is at least 1")
        super().__init__(seats, walls, CHOICES, {"stake": 1}, options)

    def deal(self) -> None:
        self.wall = self.deal_blocks(5)
        self.exposed: list[list[str]] = [[] for _ in range(self.seats)]
        self.thrown, self.thrower = "", -1
        self.asked: list[tuple[int, list[str]]] = []  # CLAIM: the seats still to be asked, and what for; this one first
        self.draw(self.dealer)

    def draw(self, seat: int) -> None:
        if not self.wall:
            self.finish_drawn()
            return
        self.hands[seat].append(self.wall.pop(0))
        self.turn, self.phase = seat, "DECIDE"

    def value(self, seat: int, tiles: Sequence[str]) -> int:
        return best_value(tiles, triplet_kind(self.exposed[seat]) if self.exposed[seat] else None)

    # Legal actions

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.phase == "CLAIM":
            return [*self.claims(self.turn, self.asked[0][1]), "pass"]
        hand = self.hands[self.turn]
        wins = ["win"] if self.phase == "DECIDE" and self.value(self.turn, hand) else []
        return wins + [f"discard {tile}" for tile in types(hand)]

    def claims(self, seat: int, offered: list[str]) -> list[str]:
        found = []
        if "win" in offered and self.value(seat, [*self.hands[seat], self.thrown]):
            found.append("win")
        if "claim" in offered and not self.exposed[seat]:
            distance = (seat - self.thrower) % self.seats
            for pair in combinations(self.hand(seat), 2):
                text = "claim " + "".join(pair)
                if text not in found and may_claim(triplet_kind([*pair, self.thrown]), distance, self.seats):
                    found.append(text)
        return found

    # Play

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        verb, argument = f"{text} ".split(" ")[:2]
        if verb == "discard":
            self.discard(argument)
        elif verb == "pass":
            self.ask(self.asked[1:])
        elif verb == "claim":
            self.claim([argument[:5], argument[5:]])
        elif self.phase == "CLAIM":
            self.hands[self.turn].append(self.thrown)
            self.win(self.turn, self.thrower)
        else:
            self.win(self.turn, None)

    def discard(self, tile: str) -> None:
        self.hands[self.turn].remove(tile)
        self.thrown, self.thrower = tile, self.turn
        others = [(self.thrower + distance) % self.seats for distance in range(1, self.seats)]
        if self.options["claim_rank"] == "near":
            self.ask([(seat, ["win", "claim"]) for seat in others])
        else:
            self.ask([(seat, ["win"]) for seat in others] + [(seat, ["claim"]) for seat in others])

    def ask(self, questions: list[tuple[int, list[str]]]) -> None:
        self.asked = questions
        if questions:
            self.turn, self.phase = questions[0][0], "CLAIM"
        else:
            self.draw(self.after(self.thrower))

    def claim(self, pair: list[str]) -> None:
        for tile in pair:
            self.hands[self.turn].remove(tile)
        self.exposed[self.turn] = in_order([*pair, self.thrown])
        self.phase = "DISCARD"

    def win(self, winner: int, thrower: int | None) -> None:
        amount = self.value(winner, self.hands[winner]) * self.options["stake"]
        if thrower is None or not self.options["discarder_pays"]:
            self.finish(winner, self.paid_by_all(winner, amount))
            return
        result = [0] * self.seats
        result[winner], result[thrower] = amount * (self.seats - 1), -amount * (self.seats - 1)
        self.finish(winner, result)
