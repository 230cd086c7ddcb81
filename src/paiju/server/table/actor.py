"""One table: one task with one queue, and what is asked of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable

from msgspec import structs

from paiju.server import limits
from paiju.server.ops.metrics import ANSWER, note
from paiju.server.refusals import NOT_SAVED, Code, Refusal
from paiju.server.store import Batch, NotOurs, NotSaved
from paiju.server.store.events import Answered, AnyChange, Closed, Played, Returned, Sat
from paiju.server.table.event_log import LoadedTable
from paiju.server.table.inbox import (
    BotMoved,
    CloseTable,
    Gone,
    GraceOver,
    IdleTimeout,
    Item,
    Lost,
    Request,
    Stop,
    TableMessage,
    TimeUp,
    TryAgain,
    ValuesDue,
    WindowOver,
)
from paiju.server.table.judge import judge, judge_sitting
from paiju.server.table.runner import TableRunner
from paiju.server.table.services import Services
from paiju.server.wire.connection import GOING_AWAY, POLICY, Connection
from paiju.server.wire.protocol import Accepted, Advise, Resume, Seated, SeatMessage, Sit, Start, Watch
from paiju.server.wire.tickets import Ticket

log = logging.getLogger(__name__)


class TableActor(TableRunner):
    """A table at work."""

    def __init__(self, found: LoadedTable, services: Services) -> None:
        super().__init__(found, services)
        self._inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._is_ours = True  # until another process has the table
        self._is_unsure = False  # whether the log holds what was written last
        self._is_asleep = False  # nobody has been here for long

    def post(self, item: Item) -> None:
        """Put something into the queue; raises a Refusal where a client finds it full."""
        if isinstance(item, Request) and self._inbox.qsize() >= limits.TABLE_QUEUE:
            raise Refusal(Code.TOO_FAST, "This table has too much to do: try again.")
        self._inbox.put_nowait(item)

    def bid_farewell(self, connection: Connection) -> None:
        """A connection was closed, or goes to another table."""
        self.post(Gone(connection))

    async def run(self) -> None:
        """Handle what comes, until the table is closed or asleep, the server stops or another process has the table."""
        self._wait_again()
        self._wait_for_sleep()
        await self._is_done(self._resume_clock())
        try:
            while self._is_ours and not self._has_ended and not isinstance(item := await self._inbox.get(), Stop):
                await self._take(item)
            if self._is_ours:
                await self._is_done(self._note_time())
        finally:
            self._alarms.cancel_all()
            self._bot_tasks.stop()
        if not self._is_ours:
            self._turn_away()

    @property
    def _has_ended(self) -> bool:
        is_over = self.room.phase == "closed" or self._is_asleep
        return is_over and self.audience.is_empty and self._inbox.empty()

    def _wait_for_sleep(self) -> None:
        """A table without people does nothing, so it need not be in memory."""
        self._is_asleep = False
        if self.audience.is_empty:
            self._alarms.set(IdleTimeout(), self._services.sleep)
        else:
            self._alarms.cancel(IdleTimeout())

    async def _take(self, item: Item) -> None:
        if isinstance(item, IdleTimeout):
            self._is_asleep = True
            return
        is_done = await self._is_done(self._handle(item), item)
        if isinstance(item, Request):
            note(ANSWER, time.perf_counter() - item.came)
        if is_done:
            await self._is_done(self._settle())
        self._wait_for_sleep()

    async def _is_done(self, work: Awaitable[None], item: Item | None = None) -> bool:
        """Do some work; where it fails, the client that asked is told, and the log is asked before anything else."""
        try:
            await work
        except NotOurs as error:
            log.warning("table %s: %s", self.id, error)
            self._is_ours = False
            if isinstance(item, Request):
                item.connection.refuse(NOT_SAVED, _nonce(item.message))
                item.connection.close(GOING_AWAY)
            return False
        except NotSaved as error:
            log.error("table %s: not saved: %s", self.id, error)
            if isinstance(item, Request):
                item.connection.refuse_for_now(NOT_SAVED, _nonce(item.message))
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
        if isinstance(item, Lost):
            raise NotOurs("another process has it")
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
            case WindowOver():
                await self._close_window()
            case CloseTable():
                await self._close(item.reason)
            case TryAgain() | IdleTimeout() | Stop():
                pass

    def _turn_away(self) -> None:
        """Who is at this table or on the way to it connects again, and finds it where it is then."""
        self.audience.disconnect_all()
        while not self._inbox.empty():
            if isinstance(item := self._inbox.get_nowait(), Request):
                item.connection.close(GOING_AWAY)

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
        self.audience.show_all(self.room, connection)

    async def _sit(self, connection: Connection, message: Sit) -> None:
        for number, seat in enumerate(self.room.seats):
            if seat.is_person and (seat.visitor, seat.nonce) == (connection.visitor, message.nonce):
                await self._seat(connection, number, message.nonce)
                return
        number, sat = judge_sitting(self.room, message, connection.visitor)
        await self._seat(connection, number, message.nonce, sat=sat)

    async def _resume(self, connection: Connection, message: Resume) -> None:
        ticket = self._services.ticket_signer.read(message.ticket, self._services.now())
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
        text, ticket = self._services.ticket_signer.issue(self.id, seat, self._services.now())
        batch = Batch(self.id, ticket=ticket, spent=self._tickets.put(ticket, shown))
        if sat:
            await self._append(sat, seat, nonce, batch)
        elif self.room.seats[seat].stand_in:
            await self._append(Returned(), seat, batch=batch)
        else:
            await self._commit(batch)
        self._admit(connection, seat)
        connection.send(Seated(self.id, seat, text, nonce))
        self.audience.show_all(self.room, connection)
        self.audience.tell(self.room, besides=connection)

    def _admit(self, connection: Connection, seat: int) -> None:
        self._let_go(connection)
        self.audience.seat(connection, seat)
        connection.join(self, seat)
        self._alarms.cancel(GraceOver(seat))

    async def _act(self, connection: Connection, message: SeatMessage) -> None:
        answered = self.room.answers.get((connection.seat_had, message.nonce))
        if answered is not None:
            connection.send(Accepted(message.nonce, answered))
            return
        seat = self._seat_of(connection)
        sealed = self._sealed(self.room.number + 2, 0) if isinstance(message, Start) else None
        commitment = sealed.commitment if sealed else ""
        change = self._timed(judge(self.room, self.audience.present, seat, message, commitment))
        if self.room.seats[seat].stand_in and not isinstance(change, Returned):
            await self._append(Returned(), seat)
        await self._append(change, seat, message.nonce, Batch(self.id, deal=sealed))
        if isinstance(change, Answered):
            self.audience.tell_seat(self.room, seat)
        connection.send(Accepted(message.nonce, self.room.told))
        if not isinstance(change, Answered):
            self._tell(change, seat)

    def _timed(self, change: AnyChange) -> AnyChange:
        if isinstance(change, Played | Answered):
            return structs.replace(change, used=self._clock.used(self.room) or 0)
        return change

    def _advise(self, connection: Connection) -> None:
        room, seat = self.room, self._seat_of(connection)
        is_asked = room.may_answer(seat) if room.window else seat == room.turn
        if not is_asked:
            raise Refusal(Code.NOT_YOUR_TURN, "It is not your turn.", room.told)
        questions = room.window.questions(seat) if room.window else [room.on_table]
        self._bot_tasks.advise(connection, room.told, questions)

    def _seat_of(self, connection: Connection) -> int:
        if connection.seat is None:
            raise Refusal(Code.NOT_SEATED, "You look on here: only those who sit may do this.")
        if not self.audience.has(connection, connection.seat):
            raise Refusal(Code.REPLACED, "You have come back in another place.")
        return connection.seat

    # Coming and going

    async def _reload(self) -> None:
        await self._read_again()
        self._is_unsure = False
        self._wait_again()
        self.audience.show_all_to_everybody(self.room)

    async def _close(self, reason: str) -> None:
        if self.room.phase != "closed":
            closed = Closed(reason)
            await self._append(closed)
            self._tell(closed)

    def _let_go(self, connection: Connection) -> None:
        if connection.actor is self and (seat := self.audience.release(connection)) is not None:
            self._alarms.set(GraceOver(seat), self._services.grace)
            self.audience.tell(self.room, besides=connection)


def _nonce(message: TableMessage) -> str | None:
    return getattr(message, "nonce", None)
