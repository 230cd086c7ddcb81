"""What a server publishes of a deal while it is made, to everybody at the table. Bytes are lower-case hex."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from paiju.play.fair.chain import Attempt, Round, Share, head_dealt, head_given_up, head_pledged
from paiju.play.fair.hand import FairHand


class SeatShare(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat adds to a deal; all values and signatures are published together, and empty before."""

    pledge: str = ""
    key: str = ""
    value: str = ""
    signature: str = ""


class GivenUpDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal whose commitment was replaced; without seats its pledges were never published."""

    commitment: str
    seats: list[SeatShare] = []


class PublishedDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is public of a deal. It has no seats until all pledges are in, and no root until it is dealt.

    Values are published with the deal, and where it waits for a round of a beacon when that is named.
    """

    session: int
    deal: int
    head: str  # of the public chain before this deal
    commitment: str
    seats: list[SeatShare] = []
    root: str = ""
    given_up: list[GivenUpDeal] = []
    round: int = 0  # of the beacon; 0 before it is named, and where there is none
    beacon: str = ""  # the signature of the round; empty where the deal was made without it

    @property
    def has_values(self) -> bool:
        """Whether no more values are taken, and those that were are published."""
        return bool(self.root or self.round)


def published_deal(session: int, head: bytes, hand: FairHand) -> PublishedDeal:
    """A deal as far as it may be shown; `head` is that of the public chain before it."""
    round = hand.round or Round(0)
    return PublishedDeal(
        session=session,
        deal=hand.number,
        head=head.hex(),
        commitment=hand.commitment.hex(),
        seats=_shown(hand.shares, bool(hand.root or hand.round)) if hand.is_pledged else [],
        root=hand.root.hex(),
        given_up=[GivenUpDeal(attempt.commitment.hex(), _shown(attempt.shares)) for attempt in hand.given_up],
        round=round.number,
        beacon=round.signature.hex(),
    )


def _shown(shares: Sequence[Share], with_values: bool = True) -> list[SeatShare]:
    shown = [share if with_values else Share(share.pledge, share.key) for share in shares]
    return [SeatShare(*(part.hex() for part in share)) for share in shown]


def head_to_sign(deal: PublishedDeal) -> bytes:
    """The head of the public chain after the pledges of a deal, as anybody can work it out."""
    head = bytes.fromhex(deal.head)
    for attempt in deal.given_up:
        given_up = Attempt(bytes.fromhex(attempt.commitment), _shares(attempt.seats))
        head = head_given_up(head, deal.deal, given_up)
    return head_pledged(head, deal.deal, bytes.fromhex(deal.commitment), _shares(deal.seats))


def head_after(deal: PublishedDeal) -> bytes:
    round = Round(deal.round, bytes.fromhex(deal.beacon)) if deal.round else None
    return head_dealt(head_to_sign(deal), deal.deal, _shares(deal.seats), bytes.fromhex(deal.root), round)


def _shares(seats: Sequence[SeatShare]) -> list[Share]:
    return [Share(*map(bytes.fromhex, (seat.pledge, seat.key, seat.value, seat.signature))) for seat in seats]
