"""Health: /healthz for supervisors, /metrics for Prometheus."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import paiju
from paiju.server import limits
from paiju.server.ops import metrics
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Store
from paiju.server.store.errors import DatabaseError
from paiju.server.wire.addresses import Networks, is_this_machine, is_within
from paiju.words.said import Said


class WriteCheck:
    """Whether the database takes writes, tried at most every few seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._checked = -limits.HEALTH_SECONDS
        self._takes_writes = True

    async def check(self) -> bool:
        failed = self._store.failed_at
        if failed is not None and time.monotonic() - failed < 2 * limits.HEALTH_SECONDS:
            return False
        if time.monotonic() - self._checked >= limits.HEALTH_SECONDS:
            self._checked = time.monotonic()
            self._takes_writes = await asyncio.to_thread(self._try)
        return self._takes_writes

    def _try(self) -> bool:
        try:
            self._store.touch()
            free = self._store.free_bytes
        except (DatabaseError, OSError):
            return False
        return free is None or free >= limits.DISK_BYTES


def health_routes(store: Store, readers: Networks) -> list[Route]:
    """The routes; metrics are for this machine and for the networks that the operator named."""
    write_check = WriteCheck(store)

    async def health(request: Request) -> Response:
        state = request.app.state
        unreadable = len(store.unreadable)
        is_writing = await write_check.check()
        status = "stopping" if state.guard.is_closed else "ok" if is_writing else "not_saved"
        if status == "ok" and unreadable:
            status = "damaged"  # all other tables play on, so nothing is gained by a restart
        facts = {"status": status, "version": paiju.__version__, "tables": len(state.lobby), "unreadable": unreadable}
        return JSONResponse(facts, 200 if status in ("ok", "damaged") else 503)

    async def show_metrics(request: Request) -> Response:
        if not may_read_metrics(request, readers):
            raise Refusal(Code.NOT_THERE, Said("refused-nothing-for-you"))
        metrics.SOCKETS.set(request.app.state.guard.sockets)
        metrics.TABLES.set(len(request.app.state.lobby))
        metrics.TASKS.set(len(asyncio.all_tasks()))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    return [Route("/healthz", health), Route("/metrics", show_metrics)]


def may_read_metrics(request: Request, readers: Networks) -> bool:
    """Whether a request comes from a named network, or from this machine without a proxy."""
    host = request.client.host if request.client else ""
    is_forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return is_within(host, readers) or (is_this_machine(host) and not is_forwarded)
