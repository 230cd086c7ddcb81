"""A client that was written from docs/protocol.md alone; it imports nothing of Paiju."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import secrets
import urllib.request
from collections.abc import Callable
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SILENCE, PATIENCE = 2.5, 3.0  # "When to ping"
Message = dict[str, Any]


def fields(kind: str, *values: Any) -> bytes:
    plain = [value if isinstance(value, bytes) else str(value).encode() for value in ("paiju-fair-1", kind, *values)]
    return b"".join(len(field).to_bytes(4, "big") + field for field in plain)


def digest(kind: str, *values: Any) -> bytes:
    return hashlib.sha256(fields(kind, *values)).digest()


def parts(seats: list[Message], *names: str) -> list[bytes]:
    return [bytes.fromhex(seat[name]) for seat in seats for name in names]


def pledged(head: bytes, number: int, deal: Message) -> bytes:
    """The head of the chain when the pledges of a deal are published."""
    return digest("pledged", head, number, bytes.fromhex(deal["commitment"]), *parts(deal["seats"], "pledge", "key"))


class Refused(Exception):
    """The server refused something."""

    def __init__(self, message: Message) -> None:
        super().__init__(message["code"])
        self.code: str = message["code"]
        self.said: str = message["said"]["id"]


class Stranger:
    """One person at one table."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.visitor: str | None = None
        self.ticket = ""
        self.table = ""
        self.seat: int | None = None
        self.sequence = 0
        self.info: Message = {}
        self.view: Message | None = None
        self.pings = 0
        self.order: list[str] = []  # the types of all messages heard
        self.deals: list[Message] = []  # the last one that was made, and the next
        self._key = Ed25519PrivateKey.generate()
        self._values: dict[str, bytes] = {}  # by commitment
        self._shown: set[str] = set()
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    # The socket

    async def open(self) -> None:
        """Open a socket and say hello; with a ticket, come back to the seat."""
        self._socket = await connect(f"ws://{self.host}/ws", max_size=None, ping_interval=None)
        self._reading = asyncio.create_task(self._read(self._socket))
        welcome = await self.ask({"type": "hello", "version": 2, "visitor": self.visitor}, "welcome")
        self.visitor = welcome["visitor"]
        if self.ticket:
            await self.ask({"type": "resume", "ticket": self.ticket}, "snapshot")

    async def close(self) -> None:
        if self._reading:
            self._reading.cancel()
        if self._socket:
            await self._socket.close()

    async def cut(self) -> None:
        """Lose the connection without a word."""
        if self._socket:
            self._socket.transport.abort()
            await self._socket.wait_closed()

    async def until_lost(self) -> None:
        """Wait until the server does not answer any more."""
        if self._reading:
            await asyncio.wait([self._reading])

    async def _read(self, socket: ClientConnection) -> None:
        waiting = SILENCE
        with contextlib.suppress(ConnectionClosed):
            while True:
                try:
                    frame = await asyncio.wait_for(socket.recv(), waiting)
                except TimeoutError:
                    if waiting == PATIENCE:
                        socket.transport.abort()
                        return
                    waiting = PATIENCE
                    self.pings += 1
                    await self.send({"type": "ping", "number": self.pings})
                else:
                    waiting = SILENCE
                    await self._take(json.loads(frame))

    async def send(self, message: Message) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def ask(self, message: Message, answer: str) -> Message:
        """Send a request and wait for the message that answers it: of this type, or with its nonce."""
        key = message.get("nonce", answer)
        future = self._answers[key] = asyncio.get_running_loop().create_future()
        await self.send(message)
        found: Message = await future
        if found["type"] == "refused":
            raise Refused(found)
        return found

    async def act(self, type: str, answer: str = "accepted", **fields: Any) -> Message:
        found = await self.ask({"type": type, "nonce": secrets.token_hex(8), **fields}, answer)
        if answer == "accepted":
            await self.until(lambda guest: guest.sequence >= found["sequence"])  # what it led to
        return found

    async def _take(self, message: Message) -> None:
        kind = message["type"]
        self.order.append(kind)
        if kind in ("snapshot", "update"):
            self._update(message)
            await self._show_value()
        if kind == "seated":
            self.table, self.seat, self.ticket = message["table"], message["seat"], message["ticket"]
        keys = [message["nonce"]] if message.get("nonce") else [kind]
        if kind == "refused" and not message.get("nonce"):
            keys = [key for key in self._answers if key in ("welcome", "snapshot", "page", "tables", "advice")]
        for key in keys:
            if (future := self._answers.pop(key, None)) and not future.done():
                future.set_result(message)
        self._news.set()

    def _update(self, message: Message) -> None:
        self.table, self.sequence = message["table"], message["sequence"]
        self.info = message["info"] or self.info
        self.deals = message["deals"] if message["deals"] is not None else self.deals
        if message["type"] == "snapshot":  # of this table there is nothing yet
            self.view = None
        if view := message["view"]:
            before = [] if view["whole"] or self.view is None else self.view["story"]
            self.view = {**view, "story": before + view["story"]}

    # At the table

    async def create(self, game: str, **wishes: Any) -> None:
        shown = self._answers["snapshot"] = asyncio.get_running_loop().create_future()
        await self.act("create_table", "seated", name="Stranger", game=game, **wishes)
        await shown

    async def until(self, is_so: Callable[[Stranger], bool]) -> None:
        while not is_so(self):
            self._news.clear()
            await self._news.wait()

    async def play(self, choose: Callable[[list[str]], str], is_enough: Callable[[Stranger], bool]) -> None:
        """Be ready for every deal and play, until it is enough."""
        while not is_enough(self):
            if self.is_asked and self.view:
                await self.act("play", sequence=self.sequence, action=choose(self.view["actions"]))
            elif self.is_awaited:
                await self.ready()
            else:
                self._news.clear()
                await self._news.wait()

    @property
    def is_asked(self) -> bool:
        return self.info["phase"] == "playing" and self.view is not None and bool(self.view["actions"])

    @property
    def is_awaited(self) -> bool:
        if self.info["phase"] != "dealing" or self.info["pledged"] or self.seat is None:
            return False
        return not self.info["seats"][self.seat].get("ready", False)

    async def ready(self) -> None:
        commitment, deal, key = self.info["commitment"], self.info["deal"], self._key.public_key().public_bytes_raw()
        value = self._values.setdefault(commitment, secrets.token_bytes(16))
        pledge = digest("pledge", bytes.fromhex(commitment), self.seat, key, value)
        await self.act("ready", deal=deal, commitment=commitment, key=key.hex(), pledge=pledge.hex())

    async def _show_value(self) -> None:
        commitment = self.info["commitment"]
        if self.info["pledged"] and commitment in self._values and commitment not in self._shown:
            self._shown.add(commitment)
            value, signature = self._values[commitment].hex(), self._signature().hex()
            shown = {"deal": self.info["deal"], "value": value, "signature": signature}
            await self.send({"type": "contribute", "nonce": secrets.token_hex(8), **shown})

    def _signature(self) -> bytes:
        """Of all that was published before one's value is shown."""
        place = (self.info["session"], self.info["deal"])
        [deal] = [one for one in self.deals if (one["session"], one["deal"]) == place]
        head, number = bytes.fromhex(deal["head"]), deal["deal"]
        for given_up in deal["given_up"]:
            if given_up["seats"]:
                head = pledged(head, number, given_up)
            shown = parts(given_up["seats"], "value", "signature")
            head = digest("given-up", head, number, bytes.fromhex(given_up["commitment"]), *shown)
        return self._key.sign(fields("sign", pledged(head, number, deal), self.seat))

    # The catalogue

    async def get(self, path: str) -> Any:
        """The body of an address, read as JSON where it is."""

        def fetch() -> Any:
            with urllib.request.urlopen(f"http://{self.host}{path}") as answer:
                body = answer.read().decode()
                return json.loads(body) if "json" in answer.headers["content-type"] else body

        return await asyncio.to_thread(fetch)
