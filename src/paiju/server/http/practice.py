"""Hands for oneself: a record that somebody brings, and a hand that is played on against bots.

Nothing is kept of either. A hand of a table is played on only when its session is over, since the bots' tiles are those
that were dealt.
"""

from __future__ import annotations

import asyncio
import itertools
import zlib
from collections.abc import Callable, Iterable
from typing import Annotated, TypeVar

from msgspec import Meta, Struct
from msgspec import json as msgjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import paiju
from paiju.play.errors import MoveError, RecordError
from paiju.play.going_on import Position, play_on, positions_of
from paiju.play.table import Table
from paiju.server import limits
from paiju.server.http.bodies import decoded, read_body
from paiju.server.http.hands import table_at
from paiju.server.http.replays import Imported, Practice, Replay, ScoreSheet, Step
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Store
from paiju.server.store.errors import LogError
from paiju.server.table.views import payment_of, view_of
from paiju.server.wire.guard import Guard
from paiju.words.said import Quoted, Said

T = TypeVar("T")
Record = Annotated[str, Meta(max_length=limits.RECORD_BYTES)]
Count = Annotated[int, Meta(ge=0, le=limits.OPTION_NUMBER)]
Number = Annotated[int, Meta(ge=1, le=limits.OPTION_NUMBER)]
Seat = Annotated[int, Meta(ge=0, lt=limits.SEATS)]
Action = Annotated[str, Meta(max_length=limits.ACTION_LENGTH)]
Actions = Annotated[list[Action], Meta(max_length=limits.PRACTICE_ACTIONS)]
IMPORTED = "record"  # what stands for the table of a record that was brought


class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand of a record, as a seat saw it or as onlookers did."""

    record: Record
    hand: Number = 1
    seat: Seat | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a hand, of a record or of a table, and what a seat has played from there on."""

    seat: Seat
    step: Count
    hand: Number = 1
    actions: Actions = []
    shown: bool = False  # after its actions a bot plays the seat, too
    since: Count = 0  # the steps that the page has
    record: Record = ""
    table: Annotated[str, Meta(max_length=limits.TABLE_ID_LENGTH)] = ""
    session: Count = 0


def practice_routes(store: Store) -> list[Route]:
    async def answer(request: Request, kind: type[T], what: Callable[[T], object]) -> Response:
        guard: Guard = request.app.state.guard
        guard.check_link(request.client.host if request.client else "")
        wish = decoded(await read_body(request, limits.RECORD_BYTES), kind)
        async with guard.reading:
            found = await asyncio.to_thread(what, wish)
        return Response(msgjson.encode(found), media_type="application/json")

    async def record(request: Request) -> Response:
        return await answer(request, Brought, imported)

    async def practice(request: Request) -> Response:
        return await answer(request, PlayOn, lambda wish: played_on(store, wish))

    return [Route("/records", record, methods=["POST"]), Route("/practice", practice, methods=["POST"])]


def imported(brought: Brought) -> Imported:
    """What a record tells; raises a Refusal."""
    table = _read(brought.record)
    seat, hand = _seat(table, brought.seat), _hand(table, brought.hand)
    steps = _steps(positions_of(table, hand), seat)
    return Imported(_sheet(table), Replay(IMPORTED, 1, seat, hand, len(table.sheets), steps))


def played_on(store: Store, wish: PlayOn) -> Practice:
    """The steps of a hand that is played on; raises a Refusal."""
    table = _position_of_record(wish) if wish.record else _position_at_table(store, wish)
    _seat(table, wish.seat)
    seed = zlib.crc32(f"{wish.hand} {wish.step}".encode())
    try:
        going_on = play_on(table, wish.seat, wish.actions, seed, is_shown=wish.shown)
        steps = _steps(itertools.chain([(None, table)], going_on), wish.seat)
    except MoveError as error:
        raise Refusal(Code.ILLEGAL, error.data) from error
    is_over = steps[-1].view.hands_played >= steps[-1].view.hand
    return Practice(wish.seat, steps[wish.since :], is_over)


def _steps(positions: Iterable[Position], seat: int | None) -> list[Step]:
    """A step for each position, with what is new of the story."""
    steps, told = [], 0
    for acted, at in positions:
        steps.append(Step(acted, None, view_of(at, seat, told)))
        told = len(at.narrator.events)
    return steps


def _position_of_record(wish: PlayOn) -> Table:
    table = _read(wish.record)
    for at, (_, position) in enumerate(positions_of(table, _hand(table, wish.hand))):
        if at == wish.step:
            return position
    raise Refusal(Code.NOT_THERE, Said("refused-no-past-hand", hand=wish.hand))


def _position_at_table(store: Store, wish: PlayOn) -> Table:
    if not store.is_session_over(wish.table, wish.session):
        raise Refusal(Code.NOT_NOW, Said("refused-session-not-over"))
    stored = store.load(wish.table)
    if stored is None:
        raise Refusal(Code.UNKNOWN_TABLE, Said("refused-no-table"))
    try:
        return table_at(stored, wish.session, wish.hand, wish.step)
    except (LogError, paiju.UnknownGame) as error:
        raise Refusal(Code.CLOSED, Said("refused-older-rules")) from error


def _read(record: str) -> Table:
    try:
        return Table.from_record(record)
    except RecordError as error:
        why = error.said if isinstance(error.said, Said) else Said("refused-malformed", error=Quoted(str(error)))
        raise Refusal(Code.MALFORMED, why) from error


def _seat(table: Table, seat: int | None) -> int | None:
    if seat is not None and seat >= table.seats:
        raise Refusal(Code.NOT_THERE, Said("refused-no-seat", seat=seat))
    return seat


def _hand(table: Table, hand: int) -> int:
    if hand > len(table.sheets):
        raise Refusal(Code.NOT_THERE, Said("refused-no-hand", hand=hand, hands=len(table.sheets)))
    return hand


def _sheet(table: Table) -> ScoreSheet:
    """The results of a record, which knows of everybody only who played."""
    players, counted = dict(table.played_by), [dict[str, int]() for _ in range(table.seats)]
    begun = 0
    for seat, at in positions_of(table):
        if seat is not None:
            by = players.get(begun, "person")
            counted[seat][by] = counted[seat].get(by, 0) + 1
        begun = len(at.moves)
    return ScoreSheet(
        table=IMPORTED,
        session=1,
        game=table.game.slug,
        options={name: list(value) if isinstance(value, tuple) else value for name, value in table.options.items()},
        players=["bot" if set(counts) == {"bot"} else "" for counts in counted],
        results=list(table.results),
        scores=table.scores,
        sheets=[[payment_of(line, table.face_words) for line in lines] for lines in table.sheets],
        played_by=counted,
    )
