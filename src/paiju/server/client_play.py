"""When a client has something to do at its table, and how it plays on by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from paiju.play.fair.beacon import Beacon
from paiju.play.fair.published import PublishedDeal
from paiju.play.fair.witness import UnfairDeal
from paiju.server.wire.server_messages import TableInfo, View
from paiju.words.said import Listed, Said, Seat


class AtTable(Protocol):
    """What is asked here of a client."""

    seat: int | None
    info: TableInfo | None
    view: View | None

    async def play(self, action: str) -> int: ...
    async def ready(self) -> int: ...
    async def changed(self) -> None: ...


async def play_to_end(client: AtTable, choose: Callable[[View], str], hands: int | None = None) -> None:
    """Be ready for every deal and play what is chosen, until the session is over or so many hands are played."""
    while not has_played(client, hands):
        if is_my_turn(client) and client.view:
            await client.play(choose(client.view))
        elif is_awaited(client):
            await client.ready()
        else:
            await client.changed()


def has_played(client: AtTable, hands: int | None) -> bool:
    if client.info is None or client.info.phase in ("over", "closed"):
        return True
    return hands is not None and client.view is not None and client.view.hands_played >= hands


def beacon_of(info: TableInfo) -> Beacon | None:
    """Whose rounds belong to the deals of a table; raises UnfairDeal for one that cannot be."""
    try:
        return info.beacon.beacon() if info.beacon else None
    except ValueError as error:
        raise UnfairDeal(Said("unfair-other-beacon")) from error


def deal_notice(deals: Sequence[PublishedDeal]) -> Said | None:
    """What happened while the last deal was made, or what the next waits for."""
    made = next((deal for deal in reversed(deals) if deal.root), None)
    coming = next((deal for deal in deals if not deal.root), None)
    if coming and coming.round:
        return Said("deal-waits-for-round", round=coming.round)
    if coming and _is_given_up(coming):
        return Said("deal-given-up")
    if made and (silent := [at for at, seat in enumerate(made.seats) if seat.pledge and not seat.value]):
        return Said("deal-withheld", seats=Listed(tuple(map(Seat, silent))))
    if made and made.round and not made.beacon:
        return Said("deal-without-round", round=made.round)
    return Said("deal-given-up") if made and _is_given_up(made) else None


def _is_given_up(deal: PublishedDeal) -> bool:
    """After values were shown."""
    return any(seat.value for attempt in deal.given_up for seat in attempt.seats)


def is_my_turn(client: AtTable) -> bool:
    is_playing = client.info is not None and client.info.phase == "playing"
    return is_playing and client.view is not None and client.view.turn == client.seat


def is_awaited(client: AtTable) -> bool:
    """Whether the next deal waits for the seat of a client."""
    if client.info is None or client.seat is None or client.info.phase != "dealing":
        return False
    return not client.info.pledged and not client.info.seats[client.seat].ready
