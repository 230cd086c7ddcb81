"""The socket of a client in Python, without a server."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from paiju.server.wire.client_socket import ClientSocket
from tests.server.running import in_loop


class SlowSocket:
    """A socket whose reader takes a while to end."""

    def __init__(self) -> None:
        self.is_closed = asyncio.Event()
        self.may_end = asyncio.Event()

    async def __aiter__(self) -> AsyncIterator[str]:
        try:
            await asyncio.Event().wait()
        finally:
            await self.may_end.wait()
        yield ""

    async def close(self) -> None:
        self.is_closed.set()


async def react() -> None:
    pass


@in_loop
async def test_who_is_told_to_stop_while_it_closes_a_socket_stops() -> None:
    socket = SlowSocket()
    client = ClientSocket(socket, lambda message: None, react)  # type: ignore[arg-type]
    await asyncio.sleep(0)
    closing = asyncio.create_task(client.close())
    await socket.is_closed.wait()
    await asyncio.sleep(0)
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    socket.may_end.set()
