"""What every answer carries for the safety of those who read it in a browser, and which pages may connect."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paiju.server import limits

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


class SecurityHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)


class ShortAddresses:
    """Turns away what has a longer address than anything here."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_long = len(scope.get("raw_path", b"")) + len(scope.get("query_string", b"")) > limits.URL_LENGTH
        if is_long and scope["type"] == "http":
            await PlainTextResponse("This address is too long.", 414)(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def is_allowed_origin(headers: Mapping[str, str], others: tuple[str, ...], scheme: str = "ws") -> bool:
    """Programs name no origin and have no cookies; a page must be of this server, or of one that the operator named.

    Where the socket came over TLS, so must its page; TLS may end before a socket that came without.
    """
    origin, host = headers.get("origin"), headers.get("host")
    if origin is None:
        return "cookie" not in headers
    own = (f"https://{host}",) if scheme == "wss" else (f"https://{host}", f"http://{host}")
    return origin in (*own, *others)
