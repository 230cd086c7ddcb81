"""What is had by a link: whether the server is there, and finished sessions."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import json as msgjson
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

import paiju
from paiju.server.archive import proof_of, record_of, replay_of, score_sheet_of
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Store

STATUS = {Code.UNKNOWN_TABLE: 404, Code.NOT_THERE: 404, Code.NOT_NOW: 409, Code.MALFORMED: 400}
SESSION = "/tables/{table}/sessions/{number:int}"


def link_routes(store: Store) -> list[Route]:
    """The routes of all links."""

    async def record(request: Request) -> Response:
        table, number = _session(request)
        text = await asyncio.to_thread(record_of, store, table, number)
        name = f"paiju-{table}-{number}.txt"
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def scores(request: Request) -> Response:
        return _json(await asyncio.to_thread(score_sheet_of, store, *_session(request)))

    async def proof(request: Request) -> Response:
        text = await asyncio.to_thread(proof_of, store, *_session(request))
        return Response(text, media_type="application/json")

    async def replay(request: Request) -> Response:
        hand = 1 if (asked := _number(request, "hand")) is None else asked
        return _json(await asyncio.to_thread(replay_of, store, *_session(request), _number(request, "seat"), hand))

    return [
        Route("/healthz", health),
        Route(f"{SESSION}/record", record),
        Route(f"{SESSION}/scores", scores),
        Route(f"{SESSION}/proof", proof),
        Route(f"{SESSION}/replay", replay),
    ]


async def health(request: Request) -> Response:
    """Whether the server is there."""
    return JSONResponse({"status": "ok", "version": paiju.__version__, "tables": len(request.app.state.lobby)})


async def show_refusal(request: Request, error: Exception) -> Response:
    """A refusal as an answer to a link."""
    if not isinstance(error, Refusal):
        raise error
    return JSONResponse({"code": error.code, "reason": error.reason}, STATUS.get(error.code, 400))


def _session(request: Request) -> tuple[str, int]:
    return request.path_params["table"], request.path_params["number"]


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Refusal(Code.MALFORMED, f"{name} is a number.")
    return int(text)


def _json(value: Any) -> Response:
    return Response(msgjson.encode(value), media_type="application/json")
