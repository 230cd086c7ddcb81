"""A full disk, a database that goes away or may not be written: a clear answer, nobody else harmed, nothing lost."""

import asyncio
import os
import resource
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from paiju.server.client import Client, RequestRefused, fresh_nonce
from paiju.server.refusals import Code
from paiju.server.store import CannotOpen, Store
from paiju.server.table.fold import fold
from paiju.server.wire.client_messages import Play, Start
from tests.server.running import deal, in_loop, on_turn, play_on, running
from tests.server.test_recovery import connected, process

GAME = "jielong"
NOBODY = 65534


async def saved(client: Client, message: Play | Start) -> int:
    """Send a request until it is saved."""
    while True:
        with suppress_not_saved():
            return await client.act(message)
        await asyncio.sleep(0.2)


@contextmanager
def suppress_not_saved() -> Iterator[None]:
    try:
        yield
    except RequestRefused as refusal:
        if refusal.code is not Code.NOT_SAVED:
            raise


async def play_stubbornly(client: Client, ledger: list[Play]) -> None:
    """Play to the end, sending again whatever was not saved."""
    while client.info and client.info.phase != "over":
        if client.is_my_turn and client.view:
            play = Play(fresh_nonce(), client.sequence, client.view.actions[0])
            await saved(client, play)
            ledger.append(play)
        elif client.is_awaited:
            with suppress_not_saved():
                await client.ready()
        else:
            await client.changed()


@in_loop
async def test_a_disk_that_is_full_for_a_while_loses_no_move(database: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    ledger: list[Play] = []
    async with process(database, port) as server:
        ann = await connected(port)
        await ann.create("Ann", GAME, seats=2, bots=1, options={"hands": 2})
        start = Start(fresh_nonce())
        set_file_limit(server.pid, Path(f"{database}-wal").stat().st_size)
        with pytest.raises(RequestRefused) as refusal:
            await ann.act(start)
        assert refusal.value.code is Code.NOT_SAVED
        await ann.ping()
        set_file_limit(server.pid, resource.RLIM_INFINITY)
        await saved(ann, start)
        playing = asyncio.create_task(play_stubbornly(ann, ledger))
        for _ in range(3):
            await asyncio.sleep(0.3)
            set_file_limit(server.pid, Path(f"{database}-wal").stat().st_size)
            await asyncio.sleep(0.5)
            set_file_limit(server.pid, resource.RLIM_INFINITY)
        await playing
        await ann.close()
    assert len(ledger) > 5
    assert logged_nonces(database, ann.table) >= {play.nonce for play in ledger}


def set_file_limit(process: int, size: int) -> None:
    """No file of a process grows beyond this size: what a full disk is to it."""
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def logged_nonces(where: str, table: str) -> set[str]:
    store = Store(where)
    stored = store.load(table)
    store.close()
    assert stored is not None
    fold(table, stored.events, stored.secrets)
    nonces = [event.nonce for event in stored.events if event.nonce]
    assert len(nonces) == len(set(nonces))
    return set(nonces)


@in_loop
async def test_postgresql_that_goes_away_and_comes_back_loses_no_move(postgres: Callable[[str], str]) -> None:
    url = postgres("comes_back")
    async with running(url) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        await deal(clients)
        player = on_turn(clients)
        assert player.view is not None
        play = Play(fresh_nonce(), player.sequence, player.view.actions[0])
        with away(url, "comes_back"):
            with pytest.raises(RequestRefused) as refusal:
                await player.act(play)
            assert refusal.value.code is Code.NOT_SAVED
            assert (await server.get("/healthz")).json()["status"] == "not_saved"
            await player.ping()
            with pytest.raises(RequestRefused) as refusal:
                await (await server.client()).create("Cy", GAME)
            assert refusal.value.code is Code.NOT_SAVED
        sequence = await saved(player, play)
        assert await player.act(play) == sequence
        await play_on(clients)
        table = clients[0].table
    assert play.nonce in logged_nonces(url, table)


@contextmanager
def away(url: str, name: str) -> Iterator[None]:
    """A database that takes no connections, those that it had being cut."""
    with psycopg.connect(url.replace(f"/{name}?", "/postgres?"), autocommit=True) as chief:
        chief.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        chief.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608
        yield
        chief.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")


def test_a_database_that_may_not_be_written_is_refused() -> None:
    with tempfile.TemporaryDirectory() as name:  # its parent is open to all, which pytest's folders are not
        folder, database = Path(name), f"{name}/paiju.db"
        Store(database).close()
        Path(database).chmod(0o444)
        with without_rights(folder), pytest.raises(CannotOpen, match=r"readonly|Permission denied"):
            Store(database)
        Path(f"{database}.lock").unlink()
        folder.chmod(0o555)
        with without_rights(folder), pytest.raises(CannotOpen, match="Permission denied"):
            Store(database)
        folder.chmod(0o755)


@contextmanager
def without_rights(folder: Path) -> Iterator[None]:
    """As somebody who is not root, who has this folder."""
    if os.geteuid() != 0:
        yield
        return
    for part in folder.iterdir():
        os.chown(part, NOBODY, NOBODY)
    os.chown(folder, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
