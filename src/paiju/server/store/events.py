"""The events of a table: what can change it, and the entries of its log, chained by hash."""

from __future__ import annotations

import hashlib
from typing import Literal

from msgspec import Struct
from msgspec import json as msgjson

from paiju.server.store.setup import BeaconChain, Clock, Level, OptionValue, Speed

GENESIS = bytes(32)

PlayedBy = Literal["person", "bot", "stand_in", "clock", "window"]


class Change(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that changed a table."""


class Created(Change, frozen=True, tag="created"):
    """The table was set up; `options` are complete, `commitment` is to the secret of the first deal."""

    game: str
    version: int
    seats: int
    options: dict[str, OptionValue]
    bots: int  # at the last seats
    level: Level
    public: bool
    undo: bool
    reveal: bool
    commitment: str
    clock: Clock | None = None
    epoch: str = ""  # of the process that drew the secret; see `Recommitted`
    levels: list[Level] = []  # of the bots, where they do not all play at `level`
    speed: Speed = "usual"  # of bots
    anyone_starts: bool = False  # and not the host alone
    chat: bool = False
    beacon: BeaconChain | None = None  # a round of it is part of every deal


class Sat(Change, frozen=True, tag="sat"):
    """A person took the seat; `visitor` is the mark of the pass that asked."""

    name: str
    visitor: str


class Filled(Change, frozen=True, tag="filled"):
    """Bots took all free seats."""


class Left(Change, frozen=True, tag="left"):
    """The person gave the seat up, or lost it by vote; within a session a bot has it from now on."""

    by_vote: bool = False


class Started(Change, frozen=True, tag="started"):
    """A session began; `commitment` is to the secret of the first deal of the session after it."""

    commitment: str
    epoch: str = ""


class Readied(Change, frozen=True, tag="readied"):
    """The seat is ready for the next deal and pledges a value for its shuffle; without a key by the first protocol."""

    pledge: str
    key: str = ""


class Pledged(Change, frozen=True, tag="pledged"):
    """All pledges for the next deal are in."""


class Contributed(Change, frozen=True, tag="contributed"):
    """The seat shows its value, and signs what was published before."""

    value: str
    signature: str = ""


class RoundNamed(Change, frozen=True, tag="round_named"):
    """No more values are taken, and the deal waits for this round of the beacon, which nobody knows yet."""

    round: int


class Dealt(Change, frozen=True, tag="dealt"):
    """The next deal was made; `commitment` is to the secret of the one after it, `root` over the wall dealt.

    `beacon` is the signature of the round that it waited for; empty where that did not come in time.
    """

    commitment: str
    epoch: str = ""
    root: str = ""
    beacon: str = ""


class Recommitted(Change, frozen=True, tag="recommitted"):
    """The next deal was given up: another secret takes the place of the one that was committed to.

    The epoch is that of a process: what an earlier one committed to may have been dealt and opened since, if the
    database is a backup that was restored.
    """

    commitment: str
    epoch: str


class Played(Change, frozen=True, tag="played"):
    """The seat to act played an action, which is made of these moves."""

    moves: list[int]
    by: PlayedBy
    used: int = 0  # milliseconds of the seat's time, by a clock that never jumps


class Answered(Change, frozen=True, tag="answered"):
    """The seat has answered in an open window; nobody else is told before it closes."""

    action: str
    by: PlayedBy
    used: int = 0


class UndoAsked(Change, frozen=True, tag="undo_asked"):
    """The seat asks to take back its last action."""


class UndoAnswered(Change, frozen=True, tag="undo_answered"):
    """The seat answers the one that asked."""

    agree: bool


class Undone(Change, frozen=True, tag="undone"):
    """So many actions were taken back."""

    actions: int


class VotedOut(Change, frozen=True, tag="voted_out"):
    """The seat votes that an absent player loses the seat."""

    absent: int


class Absented(Change, frozen=True, tag="absented"):
    """The person at the seat stayed away: a bot plays until the return."""


class Returned(Change, frozen=True, tag="returned"):
    """The person is back."""


class Paused(Change, frozen=True, tag="paused"):
    """The table was left in the middle of a decision that had used so many milliseconds."""

    used: int


class Resumed(Change, frozen=True, tag="resumed"):
    """The clock goes on from the last instant in the log; the seat to act gets so many milliseconds for it."""

    grace: int


class Closed(Change, frozen=True, tag="closed"):
    """The table is no more."""

    reason: str


AnyChange = (
    Created
    | Sat
    | Filled
    | Left
    | Started
    | Readied
    | Pledged
    | Contributed
    | RoundNamed
    | Dealt
    | Recommitted
    | Played
    | Answered
    | UndoAsked
    | UndoAnswered
    | Undone
    | VotedOut
    | Absented
    | Returned
    | Paused
    | Resumed
    | Closed
)

decode_change = msgjson.Decoder(AnyChange).decode
_encode = msgjson.Encoder().encode


class Event(Struct, frozen=True):
    """An entry of a log: what happened, at which seat, by which request, and the hash of all up to here.

    `mark`, on every so many entries, is the digest of the session before this entry.
    """

    sequence: int
    at: int  # milliseconds since 1970, by the server's clock
    seat: int | None
    nonce: str | None
    kind: str
    body: str
    mark: bytes | None
    hash: bytes

    @property
    def change(self) -> AnyChange:
        change: AnyChange = decode_change(self.body)
        return change


def next_event(
    before: bytes,
    sequence: int,
    at: int,
    change: AnyChange,
    seat: int | None = None,
    nonce: str | None = None,
    mark: bytes | None = None,
) -> Event:
    """The entry that follows the one with this hash."""
    kind, body = str(change.__struct_config__.tag), _encode(change).decode()
    hash = _chained(before, (sequence, at, seat, nonce), body, mark)
    return Event(sequence, at, seat, nonce, kind, body, mark, hash)


def is_chained(before: bytes, event: Event) -> bool:
    """Whether an entry is what was written after the one with this hash."""
    facts = (event.sequence, event.at, event.seat, event.nonce)
    return event.hash == _chained(before, facts, event.body, event.mark)


def _chained(before: bytes, facts: tuple[object, ...], body: str, mark: bytes | None) -> bytes:
    return hashlib.sha256(before + _encode([*facts, body, (mark or b"").hex()])).digest()
