"""The story of a session, told to each seat as far as it may know it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.action import Action
from paiju.kernel.game import Game
from paiju.kernel.payments import Payment
from paiju.kernel.record import DEAL, ROLL
from paiju.kernel.seen import Seen


@dataclass(frozen=True)
class Event:
    """Something that happened: an action of a seat, or a line that all may read (seat -1)."""

    seat: int
    own: str  # as its seat knows it
    told: tuple[tuple[int, str], ...]  # as the others are told: seat and words

    def lines(self, viewer: int) -> list[str]:
        """For a seat: its own action as it knows it, and what is told of the others."""
        own = [f"s{self.seat} {self.own}"] if self.seat >= 0 and viewer == self.seat else []
        return own + [words if s < 0 else f"s{s} {words}" for s, words in self.told if s < 0 or s != viewer]


def dice_array(throw: list[int]) -> NDArray[np.int64]:
    """A throw as the rules take it: two places, the second 0 where one die is thrown."""
    return np.array([*throw, 0][:2], np.int64)


class Narrator:
    """Follows a session on a state of its own and keeps what may be told of each event."""

    def __init__(self, game: Game, drivers: ModuleType, rules: Any, text: Callable[[Action], str], seats: int) -> None:
        self.game, self.drivers, self.rules, self.text, self.seats = game, drivers, rules, text, seats
        self.events: list[Event] = []
        self.sheets: list[list[Payment]] = []  # one for each hand dealt, the last one perhaps unfinished
        self.starts: list[int] = []  # where each action begins among the moves
        self.hand_start = 0
        self._record = game.state.State
        self._state = self._record.blank()
        drivers.begin(rules, self._state)
        self._moves = 0
        self._deals = 0
        self._throws = 0
        self._partial: tuple[Action, Seen] | None = None
        self._g = Seen(rules[0])
        self._open: Seen | None = None  # what an onlooker sees now, once it was looked at

    def follow(self, moves: list[int], walls: list[list[int]], throws: list[list[int]], wall_size: int) -> None:
        """Catch up with the session."""
        if (self._moves, self._deals, self._throws) == (len(moves), len(walls), len(throws)):
            return
        while True:
            turn = self._state[0]["turn"]
            if turn == DEAL and self._deals < len(walls):
                self._deal(walls[self._deals], wall_size)
            elif turn == ROLL and self._throws < len(throws):
                self._roll(throws[self._throws])
            elif turn >= 0 and self._moves < len(moves):
                self._play(moves[self._moves])
            else:
                return

    def _deal(self, wall: list[int], wall_size: int) -> None:
        padded = np.full(wall_size, -1, np.int64)
        padded[: len(wall)] = wall
        before = self._onlooker()
        self.drivers.deal(self.rules, self._state, padded)
        self._open = None
        self._deals += 1
        self.hand_start = self._moves
        self._tell(f"deal {self._deals}")
        if len(self.sheets) == before.hands_played:
            self.sheets.append([])
        self._settle(before, self._onlooker())

    def _roll(self, throw: list[int]) -> None:
        before = self._onlooker()
        self.drivers.roll(self.rules, self._state, dice_array(throw))
        self._open = None
        self._throws += 1
        self._tell(f"dice {' '.join(map(str, throw))}")
        self._settle(before, self._onlooker())

    def _play(self, move: int) -> None:
        seat = int(self._state[0]["turn"])
        before = self._partial[1] if self._partial else self._onlooker()
        action = self.game.action(self._g, Seen(self._seen(seat)[0]), move)
        if self._partial:
            action = self._partial[0].joined(action)
        else:
            self.starts.append(self._moves)
        self.drivers.apply(self.rules, self._state, move)
        self._open = None
        self._moves += 1
        if "picking" in self._record.fields and self._state[0]["picking"] > 0:
            self._partial = (action, before)
            return
        self._partial = None
        after = self._onlooker()
        told = self.game.table.told(self._g, before, after, seat, action)
        self.events.append(Event(seat, self.text(action), tuple((s, self.text(a)) for s, a in told)))
        self._settle(before, after)

    def _settle(self, before: Seen, after: Seen) -> None:
        """Write what was paid on the sheet of the hand, and tell its end."""
        is_finished = after.hands_played != before.hands_played
        if is_finished or after.score.numbers != before.score.numbers:
            self.sheets[-1].extend(self.game.sheet.payments(self._g, before, after))
        if is_finished:
            gains = ", ".join(f"{gain:+d}" for gain in self._state[0]["result"][: self.seats])
            self._tell(f"hand {int(self._state[0]['hands_played'])} ends: {gains}")

    def _tell(self, line: str) -> None:
        self.events.append(Event(-1, "", ((-1, line),)))

    def _onlooker(self) -> Seen:
        if self._open is None:
            self._open = Seen(self._seen(-1)[0])
        return self._open

    def _seen(self, seat: int) -> Any:
        seen = self._record.blank()
        self.drivers.observe(self.rules, self._state, seat, seen)
        return seen
