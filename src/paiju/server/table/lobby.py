"""All tables of this server: those at work, those in the store, and new ones."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from weakref import WeakValueDictionary

import paiju
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, Value
from paiju.server import limits
from paiju.server.ops.memory import freeze_loaded_objects
from paiju.server.randomness import Secrets, random_letters
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Batch, NotSaved, StoredTable
from paiju.server.store.events import GENESIS, Created, next_event
from paiju.server.store.store import TableRow
from paiju.server.table.actor import TableActor
from paiju.server.table.deals import SealedDeal, seal, terms_of
from paiju.server.table.event_log import LoadedTable, load_table, rebuild_table
from paiju.server.table.event_metrics import record_event
from paiju.server.table.inbox import Lost, Stop
from paiju.server.table.judge import checked_name
from paiju.server.table.peers import NoPeers, Peers
from paiju.server.table.room import LogError
from paiju.server.table.services import Services
from paiju.server.table.views import info_of, view_of
from paiju.server.wire.connection import TableHandle
from paiju.server.wire.protocol import CreateTable, OptionValue, TableInfo

log = logging.getLogger(__name__)

NAME_LENGTH = 16  # of a table, which is the invitation to a private one


class Lobby:
    """The tables of a server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._actors: dict[str, TableActor] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._releasing: set[asyncio.Task[None]] = set()
        self._reader = ThreadPoolExecutor(1, "paiju-reader")  # one: more would take the loop's time, not save any
        self.peers: Peers = NoPeers()

    async def close(self) -> None:
        """Let every table do what it was asked before this, and end."""
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
        """Where requests to the table of this name are handed in, from the store where no process has it at work.

        Raises a Refusal and NotSaved.
        """
        async with self._loading.setdefault(table, asyncio.Lock()):
            if actor := self.running_table(table):
                return actor
            if distant := await self.peers.claim(table):
                return distant
            try:
                return self._run_table(await self._found(table))
            except (Refusal, NotSaved):
                await self.peers.release(table)
                raise

    async def _found(self, table: str) -> LoadedTable:
        try:
            found = await asyncio.get_running_loop().run_in_executor(
                self._reader, load_table, self._services.store, table
            )
        except (LogError, paiju.UnknownGame) as error:
            log.error("table %s cannot be taken up: %s", table, error)
            raise Refusal(Code.CLOSED, "This table cannot go on here: its log is not to be read.") from error
        if found is None:
            raise Refusal(Code.UNKNOWN_TABLE, "There is no such table.")
        return found

    def running_table(self, table: str) -> TableActor | None:
        """The table of this name, where this process has it at work."""
        is_at_work = table in self._tasks and not self._tasks[table].done()
        return self._actors[table] if is_at_work else None

    def tables(self) -> set[str]:
        """The names of those at work."""
        return set(self._actors)

    def let_go(self, table: str) -> None:
        """Another process has a table."""
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
        secrets = self._services.secrets
        id = random_letters(secrets, NAME_LENGTH)
        setup, deal = await asyncio.to_thread(_set_up, id, message, secrets)
        now = self._services.now()
        event = next_event(GENESIS, 1, now, setup)
        row = TableRow(id, setup.game, setup.public, False, visitor, message.nonce, now)
        began = time.perf_counter()
        await self._services.writer.commit(Batch(id, [event], row, deal=deal))
        record_event(id, event, time.perf_counter() - began)
        return self._run_table(rebuild_table(StoredTable(id, [event], {deal.place: deal.secret}, [])))

    def listed(self) -> list[TableInfo]:
        """The public tables of all processes, those with free seats first."""
        return _first_listed([*self.own_listed(), *self.peers.listed()])

    def own_listed(self) -> list[TableInfo]:
        """The public tables of this process, those with free seats first."""
        infos = [
            info_of(actor.room, actor.audience.present)
            for actor in self._actors.values()
            if actor.room.config.public and actor.room.phase != "closed"
        ]
        return _first_listed(infos)

    def __len__(self) -> int:
        return len(self._actors)

    def _run_table(self, found: LoadedTable) -> TableActor:
        actor = TableActor(found, self._services)
        self._actors[actor.id] = actor
        task = asyncio.create_task(actor.run(), name=f"table {actor.id}")
        self._tasks[actor.id] = task
        task.add_done_callback(lambda done: self._forget(actor.id, done))
        return actor

    def _forget(self, table: str, done: asyncio.Task[None]) -> None:
        """Forget a table that has ended, unless it has been taken up again."""
        if self._tasks.get(table) is done:
            del self._tasks[table], self._actors[table]
        if not done.cancelled():
            releasing = asyncio.create_task(self.peers.release(table))
            self._releasing.add(releasing)
            releasing.add_done_callback(self._releasing.discard)


def _first_listed(infos: list[TableInfo]) -> list[TableInfo]:
    infos.sort(key=lambda info: all(seat.kind != "empty" for seat in info.seats))
    return infos[: limits.TABLES_LISTED]


def _set_up(id: str, message: CreateTable, secrets: Secrets) -> tuple[Created, SealedDeal]:
    """The table that is wanted, its options complete, its rules loaded and its first deal sealed; raises a Refusal."""
    try:
        game = paiju.game(message.game)
        seats = game.seats(message.seats, message.options)
        values = game.values(seats, message.options)
    except paiju.UnknownGame as error:
        raise Refusal(Code.UNKNOWN_GAME, str(error)) from error
    except OptionError as error:
        raise Refusal(Code.BAD_OPTION, str(error)) from error
    if message.bots >= seats:
        raise Refusal(Code.BAD_OPTION, f"Of {seats} seats at most {seats - 1} can be bots.")
    _warm(game)
    options = {name: _plain(value) for name, value in values.items()}
    deal = seal(terms_of(id, 1, game.slug, seats, options), (1, 0), secrets)
    setup = Created(
        game=game.slug,
        version=game.version,
        seats=seats,
        options=options,
        bots=message.bots,
        level=message.level,
        public=message.public,
        undo=message.undo,
        reveal=message.reveal,
        clock=message.clock,
        commitment=deal.commitment,
    )
    return setup, deal


def _plain(value: Value) -> OptionValue:
    return list(value) if isinstance(value, tuple) else value


@functools.cache
def _warm(game: Game) -> None:
    """Load the compiled rules by playing a hand here, off the loop, so that no table waits for them."""
    table = paiju.Table(game, seed=0)
    for _ in range(limits.WARMING_MOVES):
        if table.results:
            break
        table.play(table.legal[0])
    for seat in range(table.seats):
        view_of(table, seat)
    freeze_loaded_objects()
