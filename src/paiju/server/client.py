"""A client of the server in Python: for tests, for bots, for anybody.

client = await Client.connect("ws://localhost:8000/ws")
await client.create("Ann", "jielong", bots=3)
await client.start()
await client.play_to_end(lambda view: view.actions[0])
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from paiju.play.fair import pledge
from paiju.play.fair.secret import VALUE_BYTES
from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.refusals import Code
from paiju.server.wire.protocol import (
    VERSION,
    Accepted,
    Advice,
    Advise,
    AnswerUndo,
    ComeBack,
    Contribute,
    CreateTable,
    Fill,
    FromClient,
    FromServer,
    Hello,
    Leave,
    ListTables,
    Ping,
    Play,
    Pong,
    Ready,
    Refused,
    Resume,
    Seated,
    SeatMessage,
    Sit,
    Snapshot,
    Start,
    TableInfo,
    Tables,
    Undo,
    Update,
    View,
    VoteOut,
    Watch,
    Welcome,
    decode_from_server,
    encode,
)

NONCE_BYTES = 16
Awaited = str | type  # a nonce, or the kind of message that answers


class RequestRefused(Exception):
    """The server refused a request."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.code}: {refused.reason}")
        self.code: Code = refused.code
        self.sequence = refused.sequence


class Client:
    """One socket to a server, and what is known of the table there."""

    def __init__(self, socket: ClientConnection, secrets: Secrets = OS_SECRETS) -> None:
        self._secrets = secrets
        self.visitor = ""
        self.table = ""
        self.seat: int | None = None
        self.ticket = ""
        self.sequence = 0
        self.info: TableInfo | None = None
        self.view: View | None = None
        self.refusals: list[Refused] = []  # those that answered no request of this client
        self._socket = socket
        self._awaited: dict[Awaited, asyncio.Future[Any]] = {}
        self._changed = asyncio.Event()
        self._values: dict[tuple[int, int], bytes] = {}
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def connect(
        cls, url: str, visitor: str | None = None, version: int = VERSION, secrets: Secrets = OS_SECRETS
    ) -> Self:
        """Open a socket and say hello; raises OSError where no server answers, and RequestRefused."""
        try:
            client = cls(await connect(url, max_size=None, compression=None), secrets)
        except InvalidHandshake as error:
            raise ConnectionError(f"{url}: {error}") from error
        try:
            welcome: Welcome = await client._ask(Hello(version, visitor), Welcome)
        except BaseException:
            await client.close()
            raise
        client.visitor = welcome.visitor
        return client

    @property
    def is_closed(self) -> bool:
        """Whether the socket was closed, by either side."""
        return self._reader.done()

    async def close(self) -> None:
        self._reader.cancel()
        await self._socket.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader

    # Coming to a table

    async def tables(self) -> list[TableInfo]:
        answer: Tables = await self._ask(ListTables(), Tables)
        return answer.tables

    async def create(self, name: str, game: str, *, nonce: str | None = None, **wishes: Any) -> str:
        """Set up a table and sit down; the wishes are the other fields of the message. The name of the table."""
        message = msgspec.convert({"nonce": nonce or self._nonce(), "name": name, "game": game, **wishes}, CreateTable)
        return await self._take_seat(message, message.nonce)

    async def sit(self, table: str, name: str, seat: int | None = None, nonce: str | None = None) -> None:
        message = Sit(nonce or self._nonce(), table, name, seat)
        await self._take_seat(message, message.nonce)

    async def resume(self, ticket: str) -> None:
        """Come back to a seat."""
        await self._take_seat(Resume(ticket), Seated)

    async def watch(self, table: str) -> None:
        await self._ask(Watch(table), Snapshot)

    async def _take_seat(self, message: FromClient, answer: Awaited) -> str:
        shown = self._expect(Snapshot)
        seated: Seated = await self._ask(message, answer)
        await shown
        return seated.table

    # Doing something there

    async def act(self, message: SeatMessage) -> int:
        """Ask for something and wait until it stands in the log, under this sequence; raises RequestRefused."""
        answer: Accepted = await self._ask(message, message.nonce)
        await self.until(lambda client: client.sequence >= answer.sequence)
        return answer.sequence

    async def fill(self) -> int:
        return await self.act(Fill(self._nonce()))

    async def start(self) -> int:
        return await self.act(Start(self._nonce()))

    async def ready(self) -> int:
        """Be ready for the next deal; the value that is pledged for it is shown when it is time."""
        info = self.info
        if info is None or self.seat is None:
            raise ValueError("sit down first")
        value = self._values.setdefault((info.session, info.deal), self._secrets.token(VALUE_BYTES))
        pledged = pledge(bytes.fromhex(info.commitment), self.seat, value).hex()
        return await self.act(Ready(self._nonce(), info.deal, pledged))

    async def play(self, action: str) -> int:
        return await self.act(Play(self._nonce(), self.sequence, action))

    async def undo(self) -> int:
        return await self.act(Undo(self._nonce(), self.sequence))

    async def answer_undo(self, agree: bool) -> int:
        return await self.act(AnswerUndo(self._nonce(), agree))

    async def vote_out(self, seat: int) -> int:
        return await self.act(VoteOut(self._nonce(), seat))

    async def come_back(self) -> int:
        return await self.act(ComeBack(self._nonce()))

    async def leave(self) -> int:
        return await self.act(Leave(self._nonce()))

    async def advise(self) -> Advice:
        """What a bot would play here, and why."""
        advice: Advice = await self._ask(Advise(), Advice)
        return advice

    async def ping(self) -> None:
        await self._ask(Ping(), Pong)

    async def play_to_end(self, choose: Callable[[View], str], hands: int | None = None) -> None:
        """Be ready for every deal and play what is chosen, until the session is over or so many hands are played."""
        while not self._has_played(hands):
            if self.is_my_turn and self.view:
                await self.play(choose(self.view))
            elif self.is_awaited:
                await self.ready()
            else:
                await self.changed()

    def _has_played(self, hands: int | None) -> bool:
        if self.info is None or self.info.phase in ("over", "closed"):
            return True
        return hands is not None and self.view is not None and len(self.view.results) >= hands

    @property
    def is_my_turn(self) -> bool:
        is_playing = self.info is not None and self.info.phase == "playing"
        return is_playing and self.view is not None and self.view.turn == self.seat

    @property
    def is_awaited(self) -> bool:
        """Whether the next deal waits for this seat."""
        if self.info is None or self.seat is None or self.info.phase != "dealing":
            return False
        return not self.info.pledged and not self.info.seats[self.seat].ready

    async def changed(self) -> None:
        """Wait until something is told; raises ConnectionError where nothing can be told any more."""
        if self._reader.done():
            raise ConnectionError("the socket is closed")
        self._changed.clear()
        await self._changed.wait()

    async def until(self, is_so: Callable[[Client], bool]) -> None:
        """Wait until something is so."""
        while not is_so(self):
            await self.changed()

    # The socket

    def _nonce(self) -> str:
        return fresh_nonce(self._secrets)

    async def send(self, frame: str | bytes) -> None:
        """Send a frame as it is."""
        try:
            await self._socket.send(frame)
        except ConnectionClosed as error:
            raise ConnectionError("the socket is closed") from error

    def _expect(self, answer: Awaited) -> asyncio.Future[Any]:
        return self._awaited.setdefault(answer, asyncio.get_running_loop().create_future())

    async def _ask(self, message: FromClient, answer: Awaited) -> Any:
        future = self._expect(answer)
        await self.send(encode(message).decode())
        return await future

    async def _read(self) -> None:
        try:
            async for frame in self._socket:
                await self._take(decode_from_server(frame))
        except ConnectionClosed:
            pass
        finally:
            self._give_up()

    def _give_up(self) -> None:
        for future in self._awaited.values():
            if not future.done():
                future.set_exception(ConnectionError("the socket is closed"))
                future.exception()
        self._changed.set()

    async def _take(self, message: FromServer) -> None:
        match message:
            case Snapshot():
                self.table, self.seat = message.table, message.seat
                self.sequence, self.info, self.view = message.sequence, message.info, message.view
            case Update():
                self._update(message)
            case Seated():
                self.ticket = message.ticket
        self._answer(message)
        self._changed.set()
        await self._show_value()

    def _update(self, message: Update) -> None:
        self.sequence = message.sequence
        self.info = message.info or self.info
        if view := message.view:
            told = [] if view.whole or self.view is None else self.view.log
            self.view = msgspec.structs.replace(view, log=[*told, *view.log], whole=True)

    def _answer(self, message: FromServer) -> None:
        nonce = getattr(message, "nonce", None)
        if isinstance(message, Refused):
            self._fail(message)
        elif (future := self._awaited.pop(nonce or type(message), None)) and not future.done():
            future.set_result(message)

    def _fail(self, refused: Refused) -> None:
        """A refusal without a nonce answers whatever was asked without one."""
        awaited = [refused.nonce] if refused.nonce else [key for key in self._awaited if isinstance(key, type)]
        if refused.nonce and refused.nonce in self._awaited and Snapshot in self._awaited:
            self._awaited.pop(Snapshot).cancel()
        for key in awaited:
            if (future := self._awaited.pop(key, None)) and not future.done():
                future.set_exception(RequestRefused(refused))
                future.exception()  # one that came to a table waits for two answers, and a refusal is both
        if not awaited:
            self.refusals.append(refused)

    async def _show_value(self) -> None:
        """Show the value that was pledged, as soon as all pledges are in."""
        if self.info is None or not self.info.pledged:
            return
        if value := self._values.pop((self.info.session, self.info.deal), None):
            message = Contribute(self._nonce(), self.info.deal, value.hex())
            await self._socket.send(encode(message).decode())


def fresh_nonce(secrets: Secrets = OS_SECRETS) -> str:
    return secrets.token(NONCE_BYTES).hex()
