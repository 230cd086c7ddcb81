"""The bodies of requests, read as far as they may be long, and in time."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from msgspec import ValidationError
from msgspec import json as msgjson
from starlette.requests import Request

from paiju.server import limits
from paiju.server.refusals import Code, Refusal
from paiju.server.wire.json_keys import check_keys
from paiju.words.said import Quoted, Said

Body = TypeVar("Body")


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, of so many bytes at most; raises a Refusal."""
    body = b""
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise _malformed("too long")
    except TimeoutError as error:
        raise _malformed("too slow") from error
    return body


def decoded(body: bytes, kind: type[Body]) -> Body:
    """What a body says; raises a Refusal."""
    try:
        found = msgjson.decode(body, type=kind)
        check_keys(body)
    except (ValidationError, ValueError, RecursionError) as error:
        raise _malformed(str(error)) from error
    return found


def _malformed(why: str) -> Refusal:
    return Refusal(Code.MALFORMED, Said("refused-malformed", error=Quoted(why)))
