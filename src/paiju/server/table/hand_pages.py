"""Finished hands as data, each kept once: every line of its story names who may read it."""

from __future__ import annotations

from msgspec import Struct
from msgspec import json as msgjson

from paiju.play.narrator import Event
from paiju.play.table import Table
from paiju.server.store.records import StoredHand
from paiju.server.wire.server_messages import Page, Payment, Speech
from paiju.words.wire import SaidData

EVERYBODY = -1
Told = tuple[int, SaidData]  # a line and the seat that knows it already and is not told; EVERYBODY: all are


class ToldEvent(Struct, frozen=True, array_like=True):
    """Something that happened: as its own seat knows it, and as the others were told."""

    seat: int | None
    own: SaidData | None
    told: list[Told]


class HandPage(Struct, frozen=True):
    """A finished hand."""

    players: list[str]
    result: list[int]
    scores: list[int]
    sheet: list[Payment]
    played_by: list[dict[str, int]]  # in the session so far, by seat
    story: list[ToldEvent]


encode_page = msgjson.Encoder().encode
decode_page = msgjson.Decoder(HandPage).decode


def page_of(
    table: Table, session: int, players: list[str], sheet: list[Payment], played_by: list[dict[str, int]]
) -> StoredHand:
    """The hand that has just ended at a table."""
    narrator = table.narrator
    begin, end = narrator.hand_starts[-2:]
    events = narrator.events.since(begin)[: end - begin]
    story = [_told(event) for event in events]
    page = HandPage(players, table.results[-1], table.scores, sheet, played_by, story)
    return StoredHand(session, len(table.results), encode_page(page))


def _told(event: Event) -> ToldEvent:
    told = [(line.seat if line.is_known else EVERYBODY, line.data) for line in event.told]
    return ToldEvent(event.own.seat, event.own.data, told) if event.own else ToldEvent(None, None, told)


def page_for(body: bytes, session: int, hand: int, seat: int | None) -> Page:
    """What a seat, or an onlooker, may read of a finished hand."""
    page = decode_page(body)
    story = [speech for event in page.story for speech in _lines_for(event, seat)]
    return Page(session, hand, page.players, page.result, page.scores, page.sheet, story)


def _lines_for(event: ToldEvent, seat: int | None) -> list[Speech]:
    """As `Event.for_seat` of the narrator tells them."""
    own = [event.own] if event.own is not None and event.seat is not None and event.seat == seat else []
    told = [data for knows, data in event.told if knows == EVERYBODY or knows != seat]
    return [Speech(data["id"], data.get("values", {})) for data in own + told]
