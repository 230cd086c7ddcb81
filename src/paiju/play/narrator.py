"""The story of a session, told to each seat as far as it may know it."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.action import UNKNOWN, Action
from paiju.kernel.game import Game, Tiles
from paiju.kernel.payments import Payment
from paiju.kernel.record import DEAL, ROLL, array_of
from paiju.kernel.seen import Seen, blank_record
from paiju.play.history import History
from paiju.words.said import Faces, Listed, Said, Seat
from paiju.words.wire import SaidData, said_data


class Line(NamedTuple):
    """A line of the story: its subject (-1 for none), in notation and as data for a sentence."""

    seat: int
    notation: str
    said: Said
    data: SaidData  # the same as it travels
    is_known: bool = False  # to its seat, which did or said the same itself


@dataclass(frozen=True)
class Event:
    """Something that happened: an action of a seat, or a line that all may read."""

    own: Line | None  # as its seat knows it
    told: tuple[Line, ...]  # as the others are told

    def for_seat(self, viewer: int) -> list[Line]:
        """For a seat: its own action as it knows it, and all that is told and new to it."""
        told = [line for line in self.told if line.seat != viewer or not line.is_known]
        return [self.own, *told] if self.own and viewer == self.own.seat else told

    def lines(self, viewer: int) -> list[str]:
        """In notation: what a seat did itself, and what is told of the others alone."""
        own = [self.own.notation] if self.own and viewer == self.own.seat else []
        return own + [line.notation for line in self.told if line.seat < 0 or line.seat != viewer]


class Happened(NamedTuple):
    """What a session is made of so far, as the table keeps it."""

    moves: Sequence[int]
    walls: Sequence[Sequence[int]]
    throws: Sequence[Sequence[int]]


class Mark(NamedTuple):
    """Where an action of this hand began, so that it can be taken back."""

    state: bytes
    moves: int
    throws: int
    events: int
    payments: int  # lines on the sheet of this hand


class Narrator:
    """Keeps what may be told of each step of a session.

    The table hands in each state before it changes. Steps are put into words when somebody asks for them, from those
    states alone: no move is played twice. A copy shares all that was told before.
    """

    def __init__(
        self, game: Game, drivers: ModuleType, rules: NDArray[np.void], g: Seen, tiles: Tiles, seats: int
    ) -> None:
        self.game, self.drivers, self.rules, self.tiles, self.seats = game, drivers, rules, tiles, seats
        self.untold: list[bytes] = []  # the states before the steps that are not told yet
        self.events: History[Event] = History()
        self.sheets: History[list[Payment]] = History()  # one for each hand dealt, the last one perhaps unfinished
        self.starts: History[int] = History()  # where each action begins among the moves
        self.hand_starts: History[int] = History([0])  # where each hand begins among the events
        self._marks: list[Mark] = []  # one for each action of this hand
        self._moves = self._deals = self._throws = 0  # told so far
        self._partial: tuple[Action, Seen] | None = None
        self._g = g
        self.face_words = [tiles.text([face]) for face in range(len(tiles.copies))]  # in notation
        self._record = game.state.State
        self._open: tuple[bytes, Seen] | None = None  # the last state that an onlooker looked at, and what is seen

    def follow(self, happened: Happened, now: bytes) -> None:
        """Put into words what is not told yet."""
        if not self.untold:
            return
        for before, after in itertools.pairwise([*self.untold, now]):
            turn = int(self._state(before)[0]["turn"])
            if turn == DEAL:
                self._deal(before, after)
            elif turn == ROLL:
                self._roll(before, after, happened.throws[self._throws])
            else:
                self._play(before, after, turn, happened.moves[self._moves])
        self.untold.clear()

    def go_on_from(self, moves: int, deals: int, throws: int, actions: int, events: int, hands: int) -> None:
        """Tell what comes after so much that was told elsewhere."""
        self._moves, self._deals, self._throws = moves, deals, throws
        self.events, self.starts = History(forgotten=events), History(forgotten=actions)
        self.sheets, self.hand_starts = History(forgotten=hands), History([events], hands)
        self.untold.clear()

    def copy(self) -> Narrator:
        """One that goes on by itself from here."""
        twin: Narrator = object.__new__(Narrator)
        twin.__dict__.update(self.__dict__)
        twin.untold, twin.events, twin.sheets = self.untold[:], self.events.copy(), self.sheets.copy()
        twin.starts, twin._marks = self.starts.copy(), self._marks[:]
        twin.hand_starts = self.hand_starts.copy()
        return twin

    def __getstate__(self) -> dict[str, object]:
        """A pickle leaves out the compiled drivers, which the game has again elsewhere."""
        return {name: value for name, value in self.__dict__.items() if name not in ("drivers", "_open")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, drivers=kept["game"].drivers(), _open=None)

    def take_back(self) -> Mark | None:
        """Forget the last action of this hand and say where it began; None if there is none."""
        if not self._marks:
            return None
        mark = self._marks.pop()
        self.starts.pop()
        del self.events[mark.events :]
        self.sheets[-1] = self.sheets[-1][: mark.payments]
        self._moves, self._throws, self._partial = mark.moves, mark.throws, None
        return mark

    def _deal(self, before: bytes, after: bytes) -> None:
        seen = self.onlooker(before)
        self._deals += 1
        self._marks.clear()
        self._tell(f"deal {self._deals}", Said("story-deal", number=self._deals))
        if len(self.sheets) == seen.hands_played:
            self.sheets.append([])
        self._settle(seen, self.onlooker(after))

    def _roll(self, before: bytes, after: bytes, throw: Sequence[int]) -> None:
        seen = self.onlooker(before)
        self._throws += 1
        dice = tuple(int(die) for die in throw)
        self._tell(f"dice {' '.join(map(str, dice))}", Said("story-dice", dice=Listed(dice)))
        self._settle(seen, self.onlooker(after))

    def _play(self, before: bytes, after: bytes, seat: int, move: int) -> None:
        action = self.game.action(self._g, self._seen(before, seat), move)
        if self._partial:
            action, seen = self._partial[0].joined(action), self._partial[1]
        else:
            seen = self.onlooker(before)
            self.starts.append(self._moves)
            self._marks.append(Mark(before, self._moves, self._throws, len(self.events), len(self.sheets[-1])))
        self._moves += 1
        if "picking" in self._record.fields and self._state(after)[0]["picking"] > 0:
            self._partial = (action, seen)
            return
        self._partial = None
        told = self.game.table.told(self._g, seen, self.onlooker(after), seat, action)
        self.events.append(self._event(seat, action, told))
        self._settle(seen, self.onlooker(after))

    def _event(self, seat: int, action: Action, told: Sequence[tuple[int, Action]]) -> Event:
        """An action and what is told of it: the first line of its seat is the action itself, as the others see it."""
        own = self._line(seat, action)
        lines = [own if line is action and subject == seat else self._line(subject, line) for subject, line in told]
        first = next((line for line in lines if line.seat == seat), None)
        for at, line in enumerate(lines):
            is_known = not _shows_more(line, own) if line is first else line.notation == self._last_of(line.seat)
            lines[at] = line._replace(is_known=is_known)
        return Event(own, tuple(lines))

    def _last_of(self, seat: int) -> str | None:
        """What a seat did last in this hand, in notation."""
        of_hand = itertools.islice(reversed(self.events), len(self.events) - self.hand_starts[-1])
        own = (event.own for event in of_hand if event.own and event.own.seat == seat)
        return next((line.notation for line in own), None)

    def _settle(self, before: Seen, after: Seen) -> None:
        """Write what was paid on the sheet of the hand, and tell its end."""
        is_finished = after.hands_played != before.hands_played
        if is_finished or after.score.numbers != before.score.numbers:
            self.sheets[-1] = [*self.sheets[-1], *self.game.sheet.payments(self._g, before, after)]
        if is_finished:
            gains = after.result.numbers[: self.seats]
            by_seat = (Said("story-gain", seat=Seat(seat), gain=gain) for seat, gain in enumerate(gains))
            self._tell(
                f"hand {after.hands_played} ends: {', '.join(f'{gain:+d}' for gain in gains)}",
                Said("story-end", number=after.hands_played, gains=Listed(tuple(by_seat))),
            )
            self.hand_starts.append(len(self.events))

    def _tell(self, notation: str, said: Said) -> None:
        self.events.append(Event(None, (Line(-1, notation, said, said_data(said, self.face_words)),)))

    def _line(self, seat: int, action: Action) -> Line:
        text = action.text(self.tiles.text)
        said = action.said(seat) if seat >= 0 else action.said()
        return Line(seat, f"s{seat} {text}" if seat >= 0 else text, said, said_data(said, self.face_words))

    def onlooker(self, state: bytes) -> Seen:
        """What everybody may see of a state."""
        if self._open is None or self._open[0] != state:
            self._open = (state, self._seen(state, -1))
        return self._open[1]

    def _seen(self, state: bytes, seat: int) -> Seen:
        seen = blank_record(self._record.dtype)
        self.drivers.observe(self.rules, self._state(state), seat, seen)
        return Seen(seen[0])

    def _state(self, state: bytes) -> NDArray[np.void]:
        return array_of(state, self._record.dtype)


def _shows_more(line: Line, own: Line) -> bool:
    """Whether a line shows tiles that an action did not name, as when all is turned up in the end."""
    shown, named = _tiles_in(line.said), _tiles_in(own.said)
    if len(shown) <= len(named) or UNKNOWN in shown:
        return False
    return Counter(shown) >= Counter(named)


def _tiles_in(said: Said) -> list[int]:
    return [face for _, value in said.values if isinstance(value, Faces) for face in value.faces]
