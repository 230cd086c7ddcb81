"""The web application: the WebSocket at /ws, and what is had by a link."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from paiju.server import limits
from paiju.server.bots.advice import Advisor
from paiju.server.bots.workers import advisor_of
from paiju.server.http.catalogue import catalogue_routes, preload_catalogue
from paiju.server.http.headers import RequestLimits, SecurityHeaders, is_allowed_origin
from paiju.server.http.health import health_routes
from paiju.server.http.links import link_routes, show_refusal
from paiju.server.http.pages import page_routes
from paiju.server.ops.metrics import watch_loop
from paiju.server.ops.orders import Janitor
from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.refusals import Refusal
from paiju.server.store import Store
from paiju.server.store.leases import Leases
from paiju.server.store.writer import Writer
from paiju.server.table.lobby import Lobby
from paiju.server.table.services import Services, milliseconds
from paiju.server.table.timers import LoopTime, Time
from paiju.server.wire.addresses import Networks
from paiju.server.wire.guard import Guard
from paiju.server.wire.sockets import SocketEndpoint
from paiju.server.wire.tickets import TicketSigner

if TYPE_CHECKING:
    from paiju.server.cluster.cluster import Cluster


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    pace: float = 0.0
    grace: float = limits.GRACE_SECONDS
    sleep: float = limits.SLEEP_SECONDS
    origins: tuple[str, ...] = ()  # beside its own
    window: float = 0.0  # seconds that a window among people lasts; 0: until all have answered
    workers: int = 0  # processes in which bots think; 0: a thread of this one
    proxies: tuple[str, ...] = ()  # addresses that say for whom they ask
    trusted: Networks = ()  # addresses whose sockets, messages and tables are not counted
    readers: Networks = ()  # addresses that may read the metrics, beside this machine
    now: Callable[[], int] = milliseconds
    time: Time = field(default_factory=LoopTime)
    secrets: Secrets = OS_SECRETS  # where everything random comes from
    bus: str | None = None  # where several processes serve the same tables


def create_app(store: Store, settings: Settings | None = None, advisor: Advisor | None = None) -> Starlette:
    """The application over an open store."""
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        writer = Writer(store)
        ticket_signer = TicketSigner(store.signing_key(chosen.secrets), chosen.secrets)
        bots = advisor or advisor_of(chosen.workers)
        services = Services(
            store=store,
            writer=writer,
            ticket_signer=ticket_signer,
            advisor=bots,
            now=chosen.now,
            pace=chosen.pace,
            grace=chosen.grace,
            sleep=chosen.sleep,
            window=chosen.window,
            time=chosen.time,
            secrets=chosen.secrets,
        )
        lobby = app.state.lobby = Lobby(services)
        app.state.guard = Guard(chosen.trusted, secrets=chosen.secrets)
        app.state.sockets = SocketEndpoint(services, lobby, app.state.guard)
        cluster = await _open(lobby, store, chosen.bus)
        looking_up = asyncio.create_task(preload_catalogue())
        minding = asyncio.create_task(Janitor(store, lobby, chosen.now).run())
        watching = asyncio.create_task(watch_loop())
        yield
        watching.cancel()
        minding.cancel()
        looking_up.cancel()
        await lobby.close()
        await bots.close()
        await writer.stop()
        if cluster:
            await cluster.close()

    async def socket(websocket: WebSocket) -> None:
        if not is_allowed_origin(websocket.headers, chosen.origins, websocket.url.scheme):
            await websocket.close()
            return
        await websocket.app.state.sockets.receive(websocket)

    return Starlette(
        routes=[
            WebSocketRoute("/ws", socket),
            *health_routes(store, chosen.readers),
            *link_routes(store),
            *catalogue_routes(),
            *page_routes(),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(RequestLimits), Middleware(GZipMiddleware)],
        exception_handlers={Refusal: show_refusal},
        lifespan=lifespan,
    )


async def _open(lobby: Lobby, store: Store, bus: str | None) -> Cluster | None:
    """Live among other processes, where there are any; tables are taken up when somebody comes to them."""
    if bus is None or store.owner is None:
        return None
    from paiju.server.cluster.cluster import Cluster  # needs the extra `cluster`

    cluster = Cluster(lobby, Leases(store.engine, store.owner), bus, store.signing_key())
    await cluster.open()
    return cluster
