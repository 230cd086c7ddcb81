"""Security headers, limits of requests, and which pages may connect."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paiju.server import limits
from paiju.server.wire.guard import Guard

HEADERS = {
    "content-security-policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
EMBEDS = "/embed/"  # replays of finished sessions, which pages elsewhere may frame
OF_EMBEDS = {
    **{name: value for name, value in HEADERS.items() if name != "x-frame-options"},
    "content-security-policy": HEADERS["content-security-policy"].replace("ancestors 'none'", "ancestors *"),
    "cross-origin-resource-policy": "cross-origin",
}
OF_ASSETS = ("cross-origin-resource-policy", "x-content-type-options")  # the others say how a document may behave
ASSETS = "/assets/"  # scripts, styles and fonts, of which a first visit loads some thirty


class SecurityHeaders:
    """Puts the headers on every answer that they mean something for."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        wanted = _headers_of(scope["path"])

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _headers_of(path: str) -> dict[str, str]:
    if path.startswith(EMBEDS):
        return OF_EMBEDS
    return {name: HEADERS[name] for name in OF_ASSETS} if path.startswith(ASSETS) else HEADERS


class RequestLimits:
    """Refuses requests with too long a URL, and clients that ask too fast or for too much at once."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        guard: Guard = scope["app"].state.guard
        host = scope["client"][0] if scope["client"] else ""
        has_room = guard.begin_request(host)
        try:
            refusal = refusal_response(scope, has_room and guard.allow_request(host))
            await (refusal or self._app)(scope, receive, send)
        finally:
            guard.end_request(host)


def refusal_response(scope: Scope, is_allowed: bool) -> Response | None:
    """The answer to a request that is refused, None where it is not."""
    if len(scope["raw_path"]) + len(scope["query_string"]) > limits.URL_LENGTH:
        return PlainTextResponse("This address is too long.", 414)
    if not is_allowed:
        return PlainTextResponse("You ask for more than this server takes: wait a moment.", 429)
    return None


def is_allowed_origin(headers: Mapping[str, str], others: tuple[str, ...], scheme: str = "ws") -> bool:
    """Whether a socket may be opened: by a program (no origin, no cookies), or by a page of an allowed origin.

    A socket over TLS needs a page over TLS; without TLS a proxy may have ended it, so both are allowed.
    """
    origin, host = headers.get("origin"), headers.get("host")
    if origin is None:
        return "cookie" not in headers
    own = (f"https://{host}",) if scheme == "wss" else (f"https://{host}", f"http://{host}")
    return origin in (*own, *others)
