"""Why something is refused: a code for programs, and for people what is to be said, as data."""

from __future__ import annotations

from enum import StrEnum

from paiju.words.said import Said
from paiju.words.speaker import house_speaker
from paiju.words.wire import SaidData, said_data


class Code(StrEnum):
    """Why something was refused."""

    MALFORMED = "malformed"  # it is no message of this protocol
    WRONG_VERSION = "wrong_version"  # the client speaks another version
    NO_HELLO = "no_hello"  # the first message must be hello
    UNKNOWN_TABLE = "unknown_table"
    NOT_THERE = "not_there"  # no such seat, hand or session
    UNKNOWN_GAME = "unknown_game"
    BAD_OPTION = "bad_option"
    BAD_NAME = "bad_name"
    NOT_AT_TABLE = "not_at_table"  # this socket neither sits nor watches
    NOT_HOST = "not_host"  # only the host of the table may
    NOT_SEATED = "not_seated"  # an onlooker may not do this
    NOT_YOUR_SEAT = "not_your_seat"  # the seat is another's
    ALREADY_SEATED = "already_seated"
    FULL = "full"
    NOT_FULL = "not_full"
    NOT_NOW = "not_now"  # the table is in another phase
    NOT_YOUR_TURN = "not_your_turn"
    STALE = "stale"  # the position has changed; `sequence` is the current one
    ILLEGAL = "illegal"
    OVER = "over"
    CLOSED = "closed"
    FORGED = "forged"  # a ticket that was never given, or is spent
    EXPIRED = "expired"
    REPLACED = "replaced"  # a newer socket has this seat
    TOO_FAST = "too_fast"
    UNREACHABLE = "unreachable"  # the process that has the table cannot be reached
    NOT_SAVED = "not_saved"  # the database does not take it; nothing has happened


class Refusal(Exception):
    """Something that a client asked and does not get."""

    def __init__(self, code: Code, said: Said | SaidData, sequence: int | None = None) -> None:
        super().__init__(code)
        self._said = said
        self.code, self.sequence = code, sequence

    @property
    def data(self) -> SaidData:
        """What clients put into words."""
        return said_data(self._said, []) if isinstance(self._said, Said) else self._said

    def __str__(self) -> str:
        """In English where the catalogue has words for it, for logs and plain answers."""
        return house_speaker().say(self._said) if isinstance(self._said, Said) else self._said["id"]


NOT_SAVED = Refusal(Code.NOT_SAVED, Said("refused-not-saved"))
