"""All tables of this server: those that run, those in the store, and new ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from weakref import WeakValueDictionary

from paiju.server import limits
from paiju.server.randomness import random_letters
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Batch, NotSaved, StoredTable
from paiju.server.store.errors import AlreadyStored, OlderRules
from paiju.server.store.events import GENESIS, next_event
from paiju.server.store.records import TableRow
from paiju.server.table.actor import TableActor
from paiju.server.table.creation import set_up
from paiju.server.table.event_log import LoadedTable, close_for_older_rules, load_table, rebuild_table
from paiju.server.table.event_metrics import record_event
from paiju.server.table.inbox import Lost, Stop
from paiju.server.table.names import checked_name
from paiju.server.table.peers import NoPeers, Peers
from paiju.server.table.services import Services
from paiju.server.table.views import info_of
from paiju.server.wire.client_messages import CreateTable
from paiju.server.wire.connection import TableHandle
from paiju.server.wire.server_messages import TableInfo
from paiju.words.said import Said

log = logging.getLogger(__name__)

NAME_LENGTH = 16  # of a table; it is also the invitation to a private one


class Lobby:
    """The tables of a server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._actors: dict[str, TableActor] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._releasing: set[asyncio.Task[None]] = set()
        self._reader = ThreadPoolExecutor(1, "paiju-reader")  # one: more threads would only compete with the loop
        self.peers: Peers = NoPeers()

    async def close(self) -> None:
        """Let every table finish what it was asked before this, and end."""
        tasks = list(self._tasks.values())
        for actor in self._actors.values():
            actor.post(Stop())
        if tasks:
            await asyncio.wait(tasks, timeout=limits.SHUTDOWN_SECONDS / 2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self._releasing)
        self._reader.shutdown(wait=False, cancel_futures=True)

    async def handle(self, table: str) -> TableHandle:
        """The table of this name, loaded from the store where no process runs it.

        Raises a Refusal and NotSaved.
        """
        async with self._loading.setdefault(table, asyncio.Lock()):
            if actor := self.running_table(table):
                return actor
            if remote := await self.peers.claim(table):
                return remote
            try:
                return self._run_table(await self._load(table))
            except (Refusal, NotSaved):
                await self.peers.release(table)
                raise

    async def _load(self, table: str) -> LoadedTable:
        try:
            loaded = await asyncio.get_running_loop().run_in_executor(
                self._reader, load_table, self._services.store, table
            )
        except OlderRules as error:
            await close_for_older_rules(self._services, table)
            raise Refusal(Code.CLOSED, Said("refused-older-rules")) from error
        except NotSaved:
            raise
        except Exception as error:  # a log that is damaged fails in any way
            log.error("table %s cannot be taken up: %s", table, error)
            self._services.store.unreadable.add(table)
            raise Refusal(Code.CLOSED, Said("refused-unreadable-log")) from error
        if loaded is None:
            raise Refusal(Code.UNKNOWN_TABLE, Said("refused-no-table"))
        return loaded

    def running_table(self, table: str) -> TableActor | None:
        """The table of this name, where this process runs it."""
        is_running = table in self._tasks and not self._tasks[table].done()
        return self._actors[table] if is_running else None

    def tables(self) -> set[str]:
        """The names of those that run."""
        return set(self._actors)

    def lose(self, table: str) -> None:
        """Another process has taken a table over."""
        if actor := self.running_table(table):
            actor.post(Lost())

    async def create(self, message: CreateTable, visitor: str, check: Callable[[int], None]) -> TableHandle:
        """The table that a visitor wants, the same again for the same nonce; raises a Refusal.

        `check` is asked whether a visitor with so many tables may have one more.
        """
        checked_name(message.name)
        store = self._services.store
        if table := await asyncio.to_thread(store.table_created_by, visitor, message.nonce):
            return await self.handle(table)
        check(await asyncio.to_thread(store.tables_of, visitor))
        await self._services.preparer.ensure(message.game)
        secrets = self._services.secrets
        id = random_letters(secrets, NAME_LENGTH)
        beacon = self._services.beacon.chain if self._services.beacon else None
        setup, deal = await asyncio.to_thread(set_up, id, message, secrets, self._services.epoch, beacon)
        now = self._services.now()
        event = next_event(GENESIS, 1, now, setup)
        row = TableRow(id, setup.game, setup.public, False, visitor, message.nonce, now)
        began = time.perf_counter()
        try:
            await self._services.writer.commit(Batch(id, [event], row, deal=deal))
        except AlreadyStored:  # the same was asked again meanwhile, after a lost connection
            if table := await asyncio.to_thread(store.table_created_by, visitor, message.nonce):
                return await self.handle(table)
            raise
        record_event(id, event, time.perf_counter() - began)
        created = rebuild_table(StoredTable(id, [event], {deal.place: deal.secret}, []))
        async with self._loading.setdefault(id, asyncio.Lock()):
            return self.running_table(id) or self._run_table(created)

    def listed(self) -> list[TableInfo]:
        """The public tables of all processes, those with free seats first."""
        return _sorted_listing([*self.own_listed(), *self.peers.listed()])

    def own_listed(self) -> list[TableInfo]:
        """The public tables of this process, those with free seats first."""
        infos = [
            info_of(actor.room, actor.audience.present, onlookers=actor.audience.onlookers)
            for actor in self._actors.values()
            if actor.room.config.public and actor.room.phase != "closed"
        ]
        return _sorted_listing(infos)

    def __len__(self) -> int:
        return len(self._actors)

    def _run_table(self, loaded: LoadedTable) -> TableActor:
        actor = TableActor(loaded, self._services)
        self._actors[actor.id] = actor
        task = asyncio.create_task(actor.run(), name=f"table {actor.id}")
        self._tasks[actor.id] = task
        task.add_done_callback(lambda done: self._forget(actor.id, done))
        return actor

    def _forget(self, table: str, done: asyncio.Task[None]) -> None:
        """Forget a table that has ended, unless it runs again already."""
        if self._tasks.get(table) is done:
            del self._tasks[table]
            self._actors.pop(table).let_go()
        if not done.cancelled():
            releasing = asyncio.create_task(self.peers.release(table))
            self._releasing.add(releasing)
            releasing.add_done_callback(self._releasing.discard)


def _sorted_listing(infos: list[TableInfo]) -> list[TableInfo]:
    infos.sort(key=lambda info: all(seat.kind != "empty" for seat in info.seats))
    return infos[: limits.TABLES_LISTED]
