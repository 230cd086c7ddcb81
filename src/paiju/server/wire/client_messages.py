"""What a client sends: one JSON object a text frame, told apart by its `type`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paiju.play.fair.hand import PLEDGE_BYTES
from paiju.play.fair.keys import KEY_BYTES, SIGNATURE_BYTES
from paiju.play.fair.secret import VALUE_BYTES
from paiju.server import limits
from paiju.server.store.setup import Clock, Level, Options, Speed

Nonce = Annotated[str, Meta(min_length=limits.NONCE_LENGTH[0], max_length=limits.NONCE_LENGTH[1])]
TableId = Annotated[str, Meta(min_length=1, max_length=limits.TABLE_ID_LENGTH)]
SeatNumber = Annotated[int, Meta(ge=0, lt=limits.SEATS)]
SeatCount = Annotated[int, Meta(ge=1, le=limits.SEATS)]
BotCount = Annotated[int, Meta(ge=0, lt=limits.SEATS)]
BotLevels = Annotated[list[Level], Meta(max_length=limits.SEATS)]
Sequence = Annotated[int, Meta(ge=0, le=limits.SEQUENCE)]
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Commitment = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * PLEDGE_BYTES}}}$")]
Pledge = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * PLEDGE_BYTES}}}$")]
Key = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * KEY_BYTES}}}$")]
Signature = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * SIGNATURE_BYTES}}}$")]
Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oh-no",
    "one-moment",
    "take-your-time",
    "your-turn",
    "again",
    "good-bye",
    "smile",
    "laugh",
    "wow",
    "sad",
    "think",
]  # words of the page, and the five faces at the end
ChatLine = Annotated[str, Meta(min_length=1, max_length=limits.CHAT_LENGTH)]
Value = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * VALUE_BYTES}}}$")]


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client sends."""


class TableAction(ClientMessage, frozen=True):
    """What a seat does; the same nonce again gets the same answer and does nothing."""

    nonce: Nonce


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message; unknown fields are ignored, so that a later version can be answered."""

    version: int
    visitor: Annotated[str, Meta(max_length=limits.TICKET_LENGTH)] | None = None


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
    levels: BotLevels = []  # one for each of the `bots`; without them all play at `level`
    public: bool = True
    undo: bool = False
    reveal: bool = True  # open the secrets of all deals at the end
    clock: Clock | None = None
    speed: Speed = "usual"  # of bots
    anyone_starts: bool = False  # and not the host alone
    chat: bool = False  # people may write, besides the quick phrases


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


class Glance(ClientMessage, frozen=True, tag="glance"):
    """Ask how it stands at a seat that one holds, without coming to it."""

    nonce: Nonce
    ticket: Annotated[str, Meta(max_length=limits.TICKET_LENGTH)]


class Say(ClientMessage, frozen=True, tag="say"):
    """Say a phrase to all who are there or, where the table allows it, write a line: one of the two."""

    nonce: Nonce
    phrase: Phrase | None = None
    text: ChatLine | None = None


class Fill(TableAction, frozen=True, tag="fill"):
    """Let bots have the free seats."""


class Start(TableAction, frozen=True, tag="start"):
    """Begin the session, or another one after its end."""


class Ready(TableAction, frozen=True, tag="ready"):
    """Be ready for a deal, and pledge a value for its shuffle, naming the key that the seat signs with."""

    deal: Sequence
    commitment: Commitment
    key: Key
    pledge: Pledge


class Contribute(TableAction, frozen=True, tag="contribute"):
    """Show the value that was pledged, when all pledges are published, and sign what was published."""

    deal: Sequence
    value: Value
    signature: Signature


class Play(TableAction, frozen=True, tag="play"):
    """Play an action in words, in the position that `sequence` left."""

    sequence: Sequence
    action: Annotated[str, Meta(min_length=1, max_length=limits.ACTION_LENGTH)]


class Undo(TableAction, frozen=True, tag="undo"):
    """Ask to take back one's last action."""

    sequence: Sequence


class Advise(ClientMessage, frozen=True, tag="advise"):
    """Ask what a bot would play at one's turn, and why."""


class LookBack(ClientMessage, frozen=True, tag="look_back"):
    """Ask for a finished hand of a session, the present one where none is named."""

    hand: Annotated[int, Meta(ge=1, le=limits.SEQUENCE)]
    session: Annotated[int, Meta(ge=1, le=limits.SEQUENCE)] | None = None


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
TableMessage = Watch | Sit | Resume | Glance | Say | Advise | LookBack | SeatMessage
FromClient = Hello | ListTables | CreateTable | Ping | TableMessage
