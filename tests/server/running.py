"""What the tests of the server share: a real server on a free port, and clients that play at it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import httpx

from paiju.server.bots.advice import Advisor
from paiju.server.client import Client
from paiju.server.serving import Server, listen, server_of
from paiju.server.settings import Settings
from paiju.server.store import Store
from paiju.server.table.lobby import Lobby
from paiju.server.wire.addresses import networks
from paiju.server.wire.server_messages import View

LOOPBACK = networks(["127.0.0.1", "::1"])
PATIENCE = 1200  # seconds: a busy machine may first have to compile the rules of every game


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """An asynchronous test, run to its end."""

    @functools.wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        async def patient() -> None:
            await asyncio.wait_for(test(*arguments, **named), PATIENCE)

        asyncio.run(patient())

    return run


@dataclass
class Running:
    """A server that runs."""

    port: int
    store: Store
    clients: list[Client]
    process: Server

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.process._app.state.lobby
        return lobby

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    async def client(self, **named: Any) -> Client:
        client = await Client.connect(self.url, **named)
        self.clients.append(client)
        return client

    async def get(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient() as http:
            return await http.get(f"http://127.0.0.1:{self.port}{path}")

    async def people(self, game: str, number: int, **wishes: Any) -> list[Client]:
        """So many people at a new table of a game."""
        first = await self.client()
        await first.create("Ann", game, **wishes)
        others = [await self.client() for _ in range(number - 1)]
        for place, other in enumerate(others, 1):
            await other.sit(first.table, f"guest {place}")
        return [first, *others]


@contextlib.asynccontextmanager
async def running(
    database: str, settings: Settings | None = None, advisor: Advisor | None = None
) -> AsyncIterator[Running]:
    """A server over this database; without settings it does not count how fast its clients are."""
    store = Store(database)
    listener = listen("127.0.0.1", 0)
    server = server_of(store, settings or Settings(trusted=LOOPBACK), advisor)
    task = asyncio.create_task(server.serve([listener]))
    house = Running(listener.getsockname()[1], store, [], server)
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield house
    finally:
        for client in house.clients:
            await client.close()
        server.should_exit = True
        await task
        listener.close()
        store.close()


def first_action(view: View) -> str:
    return view.actions[0]


async def play_on(clients: list[Client], hands: int | None = None) -> None:
    """Everybody plays the first action, to the end or for so many hands."""
    await asyncio.gather(*(client.play_to_end(first_action, hands) for client in clients))


async def deal(clients: list[Client]) -> None:
    """Start where nobody has, and be ready for the next deal."""
    if clients[0].info and clients[0].info.phase in ("open", "over"):
        await clients[0].start()
    for client in clients:
        await client.until(lambda client: client.is_awaited)
        await client.ready()
    for client in clients:
        await client.until(lambda client: client.info is not None and client.info.phase == "playing")


def on_turn(clients: list[Client]) -> Client:
    return next(client for client in clients if client.is_my_turn)
