"""Ponjan (ポンジャン, simplified Mahjong): the slow twin, written straight from the rules."""

from collections.abc import Sequence
from typing import Any

from tests.oracles.ponjan_scoring import (
    COPIES,
    TILES,
    combinations,
    drawn_win,
    hand_score,
    in_order,
    is_ready,
    is_whole,
    tenpai,
)

__all__ = ["COPIES", "TILES", "Oracle", "combinations", "hand_score", "is_ready", "is_whole"]

CHOICES: dict[str, Sequence[object]] = {
    "ruleset": ("seed", "unity"),
    "score_formula": ("seed", "code"),
    "score_unit": (1, 10),
    "starter_bonus": (False, True),
    "rounding": ("zero_sum", "truncate"),
    "no_deck": ("none", "tenpai"),
    "starter_stays": (False, True),
    "dragon_once": (False, True),
    "strict_no_steals": (False, True),
}
NUMBERS: dict[str, object] = {"start_score": 0, "first_dealer": 0, "hands": 4}
UNITY: dict[str, object] = {
    "score_formula": "code",
    "score_unit": 10,
    "starter_bonus": True,
    "rounding": "truncate",
    "no_deck": "tenpai",
    "start_score": 250,
    "starter_stays": True,
}


def settings(seats: int, given: dict[str, object]) -> dict[str, Any]:
    if given.pop("players", seats) != seats or seats not in (2, 3, 4):
        raise ValueError("2 to 4 players, as many as seats")
    options: dict[str, Any] = {name: values[0] for name, values in CHOICES.items()} | NUMBERS
    if unknown := set(given) - set(options):
        raise ValueError(f"no such option: {sorted(unknown)}")
    if given.get("ruleset") == "unity":
        options |= UNITY
    options |= given
    for name, values in CHOICES.items():
        if options[name] not in values:
            raise ValueError(f"{name} is one of {values}")
    if options["start_score"] < 0 or options["hands"] < 1 or not 0 <= options["first_dealer"] < seats:
        raise ValueError("start_score, hands or first_dealer out of range")
    return options


class Oracle:
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        self.options = settings(seats, dict(options))
        self.seats = seats
        self.walls = [list(wall) for wall in walls]
        self.starter: int = self.options["first_dealer"]
        self.number = 1  # the game is played as this number of the session's `hands`
        self.scores: list[int] = [self.options["start_score"]] * seats
        self.results: list[list[int]] = []
        self.wins: list[dict[str, int]] = []  # the combinations of every finished game; {} where nobody completed
        self.over = False
        self.deal()

    def deal(self) -> None:
        wall = self.walls[len(self.results)]
        self.concealed: list[list[str]] = [[] for _ in range(self.seats)]
        for place in range(self.seats):
            self.concealed[(self.starter + place) % self.seats] = wall[8 * place : 8 * place + 8]
        self.deck = wall[8 * self.seats :]
        self.displayed: list[list[str]] = [[] for _ in range(self.seats)]  # one tile text for each set
        self.reached = [False] * self.seats
        self.ippatsu = [False] * self.seats
        self.thrown, self.thrower = "", -1
        self.asked: list[tuple[int, str]] = []  # STEAL: the seats still to be asked, and what; this one first
        self.declined: list[int] = []  # those that could have completed with the thrown tile
        self.draw(self.starter)

    def draw(self, seat: int) -> None:
        self.drawn = self.deck.pop(0)
        self.concealed[seat].append(self.drawn)
        self.turn, self.phase = seat, "DECIDE"

    def hand(self, seat: int) -> list[str]:
        return in_order(self.concealed[seat])

    def all_tiles(self, seat: int) -> list[str]:
        return self.concealed[seat] + [tile for tile in self.displayed[seat] for _ in range(3)]

    def combinations(self, seat: int, nine: Sequence[str], drawn: bool) -> dict[str, int]:
        return combinations(
            nine,
            len(self.displayed[seat]),
            self.reached[seat],
            self.ippatsu[seat],
            drawn,
            dragon_once=self.options["dragon_once"],
            strict_no_steals=self.options["strict_no_steals"],
        )

    # Legal actions

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.phase == "STEAL":
            return [*self.claims(*self.asked[0]), "pass"]
        tiles = self.all_tiles(self.turn)
        actions = ["complete"] if self.drawn and is_whole(tiles) else []
        if self.reached[self.turn]:
            return [*actions, f"discard {self.drawn}"]
        concealed = [tile for tile in TILES if tile in self.concealed[self.turn]]
        for tile in concealed:
            eight = list(tiles)
            eight.remove(tile)
            if is_ready(eight):
                actions.append(f"reach {tile}")
        return actions + [f"discard {tile}" for tile in concealed]

    def can_complete(self, seat: int) -> bool:
        """With the thrown tile."""
        return bool(self.combinations(seat, [*self.all_tiles(seat), self.thrown], drawn=False))

    def claims(self, seat: int, question: str) -> list[str]:
        if question == "complete":
            return ["complete"] if self.can_complete(seat) else []
        has_two = self.concealed[seat].count(self.thrown) >= 2
        return ["steal"] if has_two and seat not in self.declined else []

    # Play

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        verb, tile = f"{text} ".split(" ")[:2]
        if verb in ("discard", "reach"):
            self.discard(tile, verb == "reach")
        elif verb == "pass":
            if "complete" in self.words():
                self.declined.append(self.turn)
            self.ask(self.asked[1:])
        elif verb == "steal":
            self.steal()
        elif self.phase == "STEAL":
            self.concealed[self.turn].append(self.thrown)
            self.complete(self.turn, self.thrower)
        else:
            self.complete(self.turn, None)

    def discard(self, tile: str, reach: bool) -> None:
        seat = self.turn
        self.concealed[seat].remove(tile)
        self.ippatsu[seat] = reach
        self.reached[seat] = self.reached[seat] or reach
        self.thrown, self.thrower, self.declined = tile, seat, []
        others = [(seat + place) % self.seats for place in range(1, self.seats)]
        able = [other for other in others if not self.reached[other] and len(self.concealed[other]) > 2]
        self.ask([(other, "complete") for other in others] + [(other, "steal") for other in able])

    def ask(self, questions: list[tuple[int, str]]) -> None:
        self.asked = questions
        if questions:
            self.turn, self.phase = questions[0][0], "STEAL"
        elif self.deck:
            self.draw((self.thrower + 1) % self.seats)
        else:
            self.no_deck()

    def steal(self) -> None:
        for _ in range(2):
            self.concealed[self.turn].remove(self.thrown)
        self.displayed[self.turn].append(self.thrown)
        self.ippatsu = [False] * self.seats
        self.drawn = ""
        self.phase = "DECIDE"

    # End of a game

    def complete(self, winner: int, thrower: int | None) -> None:
        won = self.combinations(winner, self.all_tiles(winner), thrower is None)
        amount = hand_score(sum(won.values()), self.options["score_formula"]) * self.options["score_unit"]
        if self.options["starter_bonus"] and winner == self.starter:
            amount = 3 * amount // 2
        if thrower is None:
            self.finish(drawn_win(self.seats, winner, amount, self.options["rounding"]), won)
            return
        result = [0] * self.seats
        result[winner], result[thrower] = amount, -amount
        self.finish(result, won)

    def no_deck(self) -> None:
        result = [0] * self.seats
        if self.options["no_deck"] == "tenpai":
            ready = [is_ready(self.all_tiles(seat)) for seat in range(self.seats)]
            result = tenpai(ready, self.starter, self.options["score_unit"], self.options["rounding"])
        self.finish(result, {})

    def finish(self, result: list[int], won: dict[str, int]) -> None:
        self.results.append(result)
        self.wins.append(won)
        self.scores = [score + change for score, change in zip(self.scores, result, strict=True)]
        if self.number == self.options["hands"]:
            self.over, self.turn = True, -1
            return
        if not (self.options["starter_stays"] and result[self.starter] > 0):
            self.starter = (self.starter + 1) % self.seats
            self.number += 1
        self.deal()
