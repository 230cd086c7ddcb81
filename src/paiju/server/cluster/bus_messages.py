"""What processes send each other over the bus.

Frames hold only what their client may see; the one secret in them is its own ticket. Tags and field names are those of
the first version, so that processes of different versions understand each other.
"""

from __future__ import annotations

from msgspec import Struct, field, msgpack

from paiju.server.wire.client_messages import TableMessage
from paiju.server.wire.server_messages import TableInfo


class ClientRequest(Struct, frozen=True, tag="Ask"):
    """To the process that runs a table: what a client asks there.

    A `caller` is a client by the number that its own process gave it.
    """

    table: str
    caller: int
    visitor: str
    message: TableMessage


class ClientLeft(Struct, frozen=True, tag="Farewell"):
    """To the process that runs a table: a client has left it."""

    table: str
    caller: int


class ClientJoined(Struct, frozen=True, tag="Joined"):
    """To a client's process: the client is at this table now, at a seat or looking on."""

    table: str
    caller: int
    seat: int | None


class ClientFrame(Struct, frozen=True, tag="Told"):
    """To a client's process: a frame for it."""

    caller: int
    frame: bytes


class CloseClient(Struct, frozen=True, tag="HungUp"):
    """To a client's process: close its socket."""

    caller: int
    code: int


class Listing(Struct, frozen=True, tag="Listing"):
    """To all: the public tables of this process."""

    tables: list[TableInfo]


class Restarted(Struct, frozen=True, tag="Anew"):
    """To all: this process has started, or lost the bus, and knows nothing of earlier messages."""


class SelfTest(Struct, frozen=True, tag="Echo"):
    """To oneself: shows that the bus works."""


BusMessage = ClientRequest | ClientLeft | ClientJoined | ClientFrame | CloseClient | Listing | Restarted | SelfTest


class Envelope(Struct, frozen=True):
    """Messages of one process, in order."""

    sender: str
    messages: list[BusMessage] = field(name="letters")


encode_envelope = msgpack.Encoder().encode
decode_envelope = msgpack.Decoder(Envelope).decode
