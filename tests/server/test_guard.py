"""The guard: strangers are held to numbers, those who sit go on, and nobody is kept by one who does not read."""

import asyncio
import contextlib
import socket
import struct
import time
from typing import cast

import pytest
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from paiju.server import limits
from paiju.server.client import Client, RequestRefused
from paiju.server.refusals import Code
from paiju.server.settings import Settings
from paiju.server.wire.client_messages import Hello, ListTables, Ping
from paiju.server.wire.protocol import VERSION, encode
from tests.server.running import Running, in_loop, running

GAME = "jielong"
COUNTED = Settings()
PING = encode(Ping(1)).decode()


async def flood(client: Client) -> float:
    """Send without end; the seconds until the socket is closed."""
    began = time.perf_counter()
    with contextlib.suppress(ConnectionError):
        while True:
            await client.send(PING)
            await asyncio.sleep(0)
    return time.perf_counter() - began


@in_loop
async def test_one_who_floods_is_told_then_closed_and_harms_nobody(database: str) -> None:
    async with running(database, COUNTED) as server:
        [ann] = await server.people(GAME, 1)
        eve = await server.client()
        assert await flood(eve) < 5
        assert {refused.code for refused in eve.refusals} == {Code.TOO_FAST}
        await ann.ping()


@in_loop
async def test_one_who_sits_may_go_on_where_the_address_is_used_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ADDRESS_MESSAGES_AT_ONCE", 9)
    monkeypatch.setattr(limits, "ADDRESS_MESSAGES_A_SECOND", 0)
    async with running(database, COUNTED) as server:
        [ann] = await server.people(GAME, 1, seats=2)
        strangers = [await server.client() for _ in range(4)]
        for stranger in strangers:
            await stranger.tables()
            await stranger.tables()
        with pytest.raises(RequestRefused) as refusal:
            await strangers[0].tables()
        assert refusal.value.code is Code.TOO_FAST
        for _ in range(20):
            await ann.ping()
        back = await server.client()
        await back.resume(ann.ticket)
        await back.ping()


@in_loop
async def test_sockets_of_an_address_are_counted_and_those_who_sit_are_not(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OF_ADDRESS", 3)
    async with running(database, COUNTED) as server:
        await server.people(GAME, 3, seats=4)
        strangers = [await server.client() for _ in range(3)]
        assert await refusal_response(server) == 503
        await strangers[0].close()
        while await refusal_response(server):
            await asyncio.sleep(0.02)


@in_loop
async def test_all_sockets_and_arrivals_are_counted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS", 2)
    async with running(database) as server:
        await server.people(GAME, 2, seats=4)
        assert await refusal_response(server) == 503
    monkeypatch.undo()
    monkeypatch.setattr(limits, "ARRIVALS_AT_ONCE", 5)
    monkeypatch.setattr(limits, "ARRIVALS_A_SECOND", 0)
    async with running(database, COUNTED) as server:
        assert [await refusal_response(server) for _ in range(7)] == [0] * 5 + [429] * 2


async def refusal_response(server: Running) -> int:
    """The status with which a socket is turned away, 0 where it is let in."""
    try:
        async with connect(server.url):
            return 0
    except InvalidStatus as error:
        return error.response.status_code


@pytest.mark.parametrize(
    ("limit", "code"),
    [("TABLES", Code.FULL), ("TABLES_OF_VISITOR", Code.FULL), ("TABLES_AT_ONCE", Code.TOO_FAST)],
)
@in_loop
async def test_tables_are_counted(database: str, monkeypatch: pytest.MonkeyPatch, limit: str, code: Code) -> None:
    monkeypatch.setattr(limits, limit, 2)
    async with running(database, COUNTED) as server:
        ann = await server.client()
        nonces = [f"nonce of {number}" for number in range(3)]
        for nonce in nonces[:2]:
            await ann.create("Ann", GAME, nonce=nonce)
        with pytest.raises(RequestRefused) as refusal:
            await ann.create("Ann", GAME, nonce=nonces[2])
        assert refusal.value.code is code
        await ann.create("Ann", GAME, nonce=nonces[0])


@in_loop
async def test_who_says_no_hello_is_closed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.1)
    async with running(database) as server, connect(server.url) as silent:
        with pytest.raises(ConnectionClosed) as closed:
            await silent.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


@in_loop
async def test_a_request_that_never_comes_is_cut(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_SECONDS", 0.2)
    whole = b"GET /healthz HTTP/1.1\r\nhost: paiju\r\n\r\n"
    async with running(database) as server:
        for sent in (b"", b"GET / HT", whole + b"GET / HT"):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(sent)
            with contextlib.suppress(ConnectionResetError):
                await asyncio.wait_for(reader.read(), 5)
            writer.close()
        async with connect(server.url) as slow:
            await asyncio.sleep(0.4)
            await slow.ping()


@in_loop
async def test_links_are_short_and_counted_and_nobody_reads_bodies(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LINKS_AT_ONCE", 3)
    monkeypatch.setattr(limits, "LINKS_A_SECOND", 0)
    async with running(database, COUNTED) as server:
        answers = [(await server.get("/tables/none/sessions/1/scores")).status_code for _ in range(5)]
        assert answers == [404] * 3 + [429] * 2
        assert (await server.get("/?" + "x" * limits.URL_LENGTH)).status_code == 414
        assert (await asked(server, b"GET /?" + b"x" * 60_000)).startswith(b"HTTP/1.1 400")
        assert limits.BODY_BYTES == HIGH_WATER_LIMIT
        body = b"POST /healthz HTTP/1.1\r\nhost: paiju\r\ncontent-length: 9000000000\r\n\r\n" + b"x" * 500_000
        assert (await asked(server, body)).startswith(b"HTTP/1.1 405")


@in_loop
async def test_requests_are_counted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REQUESTS_AT_ONCE", 3)
    monkeypatch.setattr(limits, "REQUESTS_A_SECOND", 0)
    async with running(database, COUNTED) as server:
        assert [(await server.get("/healthz")).status_code for _ in range(5)] == [200] * 3 + [429] * 2


async def asked(server: Running, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    answer = await asyncio.wait_for(reader.read(100), 10)
    writer.close()
    return answer


@pytest.mark.parametrize("frame", [(0x1, encode(ListTables())), (0x9, b"x" * 100)], ids=["messages", "pings"])
@in_loop
async def test_one_who_never_reads_is_cut_with_little_kept(
    database: str, monkeypatch: pytest.MonkeyPatch, frame: tuple[int, bytes]
) -> None:
    monkeypatch.setattr(limits, "READER_SECONDS", 1.0)
    async with running(database) as server:
        for number in range(30):
            await server.people(GAME, 1, nonce=f"table number {number}")
        wires = server.process.server_state.connections
        others = set(wires)
        writer = await never_reading(server)
        [wire] = wires - others
        began, kept = time.perf_counter(), [0]
        while wire in wires:
            writer.write(frame_of(*frame) * (20 if frame[0] == 0x9 else 1))
            await asyncio.sleep(0.001)
            kept.append(wire.transport.get_write_buffer_size())
            assert time.perf_counter() - began < 10
        assert max(kept) < 2 * limits.OUTGOING_BYTES
        writer.close()


@pytest.mark.parametrize("frames", [limits.INCOMING_FRAMES // 2, 4 * limits.INCOMING_FRAMES])
@in_loop
async def test_a_flood_at_once_is_cut_before_it_is_read(database: str, frames: int) -> None:
    async with running(database) as server:
        wires = server.process.server_state.connections
        writer = await never_reading(server)
        writer.write(frame_of(0x1, encode(Ping(1))) * frames)
        await asyncio.sleep(0.5)
        assert bool(wires) == (frames < limits.INCOMING_FRAMES)
        writer.close()


async def never_reading(server: Running) -> asyncio.StreamWriter:
    """A WebSocket that says hello and then reads nothing, with a small window."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=raw, limit=1024)
    head = f"GET /ws HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    writer.write(f"{head}sec-websocket-version: 13\r\nsec-websocket-key: {'A' * 22}==\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame_of(0x1, encode(Hello(VERSION))))
    cast(asyncio.Transport, writer.transport).pause_reading()
    return writer


def frame_of(opcode: int, payload: bytes) -> bytes:
    """A frame of a client, its mask all zero."""
    return struct.pack("!BB4x", 0x80 | opcode, 0x80 | len(payload)) + payload
