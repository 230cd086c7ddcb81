"""All tables of this server: those at work, those in the store, and new ones."""

from __future__ import annotations

import asyncio
import functools
import gc
import logging
import secrets
import time
from collections.abc import Callable

import paiju
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, Value
from paiju.server import limits
from paiju.server.actor import Actor
from paiju.server.deals import SealedDeal, seal, terms_of
from paiju.server.events import GENESIS, Created, next_event
from paiju.server.house import House
from paiju.server.inbox import Stop
from paiju.server.judge import checked_name
from paiju.server.protocol import CreateTable, OptionValue, TableInfo
from paiju.server.refusals import Code, Refusal
from paiju.server.session import LogError
from paiju.server.store import Batch, StoredTable
from paiju.server.store.store import TableRow
from paiju.server.views import info_of, view_of
from paiju.server.witness import witness

log = logging.getLogger(__name__)

ID_BYTES = 12


class Lobby:
    """The tables of a server."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._actors: dict[str, Actor] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading = asyncio.Lock()

    async def open(self) -> None:
        """Take up all tables that were not closed."""
        for table in await asyncio.to_thread(self._house.store.live_tables):
            try:
                await self.actor(table)
            except (LogError, paiju.UnknownGame) as error:
                log.error("table %s cannot be taken up: %s", table, error)

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

    async def actor(self, table: str) -> Actor:
        """The table of this name, from the store where it is not at work; raises a Refusal."""
        async with self._loading:
            if table not in self._tasks or self._tasks[table].done():
                stored = await asyncio.to_thread(self._house.store.load, table)
                if stored is None:
                    raise Refusal(Code.UNKNOWN_TABLE, "There is no such table.")
                self._put_to_work(stored)
            return self._actors[table]

    async def create(self, message: CreateTable, visitor: str, check: Callable[[int], None]) -> Actor:
        """The table that a visitor wants, the same again for the same nonce; raises a Refusal.

        `check` is asked whether a visitor with so many tables may have one more.
        """
        checked_name(message.name)
        store = self._house.store
        if table := await asyncio.to_thread(store.table_created_by, visitor, message.nonce):
            return await self.actor(table)
        check(await asyncio.to_thread(store.tables_of, visitor))
        id = secrets.token_urlsafe(ID_BYTES)
        setup, deal = await asyncio.to_thread(_set_up, id, message)
        now = self._house.now()
        event = next_event(GENESIS, 1, now, setup)
        row = TableRow(id, setup.game, setup.public, False, visitor, message.nonce, now)
        began = time.perf_counter()
        await self._house.writer.commit(Batch(id, [event], row, deal=deal))
        witness(id, event, time.perf_counter() - began)
        return self._put_to_work(StoredTable(id, [event], {deal.place: deal.secret}, []))

    def at_work(self, table: str) -> Actor | None:
        """The table of this name, where it is at work here."""
        return self._actors.get(table)

    def listed(self) -> list[TableInfo]:
        """The public tables, those with free seats first."""
        infos = [
            info_of(actor.session, actor.audience.present)
            for actor in self._actors.values()
            if actor.session.config.public and actor.session.phase != "closed"
        ]
        infos.sort(key=lambda info: all(seat.kind != "empty" for seat in info.seats))
        return infos[: limits.TABLES_LISTED]

    def __len__(self) -> int:
        return len(self._actors)

    def _put_to_work(self, stored: StoredTable) -> Actor:
        actor = Actor(stored, self._house)
        self._actors[stored.id] = actor
        task = asyncio.create_task(actor.run(), name=f"table {stored.id}")
        self._tasks[stored.id] = task
        task.add_done_callback(lambda done: self._dismiss(stored.id, done))
        return actor

    def _dismiss(self, table: str, done: asyncio.Task[None]) -> None:
        """Forget a table that has ended, unless it has been taken up again."""
        if self._tasks.get(table) is done:
            del self._tasks[table], self._actors[table]


def _set_up(id: str, message: CreateTable) -> tuple[Created, SealedDeal]:
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
    deal = seal(terms_of(id, 1, game.slug, seats, options), (1, 0))
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
    gc.freeze()  # rules stay: to look through them for garbage again and again would hold every table up
