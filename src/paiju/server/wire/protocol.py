"""The messages between a client and the server, one JSON object a text frame, told apart by its `type`.

`python -m paiju schema` writes their JSON Schema; docs/protocol.md shows an example of each.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec import json as msgjson

from paiju.play.fair.hand import PLEDGE_BYTES
from paiju.play.fair.secret import VALUE_BYTES
from paiju.server import limits
from paiju.server.refusals import Code

VERSION = 1

Nonce = Annotated[str, Meta(min_length=limits.NONCE_LENGTH[0], max_length=limits.NONCE_LENGTH[1])]
TableId = Annotated[str, Meta(min_length=1, max_length=limits.TABLE_ID_LENGTH)]
SeatNumber = Annotated[int, Meta(ge=0, lt=limits.SEATS)]
SeatCount = Annotated[int, Meta(ge=1, le=limits.SEATS)]
BotCount = Annotated[int, Meta(ge=0, lt=limits.SEATS)]
Sequence = Annotated[int, Meta(ge=0, le=limits.SEQUENCE)]
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Text = Annotated[str, Meta(max_length=limits.OPTION_VALUE_LENGTH)]
OptionNumber = Annotated[int, Meta(ge=-limits.OPTION_NUMBER, le=limits.OPTION_NUMBER)]
OptionName = Annotated[str, Meta(max_length=limits.OPTION_NAME_LENGTH)]
OptionValue = bool | OptionNumber | Text | Annotated[list[Text], Meta(max_length=limits.OPTION_LIST)]
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=limits.OPTIONS)]
Pledge = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * PLEDGE_BYTES}}}$")]
Value = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * VALUE_BYTES}}}$")]
Level = Literal["easy", "good"]


# From a client


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client sends."""


class TableAction(ClientMessage, frozen=True):
    """What a seat does; the same nonce again gets the same answer and does nothing."""

    nonce: Nonce


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message; fields of a later version are passed over, so that the version can be answered."""

    version: int
    visitor: Annotated[str, Meta(max_length=limits.TICKET_LENGTH)] | None = None


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for every decision, and seconds more for a whole session."""

    base: Annotated[int, Meta(ge=limits.CLOCK_BASE[0], le=limits.CLOCK_BASE[1])]
    bank: Annotated[int, Meta(ge=limits.CLOCK_BANK[0], le=limits.CLOCK_BANK[1])] = 0


class ListTables(ClientMessage, frozen=True, tag="list_tables"):
    """Ask for the public tables."""


class CreateTable(ClientMessage, frozen=True, tag="create_table"):
    """Set up a table and sit down at it."""

    nonce: Nonce
    name: Name
    game: Annotated[str, Meta(max_length=limits.GAME_LENGTH)]
    seats: SeatCount | None = None
    options: Options = {}
    bots: BotCount = 0
    level: Level = "good"
    public: bool = True
    undo: bool = False
    reveal: bool = True  # open the secrets of all deals at the end
    clock: Clock | None = None


class Watch(ClientMessage, frozen=True, tag="watch"):
    """Look on at a table."""

    table: TableId


class Sit(ClientMessage, frozen=True, tag="sit"):
    """Take a free seat, the first one where none is named."""

    nonce: Nonce
    table: TableId
    name: Name
    seat: SeatNumber | None = None


class Resume(ClientMessage, frozen=True, tag="resume"):
    """Come back to a seat."""

    ticket: Annotated[str, Meta(max_length=limits.TICKET_LENGTH)]


class Fill(TableAction, frozen=True, tag="fill"):
    """Let bots have the free seats."""


class Start(TableAction, frozen=True, tag="start"):
    """Begin the session, or another one after its end."""


class Ready(TableAction, frozen=True, tag="ready"):
    """Be ready for a deal, and pledge a value for its shuffle."""

    deal: Sequence
    pledge: Pledge


class Contribute(TableAction, frozen=True, tag="contribute"):
    """Show the value that was pledged, when all pledges are in."""

    deal: Sequence
    value: Value


class Play(TableAction, frozen=True, tag="play"):
    """Play an action in words, in the position that `sequence` left."""

    sequence: Sequence
    action: Annotated[str, Meta(min_length=1, max_length=limits.ACTION_LENGTH)]


class Undo(TableAction, frozen=True, tag="undo"):
    """Ask to take back one's last action."""

    sequence: Sequence


class Advise(ClientMessage, frozen=True, tag="advise"):
    """Ask what a bot would play at one's turn, and why."""


class AnswerUndo(TableAction, frozen=True, tag="answer_undo"):
    """Agree that another seat takes back its action, or not."""

    agree: bool


class VoteOut(TableAction, frozen=True, tag="vote_out"):
    """Vote that an absent player loses the seat."""

    seat: SeatNumber


class ComeBack(TableAction, frozen=True, tag="come_back"):
    """Play oneself again, after a bot has stood in."""


class Leave(TableAction, frozen=True, tag="leave"):
    """Give up the seat."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Ask for a sign of life."""

    number: Sequence = 0


SeatMessage = Fill | Start | Ready | Contribute | Play | Undo | AnswerUndo | VoteOut | ComeBack | Leave
FromClient = Hello | ListTables | CreateTable | Watch | Sit | Resume | Advise | Ping | SeatMessage


# From the server


class ServerMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What the server sends."""


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile; one without a face lies face down."""

    face: str | None
    turned: bool


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles that lie together."""

    kind: str
    caption: str
    owner: int | None
    amount: int | None
    tiles: list[Tile]


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat, or an onlooker, may see of the position.

    `log` is the whole story where `whole` is true, else what was told since the last message.
    """

    game: str
    seat: int | None
    seats: int
    turn: int | None
    over: bool
    hand: int
    scores: list[int]
    results: list[list[int]]
    sheet: list[str]
    zones: list[Zone]
    prompt: str | None
    actions: list[str]
    log: list[str]
    whole: bool = True


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    present: bool = False
    stand_in: bool = False  # a bot plays until the person is back
    ready: bool = False


class ClockInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock: `used` milliseconds of the present decision, null while nobody's time runs.

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
    window: int | None = None  # claims are open: milliseconds that they are, 0: until all have answered
    undo_asked_by: int | None = None
    votes_out: dict[int, list[int]] = {}  # absent seat -> who voted


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
    """Everything that this socket may know now; `seat` is null for an onlooker, `view` before the first deal."""

    table: str
    sequence: int
    seat: int | None
    info: TableInfo
    view: View | None


class Update(ServerMessage, frozen=True, tag="update"):
    """What has changed since the last message of this table: null where nothing has."""

    table: str
    sequence: int
    info: TableInfo | None = None
    view: View | None = None


class Accepted(ServerMessage, frozen=True, tag="accepted"):
    """The action stands in the log under this sequence."""

    nonce: str
    sequence: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """Nothing has happened; why, as a code and as a sentence."""

    code: Code
    reason: str
    nonce: str | None = None
    sequence: int | None = None


class Advice(ServerMessage, frozen=True, tag="advice"):
    """What a bot would play in the position that `sequence` left, and why."""

    sequence: int
    action: str
    reason: str


class Pong(ServerMessage, frozen=True, tag="pong"):
    """A sign of life."""

    number: int


FromServer = Welcome | Tables | Seated | Snapshot | Update | Accepted | Refused | Advice | Pong


decode_from_client = msgjson.Decoder(FromClient).decode
decode_from_server = msgjson.Decoder(FromServer).decode
_encode = msgjson.Encoder().encode


def encode(message: FromServer | FromClient) -> bytes:
    """A message as the text of a frame."""
    return _encode(message)


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages."""
    (client, server), components = msgjson.schema_components((FromClient, FromServer), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Paiju protocol {VERSION}",
        "$defs": {**components, "FromClient": client, "FromServer": server},
    }
