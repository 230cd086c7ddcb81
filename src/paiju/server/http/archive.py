"""A finished session: its record, its score sheet, its proof, and the replay with every seat's view."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct, convert
from msgspec import json as msgjson

from paiju.kernel.payments import Payment as Line
from paiju.play.fair import write_proof
from paiju.play.view import payment_data
from paiju.server import limits
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Store, StoredTable
from paiju.server.store.events import Dealt, Event, Played, Undone
from paiju.server.table.fold import apply_event, empty_room
from paiju.server.table.room import Room
from paiju.server.table.seats import player_of
from paiju.server.table.views import view_of
from paiju.server.wire.server_messages import Payment, View
from paiju.words.said import Said


class Step(Struct, frozen=True):
    """One step of a replay: who acted, whether as a person or a bot, and the view after it."""

    seat: int | None
    by: str | None
    view: View


class Replay(Struct, frozen=True):
    """One hand as one seat, or an onlooker, saw it."""

    table: str
    session: int
    seat: int | None
    hand: int
    hands: int
    steps: list[Step]


class ScoreSheet(Struct, frozen=True):
    """The results of a session, hand by hand."""

    table: str
    session: int
    game: str
    options: dict[str, Any]
    players: list[str]
    results: list[list[int]]
    scores: list[int]
    sheets: list[list[Payment]]  # who paid whom for what, hand by hand
    played_by: list[dict[str, int]]  # of every seat: how many actions a person decided, a bot, one that stood in …


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


def _payment(line: Line, words: list[str]) -> Payment:
    return convert(payment_data(line, words), Payment)


def record_of(store: Store, table: str, number: int) -> str:
    """The record of a finished session; raises a Refusal."""
    return _finished(_stored(store, table), number).on_table.record()


def score_sheet_of(store: Store, table: str, number: int) -> ScoreSheet:
    """The score sheet of a finished session; raises a Refusal."""
    stored = _stored(store, table)
    room = _finished(stored, number)
    players = [seat.name or seat.kind for seat in room.seats]
    played, setup = room.on_table, room.config
    sheets = [[_payment(line, played.face_words) for line in sheet] for sheet in played.sheets]
    return ScoreSheet(
        table=table,
        session=number,
        game=setup.game,
        options=setup.options,
        players=players,
        results=played.results,
        scores=played.scores,
        sheets=sheets,
        played_by=_played_by(stored, number, setup.seats),
    )


def proof_of(store: Store, table: str, number: int) -> str:
    """What is published of the deals of a finished session; raises a Refusal."""
    return write_proof(_finished(_stored(store, table), number).deals.fair.proof())


def replay_of(store: Store, table: str, number: int, seat: int | None, hand: int) -> Replay:
    """A hand of a finished session; raises a Refusal."""
    stored = _stored(store, table)
    finished = _finished(stored, number)
    if seat is not None and not 0 <= seat < finished.config.seats:
        raise Refusal(Code.NOT_THERE, Said("refused-no-seat", seat=seat))
    hands = len(finished.on_table.results)
    if not 1 <= hand <= hands:
        raise Refusal(Code.NOT_THERE, Said("refused-no-hand", hand=hand, hands=hands))
    return Replay(table, number, seat, hand, hands, _steps(stored, number, seat, hand))


def _played_by(stored: StoredTable, number: int, seats: int) -> list[dict[str, int]]:
    """How many actions of each seat were decided by whom, those that were taken back included."""
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    room = empty_room(stored.id, stored.secrets)
    for event in stored.events:
        apply_event(room, event)
        if room.number == number and event.seat is not None and (by := _player(room, event)):
            counts[event.seat][by] += 1
    return [dict(count) for count in counts]


def _stored(store: Store, table: str) -> StoredTable:
    if stored := store.load(table):
        return stored
    raise Refusal(Code.UNKNOWN_TABLE, Said("refused-no-table"))


def _finished(stored: StoredTable, number: int) -> Room:
    """The table at the end of its session `number`; raises a Refusal."""
    room = empty_room(stored.id, stored.secrets)
    for event in stored.events:
        apply_event(room, event)
        if room.number == number and room.phase == "over":
            return room
    if room.number == number:
        raise Refusal(Code.NOT_NOW, Said("refused-session-not-over"))
    raise Refusal(Code.NOT_THERE, Said("refused-no-session", number=number))


def _steps(stored: StoredTable, number: int, seat: int | None, hand: int) -> list[Step]:
    room = empty_room(stored.id, stored.secrets)
    steps: list[Step] = []
    told = 0
    for event in stored.events:
        apply_event(room, event)
        if room.number != number or not isinstance(event.change, Dealt | Played | Undone):
            continue
        table = room.on_table
        if len(table.results) + (not table.hand_over) == hand:
            since = 0 if isinstance(event.change, Undone) else told
            steps.append(Step(event.seat, _player(room, event), view_of(table, seat, since)))
        told = len(table.narrator.events)
        if room.phase == "over":
            break
    return steps


def _player(room: Room, event: Event) -> str | None:
    """Who decided; nobody learns who had a choice in a window and let it pass."""
    change = event.change
    if not isinstance(change, Played) or event.seat is None:
        return None
    return player_of(room.seats[event.seat], change.by)
