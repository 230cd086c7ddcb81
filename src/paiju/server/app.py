"""The web application: the WebSocket at /ws, and all HTTP routes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Iterable
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from paiju.server.bots.advice import Advisor
from paiju.server.bots.judging import Judge, ThreadJudge
from paiju.server.bots.workers import advisor_of
from paiju.server.http.catalogue import catalogue_routes, preload_catalogue
from paiju.server.http.examples import example_routes
from paiju.server.http.headers import RequestLimits, SecurityHeaders, is_allowed_origin
from paiju.server.http.health import health_routes
from paiju.server.http.hosts import HostCheck
from paiju.server.http.keeper import SessionKeeper
from paiju.server.http.links import link_routes, show_refusal
from paiju.server.http.manual import manual_routes
from paiju.server.http.pages import embed_routes, page_routes
from paiju.server.http.practice import practice_routes
from paiju.server.http.reviews import Reviews, review_routes
from paiju.server.http.seat_holders import TicketReader
from paiju.server.http.sharing import card_routes
from paiju.server.http.word_reports import word_report_routes
from paiju.server.ops.janitor import Janitor
from paiju.server.ops.memory import collect_closed_sockets
from paiju.server.ops.metrics import record_loop_lag
from paiju.server.refusals import Refusal
from paiju.server.settings import Settings
from paiju.server.store import Store
from paiju.server.store.leases import Leases
from paiju.server.store.writer import Writer
from paiju.server.table.lobby import Lobby
from paiju.server.table.preparing import NothingToPrepare, background_preparer
from paiju.server.table.services import Services, fresh_epoch
from paiju.server.wire.beacons import BeaconSource
from paiju.server.wire.guard import Guard
from paiju.server.wire.sockets import SocketEndpoint
from paiju.server.wire.tickets import TicketSigner

if TYPE_CHECKING:
    from paiju.server.cluster.cluster import Cluster


def create_app(store: Store, settings: Settings | None = None, advisor: Advisor | None = None) -> Starlette:
    """The application over an open store."""
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services = _services(store, chosen, advisor or advisor_of(chosen.workers))
        lobby = app.state.lobby = Lobby(services)
        guard = app.state.guard = Guard(chosen.trusted, secrets=chosen.secrets)
        app.state.tickets = TicketReader(store, services.ticket_signer, chosen.now)
        app.state.sockets = SocketEndpoint(lobby, guard, services.ticket_signer, chosen.now)
        cluster = await _join_cluster(lobby, store, chosen.bus)
        judge = services.advisor if isinstance(services.advisor, Judge) else ThreadJudge()
        reviews = app.state.reviews = Reviews(store, judge, chosen.secrets)
        keeper = SessionKeeper(store)
        keeper.start()
        app.state.preparer = services.preparer
        async with _running(_background(services, lobby, guard)):
            yield
        await lobby.close()
        await services.preparer.close()
        await reviews.close()
        await asyncio.to_thread(keeper.stop)
        await services.advisor.close()
        await services.writer.stop()
        if cluster:
            await cluster.close()

    async def socket(websocket: WebSocket) -> None:
        if not is_allowed_origin(websocket.headers, chosen.origins, websocket.url.scheme):
            await websocket.close()
            return
        await websocket.app.state.sockets.receive(websocket)

    return Starlette(
        routes=[WebSocketRoute("/ws", socket), *_routes(store, chosen)],
        middleware=_middleware(chosen),
        exception_handlers={Refusal: show_refusal},
        lifespan=lifespan,
    )


def _background(services: Services, lobby: Lobby, guard: Guard) -> list[Coroutine[None, None, object]]:
    """What goes on as long as the server runs."""
    janitor = Janitor(services.store, lobby, services.now)
    collecting = collect_closed_sockets(lambda: guard.closed)
    return [services.preparer.run(), preload_catalogue(), janitor.run(), record_loop_lag(), collecting]


@contextlib.asynccontextmanager
async def _running(works: Iterable[Coroutine[None, None, object]]) -> AsyncIterator[None]:
    """Let works go on in the background until the end."""
    tasks = [asyncio.create_task(work) for work in works]
    yield
    for task in tasks:
        task.cancel()


def _routes(store: Store, settings: Settings) -> list[BaseRoute]:
    """All that is answered over HTTP; the pages take what nothing else does."""
    return [
        *health_routes(store, settings.readers),
        *link_routes(store),
        *practice_routes(store),
        *review_routes(store),
        *embed_routes(store),
        *word_report_routes(store),
        *catalogue_routes(),
        *example_routes(),
        *manual_routes(),
        *card_routes(),
        *page_routes(address=settings.address, game_of_table=store.game_of),
    ]


def _middleware(settings: Settings) -> list[Middleware]:
    return [
        Middleware(SecurityHeaders),
        Middleware(HostCheck, settings.domains),
        Middleware(RequestLimits),
        Middleware(GZipMiddleware),
    ]


def _services(store: Store, settings: Settings, advisor: Advisor) -> Services:
    return Services(
        store=store,
        writer=Writer(store),
        ticket_signer=TicketSigner(store.signing_key(settings.secrets), settings.secrets),
        advisor=advisor,
        preparer=background_preparer() if settings.prepares else NothingToPrepare(),
        now=settings.now,
        pace=settings.pace,
        grace=settings.grace,
        sleep=settings.sleep,
        window=settings.window,
        bot_answer=settings.bot_answer,
        time=settings.time,
        secrets=settings.secrets,
        beacon=BeaconSource(settings.beacon) if settings.beacon else None,
        epoch=fresh_epoch(settings.secrets),
    )


async def _join_cluster(lobby: Lobby, store: Store, bus: str | None) -> Cluster | None:
    """Join the other processes, where there is a bus; tables are loaded when somebody comes to them."""
    if bus is None or store.owner is None:
        return None
    from paiju.server.cluster.cluster import Cluster  # needs the extra `cluster`

    cluster = Cluster(lobby, Leases(store.database, store.owner), bus, store.signing_key())
    await cluster.open()
    return cluster
