"""What clients ask of a table: to watch, to sit, to come back, to act, and for advice."""

from __future__ import annotations

import asyncio

from msgspec import structs

from paiju.server import limits
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Batch
from paiju.server.store.errors import AlreadyStored
from paiju.server.store.events import Answered, AnyChange, Played, Returned, Sat, Started
from paiju.server.store.records import Ticket
from paiju.server.table.hand_pages import page_for
from paiju.server.table.inbox import OnlookerDue, OnlookersChanged
from paiju.server.table.judge import judge, judge_sitting
from paiju.server.table.room import Room
from paiju.server.table.runner import TableRunner
from paiju.server.table.sayings import Sayings
from paiju.server.table.services import Services
from paiju.server.wire.client_messages import (
    Advise,
    Glance,
    LookBack,
    Resume,
    Say,
    SeatMessage,
    Sit,
    Start,
    VoteOut,
    Watch,
)
from paiju.server.wire.connection import POLICY, Connection, Request, TableHandle
from paiju.server.wire.server_messages import Accepted, Glimpse, Seated
from paiju.words.said import Said


class RequestHandler:
    """Handles the requests to one table, one after the other."""

    def __init__(self, handle: TableHandle, runner: TableRunner, services: Services) -> None:
        self._handle, self._runner, self._services = handle, runner, services
        self._log, self._audience = runner.log, runner.audience
        self._sayings = Sayings(runner.audience, services.time)

    @property
    def _room(self) -> Room:
        return self._log.room

    async def serve(self, request: Request) -> None:
        """Answer a request; raises NotSaved."""
        connection, message = request.connection, request.message
        try:
            match message:
                case Watch():
                    self._watch(connection)
                case Sit():
                    await self._sit(connection, message)
                case Resume():
                    await self._resume(connection, message)
                case Glance():
                    self._glance(connection, message)
                case Say():
                    self._sayings.say(self._room, self._seat_of(connection), message)
                    connection.send(Accepted(message.nonce, self._room.public_sequence))
                case Advise():
                    self._advise(connection)
                case LookBack():
                    await self._look_back(connection, message)
                case _:
                    await self.act(connection, message)
        except Refusal as refusal:
            connection.refuse(refusal, request.nonce)
            if refusal.code is Code.FORGED:
                connection.close(POLICY)

    def release(self, connection: Connection) -> None:
        """Let a connection go; the person of its seat is waited for."""
        if connection.table is not self._handle:
            return
        onlookers = self._audience.onlookers
        if (seat := self._audience.release(connection)) is not None:
            self._runner.absences.wait_for(seat)
            self._audience.tell(self._room, besides=connection)
        elif self._audience.onlookers < onlookers:
            self._count_onlookers()

    def _count_onlookers(self) -> None:
        """Tell everybody how many look on, once for all who come or go at nearly the same time."""
        if not self._runner.alarms.is_set(OnlookersChanged()):
            self._runner.alarms.set(OnlookersChanged(), limits.COUNTED_SECONDS)

    # Coming to the table

    def _watch(self, connection: Connection) -> None:
        self.release(connection)
        if seconds := self._runner.windows.begin_to_be_watched():
            self._audience.await_onlooker(connection)
            connection.join(self._handle, None)
            self._runner.alarms.set(OnlookerDue(connection), seconds)
            self._audience.tell(self._room)
        else:
            self._audience.watch(connection)
            connection.join(self._handle, None)
            self._audience.show_all(self._room, connection)
            self._count_onlookers()

    async def _sit(self, connection: Connection, message: Sit) -> None:
        for number, seat in enumerate(self._room.seats):
            if seat.is_person and (seat.visitor, seat.nonce) == (connection.visitor, message.nonce):
                await self._seat(connection, number, message.nonce)
                return
        number, sat = judge_sitting(self._room, message, connection.visitor)
        await self._seat(connection, number, message.nonce, sat=sat)

    async def _resume(self, connection: Connection, message: Resume) -> None:
        ticket = self._services.ticket_signer.read(message.ticket, self._services.now())
        if not self._log.tickets.holds(ticket):
            raise Refusal(Code.FORGED, Said("refused-spent-ticket"))
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
        """Give a connection its seat, with a new ticket.

        One that is gone already gets none: whose it was may be back with another ticket, which that would invalidate.
        """
        if connection.is_gone:
            return
        table = self._handle.id
        text, ticket = self._services.ticket_signer.issue(table, seat, self._services.now())
        batch = Batch(table, ticket=ticket, spent=self._log.tickets.put(ticket, shown))
        if sat:
            await self._log.append(sat, seat, nonce, batch)
        elif self._room.seats[seat].stand_in or self._room.votes_out.by_absent.get(seat):
            await self._log.append(Returned(), seat, batch=batch)
        else:
            await self._log.commit(batch)
        self._admit(connection, seat)
        connection.send(Seated(table, seat, text, nonce))
        self._audience.show_all(self._room, connection)
        self._audience.tell(self._room, besides=connection)

    def _admit(self, connection: Connection, seat: int) -> None:
        self.release(connection)
        self._audience.seat(connection, seat)
        connection.join(self._handle, seat)
        self._runner.absences.stop_waiting_for(seat)

    # At the table

    async def act(self, connection: Connection, message: SeatMessage) -> None:
        """Do what a seat asks, once for every nonce."""
        accepted = self._room.accepted.get((connection.last_seat, message.nonce))
        if accepted is not None:
            connection.send(Accepted(message.nonce, accepted))
            return
        try:
            await self._act(connection, message)
        except (Refusal, AlreadyStored):  # it may have been accepted long ago
            accepted = await self._log.sequence_of(connection.last_seat, message.nonce)
            if accepted is None:
                raise
            connection.send(Accepted(message.nonce, accepted))

    async def _act(self, connection: Connection, message: SeatMessage) -> None:
        room, seat = self._room, self._seat_of(connection)
        sealed = self._runner.dealer.sealed(room.number + 2, 0) if isinstance(message, Start) else None
        started = Started(sealed.commitment, self._services.epoch) if sealed else None
        if isinstance(message, VoteOut):
            self._runner.absences.check_vote(message.seat)
        change = self._timed(judge(room, self._audience.present, seat, message, started))
        if room.seats[seat].stand_in and not isinstance(change, Returned):
            await self._log.append(Returned(), seat)
        await self._log.append(change, seat, message.nonce, Batch(room.id, deal=sealed))
        sequence = room.public_sequence  # the same that a repeated request is told
        if isinstance(change, Started):
            await self._runner.dealer.recommit()
        if isinstance(change, Answered):
            self._audience.tell_seat(room, seat)
        connection.send(Accepted(message.nonce, sequence))
        if not isinstance(change, Answered):
            self._audience.announce(room, change, seat)

    def _timed(self, change: AnyChange) -> AnyChange:
        if isinstance(change, Played):  # an answer takes nothing from the bank, which everybody sees
            return structs.replace(change, used=self._runner.clock.used(self._room) or 0)
        return change

    def _advise(self, connection: Connection) -> None:
        room, seat = self._room, self._seat_of(connection)
        if not room.is_asked(seat):
            raise Refusal(Code.NOT_YOUR_TURN, Said("refused-not-your-turn"), room.public_sequence)
        self._runner.bot_tasks.advise(connection, room.public_sequence, room.questions(seat))

    def _glance(self, connection: Connection, message: Glance) -> None:
        """Tell who holds a seat how it stands there; the ticket stays good, and nobody is let in."""
        ticket = self._services.ticket_signer.read(message.ticket, self._services.now())
        if not self._log.tickets.holds(ticket):
            raise Refusal(Code.NOT_SEATED, Said("refused-spent-ticket"))
        room, seat = self._room, ticket.seat
        connection.send(Glimpse(message.nonce, seat, room.is_asked(seat), self._audience.info_of_seat(room, seat)))

    async def _look_back(self, connection: Connection, message: LookBack) -> None:
        """Show a finished hand, as the seat of this connection may know it."""
        session = message.session or self._room.number
        await self._log.keep_past()
        body = await asyncio.to_thread(self._services.store.finished_hand, self._room.id, session, message.hand)
        if body is None:
            raise Refusal(Code.NOT_THERE, Said("refused-no-past-hand", hand=message.hand))
        connection.send(page_for(body, session, message.hand, connection.seat))

    def _seat_of(self, connection: Connection) -> int:
        if connection.seat is None:
            raise Refusal(Code.NOT_SEATED, Said("refused-watching"))
        if not self._audience.has(connection, connection.seat):
            raise Refusal(Code.REPLACED, Said("refused-replaced"))
        return connection.seat
