"""Links: finished sessions, and the list of commitments."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from msgspec import json as msgjson
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from paiju.server.http.archive import commitments_of, page_of_hand, proof_of, record_of, replay_of, score_sheet_of
from paiju.server.http.seat_holders import seat_shown
from paiju.server.ops import metrics
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Store
from paiju.server.wire.guard import Guard
from paiju.words.said import Quoted, Said

T = TypeVar("T")
STATUS = {
    Code.UNKNOWN_TABLE: 404,
    Code.NOT_THERE: 404,
    Code.NOT_NOW: 409,
    Code.CLOSED: 410,
    Code.MALFORMED: 400,
    Code.TOO_FAST: 429,
}
MOST_DIGITS = 15
SESSION = "/tables/{table}/sessions/{number:int}"


def commitments_route(store: Store) -> Route:
    """The heads of the chains of deals, which anybody may keep."""

    async def commitments(request: Request) -> Response:
        guard: Guard = request.app.state.guard
        guard.check_link(request.client.host if request.client else "")
        since = _number(request, "since", MOST_DIGITS) or 0
        async with guard.reading:
            return _json(await asyncio.to_thread(commitments_of, store, since))

    return Route("/commitments", commitments)


def link_routes(store: Store) -> list[Route]:
    """The routes of all links."""

    async def read(request: Request, what: Callable[..., T], *wishes: object) -> T:
        """What is left of a session; raises a Refusal."""
        guard: Guard = request.app.state.guard
        guard.check_link(request.client.host if request.client else "")
        async with guard.reading:
            return await asyncio.to_thread(what, store, *_session(request), *wishes)

    async def record(request: Request) -> Response:
        text = await read(request, record_of)
        table, number = _session(request)
        name = f"paiju-{table}-{number}.txt"
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def scores(request: Request) -> Response:
        return _json(await read(request, score_sheet_of))

    async def proof(request: Request) -> Response:
        return Response(await read(request, proof_of), media_type="application/json")

    async def replay(request: Request) -> Response:
        hand = 1 if (asked := _number(request, "hand", MOST_DIGITS)) is None else asked
        own = await seat_shown(request, _session(request)[0])
        return _json(await read(request, replay_of, _number(request, "seat"), hand, own))

    async def page(request: Request) -> Response:
        return _json(await read(request, page_of_hand, _number(request, "seat"), request.path_params["hand"]))

    return [
        commitments_route(store),
        Route(f"{SESSION}/hands/{{hand:int}}", page),
        Route(f"{SESSION}/record", record),
        Route(f"{SESSION}/scores", scores),
        Route(f"{SESSION}/proof", proof),
        Route(f"{SESSION}/replay", replay),
    ]


async def show_refusal(request: Request, error: Exception) -> Response:
    """A refusal as an answer to a link."""
    if not isinstance(error, Refusal):
        raise error
    metrics.REFUSALS.labels(error.code).inc()
    return JSONResponse({"code": error.code, "said": error.data}, STATUS.get(error.code, 400))


def _session(request: Request) -> tuple[str, int]:
    return request.path_params["table"], request.path_params["number"]


def _number(request: Request, name: str, digits: int = 3) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= digits):
        raise Refusal(Code.MALFORMED, Said("refused-not-a-number", name=Quoted(name)))
    return int(text)


def _json(value: object) -> Response:
    return Response(msgjson.encode(value), media_type="application/json")
