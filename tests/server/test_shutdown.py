"""A server that is told to stop loses nothing and says so to everybody."""

import asyncio
import signal
import socket
import time

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paiju.server import limits
from paiju.server.store import Store
from paiju.server.store.events import Event
from paiju.server.wire.client_messages import Play
from tests.server.running import deal, first_action, in_loop, on_turn, running
from tests.server.test_recovery import Player, process


@in_loop
async def test_what_was_taken_is_answered_and_everybody_is_told(database: str) -> None:
    async with running(database) as server:
        clients = await server.people("jielong", 2, seats=2)
        await deal(clients)
        async with connect(server.url) as silent:
            player = on_turn(clients)
            playing = asyncio.create_task(player.play(first_action(player.view) if player.view else ""))
            await asyncio.sleep(0.01)
            server.process.should_exit = True
            sequence = await playing
            with pytest.raises(ConnectionClosed) as closed:
                await silent.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, "come back" in closed.value.rcvd.reason) == (1001, True)
        table = clients[0].table
    store = Store(database)
    stored = store.load(table)
    store.close()
    assert stored is not None
    assert stored.events[-1].sequence == sequence


@in_loop
async def test_sigterm_under_load_loses_no_move(database: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    players = [Player(port) for _ in range(3)]
    async with process(database, port) as server:
        tasks = [asyncio.create_task(player.play()) for player in players]
        while min(len(player.ledger) for player in players) < 10:
            await asyncio.sleep(0.02)
        told = time.perf_counter()
        server.send_signal(signal.SIGTERM)
        assert await server.wait() == 0
        assert time.perf_counter() - told < 2 * limits.SHUTDOWN_SECONDS
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    entries: dict[str, tuple[Play, int]] = {}
    for player in players:
        entries |= player.ledger
    store = Store(database)
    logged = {event.nonce: event.sequence for table in store.live_tables() for event in logged_of(store, table)}
    store.close()
    assert {nonce: sequence for nonce, (_, sequence) in entries.items()}.items() <= logged.items()
    assert len(entries) >= 30


def logged_of(store: Store, table: str) -> list[Event]:
    stored = store.load(table)
    return stored.events if stored else []
