"""The tables of a server: one is set up once, however often it is asked for."""

import asyncio
import threading
from unittest import mock

from paiju.server.client import fresh_nonce
from paiju.server.wire.client_messages import CreateTable
from tests.server.running import in_loop, running


def any_number(_: int) -> None:
    """How many tables a visitor may have is not asked here."""


@in_loop
async def test_a_table_that_is_asked_for_again_while_it_is_set_up_is_the_same(database: str) -> None:
    """A client whose socket was cut does so; it was once told `not_saved`."""
    async with running(database) as server:
        wish = CreateTable(fresh_nonce(), "Ann", "jielong", 2)
        store, both = server.store, threading.Barrier(2)
        find, looks = store.table_created_by, iter(range(2))

        def find_together(visitor: str, nonce: str) -> str | None:
            found = find(visitor, nonce)
            if next(looks, None) is not None:
                both.wait()  # so that neither finds the other's
            return found

        with mock.patch.object(store, "table_created_by", find_together):
            first, again = await asyncio.gather(*(server.lobby.create(wish, "visitor", any_number) for _ in range(2)))
        assert first is again
        assert server.lobby.tables() == {first.id}
        assert store.live_tables() == [first.id]
