"""The socket of a Python client: requests go out, and each answer is given to the request that waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from paiju.server.refusals import Code
from paiju.server.wire.client_messages import FromClient
from paiju.server.wire.protocol import decode_from_server, encode
from paiju.server.wire.server_messages import FromServer, Refused, ServerMessage, Snapshot

Answer = TypeVar("Answer", bound=ServerMessage)
Key = str | type[ServerMessage]  # a nonce, or the kind of message that answers a request without one


class SignsOfLife(NamedTuple):
    """How a server is known to be there, in seconds."""

    every: float  # between pings
    within: float  # to answer one
    farewell: float  # to answer when the socket is closed


UNHURRIED = SignsOfLife(every=20, within=20, farewell=10)
PROMPT = SignsOfLife(every=2.5, within=3, farewell=0.3)  # one that hangs is noticed within six seconds


async def open_socket(url: str, signs: SignsOfLife) -> ClientConnection:
    """Open a socket; raises OSError where no server answers."""
    every, within, farewell = signs
    try:
        return await connect(
            url,
            max_size=None,
            compression=None,
            ping_interval=every,
            ping_timeout=within,
            close_timeout=farewell,
        )
    except InvalidHandshake as error:
        raise ConnectionError(f"{url}: {error}") from error


class RequestRefused(Exception):
    """The server refused a request."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.code}: {refused.said.id}")
        self.code: Code = refused.code
        self.said = refused.said
        self.sequence = refused.sequence


class ClientSocket:
    """One socket to a server: `take` gets every message, then the request that it answers, then `react` is called."""

    def __init__(
        self, socket: ClientConnection, take: Callable[[FromServer], None], react: Callable[[], Awaitable[None]]
    ) -> None:
        self.socket = socket
        self.refusals: list[Refused] = []  # those that answered no request
        self._take, self._react = take, react
        self._waiting: dict[Key, asyncio.Future[FromServer]] = {}
        self._received = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    @property
    def is_closed(self) -> bool:
        """Whether the socket was closed, by either side."""
        return self._reader.done()

    async def close(self) -> None:
        self._reader.cancel()
        await self.socket.close()
        await asyncio.wait([self._reader])  # whoever is told to stop meanwhile does, which awaiting it would hide

    async def received(self) -> None:
        """Wait for a message; raises ConnectionError where none can come any more."""
        if self.is_closed:
            raise ConnectionError("the socket is closed")
        self._received.clear()
        await self._received.wait()

    async def send(self, frame: str | bytes) -> None:
        """Send a frame as it is."""
        try:
            await self.socket.send(frame)
        except ConnectionClosed as error:
            raise ConnectionError("the socket is closed") from error

    def expect(self, key: Key) -> asyncio.Future[FromServer]:
        """The message to come with this nonce, or of this kind."""
        return self._waiting.setdefault(key, asyncio.get_running_loop().create_future())

    async def ask(self, message: FromClient, kind: type[Answer], nonce: str | None = None) -> Answer:
        """Send a request and wait for its answer; raises RequestRefused and ConnectionError."""
        future = self.expect(nonce or kind)
        await self.send(encode(message).decode())
        answer = await future
        if not isinstance(answer, kind):
            raise ConnectionError(f"the server answered with {type(answer).__name__}, not {kind.__name__}")
        return answer

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                message = decode_from_server(frame)
                self._take(message)
                self._answer(message)
                self._received.set()
                await self._react()
        except ConnectionClosed:
            pass
        finally:
            self._give_up()

    def _give_up(self) -> None:
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(ConnectionError("the socket is closed"))
                future.exception()
        self._received.set()

    def _answer(self, message: FromServer) -> None:
        nonce = getattr(message, "nonce", None)
        if isinstance(message, Refused):
            self._fail(message)
        elif (future := self._waiting.pop(nonce or type(message), None)) and not future.done():
            future.set_result(message)

    def _fail(self, refused: Refused) -> None:
        """A refusal without a nonce answers every request without one."""
        keys = [refused.nonce] if refused.nonce else [key for key in self._waiting if isinstance(key, type)]
        if refused.nonce and refused.nonce in self._waiting and Snapshot in self._waiting:
            self._waiting.pop(Snapshot).cancel()
        for key in keys:
            if (future := self._waiting.pop(key, None)) and not future.done():
                future.set_exception(RequestRefused(refused))
                future.exception()  # who comes to a table waits for two answers, and a refusal is both
        if not keys:
            self.refusals.append(refused)
