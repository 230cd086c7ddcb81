"""A server with a bug planted in it, for the tests of the tests: `python -m tests.load.planted BUG serve ...`."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from collections.abc import Callable
from typing import Any

from paiju.cli import main
from paiju.server.store.records import Batch
from paiju.server.store.store import Store
from paiju.server.store.writer import Writer
from paiju.server.table import views
from paiju.server.table.actor import TableActor
from paiju.server.table.event_log import EventLog
from paiju.server.table.requests import RequestHandler
from paiju.server.wire import sockets
from paiju.server.wire.protocol import decode_from_client
from paiju.server.wire.server_messages import Speech, View
from tests.load.sleeping_soon import sleep_soon

LATE_SECONDS = 0.3
STALL_SECONDS = 0.4
LEAKED_BYTES = 5_000_000


def program(bug: str) -> tuple[str, ...]:
    """What starts a server with this bug."""
    return ("tests.load.planted", bug)


def acknowledge_before_commit() -> None:
    """What is acknowledged is written a little later."""
    write = Store.write

    async def commit(writer: Writer, batch: Batch) -> None:
        writer._queue.put((batch, asyncio.get_running_loop().create_future()))

    def write_late(store: Store, batches: Any) -> None:
        time.sleep(LATE_SECONDS)
        write(store, batches)

    _plant(Writer, "commit", commit)
    _plant(Store, "write", write_late)


def stall() -> None:
    """Now and then nothing is done for a while."""
    take = TableActor._take
    taken = 0

    async def take_slowly(actor: TableActor, item: Any) -> None:
        nonlocal taken
        taken += 1
        if taken % 50 == 0:
            time.sleep(STALL_SECONDS)
        await take(actor, item)

    _plant(TableActor, "_take", take_slowly)


def write_slowly() -> None:
    """Every commit takes long."""
    write = Store.write

    def write_late(store: Store, batches: Any) -> None:
        time.sleep(LATE_SECONDS)
        write(store, batches)

    _plant(Store, "write", write_late)


def forget_answers() -> None:
    """Requests are not known again, neither by the table nor by the log."""
    act, append = RequestHandler.act, EventLog.append

    async def act_again(handler: RequestHandler, connection: Any, message: Any) -> None:
        handler._room.accepted.clear()
        await act(handler, connection, message)

    async def append_anew(
        events: EventLog, change: Any, seat: Any = None, nonce: Any = None, batch: Any = None
    ) -> None:
        await append(events, change, seat, nonce and f"{nonce[:32]}{secrets.token_hex(8)}", batch)

    _plant(RequestHandler, "act", act_again)
    _plant(EventLog, "append", append_anew)


def see_too_much() -> None:
    """Every seat is told what only the table knows."""
    view_of = views.view_of

    def leaking_view_of(table: Any, seat: int | None, since: int = 0, *common: Any) -> View:
        view = view_of(table, seat, since, *common)
        leak = Speech("story-deal", {"number": {"text": table.position.hex()}})
        object.__setattr__(view, "story", [*view.story[:-1], leak])
        return view

    for module in list(sys.modules.values()):
        if getattr(module, "view_of", None) is view_of:
            _plant(module, "view_of", leaking_view_of)


def read_carelessly() -> None:
    """A frame that cannot be read is not answered but fails."""
    _plant(sockets, "read_message", decode_from_client)


def leak() -> None:
    """Every socket leaves memory, a descriptor and a task behind."""
    receive = sockets.SocketEndpoint.receive
    left: list[Any] = []

    async def receive_and_leak(endpoint: sockets.SocketEndpoint, websocket: Any) -> None:
        left.append((bytearray(LEAKED_BYTES), os.dup(0), asyncio.create_task(asyncio.Event().wait())))
        await receive(endpoint, websocket)

    sleep_soon()
    _plant(sockets.SocketEndpoint, "receive", receive_and_leak)


def _plant(owner: Any, name: str, bug: object) -> None:
    setattr(owner, name, bug)


BUGS: dict[str, Callable[[], None]] = {
    bug.__name__: bug
    for bug in (acknowledge_before_commit, stall, write_slowly, forget_answers, see_too_much, read_carelessly, leak)
}

if __name__ == "__main__":
    BUGS[sys.argv.pop(1)]()
    main()
