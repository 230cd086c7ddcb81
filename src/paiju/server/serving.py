"""Running a server: its database, its address, its shutdown."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

import paiju
from paiju.server import limits
from paiju.server.app import create_app
from paiju.server.bots.advice import Advisor
from paiju.server.ops.logs import Form, log_event, set_up_logs
from paiju.server.ops.memory import freeze_loaded_objects
from paiju.server.randomness import Secrets
from paiju.server.settings import Settings
from paiju.server.store import CannotOpen, Store
from paiju.server.store.opening import default_database, shown
from paiju.server.wire.addresses import networks
from paiju.server.wire.door import Door, Listener
from paiju.server.wire.uvicorn_protocols import LONGEST_INCOMPLETE_HEAD, SocketProtocol, http_protocol

log = logging.getLogger(__name__)

PROCESS_NAME_BYTES = 8
PRIVATE_UMASK = 0o077  # a database holds the secrets of deals


def serve(
    database: str | None,
    host: str,
    port: int,
    settings: Settings | None = None,
    form: Form = "text",
    level: str = "info",
    started: Callable[[str], None] | None = None,
) -> None:
    """Serve until told to stop; raises CannotOpen for the database and OSError for the address.

    `started` is told the address of the page as soon as it can be opened.
    """
    where, chosen = database or default_database(), settings or Settings()
    if chosen.bus:
        check_bus(chosen.bus, where)
    os.umask(PRIVATE_UMASK)
    with listen(host, port) as listener:
        store = Store(where, new_process_name(chosen.secrets) if chosen.bus else None)
        try:
            set_up_logs(form, level)
            signal.signal(signal.SIGTERM, _exit)
            address = f"http://{host}:{listener.getsockname()[1]}"
            print(f"Paiju serves at {address} from {shown(where)}", flush=True)
            if started:
                started(page_address(address, host))
            log_event(log, logging.INFO, "serving", version=paiju.__version__, database=shown(where))
            freeze_loaded_objects()
            server_of(store, chosen).run([listener])
        finally:
            store.close()
            log_event(log, logging.INFO, "stopped")


def page_address(address: str, host: str) -> str:
    """Where a person on this machine opens the page: a server of every address is at this machine's own too."""
    return address.replace(host, "127.0.0.1") if host in ("0.0.0.0", "::") else address  # noqa: S104 only compared


def _exit(*_: object) -> None:
    """Exit cleanly on SIGTERM."""
    sys.exit(0)


def default_bus() -> str | None:
    """The bus of several processes, where PAIJU_BUS names one."""
    return os.environ.get("PAIJU_BUS") or None


def check_bus(url: str, database: str) -> None:
    """Whether several processes can serve a database over this bus; raises CannotOpen."""
    if not database.startswith("postgresql"):
        raise CannotOpen("several processes need one PostgreSQL: name it with --db postgresql://…")
    try:
        from paiju.server.cluster.bus import bus_problem
    except ModuleNotFoundError as error:
        raise CannotOpen(f"{error}: a bus needs the extra `cluster`") from error
    if problem := bus_problem(url):
        raise CannotOpen(f"{shown(url)}: {problem}")


def new_process_name(secrets: Secrets) -> str:
    """A name for this process in a cluster."""
    return secrets.token(PROCESS_NAME_BYTES).hex()


def listen(host: str, port: int) -> Listener:
    """A socket that listens at this address."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = Listener(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.KERNEL_BYTES)
    try:
        listener.bind(address)
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


class Server(uvicorn.Server):
    """A server that finishes every request before it stops."""

    def __init__(self, config: uvicorn.Config, app: Starlette, door: Door) -> None:
        super().__init__(config)
        self._app, self._door = app, door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in sockets or ():
            if isinstance(listener, Listener):
                listener.door = self._door
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._app.state.sockets.shut_down()
        await super().shutdown(sockets)


def server_of(store: Store, settings: Settings | None = None, advisor: Advisor | None = None) -> Server:
    chosen = settings or Settings()
    app = create_app(store, chosen, advisor)
    door = Door((*chosen.trusted, *networks(chosen.proxies)), secrets=chosen.secrets)
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="on",
        http=http_protocol(door),
        limit_concurrency=limits.CONNECTIONS,
        h11_max_incomplete_event_size=LONGEST_INCOMPLETE_HEAD,
        ws=SocketProtocol,
        ws_max_size=limits.FRAME_BYTES,
        ws_ping_interval=limits.PING_SECONDS,
        ws_ping_timeout=limits.PING_SECONDS,
        proxy_headers=bool(chosen.proxies),
        forwarded_allow_ips=list(chosen.proxies),
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=int(limits.SHUTDOWN_SECONDS),
        server_header=False,
    )
    return Server(config, app, door)
