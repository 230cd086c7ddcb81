"""A client of the server in Python: for tests, for bots, for anybody.

client = await Client.connect("ws://localhost:8000/ws")
await client.create("Ann", "jielong", bots=3)
await client.start()
await client.play_to_end(lambda view: view.actions[0])
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection

from paiju.play.fair import Proof
from paiju.play.fair.published import PublishedDeal
from paiju.play.fair.witness import UnfairDeal, Witness
from paiju.server.client_play import beacon_of, is_awaited, is_my_turn, play_to_end
from paiju.server.randomness import OS_SECRETS, Secrets, fresh_nonce
from paiju.server.wire.client_messages import (
    Advise,
    AnswerUndo,
    ComeBack,
    Contribute,
    CreateTable,
    Fill,
    FromClient,
    Glance,
    Hello,
    Leave,
    ListTables,
    LookBack,
    Phrase,
    Ping,
    Play,
    Ready,
    Resume,
    Say,
    SeatMessage,
    Sit,
    Start,
    Undo,
    VoteOut,
    Watch,
)
from paiju.server.wire.client_socket import PROMPT, UNHURRIED, ClientSocket, RequestRefused, SignsOfLife, open_socket
from paiju.server.wire.protocol import VERSION, encode
from paiju.server.wire.server_messages import (
    Accepted,
    Advice,
    FromServer,
    Glimpse,
    Heard,
    Page,
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

HEARD_KEPT = 20

__all__ = ["PROMPT", "UNHURRIED", "Client", "RequestRefused", "fresh_nonce"]


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
        self.heard: list[Heard] = []  # what was said here, newest last
        self.deals: list[PublishedDeal] = []  # the last one made, and the next
        self.witness = Witness(secrets.token)  # of all deals at this table; give it to the client that comes back
        self.unfair: UnfairDeal | None = None  # why this client plays no further
        self._awaiting: dict[str, Callable[[], None]] = {}  # by nonce: what is so when it is accepted
        self._answered: set[str] = set()  # the commitments for which a value was sent over this socket
        self.socket = ClientSocket(socket, self._take, self._show_value)

    @classmethod
    async def connect(
        cls,
        url: str,
        visitor: str | None = None,
        version: int = VERSION,
        secrets: Secrets = OS_SECRETS,
        signs: SignsOfLife = UNHURRIED,
    ) -> Self:
        """Open a socket and say hello; raises OSError where no server answers, and RequestRefused.

        A server that shows no sign of life is given up, with `PROMPT` within six seconds.
        """
        client = cls(await open_socket(url, signs), secrets)
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

    async def create(self, name: str, game: str, *, nonce: str | None = None, **wishes: object) -> str:
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
        """Ask for something and wait until it stands in the log, under this sequence.

        Raises RequestRefused, and UnfairDeal where the server was found to cheat: then one can only leave.
        """
        if self.unfair and not isinstance(message, Leave):
            raise self.unfair
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
        offer, nonce = self.witness.offer(self.seat, info.commitment), self._nonce()
        self._awaiting[nonce] = lambda: setattr(offer, "is_pledged", True)
        return await self.act(Ready(nonce, info.deal, info.commitment, offer.key.hex(), offer.pledge.hex()))

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

    async def glance(self, ticket: str) -> Glimpse:
        """How it stands at a seat, without coming to it."""
        return await self.socket.ask(Glance(nonce := self._nonce(), ticket), Glimpse, nonce)

    async def say(self, phrase: Phrase | None = None, text: str | None = None, nonce: str | None = None) -> None:
        """Say a quick phrase, or write a line."""
        await self.socket.ask(message := Say(nonce or self._nonce(), phrase, text), Accepted, message.nonce)

    async def look_back(self, hand: int, session: int | None = None) -> Page:
        """A finished hand, as this seat may know it."""
        return await self.socket.ask(LookBack(hand, session), Page)

    async def ping(self) -> None:
        await self.socket.ask(Ping(), Pong)

    play_to_end = play_to_end
    is_my_turn = property(is_my_turn)
    is_awaited = property(is_awaited)

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
                self._witness_deals(message.deals)
            case Update():
                self._update(message)
                self._witness_deals(message.deals, time.time())
            case Seated():
                self.ticket = message.ticket
            case Heard():
                self.heard = [*self.heard, message][-HEARD_KEPT:]
            case Accepted():
                self._awaiting.pop(message.nonce, lambda: None)()

    def _witness_deals(self, deals: list[PublishedDeal] | None, now: float | None = None) -> None:
        """Check what is published of the deals; after the first lie nothing more is believed."""
        if self.unfair or self.info is None:
            return
        try:
            self.witness.wait_for(beacon_of(self.info))
            if deals is not None:
                self.deals = deals
                self.witness.take(deals, now)
            self.witness.follow(self.info.session, self.info.deal)
        except UnfairDeal as lie:
            self.unfair = lie

    def check_proof(self, proof: Proof, session: int) -> None:
        """Compare the proof of a session with what was seen of it; raises UnfairDeal, and plays no further."""
        try:
            self.witness.check_proof(proof, session)
        except UnfairDeal as lie:
            self.unfair = lie
            raise

    def _update(self, message: Update) -> None:
        self.sequence = message.sequence
        self.info = message.info or self.info
        if view := message.view:
            told = [] if view.whole or self.view is None else self.view.story
            self.view = msgspec.structs.replace(view, story=[*told, *view.story], whole=True)

    async def _show_value(self) -> None:
        """Show the value that was pledged, as soon as all pledges are published and found right."""
        if self.unfair or self.info is None or not self.info.pledged or not self.deals:
            return
        deal = self.deals[-1]
        offer, answer = self.witness.offers.get(deal.commitment), self.witness.answer(deal)
        if offer and answer and deal.commitment not in self._answered:
            nonce = self._nonce()
            self._answered.add(deal.commitment)
            self._awaiting[nonce] = lambda: setattr(offer, "is_shown", True)
            value, signature = answer
            await self.socket.socket.send(encode(Contribute(nonce, deal.deal, value.hex(), signature.hex())).decode())

    def _nonce(self) -> str:
        return fresh_nonce(self._secrets)
