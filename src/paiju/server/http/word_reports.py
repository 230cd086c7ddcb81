"""`POST /words/reports`: somebody says that a sentence reads wrong."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paiju.server import limits
from paiju.server.http.bodies import decoded, read_body
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Store
from paiju.server.store.word_reports import WordReport, keep_report
from paiju.server.wire.guard import Guard
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
        found = _read(await read_body(request, limits.FRAME_BYTES))
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


def _read(body: bytes) -> Report:
    found = decoded(body, Report)
    if found.language not in LANGUAGES:
        raise Refusal(Code.MALFORMED, Said("refused-no-language", language=Quoted(found.language)))
    return found
