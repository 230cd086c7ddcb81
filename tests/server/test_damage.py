"""What breaks below a server: spoilt pages, a full disk, a database or a server that hangs, a clock that jumps."""

import asyncio
import os
import resource
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from paiju.server import limits
from paiju.server.client import PROMPT, Client, RequestRefused, fresh_nonce
from paiju.server.ops.janitor import Janitor
from paiju.server.refusals import Code
from paiju.server.settings import Settings
from paiju.server.store.records import DAY
from paiju.server.table.timers import SteadyClock
from paiju.server.wire.client_messages import Play
from tests.server.running import LOOPBACK, deal, in_loop, on_turn, play_on, running
from tests.server.test_admin import Admin, admin
from tests.server.test_database_failures import saved, set_file_limit
from tests.server.test_recovery import connected, process

__all__ = ["admin"]
GAME = "jielong"
LEAF_WITH_ROWS = 0x0D  # the first byte of such a page of SQLite


def spoil(database: str, table: str, other: str) -> None:
    """Overwrite pages with rows of a table, none of which has any of the other."""
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    data = bytearray(Path(database).read_bytes())
    spoilt = 0
    for start in range(size, len(data), size):
        page = data[start : start + size]
        if page[0] == LEAF_WITH_ROWS and page.count(table.encode()) > 3 and other.encode() not in page:
            data[start : start + size] = os.urandom(size)
            spoilt += 1
    assert spoilt
    Path(database).write_bytes(data)


def test_spoilt_pages_hurt_their_tables_and_no_others(admin: Admin, database: str) -> None:
    tables: list[str] = []
    tickets: list[str] = []

    @in_loop
    async def play() -> None:
        async with running(database) as server:
            for _ in range(2):
                clients = await server.people(GAME, 2, seats=2, options={"hands": 4})
                await deal(clients)
                await play_on(clients, hands=2)
                tables.append(clients[0].table)
                tickets.append(clients[0].ticket)

    play()
    spoil(database, *tables)
    code, said = admin("check")
    assert code == 1
    assert f"table {tables[0]}" in said
    assert tables[1] not in said
    assert "1 whole, 1 damaged" in said

    @in_loop
    async def go_on() -> None:
        async with running(database) as server:
            hurt, healthy = await server.client(), await server.client()
            with pytest.raises(RequestRefused) as refusal:
                await hurt.resume(tickets[0])
            assert refusal.value.code is Code.CLOSED
            answer = await server.get("/healthz")
            assert (answer.status_code, answer.json()["status"], answer.json()["unreadable"]) == (200, "damaged", 1)
            await healthy.resume(tickets[1])
            await deal([healthy])
            assert healthy.view is not None
            assert healthy.view.hand == 3

    go_on()


@in_loop
async def test_a_full_disk_turns_health_to_503(database: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    async with process(database, port) as server:
        ann = await connected(port)
        await ann.create("Ann", GAME, seats=2, bots=1)
        assert await health(port) == 200
        set_file_limit(server.pid, Path(f"{database}-wal").stat().st_size)
        with pytest.raises(RequestRefused) as refusal:
            await ann.start()
        assert refusal.value.code is Code.NOT_SAVED
        assert await health(port) == 503
        set_file_limit(server.pid, resource.RLIM_INFINITY)
        while await health(port) != 200:
            await asyncio.sleep(0.2)
        await ann.close()


async def health(port: int) -> int:
    import httpx

    async with httpx.AsyncClient() as http:
        return (await http.get(f"http://127.0.0.1:{port}/healthz")).status_code


@in_loop
async def test_a_disk_without_room_counts_as_full(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEALTH_SECONDS", 0)
    async with running(database) as server:
        assert (await server.get("/healthz")).status_code == 200
        monkeypatch.setattr(limits, "DISK_BYTES", 1 << 60)
        answer = await server.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "not_saved")


@in_loop
async def test_postgresql_that_hangs_is_waited_for_no_longer_than_its_limit(
    postgres: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "DATABASE_SECONDS", 1.0)
    url = postgres("hangs")
    async with running(url) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        await deal(clients)
        player = on_turn(clients)
        assert player.view is not None
        play = Play(fresh_nonce(), player.sequence, player.view.actions[0])
        with psycopg.connect(url, autocommit=True) as chief:
            backends = [pid for (pid,) in chief.execute("SELECT pid FROM pg_stat_activity WHERE datname = 'hangs'")]
            backends.remove(chief.info.backend_pid)
        backends.insert(
            0, int(Path(f"/proc/{backends[0]}/stat").read_text().rpartition(")")[2].split()[1])
        )  # the parent
        for backend in backends:
            os.kill(backend, signal.SIGSTOP)
        try:
            began = time.monotonic()
            with pytest.raises(RequestRefused) as refusal:
                await player.act(play)
            assert refusal.value.code is Code.NOT_SAVED
            assert time.monotonic() - began < 20
            await player.ping()
        finally:
            for backend in backends:
                os.kill(backend, signal.SIGCONT)
        await saved(player, play)


@in_loop
async def test_clients_of_a_server_that_hangs_learn_it_within_six_seconds(database: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    async with process(database, port) as server:
        await (await connected(port)).close()
        ann = await Client.connect(f"ws://127.0.0.1:{port}/ws", signs=PROMPT)
        await ann.create("Ann", GAME, seats=2, bots=1)
        os.kill(server.pid, signal.SIGSTOP)
        try:
            began = time.monotonic()
            while not ann.is_closed:
                await asyncio.sleep(0.05)
            assert time.monotonic() - began < limits.LEASE_SECONDS + 5  # of a machine that is busy
        finally:
            os.kill(server.pid, signal.SIGCONT)
        back = await connected(port)
        await back.resume(ann.ticket)
        await back.close()


def test_a_server_counts_time_by_a_clock_that_never_jumps() -> None:
    wall, steady = [1_800_000_000_000], [50.0]
    now = SteadyClock(lambda: wall[0], lambda: steady[0])
    wall[0] += 31 * DAY
    steady[0] += 2.5
    assert now() == 1_800_000_002_500


@in_loop
async def test_a_clock_that_jumps_while_the_server_runs_closes_no_table_and_expires_no_ticket(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(trusted=LOOPBACK)
    async with running(database, settings) as server:
        [ann] = await server.people(GAME, 1)
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + 31 * DAY * 1_000_000)
        await Janitor(server.store, server.lobby, settings.now)._sweep()
        back = await server.client()
        await back.resume(ann.ticket)
        assert server.store.live_tables() == [ann.table]


@in_loop
async def test_a_clock_that_jumped_while_the_server_was_down_closes_no_table(database: str) -> None:
    later = [0]
    settings = Settings(trusted=LOOPBACK, now=lambda: 1_800_000_000_000 + later[0])
    async with running(database, settings) as server:
        [ann] = await server.people(GAME, 1)
    later[0] = 31 * DAY
    async with running(database, settings) as server:
        await asyncio.sleep(0.5)
        assert server.store.live_tables() == [ann.table]
