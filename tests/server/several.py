"""Several real processes at one database and one bus, and players who come back wherever they are let in."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
import subprocess
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from paiju.server.client import Client, RequestRefused, fresh_nonce
from paiju.server.refusals import Code
from paiju.server.store.read_only import ReadOnlyStore
from paiju.server.table.fold import fold
from paiju.server.wire.client_messages import Play
from tests import chance
from tests.server.scratch import ScratchPostgres, ScratchRedis
from tests.server.seeded import seeded

PASSING = {Code.NOT_SAVED, Code.UNREACHABLE, Code.STALE}  # a refusal after which one tries again


class Process:
    """A server in a process of its own, at a free port."""

    def __init__(self, database: str, bus: str) -> None:
        command = seeded("paiju", "serve", "--port", "0", "--db", database, "--bus", bus, "--pace", "0")
        command += ["--workers", "0"]
        environment = {**os.environ, "PYTHONPATH": "src"}
        root = Path(__file__).parents[2]
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=root)

    @functools.cached_property
    def url(self) -> str:
        assert self._process.stdout is not None
        port = int(self._process.stdout.readline().split(" from ")[0].rsplit(":")[-1])
        return f"ws://127.0.0.1:{port}/ws"

    @property
    def lives(self) -> bool:
        return self._process.poll() is None

    def send(self, number: int) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    def end(self, number: int = signal.SIGKILL) -> None:
        """End it, as a fall does or as an operator does."""
        self.send(number)
        self._process.wait(30)
        if self._process.stdout:
            self._process.stdout.close()


class Several:
    """Processes at one database and one bus."""

    def __init__(self, postgres: ScratchPostgres, redis: ScratchRedis) -> None:
        self.postgres, self.redis = postgres, redis
        self.database = postgres(f"several{os.getpid()}")
        self._processes: list[Process] = []

    def three(self) -> list[Process]:
        """Three that live; the others of a test before are replaced."""
        if running := chance.current():
            running.deal_as_wanted()  # as they do, also where a test before has started them
        self._processes = [process for process in self._processes if process.lives]
        while len(self._processes) < 3:
            self._processes.append(Process(self.database, self.redis.url))
        return self._processes

    def close(self) -> None:
        for process in self._processes:
            if process.lives:
                process.end()


CLIENTS: list[Client] = []  # of the test that runs


def parting(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., Coroutine[Any, Any, None]]:
    """A test whose clients all part in the end."""

    @functools.wraps(test)
    async def run(*arguments: Any, **named: Any) -> None:
        try:
            await test(*arguments, **named)
        finally:
            while CLIENTS:
                await CLIENTS.pop().close()

    return run


async def connected(url: str, patience: float = 60) -> Client:
    """A client, as soon as the process lets one in."""
    async with asyncio.timeout(patience):
        while True:
            try:
                client = await Client.connect(url)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                CLIENTS.append(client)
                return client


async def looking_on(process: Process, table: str) -> Client:
    """One who looks on at a table by a process, as soon as that reaches it."""
    while True:
        client = await connected(process.url)
        try:
            await client.watch(table)
        except ConnectionError:
            continue
        except RequestRefused as refused:
            if refused.code not in PASSING:
                raise
            await asyncio.sleep(0.1)
        else:
            return client


class Player:
    """One who keeps a ledger of what was acknowledged, and comes back after every fall, to the next process in turn."""

    def __init__(self, *processes: Process) -> None:
        self._urls = [process.url for process in processes]
        self.client: Client | None = None
        self.ticket = ""
        self.ledger: dict[str, int] = {}
        self.refusals: list[Code] = []
        self._unanswered: Play | None = None

    async def create(self, **wishes: Any) -> str:
        self.client = await connected(self._urls[0])
        table = await self.client.create("Ann", "jielong", **wishes)
        self.ticket = self.client.ticket
        return table

    async def sit(self, table: str) -> None:
        self.client = await connected(self._urls[0])
        await self.client.sit(table, "Bo")
        self.ticket = self.client.ticket

    async def play(self) -> None:
        """Play the session to its end."""
        while not await self._is_over():
            await self._come_back()

    async def _is_over(self) -> bool:
        try:
            return self.client is not None and await self._played_out(self.client)
        except ConnectionError:
            return False
        except RequestRefused as refused:
            self._note(refused)
            return False

    async def _played_out(self, client: Client) -> bool:
        while client.info is None or client.info.phase != "over":
            if client.is_my_turn and client.view:
                await self._act(
                    client, self._unanswered or Play(fresh_nonce(), client.sequence, client.view.actions[0])
                )
            elif client.is_awaited:
                await client.ready()
            else:
                await client.changed()
        return True

    def _note(self, refused: RequestRefused) -> None:
        self.refusals.append(refused.code)
        if refused.code not in PASSING:
            raise refused

    async def _act(self, client: Client, fresh: Play) -> None:
        """Play, first what got no answer yet."""
        self._unanswered = play = self._unanswered or fresh
        try:
            self.ledger[play.nonce] = await client.act(play)
        except RequestRefused as refused:
            if refused.code is Code.STALE:
                self._unanswered = None
            raise
        self._unanswered = None

    async def _come_back(self) -> None:
        if self.client:
            self.ticket = self.client.ticket or self.ticket
            await self.client.close()
        await asyncio.sleep(0.1)
        self._urls = [*self._urls[1:], self._urls[0]]
        self.client = None
        with contextlib.suppress(OSError, TimeoutError):
            client = await connected(self._urls[0], 1)
            try:
                await client.resume(self.ticket)
                self.client = client
            except RequestRefused as refused:
                self._note(refused)


def check_log(several: Several, table: str, *players: Player) -> None:
    """All that was acknowledged stands in the log, where it was said, and once; and the log leads to the end."""
    store = ReadOnlyStore(several.database)
    stored = store.load(table)
    store.close()
    assert stored is not None
    assert fold(table, stored.events, stored.secrets).phase == "over"
    logged = [(event.nonce, event.sequence) for event in stored.events if event.nonce]
    assert len({nonce for nonce, _ in logged}) == len(logged)
    for player in players:
        assert player.ledger
        assert player.ledger.items() <= dict(logged).items()
