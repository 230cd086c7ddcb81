"""The session that the drawing and discarding games share: the winner of a hand deals the next one."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracles.xiangshifu import CIVIL, TYPES, in_order

FULL32 = [tile for tile in TYPES for _ in range(2 if tile in CIVIL else 1)]
SESSION: dict[str, Any] = {"next_dealer": "winner", "first_dealer": 0, "hands": 8}


def types(tiles: Sequence[str]) -> list[str]:
    return in_order(list(set(tiles)))


class Session:
    """Walls, dealers and scores; a game says in `deal` how a hand begins and calls `finish` when it ends."""

    def __init__(
        self,
        seats: int,
        walls: Sequence[Sequence[str]],
        choices: Mapping[str, Sequence[object]],  # the first is the default
        defaults: Mapping[str, Any],
        options: Mapping[str, object],
    ) -> None:
        given = dict(options)
        if given.pop("players", seats) != seats:
            raise ValueError("players and seats differ")
        firsts: dict[str, Any] = {name: values[0] for name, values in choices.items()}
        self.options: dict[str, Any] = {**firsts, **SESSION, **defaults}
        if unknown := set(given) - set(self.options):
            raise ValueError(f"no such option: {sorted(unknown)}")
        self.options |= given
        for name, values in {**choices, "next_dealer": ("winner", "rotate")}.items():
            if self.options[name] not in values:
                raise ValueError(f"{name} is one of {values}")
        if not 0 <= self.options["first_dealer"] < seats or self.options["hands"] < 1:
            raise ValueError("first_dealer or hands out of range")
        self.seats = seats
        self.walls = [list(wall) for wall in walls]
        self.over = False
        self.turn = -1
        self.scores = [0] * seats
        self.results: list[list[int]] = []
        self.dealer: int = self.options["first_dealer"]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.deal()

    def deal(self) -> None:
        raise NotImplementedError

    def tile_set(self) -> list[str]:
        return FULL32

    def deal_blocks(self, size: int) -> list[str]:
        """So many tiles to each seat in turn order from the dealer; the rest of the wall."""
        wall = self.walls[len(self.results)]
        if in_order(wall) != in_order(self.tile_set()):
            raise ValueError("these are not the tiles of the game")
        for place in range(self.seats):
            self.hands[(self.dealer + place) % self.seats] = wall[place * size : (place + 1) * size]
        return wall[self.seats * size :]

    def after(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def hand(self, seat: int) -> list[str]:
        return in_order(self.hands[seat])

    def paid_by_all(self, winner: int, amount: int) -> list[int]:
        return [amount * (self.seats - 1) if seat == winner else -amount for seat in range(self.seats)]

    def finish(self, winner: int | None, result: list[int]) -> None:
        self.results.append(result)
        self.scores = [score + change for score, change in zip(self.scores, result, strict=True)]
        if self.options["next_dealer"] == "rotate":
            self.dealer = self.after(self.dealer)
        elif winner is not None:
            self.dealer = winner
        if len(self.results) == self.options["hands"]:
            self.over = True
            self.turn = -1
        else:
            self.deal()

    def finish_drawn(self) -> None:
        self.finish(None, [0] * self.seats)
