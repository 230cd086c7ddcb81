"""After a restart every table stands where it stood, and what was acknowledged is there, once."""

import asyncio
import contextlib
import os
import random
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from paiju.server import limits
from paiju.server.client import Client, fresh_nonce
from paiju.server.settings import Settings
from paiju.server.store import Store
from paiju.server.store.errors import LogError
from paiju.server.store.events import GENESIS, Event, next_event
from paiju.server.table.fold import fold
from paiju.server.wire.client_messages import Play
from tests.server.running import deal, first_action, in_loop, on_turn, play_on, running
from tests.server.seeded import seeded

GAME = "jielong"
KILLS = 2


@in_loop
async def test_a_server_that_starts_again_takes_up_every_table(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1}, undo=True)
        await deal(clients)
        for _ in range(5):
            player = on_turn(clients)
            sequence = await player.play(first_action(player.view) if player.view else "")
            for client in clients:
                await client.until(lambda client, due=sequence: client.sequence >= due)  # type: ignore[misc]
        before = [(client.view, client.sequence) for client in clients]
        tickets = [client.ticket for client in clients]
    async with running(database) as server:
        clients = [await server.client() for _ in tickets]
        for client, ticket in zip(clients, tickets, strict=True):
            await client.resume(ticket)
        after = [(client.view, client.sequence - 1) for client in clients]  # the secret of the next deal was replaced
        assert after == before
        await play_on(clients)


@in_loop
async def test_a_table_without_people_leaves_the_memory_and_comes_back(database: str) -> None:
    async with running(database, Settings(sleep=0.05)) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        await deal(clients)
        before = [(client.view, client.sequence) for client in clients]
        assert (await server.get("/healthz")).json()["tables"] == 1
        for client in clients:
            await client.close()
        while (await server.get("/healthz")).json()["tables"]:
            await asyncio.sleep(0.01)
        back = [await server.client() for _ in clients]
        for client, gone in zip(back, clients, strict=True):
            await client.resume(gone.ticket)
        assert [(client.view, client.sequence) for client in back] == before
        await play_on(back)


@in_loop
async def test_a_log_that_was_changed_is_not_taken_up(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 3})
        await deal(clients)
        await play_on(clients)
        table = clients[0].table
    store = Store(database)
    stored = store.load(table)
    store.close()
    assert stored is not None
    assert len(stored.events) >= limits.EVENTS_BETWEEN_MARKS
    assert fold(table, stored.events, stored.secrets).phase == "over"
    for place in (0, 1, len(stored.events) // 2, len(stored.events) - 1):
        events = list(stored.events)
        events[place] = structs.replace(events[place], at=0)
        with pytest.raises(LogError):
            fold(table, events, stored.secrets)
    with pytest.raises(LogError):
        fold(table, [*stored.events[:3], *stored.events[4:]], stored.secrets)
    marked = [event.sequence for event in stored.events if event.mark is not None]
    assert marked == list(range(limits.EVENTS_BETWEEN_MARKS, len(stored.events) + 1, limits.EVENTS_BETWEEN_MARKS))
    assert fold(table, chained_anew(stored.events), stored.secrets).phase == "over"
    with pytest.raises(LogError, match="not in the state"):
        fold(table, chained_anew(stored.events, mark=bytes(32)), stored.secrets)


def chained_anew(events: list[Event], mark: bytes | None = None) -> list[Event]:
    """The same log hashed again, all its marks replaced where another is given."""
    written: list[Event] = []
    for event in events:
        before = written[-1].hash if written else GENESIS
        new_mark = mark if mark and event.mark else event.mark
        facts = (event.sequence, event.at, event.change, event.seat, event.nonce)
        written.append(next_event(before, *facts, new_mark))
    return written


@contextlib.asynccontextmanager
async def process(database: str, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """A server in a process of its own, killed in the end."""
    command = seeded("paiju", "serve", "--port", str(port), "--db", database, "--pace", "0")
    command += ["--trust", "127.0.0.1"]
    environment = {**os.environ, "PYTHONPATH": "src"}
    server = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.DEVNULL, cwd=Path(__file__).parents[2]
    )
    try:
        yield server
    finally:
        with contextlib.suppress(ProcessLookupError):
            server.kill()
        await server.wait()


async def connected(port: int) -> Client:
    while True:
        try:
            return await Client.connect(f"ws://127.0.0.1:{port}/ws")
        except OSError:
            await asyncio.sleep(0.05)


class Player:
    """One who plays against bots, keeps a ledger of what was acknowledged, and comes back after every fall."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ledger: dict[str, tuple[Play, int]] = {}
        self.unanswered: Play | None = None
        self.client: Client | None = None
        self.ticket = ""

    async def play(self) -> None:
        while True:
            with contextlib.suppress(ConnectionError):
                await self._play_until_it_falls(await self._at_the_table())

    async def _at_the_table(self) -> Client:
        self.client = client = await connected(self.port)
        if self.ticket:
            await client.resume(self.ticket)
        else:
            await client.create("Ann", GAME, bots=3, options={"hands": 100})
            await client.start()
        self.ticket = client.ticket
        return client

    async def _play_until_it_falls(self, client: Client) -> None:
        while True:
            if client.is_my_turn and client.view:
                await self._act(client, self.unanswered or Play(fresh_nonce(), client.sequence, client.view.actions[0]))
            elif client.is_awaited:
                await client.ready()
            else:
                await client.changed()

    async def _act(self, client: Client, play: Play) -> None:
        self.unanswered = play
        self.ledger[play.nonce] = (play, await client.act(play))
        self.unanswered = None

    async def check(self) -> None:
        """Every entry is in the log, under its sequence and once: asked again it gets the same answer."""
        client = await connected(self.port)
        await client.resume(self.ticket)
        before = client.sequence
        for play, sequence in self.ledger.values():
            assert await client.act(play) == sequence
        assert client.sequence >= before
        await client.close()


@in_loop
async def test_what_was_acknowledged_survives_kill_9(database: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    players = [Player(port) for _ in range(2)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    moments = random.Random(7)
    for kill in range(1, KILLS + 1):
        async with process(database, port) as server:
            while min(len(player.ledger) for player in players) < 6 * kill:
                await asyncio.sleep(0.02)
                for task in tasks:
                    assert not task.done(), task.exception()
            await asyncio.sleep(moments.random() / 5)
            server.kill()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with process(database, port):
        for player in players:
            await player.check()
    store = Store(database)
    for table in store.live_tables():
        stored = store.load(table)
        assert stored is not None
        fold(table, stored.events, stored.secrets)
        nonces = [event.nonce for event in stored.events if event.nonce]
        assert len(nonces) == len(set(nonces))
    store.close()
