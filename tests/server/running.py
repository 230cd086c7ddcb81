"""What the tests of the server share: a real server on a free port, and clients that play at it."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import httpx

from paiju.server.bots.advice import Advisor
from paiju.server.client import Client
from paiju.server.randomness import OS_SECRETS
from paiju.server.serving import Server, listen, server_of
from paiju.server.settings import Settings
from paiju.server.store import Store
from paiju.server.table.lobby import Lobby
from paiju.server.wire.addresses import networks
from paiju.server.wire.server_messages import View
from tests import chance
from tests.budget import SECONDS

Place = tuple[int, int]
LOOPBACK = networks(["127.0.0.1", "::1"])
PATIENCE = SECONDS - 20  # so that a test which waits in vain still ends in good order


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
        if test := chance.current():
            named.setdefault("secrets", test.stream("client"))
        client = await Client.connect(self.url, **named)
        self.clients.append(client)
        return client

    async def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async with httpx.AsyncClient(timeout=SECONDS) as http:
            return await http.get(f"http://127.0.0.1:{self.port}{path}", headers=headers)

    async def post(self, path: str, body: object) -> httpx.Response:
        async with httpx.AsyncClient(timeout=SECONDS) as http:
            return await http.post(f"http://127.0.0.1:{self.port}{path}", json=body)

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
    server = server_of(store, _seeded(settings or Settings(trusted=LOOPBACK)), advisor)
    server.main_loop = functools.partial(_until_told_to_stop, server)  # type: ignore[method-assign]
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


async def _until_told_to_stop(server: Server) -> None:
    """What uvicorn does in steps of a tenth of a second, which hundreds of servers would wait for at their end."""
    await server.on_tick(0)
    while not server.should_exit:
        await asyncio.sleep(0.005)


def _seeded(settings: Settings) -> Settings:
    """The same settings; in a test its server draws from the seed."""
    test = chance.current()
    if test is None or settings.secrets is not OS_SECRETS:
        return settings
    test.deal_as_wanted()
    return dataclasses.replace(settings, secrets=test.stream("server"))


def first_action(view: View) -> str:
    return view.actions[0]


async def play_on(clients: list[Client], hands: int | None = None) -> None:
    """Everybody plays the first action, to the end or for so many hands."""
    await asyncio.gather(*(client.play_to_end(first_action, hands) for client in clients))


async def deal(clients: list[Client]) -> None:
    """Start where nobody has, and be ready for the next deal and, where it is thrown in, for those after it.

    A session that its own deal has ended is followed by another: in the end somebody is to act.
    """
    first = clients[0]
    while True:
        if _phase(first) in ("open", "over"):
            await first.start()
        before = _place(first)
        await asyncio.gather(*(_take_part(client, before) for client in clients))
        if _phase(first) == "playing":
            return


async def _take_part(client: Client, before: Place) -> None:
    """Be ready for every deal until a hand is played or the session is over."""
    while _place(client) <= before or _phase(client) not in ("playing", "over"):
        if client.is_awaited:
            await client.ready()
        else:
            await client.changed()


def _place(client: Client) -> Place:
    """The session, and how many deals there were in it."""
    return (client.info.session, client.info.deal) if client.info else (0, 0)


def _phase(client: Client) -> str:
    return client.info.phase if client.info else ""


def on_turn(clients: list[Client]) -> Client:
    return next(client for client in clients if client.is_my_turn)
