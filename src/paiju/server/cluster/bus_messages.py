"""What processes write each other. Frames are what a client may see, already; only its ticket in them is secret."""

from __future__ import annotations

from msgspec import Struct, msgpack

from paiju.server.table.inbox import TableMessage
from paiju.server.wire.protocol import TableInfo


class AnyLetter(Struct, frozen=True, tag=True):
    """What one process writes to another; a `caller` is a client by the number that its own process gave it."""


class Ask(AnyLetter, frozen=True):
    """To the process that has a table: what a client asks there."""

    table: str
    caller: int
    visitor: str
    message: TableMessage


class Farewell(AnyLetter, frozen=True):
    """To the process that has a table: a client is gone from there."""

    table: str
    caller: int


class Joined(AnyLetter, frozen=True):
    """To a client's process: it is at this table now, at a seat or looking on."""

    table: str
    caller: int
    seat: int | None


class Told(AnyLetter, frozen=True):
    """To a client's process: a frame for it."""

    caller: int
    frame: bytes


class HungUp(AnyLetter, frozen=True):
    """To a client's process: its socket is to be closed."""

    caller: int
    code: int


class Listing(AnyLetter, frozen=True):
    """To all: the public tables of this process."""

    tables: list[TableInfo]


class Anew(AnyLetter, frozen=True):
    """To all: this process begins anew and knows nothing of what was between us."""


class Echo(AnyLetter, frozen=True):
    """To oneself: whether the bus carries."""


Letter = Ask | Farewell | Joined | Told | HungUp | Listing | Anew | Echo


class Post(Struct, frozen=True):
    """Letters of one process, in their order."""

    sender: str
    letters: list[Letter]


encode_post = msgpack.Encoder().encode
decode_post = msgpack.Decoder(Post).decode
