"""Floods of frames that are no message, heads that are too long, and clients of which there are too many."""

import asyncio
import contextlib
import logging
import resource
import socket
from collections.abc import Iterator
from itertools import repeat

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from paiju.server import limits
from paiju.server.settings import Settings
from paiju.server.wire.client_messages import Hello
from paiju.server.wire.door import Counts, Door, Listener
from paiju.server.wire.protocol import VERSION, encode
from paiju.server.wire.uvicorn_protocols import text_head
from tests.load.raw import CONTINUATION, HANDSHAKE, PING, PONG, TEXT, frame
from tests.server.running import Running, in_loop, running

GAME = "jielong"
AT_A_TIME = 50
FLOODS = {
    "empty pings": (b"", frame(b"", PING)),
    "pings": (b"", frame(b"x" * 125, PING)),
    "empty pongs": (b"", frame(b"", PONG)),
    "empty fragments": (frame(b"", TEXT, first=0), frame(b"", CONTINUATION, first=0)),
    "pings within a message": (frame(b"{", TEXT, first=0), frame(b"", PING)),
}


async def opened(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket that has said nothing yet."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(HANDSHAKE)
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize("name", FLOODS)
@in_loop
async def test_frames_that_are_no_message_are_counted_and_cut_the_socket(database: str, name: str) -> None:
    begin, flood = FLOODS[name]
    async with running(database) as server:
        [ann] = await server.people(GAME, 1)
        others = set(server.process.server_state.connections)
        _, writer = await opened(server)
        [wire] = server.process.server_state.connections - others
        writer.write(begin)
        sent = 0
        while wire in server.process.server_state.connections:
            assert sent < 10 * limits.PARTIAL_FRAMES_AT_ONCE, "nobody counts these frames"
            writer.write(flood * AT_A_TIME)
            sent += AT_A_TIME
            await ann.ping()  # the honest one is answered all the while
        assert sent >= limits.PARTIAL_FRAMES_AT_ONCE
        writer.close()


@in_loop
async def test_frames_in_the_allowed_number_cut_nobody(database: str) -> None:
    async with running(database) as server, connect(server.url) as calm:
        for _ in range(limits.PARTIAL_FRAMES_AT_ONCE // 2):
            await calm.pong()
        await (await calm.ping())
        whole = encode(Hello(VERSION)).decode()
        await calm.send(list(whole))  # letter by letter
        assert "welcome" in await calm.recv()


def head(size: int) -> bytes:
    """A request whose head has so many bytes."""
    start, end = b"GET /healthz HTTP/1.1\r\nhost: paiju\r\nx: ", b"\r\n\r\n"
    return start + b"x" * (size - len(start) - len(end)) + end


@pytest.mark.parametrize(("size", "status"), [(limits.HEAD_BYTES, b"200"), (limits.HEAD_BYTES + 1, b"400")])
@in_loop
async def test_a_head_has_so_many_bytes_and_no_more(database: str, size: int, status: bytes) -> None:
    async with running(database) as server:
        for parts in (head(size),), (head(size)[:100], head(size)[100:]):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            for part in parts:
                writer.write(part)
                await asyncio.sleep(0.02)
            assert (await reader.read(12)).split()[1] == status
            writer.close()


@in_loop
async def test_requests_one_after_the_other_and_a_body_are_read_as_before(database: str) -> None:
    body = b"POST /words/reports HTTP/1.1\r\nhost: paiju\r\ncontent-length: 40000\r\n\r\n" + b"x" * 40_000
    async with running(database) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(head(200) + body + head(300))
        writer.write_eof()
        heard = (await reader.read()).split(b"HTTP/1.1 ")[1:]
        assert [answer[:3] for answer in heard] == [b"200", b"400", b"200"]
        writer.close()


@in_loop
async def test_a_body_that_never_comes_is_not_waited_for(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.1)
    async with running(database) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /words/reports HTTP/1.1\r\nhost: paiju\r\ncontent-length: 9\r\n\r\n{")
        assert (await reader.read(12)).split()[1] == b"400"
        writer.close()


async def silent_connections(port: int, number: int) -> list[bool]:
    """Connections that say nothing; whether each is kept."""
    async with contextlib.AsyncExitStack() as stack:
        made = [await stack.enter_async_context(Silent(port)) for _ in range(number)]
        return [await one.is_kept() for one in made]


class Silent:
    """A connection that says nothing."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.writer: asyncio.StreamWriter | None = None

    async def __aenter__(self) -> "Silent":
        with contextlib.suppress(ConnectionError):
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.writer:
            self.writer.close()

    async def is_kept(self) -> bool:
        try:
            return self.writer is not None and bool(await asyncio.wait_for(self.reader.read(1), 0.3))
        except TimeoutError:
            return True
        except ConnectionError:
            return False


@in_loop
async def test_connections_of_an_address_are_counted_when_they_are_made(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_OF_ADDRESS", 3)
    async with running(database, Settings()) as server:
        await server.people(GAME, 4, seats=4)  # sockets are counted as such
        assert await silent_connections(server.port, 5) == [True] * 3 + [False] * 2
        while len(server.process.server_state.connections) > len(server.clients):
            await asyncio.sleep(0.01)
        assert await silent_connections(server.port, 1) == [True]


@in_loop
async def test_connections_that_are_let_in_together_are_counted_too(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_OF_ADDRESS", 3)
    async with running(database, Settings()) as server:
        knocking = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(10)]  # nobody is let in yet
        for one in knocking:
            one.setblocking(False)
        loop = asyncio.get_running_loop()
        asked = [asyncio.wait_for(loop.sock_recv(one, 1), 0.5) for one in knocking]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, TimeoutError) for answer in answers) == 3
        for one in knocking:
            one.close()


@in_loop
async def test_a_proxy_is_not_counted_and_those_behind_it_are_after_their_head(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_OF_ADDRESS", 3)
    ask = b"POST /words/reports HTTP/1.1\r\nhost: paiju\r\nx-forwarded-for: %s\r\ncontent-length: 9\r\n\r\n"
    async with running(database, Settings(proxies=("127.0.0.1",))) as server:
        assert await silent_connections(server.port, 5) == [True] * 5
        waiting = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(5)]
        for (_, writer), host in zip(waiting, [*repeat(b"192.0.2.1", 4), b"192.0.2.2"], strict=True):
            writer.write(ask % host)  # the body never comes
        assert (await waiting[3][0].read(12)).split()[1] == b"429"
        for reader, _ in (*waiting[:3], waiting[4]):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(reader.read(1), 0.2)
        for _, writer in waiting:
            writer.close()


def test_an_address_that_comes_and_goes_is_turned_away_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    door = Door(now=lambda: now)
    assert sum(door.admits("192.0.2.1") for _ in range(1000)) == limits.CONNECTIONS_AT_ONCE
    assert door.admits("192.0.2.2")
    now += 1.0
    assert sum(door.admits("192.0.2.1") for _ in range(1000)) == limits.CONNECTIONS_A_SECOND


def test_so_many_are_let_in_before_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ACCEPTED_AT_ONCE", 3)
    with contextlib.ExitStack() as closing:
        listener = closing.enter_context(Listener(socket.AF_INET, socket.SOCK_STREAM))
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        for _ in range(5):
            closing.enter_context(socket.create_connection(listener.getsockname()))
        listener.setblocking(False)
        for number in (3, 2):
            for _ in range(number):
                connection, _ = listener.accept()
                connection.close()
            with pytest.raises(BlockingIOError):
                listener.accept()


def test_counts_keep_no_address_that_has_nothing() -> None:
    counts = Counts()
    counts.add("2001:db8::1")
    counts.add("2001:db8::2")  # the same client
    assert counts.of("2001:db8::ffff") == 2
    counts.remove("2001:db8::1")
    counts.remove("2001:db8::1")
    assert not counts._by_client


@contextlib.contextmanager
def few_descriptors(more: int) -> Iterator[None]:
    """So many descriptors more than this process has now, and all of them taken."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    lowest_free = socket.socket()
    used = lowest_free.fileno()
    lowest_free.close()
    resource.setrlimit(resource.RLIMIT_NOFILE, (used + more, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@in_loop
async def test_without_descriptors_there_is_a_line_a_second_and_then_it_goes_on(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(database) as server:
        [ann] = await server.people(GAME, 1)
        knocking = [socket.socket() for _ in range(60)]
        with caplog.at_level(logging.WARNING), few_descriptors(4):
            for one in knocking:
                one.setblocking(False)
                one.connect_ex(("127.0.0.1", server.port))
            for _ in range(20):
                await ann.ping()
        lines = [record for record in caplog.records if "descriptor" in record.getMessage() or record.name == "asyncio"]
        assert 1 <= len(lines) <= 3, len(lines)
        for one in knocking:
            one.close()
        await server.client()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_goes_out_as_the_library_would_write_it(size: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size)
    assert text_head(size) + b"x" * size == frame.serialize(mask=False, extensions=[])
