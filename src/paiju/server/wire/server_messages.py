"""What the server sends: one JSON object a text frame, told apart by its `type`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from paiju.kernel.zones import Mark
from paiju.play.fair.published import PublishedDeal
from paiju.server.refusals import Code
from paiju.server.store.setup import BeaconChain, Level
from paiju.server.wire.client_messages import Phrase


class ServerMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What the server sends."""


class Speech(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is to be said: the id of a message in the catalogues with its values; see `paiju.words.wire`."""

    id: str
    values: dict[str, Any] = {}


class Payment(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the score sheet; null is nobody at the table."""

    payer: int | None
    payee: int | None
    amount: int
    why: Speech


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile; one without a face lies face down."""

    face: str | None
    turned: bool


class Zone(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Tiles that lie together, and the dice that were thrown for them."""

    kind: str
    caption: Speech
    owner: int | None
    amount: int | None
    tiles: list[Tile]
    mark: Mark | None = None
    dice: tuple[int, ...] = ()


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """What the seat plays for, and how far it has come where that can be counted."""

    said: Speech
    reached: int | None = None
    wanted: int | None = None


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles that belong together, and what they are called."""

    name: Speech
    tiles: list[str]


class Won(Struct, frozen=True, forbid_unknown_fields=True):
    """The hand that won, in the parts in which it counted."""

    seat: int
    parts: list[Part]


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat, or an onlooker, may see of the position.

    `actions` are in notation, as they are played. `story` is all that was told of this hand where `whole` is true, else
    what was told since the last message. Hands before this one are fetched as pages.
    """

    game: str
    seat: int | None
    seats: int
    turn: int | None
    over: bool
    hand: int
    hands_played: int  # of this session
    scores: list[int]
    result: list[int]  # of the last hand that was finished; empty before
    sheet: list[Payment]
    zones: list[Zone]
    prompt: Speech | None
    actions: list[str]
    story: list[Speech]
    whole: bool = True
    aim: Aim | None = None  # while a hand is played
    won: Won | None = None  # when it is over


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    present: bool = False
    stand_in: bool = False  # a bot plays until the person is back
    ready: bool = False
    level: Level | None = None  # of a bot


class ClockInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock: `used` milliseconds of the present decision, null while nobody's time runs or others may not know.

    What goes beyond the base comes from the bank; after a restart of the server `used` may be below zero.
    """

    base: int  # milliseconds for every decision
    left: list[int]  # milliseconds in the bank of every seat
    used: int | None = None


class TableInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody may know of a table, whatever is played there."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    phase: Literal["open", "dealing", "playing", "over", "closed"]
    session: int  # number of the session at this table, from 1; 0 before the first
    deal: int  # number of the next deal of the session, from 0
    commitment: str  # to the secret of the next deal
    pledged: bool  # all pledges for the next deal are in: values are to be shown
    public: bool
    undo: bool
    reveal: bool
    level: Level
    clock: ClockInfo | None = None
    window: int | None = None  # claims are open: milliseconds that they are, 0: until the only person has answered
    ready: int | None = None  # milliseconds until bots stand in for those who are not ready for the deal
    undo_asked_by: int | None = None
    votes_out: dict[int, list[int]] = {}  # absent seat -> who voted
    host: int | None = None  # the seat whose person has been here longest
    anyone_starts: bool = False  # and not the host alone
    chat: bool = False  # people may write, besides the quick phrases
    onlookers: int = 0
    beacon: BeaconChain | None = None  # of which a round is part of every deal


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to hello; the visitor's pass makes repeated requests of one person known."""

    version: int
    software: str
    visitor: str


class Tables(ServerMessage, frozen=True, tag="tables"):
    """The public tables, those with free seats first."""

    tables: list[TableInfo]


class Seated(ServerMessage, frozen=True, tag="seated"):
    """A seat and the ticket to come back to it; the ticket used before is good until this one is used."""

    table: str
    seat: int
    ticket: str
    nonce: str | None = None


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """Everything that this socket may know now; `seat` is null for an onlooker, `view` before the first deal.

    `deals` are what is published of the deal that was made last in this session, and of the next one.
    """

    table: str
    sequence: int
    seat: int | None
    info: TableInfo
    view: View | None
    deals: list[PublishedDeal] = []


class Update(ServerMessage, frozen=True, tag="update"):
    """What has changed since the last message of this table: null where nothing has."""

    table: str
    sequence: int
    info: TableInfo | None = None
    view: View | None = None
    deals: list[PublishedDeal] | None = None


class Glimpse(ServerMessage, frozen=True, tag="glimpse"):
    """How it stands at a seat that one holds; `turn` says whether it is this seat that is to act."""

    nonce: str
    seat: int
    turn: bool
    info: TableInfo


class Heard(ServerMessage, frozen=True, tag="heard"):
    """Somebody at the table says a phrase, or has written a line; it stands in no log."""

    table: str
    seat: int
    phrase: Phrase | None = None
    text: str | None = None


class Page(ServerMessage, frozen=True, tag="page"):
    """A finished hand of a session as this socket may know it."""

    session: int
    hand: int
    players: list[str]
    result: list[int]
    scores: list[int]  # after it
    sheet: list[Payment]
    story: list[Speech]


class Accepted(ServerMessage, frozen=True, tag="accepted"):
    """The action stands in the log under this sequence."""

    nonce: str
    sequence: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """Nothing has happened; why, as a code and for people."""

    code: Code
    said: Speech
    nonce: str | None = None
    sequence: int | None = None


class Advice(ServerMessage, frozen=True, tag="advice"):
    """What a bot would play in the position that `sequence` left, and why."""

    sequence: int
    action: str
    reason: Speech


class Pong(ServerMessage, frozen=True, tag="pong"):
    """A sign of life."""

    number: int


FromServer = Welcome | Tables | Seated | Snapshot | Update | Glimpse | Heard | Page | Accepted | Refused | Advice | Pong
