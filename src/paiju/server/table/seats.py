"""Who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from paiju.server.store.events import PlayedBy


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    visitor: str = ""
    nonce: str | None = None  # of the request that the person sat down with
    stand_in: bool = False  # a bot plays until the person is back
    since: int = 0  # the sequence with which the person sat down

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def is_played_in_person(self) -> bool:
        return self.is_person and not self.stand_in


def player_of(seat: Seat, by: PlayedBy) -> PlayedBy:
    """Who decided, as far as others may know it: one who let a window pass is the one who plays the seat."""
    if by != "window":
        return by
    return "stand_in" if seat.stand_in else "person" if seat.is_person else "bot"


class Seats:
    """All seats of a table."""

    def __init__(self, seats: Iterable[Seat] = ()) -> None:
        self._seats = list(seats)

    def __getitem__(self, number: int) -> Seat:
        return self._seats[number]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    @property
    def players(self) -> list[str]:
        """The name of each person, for others what they are."""
        return [seat.name or seat.kind for seat in self._seats]

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self._seats) if seat.is_person]

    @property
    def host(self) -> int | None:
        """The seat whose person has been here longest: at first the one who set up the table."""
        return min(self.persons, key=lambda number: self._seats[number].since, default=None)

    @property
    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self._seats) if seat.kind == "empty"]

    def put(self, number: int, seat: Seat) -> None:
        self._seats[number] = seat

    def fill(self) -> None:
        """Bots take all free seats."""
        for number in self.free:
            self.put(number, Seat("bot"))

    def set_stand_in(self, number: int, stand_in: bool) -> None:
        """Let a bot play for a person, or the person again."""
        self.put(number, replace(self._seats[number], stand_in=stand_in))
