"""The state of a table: what its log has led to, without input, output or time of its own (see `fold`)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Literal

from paiju.kernel.record import array_of, unconcluded
from paiju.play.fair import FairHand
from paiju.play.table import Table
from paiju.server.store.errors import LogError
from paiju.server.store.events import GENESIS, Answered, Created
from paiju.server.store.records import HandPlace, StoredHand
from paiju.server.store.setup import Clock, Level
from paiju.server.table.seats import Seats
from paiju.server.table.session_deals import SessionDeals
from paiju.server.table.time_banks import TimeBanks
from paiju.server.table.undo import UndoRequest
from paiju.server.table.votes import VotesOut
from paiju.server.table.window import Window

Phase = Literal["open", "dealing", "playing", "over", "closed"]


def position_of(table: Table) -> bytes:
    """The position at a table, without what was only concluded: rules may learn to conclude more."""
    record = table.game.state.State
    return unconcluded(record, array_of(table.position, record.dtype))


@dataclass
class Room:
    """A table of the server: its seats, and one session of its game after another."""

    id: str
    deals: SessionDeals = field(default_factory=SessionDeals)
    sequence: int = 0
    hash: bytes = GENESIS
    setup: Created | None = None
    phase: Phase = "open"
    seats: Seats = field(default_factory=Seats)
    number: int = 0  # of the session at this table
    table: Table | None = None
    position: int = 0  # the sequence that made the position on the table
    undo: UndoRequest = field(default_factory=UndoRequest)
    votes_out: VotesOut = field(default_factory=VotesOut)
    time: TimeBanks = field(default_factory=TimeBanks)
    played_by: list[dict[str, int]] = field(default_factory=list)  # in this session, by seat: actions, by who decided
    window_answers: dict[int, Answered] = field(default_factory=dict)  # by seat, in the open window
    accepted: dict[tuple[int | None, str], int] = field(default_factory=dict)  # by seat and nonce: the sequence
    found_window: tuple[int, Window | None] = (-1, None)  # and the position in which it was looked for
    keeps_past: bool = False  # whether finished hands stay in memory
    last_hand: HandPlace = (0, 0)  # session and number of the last finished hand that was put into data
    finished_hands: list[StoredHand] = field(default_factory=list)  # that were put into data since
    sessions_over: list[int] = field(default_factory=list)  # since

    @property
    def config(self) -> Created:
        if self.setup is None:
            raise LogError(f"the log of table {self.id} does not begin with its creation")
        return self.setup

    @property
    def on_table(self) -> Table:
        if self.table is None:
            raise LogError(f"table {self.id} is played at before it is dealt")
        return self.table

    @property
    def persons(self) -> list[int]:
        return self.seats.persons

    @property
    def turn(self) -> int | None:
        """The seat to act, None where none is."""
        return self.table.turn if self.table and self.phase == "playing" else None

    @property
    def is_in_session(self) -> bool:
        return self.phase in ("dealing", "playing")

    @property
    def public_sequence(self) -> int:
        """The sequence that everybody may know: answers in an open window do not count."""
        return self.sequence - len(self.window_answers)

    def digest(self) -> bytes:
        """A hash of all that the log has led to."""
        people = [(seat.kind, seat.name, seat.stand_in) for seat in self.seats]
        ready = sorted(self.deals.ready)
        facts = repr((self.id, self.phase, self.number, self.next_deal, people, ready, self.is_pledged))
        played = position_of(self.table) if self.table else b""
        return hashlib.sha256(facts.encode() + played).digest()

    # Deals

    @property
    def next_deal(self) -> int:
        return self.deals.next_deal

    @property
    def next_hand(self) -> FairHand:
        return self.deals.next_hand

    @property
    def commitment(self) -> str:
        """To the secret of the next deal."""
        is_between = self.phase in ("open", "over") or self.deals.of_session is None
        return self.deals.next_commitment if is_between else self.next_hand.commitment.hex()

    @property
    def head_to_sign(self) -> bytes:
        """The head of the public chain that the seats sign when they show their values."""
        return self.deals.fair.head_to_sign()

    @property
    def is_pledged(self) -> bool:
        """Whether all pledges for the next deal are in."""
        return self.phase == "dealing" and self.next_hand.is_pledged

    # Windows

    @property
    def window(self) -> Window | None:
        """The questions about a discard, while they are open."""
        if self.found_window[0] != self.position:
            is_open = self.table is not None and self.phase == "playing" and self.table.is_window
            self.found_window = self.position, Window(self.on_table) if is_open else None
        return self.found_window[1]

    @property
    def has_windows(self) -> bool:
        """Whether the hand that is played may have one."""
        return self.table is not None and self.phase == "playing" and "window" in self.table.game.state.State.fields

    def may_answer(self, seat: int) -> bool:
        """Whether the seat has a choice in the open window, and has not chosen."""
        return self.window is not None and seat not in self.window_answers and self.window.has_choice(seat)

    def is_asked(self, seat: int) -> bool:
        """Whether the seat is to act, as far as it may know."""
        return self.may_answer(seat) if self.window else seat == self.turn

    def level_of(self, seat: int) -> Level:
        """The level of the bot at a seat: its own, or that of all who fill in."""
        at = seat - (self.config.seats - self.config.bots)
        is_own = self.seats[seat].kind == "bot" and 0 <= at < len(self.config.levels)
        return self.config.levels[at] if is_own else self.config.level

    def questions(self, seat: int) -> list[Table]:
        """The tables at which a seat is asked: those of the open window, else the one on the table."""
        return self.window.questions(seat) if self.window else [self.on_table]

    # The clock

    @property
    def clock(self) -> Clock | None:
        return self.config.clock

    @property
    def seat_on_clock(self) -> int | None:
        """The seat whose time runs: that of a person who is to act and plays."""
        if self.clock is None or self.turn is None:
            return None
        if self.window:
            return self._only_person_to_answer
        return self.turn if self.seats[self.turn].is_played_in_person else None

    @property
    def _only_person_to_answer(self) -> int | None:
        """In a window the time runs for one who is alone with bots: a window among people ends by itself."""
        [person] = self.persons if len(self.persons) == 1 else [None]
        is_playing = person is not None and self.seats[person].is_played_in_person
        return person if person is not None and is_playing and self.may_answer(person) else None

    @property
    def time_allowed(self) -> int:
        """Milliseconds that the seat on the clock has for this decision; an answer in a window has no bank."""
        seat, clock = self.seat_on_clock, self.clock
        if self.window and clock:
            return 1000 * clock.base
        return 1000 * clock.base + self.time.left[seat] if seat is not None and clock else 0
