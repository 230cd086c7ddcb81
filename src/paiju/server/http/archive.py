"""A finished session: its record, its score sheet, its proof, and the replay with every seat's view.

It is read as it was kept as data, whatever the rules have become; until it is kept, it is played through from its log.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import cast

import msgspec
from msgspec import Struct
from msgspec import json as msgjson

import paiju
from paiju.play.fair import write_proof
from paiju.server import limits
from paiju.server.http.hands import room_in_session, steps_in_session
from paiju.server.http.replays import Replay, ScoreSheet, Step
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Store, StoredTable
from paiju.server.store.errors import LogError, OlderRules
from paiju.server.store.events import Created, Dealt, Event, Played, Undone
from paiju.server.table.fold import apply_event, empty_room
from paiju.server.table.hand_pages import decode_page, page_for
from paiju.server.table.room import Room
from paiju.server.table.seats import player_of
from paiju.server.table.views import payment_of, view_of
from paiju.server.wire.server_messages import Page
from paiju.words.said import Said


class KeptSession(Struct, frozen=True):
    """A finished session as data, all but its replay."""

    record: str
    proof: str
    sheet: ScoreSheet


class Commitment(Struct, frozen=True):
    """What was published before a deal, and when, in milliseconds since 1970."""

    at: int
    commitment: str


class Commitments(Struct, frozen=True):
    """A page of the list of all commitments; the next one begins with those of `next`, which may be on this one."""

    commitments: list[Commitment]
    next: int | None


def commitments_of(store: Store, since: int) -> Commitments:
    """All that the server has committed to from an instant on, dealt or not, a page of them; no table is named."""
    found = store.commitments(since, limits.COMMITMENTS_LISTED)
    listed = [Commitment(at, msgjson.decode(body)["commitment"]) for at, body in found]
    return Commitments(listed, listed[-1].at if len(listed) == limits.COMMITMENTS_LISTED else None)


def record_of(store: Store, table: str, number: int) -> str:
    """The record of a finished session; raises a Refusal."""
    return session_of(store, table, number).record


def proof_of(store: Store, table: str, number: int) -> str:
    """What is published of the deals of a finished session; raises a Refusal."""
    return session_of(store, table, number).proof


def score_sheet_of(store: Store, table: str, number: int) -> ScoreSheet:
    """The score sheet of a session that is finished; of one that goes on, or was closed for its older rules, as far as
    its finished hands go. Raises a Refusal."""
    try:
        return session_of(store, table, number).sheet
    except Refusal as refusal:
        room = room_in_session(stored_table(store, table), number) if refusal.code is Code.NOT_NOW else None
        if room and room.on_table.results:
            return _sheet_of_room(room, over=False)
        if refusal.code is not Code.CLOSED or not (hands := store.finished_hands(table, number)):
            raise
        return _sheet_of_hands(stored_table(store, table), number, hands)


def replay_of(store: Store, table: str, number: int, seat: int | None, hand: int, own: int | None = None) -> Replay:
    """A hand of a finished session, at the cost of that hand alone where it is kept; raises a Refusal.

    While the session goes on it shows hands that are finished, to their own seat what it saw, to all others what
    onlookers did.
    """
    if (kept := store.kept_replay(table, number, hand, seat)) is not None:
        steps = cast(list[Step], msgspec.Raw(kept))  # goes out as it is
        return Replay(table, number, seat, hand, store.last_hand_of(table, number), steps)
    if not store.is_session_over(table, number) and (
        going_on := _replay_in_session(store, table, number, seat, hand, own)
    ):
        return going_on
    sheet = session_of(store, table, number).sheet
    hands = len(sheet.results)
    if seat is not None and not 0 <= seat < len(sheet.players):
        raise Refusal(Code.NOT_THERE, Said("refused-no-seat", seat=seat))
    if not 1 <= hand <= hands:
        raise Refusal(Code.NOT_THERE, Said("refused-no-hand", hand=hand, hands=hands))
    found = steps_of(stored_table(store, table), number, [seat], hand)
    return Replay(table, number, seat, hand, hands, [step for _, steps in found for step in steps[seat]])


def _replay_in_session(
    store: Store, table: str, number: int, seat: int | None, hand: int, own: int | None
) -> Replay | None:
    """A finished hand of a session that goes on, None where none is finished; raises a Refusal."""
    with readable():
        steps, finished, is_over = steps_in_session(stored_table(store, table), number, hand, seat)
    if is_over or not finished:
        return None
    if seat is not None and seat != own:
        raise Refusal(Code.NOT_NOW, Said("refused-session-not-over"))
    if not 1 <= hand <= finished:
        raise Refusal(Code.NOT_THERE, Said("refused-no-past-hand", hand=hand))
    return Replay(table, number, seat, hand, finished, steps)


def page_of_hand(store: Store, table: str, number: int, seat: int | None, hand: int) -> Page:
    """A finished hand, as an onlooker was told it, or as a seat was if the session is over; raises a Refusal."""
    if seat is not None and not store.is_session_over(table, number):
        raise Refusal(Code.NOT_NOW, Said("refused-session-not-over"))
    if (body := store.finished_hand(table, number, hand)) is None:
        raise Refusal(Code.NOT_THERE, Said("refused-no-past-hand", hand=hand))
    return page_for(body, number, hand, seat)


def session_of(store: Store, table: str, number: int) -> KeptSession:
    """A finished session as it was kept, or else from its log; raises a Refusal."""
    if (kept := store.kept_session(table, number)) is not None:
        return msgjson.decode(kept, type=KeptSession)
    return played_through(stored_table(store, table), number)


def played_through(stored: StoredTable, number: int) -> KeptSession:
    """A finished session from its log; raises a Refusal."""
    room = _finished(stored, number)
    played, sheet = room.on_table, _sheet_of_room(room)
    return KeptSession(played.record(), write_proof(room.deals.fair.proof()), sheet)


def steps_of(
    stored: StoredTable, number: int, viewers: list[int | None], only: int | None = None
) -> Iterator[tuple[int, dict[int | None, list[Step]]]]:
    """The hands of a session as these viewers saw them, step by step; all of them or only one."""
    room = empty_room(stored.id, stored.secrets, keeps_past=True)
    steps: dict[int | None, list[Step]] = {viewer: [] for viewer in viewers}
    told = 0
    for event in stored.events:
        apply_event(room, event)
        if room.number != number or not isinstance(event.change, Dealt | Played | Undone):
            continue
        table = room.on_table
        hand = len(table.sheets)
        if only in (None, hand):
            since = 0 if isinstance(event.change, Undone) else told
            for viewer in viewers:
                steps[viewer].append(Step(event.seat, _player(room, event), view_of(table, viewer, since)))
        told = len(table.narrator.events)
        if hand == len(table.results) and steps[viewers[0]]:
            yield hand, steps
            steps = {viewer: [] for viewer in viewers}
        if room.phase == "over" or (only is not None and hand > only):
            return


def _sheet_of_room(room: Room, *, over: bool = True) -> ScoreSheet:
    """The results of the session at a table, as far as its hands are finished."""
    played, setup = room.on_table, room.config
    return ScoreSheet(
        table=room.id,
        session=room.number,
        game=setup.game,
        options=setup.options,
        players=room.seats.players,
        results=list(played.results),
        scores=played.scores,
        sheets=[
            [payment_of(line, played.face_words) for line in lines] for lines in played.sheets[: len(played.results)]
        ],
        played_by=room.played_by,
        over=over,
    )


def _sheet_of_hands(stored: StoredTable, number: int, hands: list[bytes]) -> ScoreSheet:
    """What is known of a session that was not finished: the hands that were."""
    pages = [decode_page(body) for body in hands]
    setup, last = _setup(stored), pages[-1]
    return ScoreSheet(
        table=stored.id,
        session=number,
        game=setup.game,
        options=setup.options,
        players=last.players,
        results=[page.result for page in pages],
        scores=last.scores,
        sheets=[page.sheet for page in pages],
        played_by=last.played_by,
        over=False,
    )


def stored_table(store: Store, table: str) -> StoredTable:
    if stored := store.load(table):
        return stored
    raise Refusal(Code.UNKNOWN_TABLE, Said("refused-no-table"))


def _setup(stored: StoredTable) -> Created:
    change = stored.events[0].change
    if not isinstance(change, Created):
        raise LogError(f"the log of table {stored.id} does not begin with its creation")
    return change


def _finished(stored: StoredTable, number: int) -> Room:
    """The table at the end of its session `number`; raises a Refusal."""
    room = empty_room(stored.id, stored.secrets, keeps_past=True)
    with readable():
        for event in stored.events:
            apply_event(room, event)
            if room.number == number and room.phase == "over":
                return room
    if room.number == number:
        raise Refusal(Code.NOT_NOW, Said("refused-session-not-over"))
    raise Refusal(Code.NOT_THERE, Said("refused-no-session", number=number))


@contextlib.contextmanager
def readable() -> Iterator[None]:
    """A log that cannot be read, or no longer, is a Refusal."""
    try:
        yield
    except (OlderRules, paiju.UnknownGame) as error:
        raise Refusal(Code.CLOSED, Said("refused-older-rules")) from error
    except LogError as error:
        raise Refusal(Code.CLOSED, Said("refused-unreadable-log")) from error


def _player(room: Room, event: Event) -> str | None:
    """Who decided; nobody learns who had a choice in a window and let it pass."""
    change = event.change
    if not isinstance(change, Played) or event.seat is None:
        return None
    return player_of(room.seats[event.seat], change.by)
