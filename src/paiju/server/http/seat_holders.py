"""Whose request it is: a page shows the ticket of its seat in a header, never in an address or a cookie."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request

from paiju.server.refusals import Refusal
from paiju.server.store import Store
from paiju.server.wire.tickets import TicketSigner

SCHEME = "Bearer "


class TicketReader:
    """Says which seat a ticket is for."""

    def __init__(self, store: Store, signer: TicketSigner, now: Callable[[], int]) -> None:
        self._store, self._signer, self._now = store, signer, now

    async def seat_at(self, table: str, request: Request) -> int | None:
        """The seat at a table that a request has shown a valid ticket for.

        None where it shows none, or one that is forged, spent, expired or of another table.
        """
        shown = request.headers.get("authorization", "")
        if not shown.startswith(SCHEME):
            return None
        try:
            ticket = self._signer.read(shown.removeprefix(SCHEME), self._now())
        except Refusal:
            return None
        is_valid = ticket.table == table and await asyncio.to_thread(self._store.has_ticket, ticket)
        return ticket.seat if is_valid else None


async def seat_shown(request: Request, table: str) -> int | None:
    """The seat at a table that a request comes from."""
    reader: TicketReader = request.app.state.tickets
    return await reader.seat_at(table, request)
