"""Malformed frames in small; and a server that stumbles over some, or keeps them all, which must be noticed."""

import argparse
import asyncio
import gc
import itertools
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paiju.server.wire import sockets
from paiju.server.wire.protocol import decode_from_client
from paiju.server.wire.socket_connection import SocketConnection
from tests.load.frames import measure
from tests.load.mutations import malformed, messages
from tests.load.planted import program
from tests.load.raw import CLOSE, assault, frame
from tests.server.running import in_loop, running

SMALL = argparse.Namespace(seed=7, frames=6_000, wire=240, settle=0.5, game="jielong")


def test_every_message_can_be_read_and_no_spoilt_one() -> None:
    for message in messages():
        decode_from_client(msgspec.json.encode(message))
    frames = list(itertools.islice(malformed(random.Random(1)), 2_000))
    assert len(set(frames)) > 1_000


@in_loop
async def test_malformed_frames_harm_nobody() -> None:
    figures = await measure(SMALL)
    assert figures["holds"], figures
    assert figures["wire"]["frames"] + figures["within"]["frames"] >= 6_000


@in_loop
async def test_an_endpoint_that_fails_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(text: str | None) -> Any:
        return decode_from_client(text or "")

    monkeypatch.setattr(sockets, "read_message", careless)
    figures = await measure(SMALL, program("read_carelessly"))
    assert figures["within"]["unhandled"], figures
    assert figures["wire"]["complaints"], figures


@in_loop
async def test_a_socket_that_is_closed_is_forgotten_at_once(tmp_path: Path) -> None:
    async with running(str(tmp_path / "paiju.db")) as server:
        for _ in range(20):
            await assault(server.port, [frame(b"x")] * 3)
        async with asyncio.timeout(30):
            while _kept_connections():
                await asyncio.sleep(0.02)


def _kept_connections() -> int:
    gc.collect()
    return sum(issubclass(type(kept), SocketConnection) for kept in gc.get_objects())  # proxies may have lost theirs


@in_loop
async def test_bytes_that_are_no_text_just_before_a_farewell_are_no_failure_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(str(tmp_path / "paiju.db")) as server:
        await assault(server.port, [frame(b"\xff\xfe"), frame((1000).to_bytes(2, "big"), CLOSE)])
        await asyncio.sleep(0.1)
    assert not [record for record in caplog.records if record.name == "asyncio"]
