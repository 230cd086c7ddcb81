"""The public chain of a session: one head over everything that was published of its deals, in the order it was.

A client signs the head before it shows its value, so its signature vouches for all that was published until then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paiju.play.fair.encoding import digest, fields
from paiju.play.fair.terms import Terms


class Share(NamedTuple):
    """What a seat adds to a deal; what it has not published is empty."""

    pledge: bytes = b""
    key: bytes = b""
    value: bytes = b""
    signature: bytes = b""


class Round(NamedTuple):
    """The round of a beacon that a deal waits for; the signature is empty where it did not come in time."""

    number: int
    signature: bytes = b""


class Attempt(NamedTuple):
    """A deal that was given up: its commitment was replaced. Without shares its pledges were never published."""

    commitment: bytes
    shares: Sequence[Share] = ()
    secret: bytes = b""


def first_head(terms: Terms) -> bytes:
    """The head before the first deal of a session."""
    table, _, *rest = terms.fields(0)
    return digest("chain", table, *rest)


def head_pledged(head: bytes, hand: int, commitment: bytes, shares: Sequence[Share]) -> bytes:
    """After all pledges are published: what is signed."""
    named = [part for share in shares for part in (share.pledge, share.key)]
    return digest("pledged", head, hand, commitment, *named)


def head_dealt(head: bytes, hand: int, shares: Sequence[Share], root: bytes, round: Round | None = None) -> bytes:
    """After a deal; at a table without a beacon there is no round."""
    return digest("dealt", head, hand, *_shown(shares), *(round or ()), root)


def head_given_up(head: bytes, hand: int, attempt: Attempt) -> bytes:
    """After the commitment of a deal was replaced."""
    if attempt.shares:
        head = head_pledged(head, hand, attempt.commitment, attempt.shares)
    return digest("given-up", head, hand, attempt.commitment, *_shown(attempt.shares))


def signed_text(head: bytes, seat: int) -> bytes:
    """What a seat signs."""
    return fields("sign", head, seat)


def _shown(shares: Sequence[Share]) -> list[bytes]:
    return [part for share in shares for part in (share.value, share.signature)]
