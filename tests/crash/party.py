"""People who play, keep a ledger of what was acknowledged, and come back after every fall."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

import paiju
from paiju.play.fair.witness import UnfairDeal, Witness
from paiju.server.client import Client, RequestRefused, fresh_nonce
from paiju.server.randomness import OS_SECRETS
from paiju.server.refusals import Code
from paiju.server.wire.client_messages import Leave, Play, SeatMessage, Start

AGAIN_SECONDS = 0.05


@dataclass(frozen=True)
class Entry:
    """What the server has acknowledged."""

    table: str
    seat: int
    nonce: str
    sequence: int
    is_move: bool


@dataclass
class Guest:
    """One who plays: what a client keeps when its socket or the server falls."""

    client: Client | None = None
    visitor: str | None = None
    nonce: str = field(default_factory=fresh_nonce)  # of the request for a seat
    ticket: str = ""
    witness: Witness = field(default_factory=lambda: Witness(OS_SECRETS.token))
    unanswered: SeatMessage | None = None


@dataclass
class Party:
    """Those at one table, and after its session at another."""

    url: str
    game: str
    seats: int
    random: random.Random
    pause: float = 0.0  # seconds before a move, twice as many at most
    ledger: list[Entry] = field(default_factory=list)
    guests: list[Guest] = field(default_factory=list)
    table: str = ""
    is_leaving: bool = False
    resumed: int = 0
    tables: int = 0
    not_saved: int = 0  # requests for a seat that were to be made again
    refusal_response: list[str] = field(default_factory=list)  # refusals that nobody deserves
    unfair: list[str] = field(default_factory=list)  # deals that are not as a client has seen them

    @property
    def _options(self) -> dict[str, int]:
        """Two hands, where a game counts them."""
        return {"hands": 2} if "hands" in paiju.game(self.game).values(self.seats, {}) else {}

    async def play(self) -> None:
        """Play on whatever happens."""
        while True:
            try:
                await self._come_to_the_table()
                await self._play_session()
                await self._leave()
            except OSError:
                await asyncio.sleep(AGAIN_SECONDS)
            except RequestRefused as refusal:
                if refusal.code is Code.NOT_SAVED:  # the same is asked again
                    self.not_saved += 1
                    await asyncio.sleep(AGAIN_SECONDS)
                    continue
                self.refusal_response.append(f"{self.game}: {refusal}")
                await self._go()
            except UnfairDeal as unfair:
                self.unfair.append(f"{self.game}: {unfair}")
                await self._go()
            finally:
                await self.close()

    async def close(self) -> None:
        for guest in self.guests:
            if guest.client:
                await guest.client.close()
                guest.client = None

    async def _come_to_the_table(self) -> None:
        if not self.guests:
            self.guests, self.table, self.is_leaving = [Guest() for _ in range(self.seats)], "", False
            self.tables += 1
        for guest in self.guests:
            guest.client = client = await Client.connect(self.url, visitor=guest.visitor)
            guest.visitor = client.visitor
            client.witness = guest.witness  # as a browser keeps what it has pledged
            await self._sit(guest, client)

    async def _sit(self, guest: Guest, client: Client) -> None:
        if guest.ticket:
            try:
                await client.resume(guest.ticket)
                self.resumed += 1
            except RequestRefused as refusal:
                if not (self.is_leaving and refusal.code is Code.FORGED):
                    raise
                await client.close()
        elif self.table:
            await client.sit(self.table, "guest", nonce=guest.nonce)
        else:
            self.table = await client.create(
                "Ann", self.game, seats=self.seats, options=self._options, public=False, nonce=guest.nonce
            )
        guest.ticket = client.ticket or guest.ticket

    async def _play_session(self) -> None:
        clients = [guest.client for guest in self.guests if guest.client]
        if not self.is_leaving:
            works = [*(self._play_seat(guest) for guest in self.guests), self._start(clients[0])]
            tasks = [asyncio.create_task(work) for work in works]
            try:
                await asyncio.gather(*tasks)
            finally:  # where one has lost its socket nobody plays on before all are back
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        self.is_leaving = True

    async def _start(self, first: Client) -> None:
        if first.info and first.info.phase == "open":
            await self._act(self.guests[0], Start(fresh_nonce()))

    async def _play_seat(self, guest: Guest) -> None:
        client = guest.client
        if client is None:
            return
        if guest.unanswered:
            await self._act(guest, guest.unanswered)
        while client.info is None or client.info.phase != "over":
            if client.is_my_turn and client.view:
                await asyncio.sleep(2 * self.pause * self.random.random())
                if not client.is_my_turn:  # a window has closed meanwhile
                    continue
                action = self.random.choice(client.view.actions)
                await self._act(guest, Play(fresh_nonce(), client.sequence, action))
            elif client.is_awaited:
                await client.ready()
            else:
                await client.changed()

    async def _act(self, guest: Guest, message: SeatMessage) -> None:
        """Ask for something; where the answer is lost the same is asked again."""
        if guest.client is None or guest.client.seat is None:
            return
        guest.unanswered = message if isinstance(message, Play) else None
        seat, sequence = guest.client.seat, 0
        try:
            sequence = await guest.client.act(message)
        except RequestRefused as refusal:
            if refusal.code not in (Code.STALE, Code.NOT_SAVED, Code.NOT_YOUR_TURN, Code.OVER):
                raise
        if sequence:
            self.ledger.append(Entry(self.table, seat, message.nonce, sequence, isinstance(message, Play)))
        guest.unanswered = None

    async def _leave(self) -> None:
        for guest in self.guests:
            if guest.client and guest.client.seat is not None and guest.client.info:
                await self._act(guest, Leave(fresh_nonce()))
        await self._go()

    async def _go(self) -> None:
        """Be done with a table."""
        await self.close()
        self.guests = []
