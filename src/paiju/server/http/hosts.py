"""By which names this server may be asked for: a page elsewhere whose name is made to lead here gets nothing."""

from __future__ import annotations

from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

MISDIRECTED = 421
# Names that nobody can register: see RFC 6761, RFC 6762, RFC 8375, and .internal, which ICANN keeps for private use.
LOCAL_ENDINGS = (".localhost", ".local", ".home.arpa", ".internal", ".lan")


class HostCheck:
    """Refuses requests and sockets whose Host is a name that the operator has not named."""

    def __init__(self, app: ASGIApp, domains: tuple[str, ...]) -> None:
        self._app, self._domains = app, frozenset(map(_plain, domains))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or is_allowed_host(Headers(scope=scope).get("host"), self._domains):
            await self._app(scope, receive, send)
            return
        refusal = PlainTextResponse("This server is not known by this name: start it with --domain.", MISDIRECTED)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(refusal)
        else:
            await refusal(scope, receive, send)


def is_allowed_host(host: str | None, domains: frozenset[str]) -> bool:
    """Whether a Host header is an address, a name within this network or one of these; no browser leaves it out."""
    if host is None:
        return True
    name = _without_port(host)
    if name is None:
        return False
    is_local = "." not in name or name.endswith(LOCAL_ENDINGS)
    return bool(name) and (is_local or name in domains or _is_address(name))


def _without_port(host: str) -> str | None:
    """The name or address in a Host header, None where it has another form."""
    if host.startswith("["):
        name, bracket, port = host[1:].partition("]")
        is_formed = bool(bracket) and (not port or port[0] == ":") and _is_address(name)
        return name if is_formed and _is_port(port[1:]) else None
    name, _, port = host.partition(":")
    return _plain(name) if _is_port(port) else None


def _is_port(text: str) -> bool:
    return not text or (text.isascii() and text.isdecimal())


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _plain(name: str) -> str:
    return name.lower().removesuffix(".")
