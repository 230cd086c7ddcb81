"""Memory: what a server loads once is left out of garbage collection, what has ended does not wait for it."""

import asyncio
import gc
import weakref

import pytest

import paiju
from paiju.server import limits
from paiju.server.client import fresh_nonce
from paiju.server.ops.memory import OBJECTS_BETWEEN_COLLECTIONS, collect_rarely, freeze_loaded_objects
from paiju.server.wire.client_messages import Leave
from tests.server.running import deal, in_loop, running


def test_a_process_that_begins_to_serve_collects_rarely() -> None:
    before = gc.get_threshold()
    gc.set_threshold(700, *before[1:])
    try:
        collect_rarely()
        assert gc.get_threshold()[0] == OBJECTS_BETWEEN_COLLECTIONS
    finally:
        gc.set_threshold(*before)


def test_what_is_loaded_at_the_start_is_not_scanned_for_garbage_again() -> None:
    gc.unfreeze()  # a server that another test of this process has started froze the same objects
    freeze_loaded_objects()
    try:
        assert gc.get_freeze_count() > 1000
    finally:
        gc.unfreeze()


@pytest.mark.parametrize("slug", ["jielong", "tianjiu", "tiu-u", "da-ling", "ponjan", "xiangshifu"])
def test_a_table_that_has_ended_is_gone_without_garbage_collection(slug: str, database: str) -> None:
    @in_loop
    async def play_and_go() -> None:
        async with running(database) as server:
            people = await server.people(slug, paiju.game(slug).seats(None))
            await deal(people)
            first = people[0]
            await first.until(lambda first: first.view is not None and bool(first.view.zones))
            actor = server.lobby.running_table(first.table)
            assert actor
            room, table = weakref.ref(actor.room), weakref.ref(actor.room.on_table)
            del actor
            for person in people:
                await person.act(Leave(fresh_nonce()))
                await person.close()
            while first.table in server.lobby.tables():
                await asyncio.sleep(0)
            assert (room(), table()) == (None, None)

    gc.collect()
    gc.disable()
    try:
        play_and_go()
    finally:
        gc.enable()


@in_loop
async def test_sockets_that_were_closed_do_not_stay_in_memory(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GARBAGE_SECONDS", 0.01)
    monkeypatch.setattr(limits, "SOCKETS_LEFT", 3)
    gc.collect()
    gc.disable()
    try:
        async with running(database) as server:
            guard = server.process._app.state.guard
            for _ in range(3):
                client = await server.client()
                left = [weakref.ref(connection) for connection in guard.connections]
                await client.close()
                while guard.sockets:
                    await asyncio.sleep(0)
            while any(connection() for connection in left):
                await asyncio.sleep(0)
    finally:
        gc.enable()
