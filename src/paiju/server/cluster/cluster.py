"""One process of a cluster: its heartbeat, its tables, and its access to those of other processes."""

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
from paiju.server.wire.server_messages import TableInfo
from paiju.words.said import Said

log = logging.getLogger(__name__)


class Cluster:
    """This process and the others."""

    def __init__(self, lobby: Lobby, leases: Leases, url: str, signing_key: bytes) -> None:
        self._lobby, self._leases = lobby, leases
        namespace = hashlib.sha256(b"paiju bus" + signing_key).hexdigest()[:16]  # other servers may use the same bus
        self._bus = Bus(url, namespace, leases.me, self._receive, self._lose)
        self._remote_tables = RemoteTables(self._bus.send)
        self._remote_clients = RemoteClients(lobby.running_table, self._bus.send)
        self._listings: dict[str, list[TableInfo]] = {}
        self._last_listing: Listing | None = None
        self._beats = 0
        self._heartbeat: Heartbeat | None = None
        self._bus_task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Join the other processes, who can reach this one then; raises NotSaved."""
        await asyncio.to_thread(self._leases.renew)
        self._lobby.peers = self
        self._heartbeat = Heartbeat(self._leases, self._compare)
        self._bus_task = asyncio.create_task(self._bus.run())
        await self._bus.wait_until_up()

    async def close(self) -> None:
        """Release every lease, so that other processes can claim the tables at once."""
        if self._bus_task:
            self._bus_task.cancel()
            await asyncio.gather(self._bus_task, return_exceptions=True)
        if self._heartbeat:
            await self._heartbeat.stop()
        with contextlib.suppress(NotSaved):
            await asyncio.to_thread(self._leases.release_all)

    # What the lobby asks

    async def claim(self, table: str) -> TableHandle | None:
        """The handle of a table that another process has, None where it is ours now; raises a Refusal and NotSaved."""
        owner = await asyncio.to_thread(self._leases.claim, table)
        if owner is None:
            raise Refusal(Code.UNKNOWN_TABLE, Said("refused-no-table"))
        if owner == self._leases.me:
            return None
        if not self._bus.is_up:
            raise UNREACHABLE
        return self._remote_tables.table(table, owner)

    async def release(self, table: str) -> None:
        with contextlib.suppress(NotSaved):
            await asyncio.to_thread(self._leases.release, table)

    def listed(self) -> Iterable[TableInfo]:
        return (info for listing in self._listings.values() for info in listing)

    # Heartbeats

    def _compare(self, known: KnownTables, state: LeaseState) -> None:
        """Act on the leases as they were a moment ago, for the tables that were known before it."""
        for lost in known.ours - state.ours:
            self._lobby.lose(lost)
        for table in known.remote:
            if state.owners.get(table.id) != table.owner or table.owner not in state.living:
                table.close_clients()
        for process in (self._remote_clients.processes() | self._listings.keys()) - state.living:
            self._lose(process)
        self._publish_listing()
        self._bus.send(self._leases.me, SelfTest())
        if self._heartbeat:
            self._heartbeat.known = KnownTables(frozenset(self._lobby.tables()), tuple(self._remote_tables.tables()))

    def _publish_listing(self) -> None:
        """Publish our tables when they change, and once a lease for processes that have just started."""
        listing = Listing(self._lobby.own_listed())
        if listing != self._last_listing or self._beats % round(limits.LEASE_SECONDS / limits.BEAT_SECONDS) == 0:
            self._bus.send(EVERYBODY, listing)
        self._last_listing = listing
        self._beats += 1

    # The bus

    def _receive(self, sender: str, bus_message: BusMessage) -> None:
        match bus_message:
            case ClientRequest() | ClientLeft():
                self._remote_clients.take(sender, bus_message)
            case ClientJoined() | ClientFrame() | CloseClient():
                self._remote_tables.take(sender, bus_message)
            case Listing(tables):
                self._listings[sender] = tables
            case Restarted():
                self._lose(sender)
            case SelfTest():
                pass

    def _lose(self, process: str | None) -> None:
        """A process cannot be reached any more, or none can."""
        self._remote_tables.lose(process)
        self._remote_clients.lose(process)
        if process is None:
            self._listings.clear()
        else:
            self._listings.pop(process, None)
