"""Malformed frames, on live sockets and within the process; `python -m tests.load.frames --help`.

A server closes a socket after three of them, so that over the wire most of the work is connecting. Therefore the most
are given to the same code within this process, and the rest come over real sockets, some of them against the rules of
WebSockets themselves. Beside them an honest table plays on.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import resource
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlette.websockets import WebSocket

from paiju.server import limits
from paiju.server.client import Client
from paiju.server.wire.socket_connection import SocketConnection
from paiju.server.wire.sockets import SocketEndpoint
from tests.load.measuring import Figures, bar, command, run_command, spread
from tests.load.mutations import malformed
from tests.load.processes import PAIJU, launched
from tests.load.raw import assault, spoilt
from tests.load.tables import PeoplesTable, seated
from tests.server.running import Running, running

PURPOSE = "Send malformed frames of every kind; nothing fails, nobody else notices, no memory is lost."
MOST_MEGABYTES = 10.0
AT_ONCE = 32
A_BREATH = 20
SEATED = 50


def main() -> None:
    parser = command("tests.load.frames", PURPOSE)
    parser.add_argument("--frames", type=int, default=1_000_000, help="in all")
    parser.add_argument("--wire", type=int, default=50_000, help="of them over real sockets")
    parser.add_argument(
        "--settle", type=float, default=limits.HELLO_SECONDS, help="seconds after which no closed socket is remembered"
    )
    parser.add_argument("--game", default="jielong", help="of the honest table")
    run_command(parser, measure)


async def measure(given: argparse.Namespace, program: tuple[str, ...] = PAIJU) -> Figures:
    chance = random.Random(given.seed)
    frames = malformed(chance)
    wire = await _over_the_wire(given, frames, chance, program)
    within = await _within(given, frames)
    failures = wire["complaints"] or within["unhandled"]
    growth = max(wire["megabytes_more"], within["megabytes_more"])
    return {"wire": wire, "within": within, "holds": not failures and growth < MOST_MEGABYTES}


async def _over_the_wire(
    given: argparse.Namespace, frames: Iterator[str], chance: random.Random, program: tuple[str, ...]
) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        async with launched(Path(folder) / "frames.db", program=program) as server:
            honest = await Honest.at(server.url, given.game, chance)
            alone = await honest.play_during(asyncio.sleep(min(2, given.settle)))
            await _assaults(server.port, given.wire // 10, frames, chance)  # what is loaded once is loaded now
            before = server.memory
            beside = await honest.play_during(_assaults(server.port, given.wire, frames, chance))
            await asyncio.sleep(given.settle)
            more = (server.memory - before) / 1e6
            await honest.close()
        return {
            "frames": given.wire + given.wire // 10,
            "complaints": server.complaints()[:5],
            "megabytes_more": round(more, 1),
            "honest_alone": spread(alone),
            "honest_beside": spread(beside),
        }


async def _assaults(port: int, number: int, frames: Iterator[str], chance: random.Random) -> None:
    """So many frames, three to a socket, on several sockets at once."""
    a_socket = limits.MALFORMED_BEFORE_CLOSE
    left = iter(range(0, number, a_socket))
    with bar("on sockets", number) as show:

        async def attacker() -> None:
            for done in left:
                texts = itertools.islice(frames, a_socket)
                await assault(port, [spoilt(chance, text.encode("utf-8", "replace")) for text in texts])
                show(done)

        await asyncio.gather(*(attacker() for _ in range(AT_ONCE)))


async def _within(given: argparse.Namespace, frames: Iterator[str]) -> Figures:
    number = given.frames - given.wire
    with tempfile.TemporaryDirectory() as folder:
        async with running(str(Path(folder) / "frames.db")) as server:
            honest = await Honest.at(server.url, given.game, random.Random(given.seed))
            unhandled = await _hand_in(server, itertools.islice(frames, number // 10), number // 10)
            before = _own_memory()
            working = asyncio.create_task(_hand_in(server, itertools.islice(frames, number), number))
            beside = await honest.play_during(working)
            unhandled += working.result()
            more = (_own_memory() - before) / 1e6
            await honest.close()
    return {
        "frames": number + number // 10,
        "unhandled": unhandled[:5],
        "megabytes_more": round(more, 1),
        "honest_beside": spread(beside),
    }


async def _hand_in(server: Running, frames: Iterator[str], number: int) -> list[str]:
    """Give frames to the endpoint as if from admitted sockets; those that it does not handle are listed."""
    sockets: SocketEndpoint = server.process.config.app.state.sockets  # type: ignore[union-attr]
    unhandled: list[str] = []
    with bar("within", number) as show:
        connection = _connection()
        for count, text in enumerate(frames):
            try:
                await sockets.take(connection, text)
            except Exception as error:
                unhandled.append(f"{error!r}: {text[:100]}")
            if connection.is_closing:
                connection = _connection()
            if count % A_BREATH == 0:
                await asyncio.sleep(0)
                show(count)
    return unhandled


def _connection() -> SocketConnection:
    """The server's side of a socket whose other side is nobody."""

    async def nothing(*_: Any) -> Any:
        return None

    scope = {"type": "websocket", "headers": [], "path": "/ws", "client": ("127.0.0.1", 9)}
    connection = SocketConnection(WebSocket(scope, nothing, nothing))
    connection.visitor = "eve"
    return connection


def _own_memory() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


class Honest(PeoplesTable):
    """People who play while others misbehave."""

    @classmethod
    async def at(cls, url: str, game: str, chance: random.Random) -> Honest:
        return cls(await seated(lambda: Client.connect(url), game), chance)

    async def play_during(self, work: Any) -> list[float]:
        """What each thing took that was done while the work was under way."""
        working = asyncio.ensure_future(work)
        took: list[float] = []
        while not working.done() or not took:
            begun = time.monotonic()
            await self.do_next()
            took.append(time.monotonic() - begun)
            await asyncio.sleep(1 / SEATED)
        await working
        return took

    async def close(self) -> None:
        for player in self.players:
            await player.close()


if __name__ == "__main__":
    main()
