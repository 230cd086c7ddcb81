"""Attacks on the server itself, from an address that is not trusted: `python -m tests.attacks.assailants NAME PORT S`.

Each attack is a round that is repeated; what it counts is printed as JSON. None of them is paced by what the server
answers: they send as fast as they may, up to two megabytes a second on one socket.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from paiju.server import limits
from paiju.server.wire.client_messages import ListTables
from paiju.server.wire.protocol import encode
from tests.load.mutations import malformed
from tests.load.raw import BINARY, CONTINUATION, HANDSHAKE, HELLO, PING, PONG, TEXT, frame, spoilt

ADDRESS = "127.0.0.2"  # where attackers come from
BYTES_A_SECOND = 2_000_000
BURSTS_A_SECOND = 50
HEAD = b"GET /healthz HTTP/1.1\r\nhost: paiju\r\n"
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Assailant:
    """One who attacks until the time is over."""

    port: int
    seconds: float
    counts: Counter[str] = field(default_factory=Counter)
    held: list[asyncio.StreamWriter] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    def is_over(self) -> bool:
        return time.monotonic() - self.began > self.seconds

    async def connect(self) -> Stream | None:
        """A connection, None where it is refused."""
        self.counts["connections"] += 1
        try:
            return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
        except OSError:
            self.counts["refused"] += 1
            return None

    async def open(self) -> Stream | None:
        """A WebSocket, None where it is refused."""
        if not (stream := await self.connect()):
            return None
        stream[1].write(HANDSHAKE)
        try:
            if b" 101 " in await stream[0].readuntil(b"\r\n\r\n"):
                return stream
        except (OSError, asyncio.IncompleteReadError):
            pass
        self.counts["refused"] += 1
        stream[1].transport.abort()
        return None

    async def flood(self, first: bytes, unit: bytes) -> None:
        """Send these without end, as fast as one may, until the socket is cut."""
        if not (stream := await self.open()):
            await asyncio.sleep(0.1)
            return
        reader, writer = stream
        writer.write(first)
        burst = unit * max(1, BYTES_A_SECOND // BURSTS_A_SECOND // len(unit))
        begun = time.monotonic()
        reading = asyncio.create_task(_drain(reader))
        while not writer.is_closing() and not reading.done() and not self.is_over:
            writer.write(burst)
            self.counts["bytes"] += len(burst)
            await asyncio.sleep(1 / BURSTS_A_SECOND)
        self.counts["cut"] += not self.is_over
        self.counts["milliseconds until cut"] += int(1000 * (time.monotonic() - begun))
        reading.cancel()
        writer.transport.abort()

    async def hold(self, sent: bytes, is_socket: bool = False) -> None:
        """Open a connection, send something, and keep it."""
        if stream := await (self.open() if is_socket else self.connect()):
            stream[1].write(sent)
            self.held.append(stream[1])
        self.held = [writer for writer in self.held if not writer.is_closing()]
        self.counts["most held"] = max(self.counts["most held"], len(self.held))
        await asyncio.sleep(0.001)


async def _drain(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65536):
            pass


async def empty_pings(one: Assailant) -> None:
    await one.flood(b"", frame(b"", PING))


async def empty_pongs(one: Assailant) -> None:
    await one.flood(b"", frame(b"", PONG))


async def empty_fragments(one: Assailant) -> None:
    await one.flood(frame(b"", TEXT, first=0), frame(b"", CONTINUATION, first=0))


async def empty_messages(one: Assailant) -> None:
    await one.flood(frame(HELLO), frame(b"", BINARY))


async def honest_messages(one: Assailant) -> None:
    await one.flood(frame(HELLO), frame(encode(ListTables())))


async def malformed_frames(one: Assailant) -> None:
    texts = malformed(one.chance)
    some = b"".join(spoilt(one.chance, next(texts).encode("utf-8", "replace")) for _ in range(20))
    await one.flood(frame(HELLO), some)


async def idle_connections(one: Assailant) -> None:
    await one.hold(b"")


async def half_handshakes(one: Assailant) -> None:
    await one.hold(HANDSHAKE[: one.chance.randrange(1, len(HANDSHAKE) - 2)])


async def idle_sockets(one: Assailant) -> None:
    await one.hold(b"", is_socket=True)


async def slow_readers(one: Assailant) -> None:
    """Ask for more and more, and read nothing."""
    if stream := await one.open():
        stream[1].transport.pause_reading()  # type: ignore[attr-defined]
        stream[1].write(frame(HELLO) + frame(encode(ListTables())) * limits.MESSAGES_AT_ONCE)
        one.held.append(stream[1])
    await asyncio.sleep(0.02)


async def long_heads(one: Assailant) -> None:
    if stream := await one.connect():
        stream[1].write(HEAD + b"x: " + b"x" * 200_000)
        await _drain(stream[0])
        stream[1].transport.abort()
        one.counts["cut"] += 1


async def churn(one: Assailant) -> None:
    """Connect and go."""
    if stream := await one.connect():
        stream[1].transport.abort()
    await asyncio.sleep(0)


ATTACKS: dict[str, Callable[[Assailant], Awaitable[None]]] = {
    "empty pings": empty_pings,
    "empty pongs": empty_pongs,
    "empty fragments": empty_fragments,
    "empty messages": empty_messages,
    "too many messages": honest_messages,
    "malformed frames": malformed_frames,
    "idle connections": idle_connections,
    "half handshakes": half_handshakes,
    "idle sockets": idle_sockets,
    "slow readers": slow_readers,
    "long heads": long_heads,
    "coming and going": churn,
}


async def attack(name: str, port: int, seconds: float, rounds: int | None = None) -> Assailant:
    """Attack for so long, or so many rounds."""
    one = Assailant(port, seconds)
    while not one.is_over and (rounds is None or one.counts["rounds"] < rounds):
        one.counts["rounds"] += 1
        await ATTACKS[name](one)
    return one


def main() -> None:
    name, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    print(json.dumps(asyncio.run(attack(name, port, seconds)).counts))


if __name__ == "__main__":
    main()
