"""One table: one task with one queue. Nothing is told to anybody before it is safe in the log."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable

from msgspec import structs
from sqlalchemy.exc import SQLAlchemyError

from paiju.play.reading import read_action
from paiju.server import limits
from paiju.server.alarms import Alarms
from paiju.server.audience import Audience
from paiju.server.clocks import TableClock
from paiju.server.connection import POLICY, Connection
from paiju.server.deals import SealedDeal, seal, terms_of
from paiju.server.events import (
    Absented,
    AnyHappening,
    Closed,
    Dealt,
    Event,
    Left,
    Paused,
    Played,
    PlayedBy,
    Pledged,
    Resumed,
    Returned,
    Sat,
    next_event,
)
from paiju.server.house import House
from paiju.server.inbox import (
    BotMoved,
    CloseTable,
    Gone,
    GraceOver,
    Item,
    Request,
    Stop,
    TableMessage,
    TimeUp,
    TryAgain,
    ValuesDue,
)
from paiju.server.judge import DEAL_IS_DUE, follow_up, judge, judge_sitting
from paiju.server.meters import ANSWER, note
from paiju.server.protocol import Accepted, Advise, Resume, Seated, SeatMessage, Sit, Start, Watch
from paiju.server.refusals import NOT_SAVED, Code, Refusal
from paiju.server.session import LogError, fold
from paiju.server.store import Batch, NotSaved, StoredTable
from paiju.server.thinkers import Thinkers
from paiju.server.tickets import Drawer, Ticket
from paiju.server.witness import witness

log = logging.getLogger(__name__)

DECLINE = "pass"  # the word of every game for taking no part


class Actor:
    """A table at work."""

    def __init__(self, stored: StoredTable, house: House) -> None:
        self.id, self._house = stored.id, house
        self.audience = Audience(lambda: self._clock.used(self.session))
        self._inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._alarms = Alarms(self.post, house.time)
        self._clock = TableClock(self._alarms, house.time)
        self._thinkers = Thinkers(house.advisor, house.pace, self.post)
        self._is_unsure = False  # whether the log holds what was written last
        self._take_over(stored)

    def _take_over(self, stored: StoredTable) -> None:
        """Stand where the log stands."""
        self.session = fold(stored.id, stored.events, stored.secrets)
        self._tickets = Drawer(stored.tickets)

    def post(self, item: Item) -> None:
        """Put something into the queue; raises a Refusal where a client finds it full."""
        if isinstance(item, Request) and self._inbox.qsize() >= limits.TABLE_QUEUE:
            raise Refusal(Code.TOO_FAST, "This table has too much to do: try again.")
        self._inbox.put_nowait(item)

    def bid_farewell(self, connection: Connection) -> None:
        """A connection was closed, or goes to another table."""
        self.post(Gone(connection))

    async def run(self) -> None:
        """Handle what comes, until the table is closed and empty or the server stops."""
        self._wait_again()
        await self._is_done(self._resume_clock())
        try:
            while not self._has_ended and not isinstance(item := await self._inbox.get(), Stop):
                await self._take(item)
            await self._is_done(self._note_time())
        finally:
            self._alarms.cancel_all()
            self._thinkers.stop()

    @property
    def _has_ended(self) -> bool:
        return self.session.phase == "closed" and self.audience.is_empty and self._inbox.empty()

    async def _take(self, item: Item) -> None:
        is_done = await self._is_done(self._handle(item), item)
        if isinstance(item, Request):
            note(ANSWER, time.perf_counter() - item.came)
        if is_done:
            await self._is_done(self._settle())

    async def _is_done(self, work: Awaitable[None], item: Item | None = None) -> bool:
        """Do some work; where it fails, the client that asked is told, and the log is asked before anything else."""
        try:
            await work
        except NotSaved as error:
            log.error("table %s: not saved: %s", self.id, error)
            if isinstance(item, Request):
                item.connection.put_off(NOT_SAVED, _nonce(item.message))
        except Exception:
            log.exception("table %s failed", self.id)
            if isinstance(item, Request):
                item.connection.close(POLICY)
        else:
            return True
        self._is_unsure = True
        self._alarms.set(TryAgain(), limits.RETRY_SECONDS)
        return False

    async def _handle(self, item: Item) -> None:
        if isinstance(item, Gone):
            self._let_go(item.connection)
            return
        if self._is_unsure:
            await self._reload()
        match item:
            case Request():
                await self._serve(item.connection, item.message)
            case BotMoved():
                await self._play_bot(item)
            case GraceOver():
                await self._stand_in(item.seat)
            case ValuesDue():
                await self._deal_without_missing(item)
            case TimeUp():
                await self._time_out()
            case CloseTable():
                await self._close(item.reason)
            case TryAgain() | Stop():
                pass

    # Requests

    async def _serve(self, connection: Connection, message: TableMessage) -> None:
        try:
            match message:
                case Watch():
                    self._watch(connection)
                case Sit():
                    await self._sit(connection, message)
                case Resume():
                    await self._resume(connection, message)
                case Advise():
                    self._advise(connection)
                case _:
                    await self._act(connection, message)
        except Refusal as refusal:
            connection.refuse(refusal, _nonce(message))
            if refusal.code is Code.FORGED:
                connection.close(POLICY)

    def _watch(self, connection: Connection) -> None:
        self._let_go(connection)
        self.audience.watch(connection)
        connection.join(self, None)
        self.audience.show_all(self.session, connection)

    async def _sit(self, connection: Connection, message: Sit) -> None:
        for number, seat in enumerate(self.session.seats):
            if seat.is_person and (seat.visitor, seat.nonce) == (connection.visitor, message.nonce):
                await self._seat(connection, number, message.nonce)
                return
        number, sat = judge_sitting(self.session, message, connection.visitor)
        await self._seat(connection, number, message.nonce, sat=sat)

    async def _resume(self, connection: Connection, message: Resume) -> None:
        ticket = self._house.office.read(message.ticket, self._house.now())
        if not self._tickets.holds(ticket):
            raise Refusal(Code.FORGED, "This ticket is spent.")
        await self._seat(connection, ticket.seat, shown=ticket)

    async def _seat(
        self,
        connection: Connection,
        seat: int,
        nonce: str | None = None,
        *,
        sat: Sat | None = None,
        shown: Ticket | None = None,
    ) -> None:
        """Give a connection its seat, with a new ticket."""
        text, ticket = self._house.office.issue(self.id, seat, self._house.now())
        batch = Batch(self.id, ticket=ticket, spent=self._tickets.put(ticket, shown))
        if sat:
            await self._append(sat, seat, nonce, batch)
        elif self.session.seats[seat].stand_in:
            await self._append(Returned(), seat, batch=batch)
        else:
            await self._commit(batch)
        self._admit(connection, seat)
        connection.send(Seated(self.id, seat, text, nonce))
        self.audience.show_all(self.session, connection)
        self.audience.tell(self.session, besides=connection)

    def _admit(self, connection: Connection, seat: int) -> None:
        self._let_go(connection)
        self.audience.seat(connection, seat)
        connection.join(self, seat)
        self._alarms.cancel(GraceOver(seat))

    async def _act(self, connection: Connection, message: SeatMessage) -> None:
        answered = self.session.answers.get((connection.seat_had, message.nonce))
        if answered is not None:
            connection.send(Accepted(message.nonce, answered))
            return
        seat = self._seat_of(connection)
        sealed = self._sealed(self.session.number + 2, 0) if isinstance(message, Start) else None
        commitment = sealed.commitment if sealed else ""
        happening = self._timed(judge(self.session, self.audience.present, seat, message, commitment))
        if self.session.seats[seat].stand_in and not isinstance(happening, Returned):
            await self._append(Returned(), seat)
        await self._append(happening, seat, message.nonce, Batch(self.id, deal=sealed))
        connection.send(Accepted(message.nonce, self.session.sequence))
        self._tell(happening, seat)

    def _timed(self, happening: AnyHappening) -> AnyHappening:
        if isinstance(happening, Played):
            return structs.replace(happening, used=self._clock.used(self.session) or 0)
        return happening

    def _advise(self, connection: Connection) -> None:
        if self._seat_of(connection) != self.session.turn:
            raise Refusal(Code.NOT_YOUR_TURN, "It is not your turn.", self.session.sequence)
        self._thinkers.advise(connection, self.session.sequence, self.session.on_table)

    def _seat_of(self, connection: Connection) -> int:
        if connection.seat is None:
            raise Refusal(Code.NOT_SEATED, "You look on here: only those who sit may do this.")
        if not self.audience.has(connection, connection.seat):
            raise Refusal(Code.REPLACED, "You have come back in another place.")
        return connection.seat

    # The log

    async def _append(
        self, happening: AnyHappening, seat: int | None = None, nonce: str | None = None, batch: Batch | None = None
    ) -> None:
        """Write to the log, wait until it is safe, then let it happen."""
        batch = batch or Batch(self.id)
        batch.events = [self._event(happening, seat, nonce)]
        batch.closes = isinstance(happening, Closed)
        if isinstance(happening, Left) and seat is not None:
            batch.spent = self._tickets.clear(seat)
        began = time.perf_counter()
        await self._commit(batch)
        witness(self.id, batch.events[0], time.perf_counter() - began)
        if batch.deal:
            self.session.secrets[batch.deal.place] = batch.deal.secret
        self.session.apply(batch.events[0])

    def _event(self, happening: AnyHappening, seat: int | None, nonce: str | None) -> Event:
        sequence = self.session.sequence + 1
        mark = self.session.digest() if sequence % limits.EVENTS_BETWEEN_MARKS == 0 else None
        return next_event(self.session.hash, sequence, self._house.now(), happening, seat, nonce, mark)

    async def _commit(self, batch: Batch) -> None:
        await self._house.writer.commit(batch)

    async def _reload(self) -> None:
        """After a failure the log says what has happened."""
        try:
            stored = await asyncio.to_thread(self._house.store.load, self.id)
        except SQLAlchemyError as error:
            raise NotSaved(str(error)) from error
        if stored is None:
            raise LogError(f"the log of table {self.id} has vanished")
        self._take_over(stored)
        self._is_unsure = False
        self._wait_again()
        self.audience.show_all_to_everybody(self.session)

    async def _settle(self) -> None:
        """Let happen what follows by itself, then let a bot think where it is its turn."""
        while due := follow_up(self.session, self.audience.present):
            if due == DEAL_IS_DUE:
                await self._deal()
            else:
                seat, happening = due
                await self._append(happening, seat)
                self._tell(happening, seat)
                if isinstance(happening, Pledged):
                    self._wait_for_values()
        self._clock.mind(self.session, bool(self.audience.present))
        self._wake_bot()

    async def _close(self, reason: str) -> None:
        if self.session.phase != "closed":
            closed = Closed(reason)
            await self._append(closed)
            self._tell(closed)

    async def _deal(self) -> None:
        """Make the deal, and commit to the secret of the next."""
        sealed = self._sealed(self.session.number, self.session.next_deal + 1)
        dealt = Dealt(sealed.commitment)
        await self._append(dealt, batch=Batch(self.id, deal=sealed))
        self._tell(dealt)

    def _wait_again(self) -> None:
        """Wait for those whom the log leaves us waiting for."""
        self._thinkers.forget()
        for seat in set(self.session.persons) - self.audience.present:
            self._alarms.set(GraceOver(seat), self._house.grace)
        if self.session.is_pledged:
            self._wait_for_values()

    def _wait_for_values(self) -> None:
        self._alarms.set(ValuesDue(self.session.number, self.session.next_deal), limits.VALUE_SECONDS)

    async def _deal_without_missing(self, due: ValuesDue) -> None:
        """One who does not show the value that was pledged holds nobody up."""
        if self.session.is_pledged and (self.session.number, self.session.next_deal) == (due.session, due.deal):
            await self._deal()

    def _sealed(self, session: int, deal: int) -> SealedDeal:
        setup = self.session.config
        return seal(terms_of(self.id, session, setup.game, setup.seats, setup.options), (session, deal))

    def _tell(self, happening: AnyHappening, seat: int | None = None) -> None:
        if isinstance(happening, Left) and seat is not None:
            self.audience.vacate(seat)
        self.audience.tell(self.session, happening)

    # Bots

    def _wake_bot(self) -> None:
        turn, position = self.session.turn, self.session.position
        if turn is None or not self.session.seats[turn].is_played_by_bot or not self.audience.present:
            return
        by: PlayedBy = "stand_in" if self.session.seats[turn].stand_in else "bot"
        self._thinkers.move(position, turn, self.session.on_table, self.session.config.level, by)

    async def _play_bot(self, moved: BotMoved) -> None:
        self._thinkers.forget()
        if moved.position == self.session.position and self._is_wanted(moved):
            used = self.session.allowed if moved.by == "clock" else 0
            await self._play_for(moved.seat, Played(moved.moves, moved.by, used))

    def _is_wanted(self, moved: BotMoved) -> bool:
        if moved.by == "clock":
            return self._clock.is_up(self.session)
        return self.session.seats[moved.seat].is_played_by_bot

    async def _play_for(self, seat: int, played: Played) -> None:
        await self._append(played, seat)
        self._tell(played)

    # The clock

    async def _time_out(self) -> None:
        """The time is up: a pass where the game knows one, else a bot decides."""
        seat, table = self.session.seat_on_clock, self.session.table
        if seat is None or table is None or not self._clock.is_up(self.session):
            return
        if DECLINE in table.words:
            await self._play_for(seat, Played(list(read_action(table, DECLINE)), "clock", self.session.allowed))
        else:
            self._thinkers.move(self.session.position, seat, table, self.session.config.level, "clock")

    async def _resume_clock(self) -> None:
        """After a restart a running clock goes on, with a little more time."""
        if self.session.seat_on_clock is not None:
            await self._append(Resumed(int(1000 * limits.RESUMED_SECONDS)))

    async def _note_time(self) -> None:
        """Keep in the log what the present decision has used."""
        used = self._clock.used(self.session)
        if used is not None:
            await self._append(Paused(used))

    # Absence

    def _let_go(self, connection: Connection) -> None:
        if connection.actor is self and (seat := self.audience.release(connection)) is not None:
            self._alarms.set(GraceOver(seat), self._house.grace)
            self.audience.tell(self.session, besides=connection)

    async def _stand_in(self, seat: int) -> None:
        is_away = seat in self.session.persons and seat not in self.audience.present
        if is_away and not self.session.seats[seat].stand_in:
            await self._append(Absented(), seat)
            self._tell(Absented())


def _nonce(message: TableMessage) -> str | None:
    return getattr(message, "nonce", None)
