"""A table as its log tells it: the fold of its events, without input, output or time of its own."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import paiju
from paiju.play.fair import FairDeals, FairError, FairHand
from paiju.play.table import Table
from paiju.server.store.events import (
    GENESIS,
    Absented,
    Answered,
    AnyChange,
    Closed,
    Contributed,
    Created,
    Dealt,
    Event,
    Filled,
    Left,
    Paused,
    Played,
    PlayedBy,
    Pledged,
    Readied,
    Resumed,
    Returned,
    Sat,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
    VotedOut,
    is_chained,
)
from paiju.server.table.deals import Place, terms_of
from paiju.server.table.window import Window
from paiju.server.wire.protocol import Clock

Phase = Literal["open", "dealing", "playing", "over", "closed"]


class LogError(Exception):
    """A log that was changed after it was written, or that this version of the rules does not read."""


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    visitor: str = ""
    nonce: str | None = None
    stand_in: bool = False

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


@dataclass
class Room:
    """The state of a table."""

    id: str
    secrets: dict[Place, bytes] = field(default_factory=dict)
    sequence: int = 0
    hash: bytes = GENESIS
    setup: Created | None = None
    phase: Phase = "open"
    seats: list[Seat] = field(default_factory=list)
    number: int = 0  # of the session at this table
    table: Table | None = None
    position: int = 0  # the sequence that made the position on the table
    deals: FairDeals | None = None
    next_commitment: str = ""  # to the first deal of the next session
    ready: set[int] = field(default_factory=set)
    undo_asked_by: int | None = None
    undo_agreed: set[int] = field(default_factory=set)
    votes_out: dict[int, set[int]] = field(default_factory=dict)
    found_window: tuple[int, Window | None] = (-1, None)  # and the position in which it was looked for
    answered: dict[int, Answered] = field(default_factory=dict)  # by seat, in the open window
    banks: list[int] = field(default_factory=list)  # milliseconds left to every seat for this session
    timeouts: list[int] = field(default_factory=list)  # of every seat, in a row
    paused_at: int = 0  # milliseconds that the present decision had used when the table was left
    carried: int = 0  # milliseconds that it begins with
    answers: dict[tuple[int | None, str], int] = field(default_factory=dict)

    @property
    def config(self) -> Created:
        if self.setup is None:
            raise LogError(f"the log of table {self.id} does not begin with its creation")
        return self.setup

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "empty"]

    @property
    def turn(self) -> int | None:
        """The seat to act, None where none is."""
        return self.table.turn if self.table and self.phase == "playing" else None

    @property
    def window(self) -> Window | None:
        """The questions about a discard, while they are open."""
        if self.found_window[0] != self.position:
            is_open = self.table is not None and self.phase == "playing" and self.table.is_window
            self.found_window = self.position, Window(self.on_table) if is_open else None
        return self.found_window[1]

    @property
    def clock(self) -> Clock | None:
        return self.config.clock

    @property
    def seat_on_clock(self) -> int | None:
        """The seat whose time runs: that of a person who is to act and plays."""
        if self.clock is None or self.turn is None:
            return None
        if self.window:
            return self._person_awaited
        return self.turn if self.plays_in_person(self.turn) else None

    @property
    def _person_awaited(self) -> int | None:
        """In a window the time runs for one who is alone with bots: a window among people ends by itself."""
        [person] = self.persons if len(self.persons) == 1 else [None]
        return person if person is not None and self.plays_in_person(person) and self.may_answer(person) else None

    def plays_in_person(self, seat: int) -> bool:
        return self.seats[seat].is_person and not self.seats[seat].stand_in

    def may_answer(self, seat: int) -> bool:
        """Whether the seat has a choice in the open window, and has not chosen."""
        return self.window is not None and seat not in self.answered and self.window.has_choice(seat)

    @property
    def told(self) -> int:
        """The sequence that everybody may know: answers in an open window do not count."""
        return self.sequence - len(self.answered)

    @property
    def allowed(self) -> int:
        """Milliseconds that the seat on the clock has for this decision."""
        seat, clock = self.seat_on_clock, self.clock
        return 1000 * clock.base + self.banks[seat] if seat is not None and clock else 0

    @property
    def in_session(self) -> bool:
        return self.phase in ("dealing", "playing")

    @property
    def next_deal(self) -> int:
        """The number of the next deal of the session."""
        return len(self.deals.hands) - 1 if self.deals else 0

    @property
    def commitment(self) -> str:
        """To the secret of the next deal."""
        is_between = self.phase in ("open", "over") or self.deals is None
        return self.next_commitment if is_between else self.next_hand.commitment.hex()

    @property
    def is_pledged(self) -> bool:
        """Whether all pledges for the next deal are in."""
        return self.phase == "dealing" and self.next_hand.is_pledged

    @property
    def fair_deals(self) -> FairDeals:
        if self.deals is None:
            raise LogError(f"table {self.id} has no session")
        return self.deals

    @property
    def next_hand(self) -> FairHand:
        return self.fair_deals.hands[-1]

    def digest(self) -> bytes:
        """A hash of all that the log has led to."""
        people = [(seat.kind, seat.name, seat.stand_in) for seat in self.seats]
        facts = repr((self.id, self.phase, self.number, self.next_deal, people, sorted(self.ready), self.is_pledged))
        played = self.table.position if self.table else b""
        return hashlib.sha256(facts.encode() + played).digest()

    def apply(self, event: Event) -> None:
        """Take the next entry of the log."""
        if event.sequence != self.sequence + 1 or not is_chained(self.hash, event):
            raise LogError(f"entry {event.sequence} of table {self.id} does not follow from those before it")
        if event.mark is not None and event.mark != self.digest():
            raise LogError(f"table {self.id} is not in the state that entry {event.sequence} was written in")
        self._happen(event.change, event.seat, event)
        self.sequence, self.hash = event.sequence, event.hash
        if event.nonce is not None:
            self.answers[event.seat, event.nonce] = self.told

    def _happen(self, change: AnyChange, seat: int | None, event: Event) -> None:
        match change, seat:
            case Created(), _:
                self._create(change)
            case Sat(name, visitor), int():
                self.seats[seat] = Seat("person", name, visitor, event.nonce)
            case Filled(), _:
                self.seats = [Seat("bot") if other.kind == "empty" else other for other in self.seats]
            case Left(), int():
                self._leave(seat)
            case Absented(), int():
                self.seats[seat] = replace(self.seats[seat], stand_in=True)
            case Returned(), int():
                self._return(seat)
            case VotedOut(absent), int():
                self.votes_out.setdefault(absent, set()).add(seat)
            case Started(commitment), _:
                self._start(commitment, event.sequence)
            case Readied(pledge), int():
                self.ready.add(seat)
                self.next_hand.pledge(seat, bytes.fromhex(pledge))
            case Pledged(), _:
                self.next_hand.close_pledges()
            case Contributed(value), int():
                self.next_hand.contribute(seat, bytes.fromhex(value))
            case Dealt(), _:
                self._deal(event.sequence)
            case Played(), int():
                self._count_time(seat, change)
                self._note_player(self.seats[seat], change.by)
                self._play(change.moves, event.sequence)
            case Answered(), int():
                self.answered[seat] = change
            case UndoAsked(), int():
                self.undo_asked_by, self.undo_agreed = seat, {seat}
            case UndoAnswered(agree), int():
                self._answer_undo(seat, agree)
            case Undone(actions), _:
                self._undo(actions, event.sequence)
            case Paused(used), _:
                self.paused_at = self.carried = used
            case Resumed(grace), _:
                self.carried = self.paused_at - grace
            case Closed(), _:
                self.phase = "closed"
            case _:
                raise LogError(f"entry {event.sequence} of table {self.id} names no seat")

    def _create(self, setup: Created) -> None:
        if (version := paiju.game(setup.game).version) != setup.version:
            raise LogError(f"table {self.id} is of rules {setup.game} {setup.version}; this Paiju plays {version}")
        self.setup = setup
        self.next_commitment = setup.commitment
        self.seats = [Seat() for _ in range(setup.seats - setup.bots)] + [Seat("bot") for _ in range(setup.bots)]

    def _leave(self, seat: int) -> None:
        self.seats[seat] = Seat("bot") if self.in_session else Seat()
        self._forget_votes(seat)
        if self.undo_asked_by == seat:
            self._end_undo()

    def _return(self, seat: int) -> None:
        self._forget_timeouts(seat)
        self.seats[seat] = replace(self.seats[seat], stand_in=False)
        self._forget_votes(seat)

    def _forget_timeouts(self, seat: int) -> None:
        if self.timeouts:
            self.timeouts[seat] = 0

    def _count_time(self, seat: int, played: Played) -> None:
        """Take from the bank what went beyond the base; two timeouts in a row are an absence."""
        if self.clock is None:
            return
        self.banks[seat] = max(0, self.banks[seat] - max(0, played.used - 1000 * self.clock.base))
        if played.by != "window":
            self.timeouts[seat] = self.timeouts[seat] + 1 if played.by == "clock" else 0

    def _forget_votes(self, seat: int) -> None:
        self.votes_out.pop(seat, None)
        for voters in self.votes_out.values():
            voters.discard(seat)

    def _start(self, commitment: str, sequence: int) -> None:
        setup = self.config
        self.number += 1
        self.deals = FairDeals(terms_of(self.id, self.number, setup.game, setup.seats, setup.options))
        self.next_commitment = commitment
        self._prepare_deal()
        self.banks = [1000 * (setup.clock.bank if setup.clock else 0)] * setup.seats
        self.timeouts = [0] * setup.seats
        self.phase = "dealing"
        self._stand_at(sequence)

    def _prepare_deal(self) -> None:
        self.fair_deals.commit(self.secrets[self.number, len(self.fair_deals.hands)])
        self.ready = set()

    def _deal(self, sequence: int) -> None:
        if self.table is None or self.next_deal == 0:  # till then the last hand of the session before lies there
            setup = self.config
            options: dict[str, Any] = dict(setup.options)
            self.table = Table(setup.game, seats=setup.seats, seed=0, chance=self.deals, **options)
        self._prepare_deal()
        with contextlib.suppress(FairError):  # the deal itself may end the hand: the next deal is another event
            _ = self.table.turn
        self._see_phase(self.table, sequence)

    def _note_player(self, seat: Seat, by: PlayedBy) -> None:
        """For the record; who let a window pass is who plays the seat."""
        if by == "window":
            by = "stand_in" if seat.stand_in else "person" if seat.is_person else "bot"
        if by != "person":
            self.on_table.played_by[len(self.on_table.moves)] = by

    def _play(self, moves: Iterable[int], sequence: int) -> None:
        for move in moves:
            self.on_table.play(move)
        self._end_undo()
        self._see_phase(self.on_table, sequence)

    def _stand_at(self, sequence: int) -> None:
        """A new position: its decision has used no time, and nobody has answered."""
        self.position, self.paused_at, self.carried = sequence, 0, 0
        self.answered = {}

    def _see_phase(self, table: Table, sequence: int) -> None:
        if table.over:
            self.phase = "over"
            self._reveal()
        else:
            self.phase = "dealing" if table.hand_over else "playing"
        self._open_leaves(table)
        self._stand_at(sequence)

    def _open_leaves(self, table: Table) -> None:
        """Prove every tile of a hand that lies open to all, where the secret will not be opened."""
        if not self.config.reveal and table.hand_over and table.is_all_on_view:
            finished = self.fair_deals.hands[len(table.walls) - 1]
            for place in range(len(finished.terms.tiles)):
                finished.open_leaf(place)

    def _reveal(self) -> None:
        """The session is over: open its secrets where the table has agreed to."""
        if self.config.reveal:
            self.fair_deals.reveal()

    def _answer_undo(self, seat: int, agree: bool) -> None:
        if agree:
            self.undo_agreed.add(seat)
        else:
            self._end_undo()

    def _undo(self, actions: int, sequence: int) -> None:
        for _ in range(actions):
            self.on_table.undo()
        self._end_undo()
        self._stand_at(sequence)

    def _end_undo(self) -> None:
        self.undo_asked_by, self.undo_agreed = None, set()

    @property
    def on_table(self) -> Table:
        if self.table is None:
            raise LogError(f"table {self.id} is played at before it is dealt")
        return self.table


def fold(id: str, events: Iterable[Event], secrets: Mapping[Place, bytes]) -> Room:
    """The session that a log leads to."""
    room = Room(id, dict(secrets))
    for event in events:
        room.apply(event)
    return room
