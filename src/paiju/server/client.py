"""A client of the server in Python: for tests, for bots, for anybody.

client = await Client.connect("ws://localhost:8000/ws")
await client.create("Ann", "jielong", bots=3)
await client.start()
await client.play_to_end(lambda view: view.actions[0])
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

from paiju.play.fair import pledge
from paiju.play.fair.secret import VALUE_BYTES
from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.wire.client_messages import (
    Advise,
    AnswerUndo,
    ComeBack,
    Contribute,
    CreateTable,
    Fill,
    FromClient,
    Hello,
    Leave,
    ListTables,
    Ping,
    Play,
    Ready,
    Resume,
    SeatMessage,
    Sit,
    Start,
    Undo,
    VoteOut,
    Watch,
)
from paiju.server.wire.client_socket import ClientSocket, RequestRefused
from paiju.server.wire.protocol import VERSION, encode
from paiju.server.wire.server_messages import (
    Accepted,
    Advice,
    FromServer,
    Pong,
    Refused,
    Seated,
    Snapshot,
    TableInfo,
    Tables,
    Update,
    View,
    Welcome,
)

__all__ = ["Client", "RequestRefused", "fresh_nonce"]

NONCE_BYTES = 16


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
        self.values: dict[tuple[int, int], bytes] = {}  # by session and deal: pledged, and not shown yet
        self.socket = ClientSocket(socket, self._take, self._show_value)

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
            welcome = await client.socket.ask(Hello(version, visitor), Welcome)
        except BaseException:
            await client.close()
            raise
        client.visitor = welcome.visitor
        return client

    @property
    def is_closed(self) -> bool:
        """Whether the socket was closed, by either side."""
        return self.socket.is_closed

    @property
    def refusals(self) -> list[Refused]:
        """Those that answered no request of this client."""
        return self.socket.refusals

    async def close(self) -> None:
        await self.socket.close()

    # Coming to a table

    async def tables(self) -> list[TableInfo]:
        return (await self.socket.ask(ListTables(), Tables)).tables

    async def create(self, name: str, game: str, *, nonce: str | None = None, **wishes: Any) -> str:
        """Set up a table, with further fields of the message as wishes, and sit down; the name of the table."""
        message = msgspec.convert({"nonce": nonce or self._nonce(), "name": name, "game": game, **wishes}, CreateTable)
        return await self._take_seat(message, message.nonce)

    async def sit(self, table: str, name: str, seat: int | None = None, nonce: str | None = None) -> None:
        message = Sit(nonce or self._nonce(), table, name, seat)
        await self._take_seat(message, message.nonce)

    async def resume(self, ticket: str) -> None:
        """Come back to a seat."""
        await self._take_seat(Resume(ticket))

    async def watch(self, table: str) -> None:
        await self.socket.ask(Watch(table), Snapshot)

    async def _take_seat(self, message: FromClient, nonce: str | None = None) -> str:
        shown = self.socket.expect(Snapshot)
        seated = await self.socket.ask(message, Seated, nonce)
        await shown
        return seated.table

    # Doing something there

    async def act(self, message: SeatMessage) -> int:
        """Ask for something and wait until it stands in the log, under this sequence; raises RequestRefused."""
        answer = await self.socket.ask(message, Accepted, message.nonce)
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
        value = self.values.setdefault((info.session, info.deal), self._secrets.token(VALUE_BYTES))
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
        return await self.socket.ask(Advise(), Advice)

    async def ping(self) -> None:
        await self.socket.ask(Ping(), Pong)

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
        """Wait for the next message; raises ConnectionError where none can come any more."""
        await self.socket.received()

    async def until(self, is_so: Callable[[Client], bool]) -> None:
        """Wait until a condition holds."""
        while not is_so(self):
            await self.changed()

    async def send(self, frame: str | bytes) -> None:
        """Send a frame as it is."""
        await self.socket.send(frame)

    # What the server sends

    def _take(self, message: FromServer) -> None:
        match message:
            case Snapshot():
                self.table, self.seat = message.table, message.seat
                self.sequence, self.info, self.view = message.sequence, message.info, message.view
            case Update():
                self._update(message)
            case Seated():
                self.ticket = message.ticket

    def _update(self, message: Update) -> None:
        self.sequence = message.sequence
        self.info = message.info or self.info
        if view := message.view:
            told = [] if view.whole or self.view is None else self.view.story
            self.view = msgspec.structs.replace(view, story=[*told, *view.story], whole=True)

    async def _show_value(self) -> None:
        """Show the value that was pledged, as soon as all pledges are in."""
        if self.info is None or not self.info.pledged:
            return
        if value := self.values.pop((self.info.session, self.info.deal), None):
            message = Contribute(self._nonce(), self.info.deal, value.hex())
            await self.socket.socket.send(encode(message).decode())

    def _nonce(self) -> str:
        return fresh_nonce(self._secrets)


def fresh_nonce(secrets: Secrets = OS_SECRETS) -> str:
    return secrets.token(NONCE_BYTES).hex()
