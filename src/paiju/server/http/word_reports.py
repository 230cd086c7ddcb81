"""`POST /words/reports`: somebody says that a sentence reads wrong."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Annotated, Any

from msgspec import Meta, Struct, ValidationError
from msgspec import json as msgjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paiju.server import limits
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Store
from paiju.server.store.word_reports import WordReport, keep_report
from paiju.server.wire.guard import Guard
from paiju.server.wire.json_keys import check_keys
from paiju.words.catalogues import LANGUAGES
from paiju.words.said import Quoted, Said

Short = Annotated[str, Meta(max_length=80)]
Text = Annotated[str, Meta(max_length=limits.WORD_REPORT_LENGTH)]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page sends."""

    language: Short
    message: Short
    sentence: Text
    proposal: Annotated[str, Meta(min_length=1, max_length=limits.WORD_REPORT_LENGTH)]
    values: dict[str, Any] = {}
    game: Annotated[str, Meta(max_length=limits.GAME_LENGTH)] = ""


def word_report_routes(store: Store) -> list[Route]:
    async def report(request: Request) -> Response:
        guard: Guard = request.app.state.guard
        guard.check_link(request.client.host if request.client else "")
        found = _read(await _body(request))
        kept = WordReport(
            int(1000 * time.time()),
            found.game,
            found.language,
            found.message,
            json.dumps(found.values, ensure_ascii=False),
            found.sentence,
            found.proposal,
        )
        if not await asyncio.to_thread(keep_report, store, kept):
            raise Refusal(Code.FULL, Said("refused-full-reports"))
        return Response(status_code=204)

    return [Route("/words/reports", report, methods=["POST"])]


async def _body(request: Request) -> bytes:
    """The body, as far as a report can be long, and in time; raises a Refusal."""
    body = b""
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limits.FRAME_BYTES:
                    raise Refusal(Code.MALFORMED, Said("refused-malformed", error=Quoted("too long")))
    except TimeoutError as error:
        raise Refusal(Code.MALFORMED, Said("refused-malformed", error=Quoted("too slow"))) from error
    return body


def _read(body: bytes) -> Report:
    try:
        found = msgjson.decode(body, type=Report)
        check_keys(body)
    except (ValidationError, ValueError) as error:
        raise Refusal(Code.MALFORMED, Said("refused-malformed", error=Quoted(str(error)))) from error
    if found.language not in LANGUAGES:
        raise Refusal(Code.MALFORMED, Said("refused-no-language", language=Quoted(found.language)))
    return found
