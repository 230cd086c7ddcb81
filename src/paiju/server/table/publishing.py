"""What everybody at a table is told of its deals: all pledges before any value, then the values with the deal."""

from __future__ import annotations

from paiju.play.fair import FairHand
from paiju.play.fair.published import PublishedDeal, published_deal
from paiju.server.store.events import Dealt, Pledged, Recommitted, RoundNamed, Started
from paiju.server.table.room import Room

PUBLISHING = Started | Pledged | RoundNamed | Dealt | Recommitted


def published_deals(room: Room) -> list[PublishedDeal]:
    """The deal that was made last in this session, and the one that is made next."""
    fair = room.deals.of_session
    if fair is None or room.phase == "closed":
        return []
    last = len(fair.hands) - 1
    hands = fair.hands[max(last - 1, 0) :]
    if room.phase == "over":
        hands = hands[:-1]  # the last one that was committed to is dealt in no session
    return [published_deal(room.number, fair.head(hand.number), hand) for hand in hands if _is_signed(hand)]


def _is_signed(hand: FairHand) -> bool:
    """Whether all pledges name keys: those of the first protocol, in a session that was begun by it, do not."""
    return all(key for pledge, key in zip(hand.pledges, hand.keys, strict=True) if pledge)
