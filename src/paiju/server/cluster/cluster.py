"""One process among several: its heartbeat, its tables, and the way to those of others."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Iterable

from paiju.server import limits
from paiju.server.cluster.bus import EVERYBODY, Bus
from paiju.server.cluster.bus_messages import (
    BusMessage,
    ClientFrame,
    ClientJoined,
    ClientLeft,
    ClientRequest,
    CloseClient,
    Listing,
    Restarted,
    SelfTest,
)
from paiju.server.cluster.heartbeat import Heartbeat, KnownTables
from paiju.server.cluster.remote_clients import RemoteClients
from paiju.server.cluster.remote_tables import UNREACHABLE, RemoteTables
from paiju.server.refusals import Code, Refusal
from paiju.server.store import NotSaved
from paiju.server.store.leases import Leases, LeaseState
from paiju.server.table.lobby import Lobby
from paiju.server.wire.connection import TableHandle
from paiju.server.wire.protocol import TableInfo

log = logging.getLogger(__name__)


class Cluster:
    """This process and the others."""

    def __init__(self, lobby: Lobby, leases: Leases, url: str, signing_key: bytes) -> None:
        self._lobby, self._leases = lobby, leases
        namespace = hashlib.sha256(b"paiju bus" + signing_key).hexdigest()[:16]  # other servers may use the same bus
        self._bus = Bus(url, namespace, leases.me, self._receive, self._lose)
        self._calls = RemoteTables(self._bus.send)
        self._guests = RemoteClients(lobby.running_table, self._bus.send)
        self._listings: dict[str, list[TableInfo]] = {}
        self._told: Listing | None = None
        self._beats = 0
        self._heartbeat: Heartbeat | None = None
        self._riding: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Live; raises NotSaved."""
        await asyncio.to_thread(self._leases.renew)
        self._lobby.peers = self
        self._heartbeat = Heartbeat(self._leases, self._hear)
        self._riding = asyncio.create_task(self._bus.run())

    async def close(self) -> None:
        """Die, so that others have the tables at once."""
        if self._riding:
            self._riding.cancel()
            await asyncio.gather(self._riding, return_exceptions=True)
        if self._heartbeat:
            await self._heartbeat.stop()
        with contextlib.suppress(NotSaved):
            await asyncio.to_thread(self._leases.die)

    # What the lobby asks

    async def claim(self, table: str) -> TableHandle | None:
        """The way to a table that another process has, None where it is ours now; raises a Refusal and NotSaved."""
        owner = await asyncio.to_thread(self._leases.claim, table)
        if owner is None:
            raise Refusal(Code.UNKNOWN_TABLE, "There is no such table.")
        if owner == self._leases.me:
            return None
        if not self._bus.is_up:
            raise UNREACHABLE
        return self._calls.table(table, owner)

    async def release(self, table: str) -> None:
        with contextlib.suppress(NotSaved):
            await asyncio.to_thread(self._leases.release, table)

    def listed(self) -> Iterable[TableInfo]:
        return (info for listing in self._listings.values() for info in listing)

    # The heartbeat

    def _hear(self, known: KnownTables, standing: LeaseState) -> None:
        """How things stood a moment ago with the tables that were known before."""
        for lost in known.ours - standing.ours:
            self._lobby.let_go(lost)
        for table in known.distant:
            if standing.owners.get(table.id) != table.owner or table.owner not in standing.living:
                table.hang_up()
        for process in (self._guests.homes() | self._listings.keys()) - standing.living:
            self._lose(process)
        self._tell_tables()
        self._bus.send(self._leases.me, SelfTest())
        if self._heartbeat:
            self._heartbeat.known = KnownTables(frozenset(self._lobby.tables()), tuple(self._calls.tables()))

    def _tell_tables(self) -> None:
        """Those who begin later hear of our tables with the next lease."""
        listing = Listing(self._lobby.own_listed())
        if listing != self._told or self._beats % round(limits.LEASE_SECONDS / limits.BEAT_SECONDS) == 0:
            self._bus.send(EVERYBODY, listing)
        self._told = listing
        self._beats += 1

    # The bus

    def _receive(self, sender: str, bus_message: BusMessage) -> None:
        match bus_message:
            case ClientRequest() | ClientLeft():
                self._guests.take(sender, bus_message)
            case ClientJoined() | ClientFrame() | CloseClient():
                self._calls.take(sender, bus_message)
            case Listing(tables):
                self._listings[sender] = tables
            case Restarted():
                self._lose(sender)
            case SelfTest():
                pass

    def _lose(self, process: str | None) -> None:
        """A process cannot be reached any more, or none can."""
        self._calls.lose(process)
        self._guests.lose(process)
        if process is None:
            self._listings.clear()
        else:
            self._listings.pop(process, None)
