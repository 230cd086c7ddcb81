"""A socket on which any bytes can be sent: WebSocket frames, right and wrong."""

from __future__ import annotations

import asyncio
import contextlib
import random
import struct

from paiju.server import limits
from paiju.server.wire.client_messages import Hello
from paiju.server.wire.protocol import VERSION, encode

TEXT, BINARY, CONTINUATION, PING, PONG, CLOSE = 1, 2, 0, 9, 10, 8
FINAL, MASKED = 0x80, 0x80
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HELLO = encode(Hello(VERSION))


def frame(payload: bytes, opcode: int = TEXT, *, first: int = FINAL, mask: int = MASKED) -> bytes:
    """A frame; a mask of zeros is a mask."""
    size = len(payload)
    if size < 126:
        head = bytes([first | opcode, mask | size])
    elif size < 65536:
        head = bytes([first | opcode, mask | 126]) + struct.pack(">H", size)
    else:
        head = bytes([first | opcode, mask | 127]) + struct.pack(">Q", size)
    return head + (b"\0\0\0\0" if mask else b"") + payload


def spoilt(chance: random.Random, payload: bytes) -> bytes:
    """A frame with this payload: mostly whole or in pieces, now and then against the rules of WebSockets."""
    cut = chance.randrange(len(payload) + 1)
    ways = (
        lambda: frame(payload),
        lambda: frame(payload),
        lambda: frame(payload[:cut], first=0) + frame(payload[cut:], CONTINUATION),
        lambda: frame(payload[:cut], first=0) + frame(b"", PING) + frame(payload[cut:], CONTINUATION),
        lambda: frame(payload, BINARY),
        lambda: frame(payload, chance.choice((3, 5, 7, 11, 15))),
        lambda: frame(payload, first=FINAL | chance.choice((0x10, 0x20, 0x40))),
        lambda: frame(payload, mask=0),
        lambda: frame(payload, CONTINUATION),
        lambda: frame(payload[:cut], first=0) + frame(payload),
        lambda: frame(b"\xff\xfe" + payload),
        lambda: frame(b"x" * (limits.FRAME_BYTES + 1)),
        lambda: frame(b"x" * 126, PING),
        lambda: bytes([FINAL | TEXT, MASKED | 127]) + b"\xff" * 8,
        lambda: frame(payload, CLOSE),
        lambda: chance.randbytes(chance.randrange(1, 60)),
    )
    return chance.choice(ways)()


async def assault(port: int, frames: list[bytes], patience: float = 1.0) -> bytes:
    """Say hello properly and then send these; what the server answers until it bids farewell or closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = b""
    try:
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(HELLO) + b"".join(frames))
        async with asyncio.timeout(patience):
            while (part := await reader.read(65536)) and not _has_close(heard := heard + part):
                pass
    except (TimeoutError, ConnectionError, asyncio.IncompleteReadError):
        pass
    finally:
        writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
    return heard


def _has_close(heard: bytes) -> bool:
    """Whether a frame among these says that the socket is closed; a server's frames have no mask."""
    place = 0
    while place + 2 <= len(heard):
        opcode, size, head = heard[place] & 0x0F, heard[place + 1], 2
        if size == 126:
            size, head = int.from_bytes(heard[place + 2 : place + 4]), 4
        elif size == 127:
            size, head = int.from_bytes(heard[place + 2 : place + 10]), 10
        if opcode == CLOSE:
            return True
        place += head + size
    return False
