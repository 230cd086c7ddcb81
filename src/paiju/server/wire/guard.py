"""Admission: how many sockets, messages, tables and requests a client may have, and how fast."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from paiju.server import limits
from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.refusals import Code, Refusal
from paiju.server.wire.addresses import Networks, client_key, is_within
from paiju.server.wire.door import Counts
from paiju.server.wire.rate_limits import Buckets, Rate
from paiju.server.wire.socket_connection import SocketConnection
from paiju.words.said import Said

UNSEATED = Rate(limits.MESSAGES_A_SECOND, limits.MESSAGES_AT_ONCE)
SEATED = Rate(limits.SEATED_MESSAGES_A_SECOND, limits.SEATED_MESSAGES_AT_ONCE)


class Guard:
    """Counts clients by socket and address; those with a seat by their socket alone."""

    def __init__(
        self, trusted: Networks = (), now: Callable[[], float] = time.monotonic, secrets: Secrets = OS_SECRETS
    ) -> None:
        self._trusted, self._now = trusted, now
        self._sockets: dict[str, set[SocketConnection]] = {}

        def buckets(a_second: float, at_once: int) -> Buckets:
            return Buckets(Rate(a_second, at_once), secrets=secrets)

        self._arrivals = buckets(limits.ARRIVALS_A_SECOND, limits.ARRIVALS_AT_ONCE)
        self._messages = buckets(limits.ADDRESS_MESSAGES_A_SECOND, limits.ADDRESS_MESSAGES_AT_ONCE)
        self._tables = buckets(limits.TABLES_AN_HOUR / 3600, limits.TABLES_AT_ONCE)
        self._requests = buckets(limits.REQUESTS_A_SECOND, limits.REQUESTS_AT_ONCE)
        self._links = buckets(limits.LINKS_A_SECOND, limits.LINKS_AT_ONCE)
        self._under_way = Counts()
        self.reading = asyncio.Semaphore(limits.LINKS_READ_AT_ONCE)
        self.sockets = self.closed = 0  # that are open, and that were
        self.is_closed = False

    def enter(self, connection: SocketConnection) -> None:
        """Admit a socket; raises a Refusal."""
        if self.is_closed:
            raise Refusal(Code.FULL, Said("refused-stopping"))
        if self.sockets >= limits.SOCKETS:
            raise Refusal(Code.FULL, Said("refused-full-server"))
        if not is_within(connection.address, self._trusted):
            self._check_arrival(client_key(connection.address))
        self._sockets.setdefault(client_key(connection.address), set()).add(connection)
        self.sockets += 1

    def leave(self, connection: SocketConnection) -> None:
        """An admitted socket was closed."""
        client = client_key(connection.address)
        self._sockets[client].remove(connection)
        if not self._sockets[client]:
            del self._sockets[client]
        self.sockets -= 1
        self.closed += 1

    @property
    def connections(self) -> list[SocketConnection]:
        """All that are admitted."""
        return [connection for sockets in self._sockets.values() for connection in sockets]

    def check_message(self, connection: SocketConnection, is_arrival: bool = False) -> None:
        """Count one more message of a socket; an arrival may have a seat yet, so its address is not charged.

        Raises a Refusal.
        """
        if is_within(connection.address, self._trusted):
            return
        is_seated, now = connection.seat is not None, self._now()
        is_allowed = connection.messages.take(SEATED if is_seated else UNSEATED, now)
        is_free = is_seated or is_arrival
        if not is_allowed or not (is_free or self._messages.take(client_key(connection.address), now)):
            raise Refusal(Code.TOO_FAST, Said("refused-too-fast"))

    def check_table(self, connection: SocketConnection, tables: int, of_visitor: int) -> None:
        """Count one more table, on top of so many in all and so many of its visitor; raises a Refusal."""
        if tables >= limits.TABLES:
            raise Refusal(Code.FULL, Said("refused-full-tables"))
        if of_visitor >= limits.TABLES_OF_VISITOR:
            raise Refusal(Code.FULL, Said("refused-tables-of-visitor", count=of_visitor))
        if not self._take(self._tables, connection.address):
            raise Refusal(Code.TOO_FAST, Said("refused-tables-too-fast"))

    def allow_request(self, host: str) -> bool:
        """Count one more HTTP request; whether it may be answered."""
        return self._take(self._requests, host)

    def begin_request(self, host: str) -> bool:
        """Count an HTTP request that is under way; whether its address may have so many. Call `end_request` after it.

        Connections of direct clients are counted at the door; this holds for those behind a proxy too.
        """
        has_room = self._under_way.of(host) < limits.CONNECTIONS_OF_ADDRESS or is_within(host, self._trusted)
        self._under_way.add(host)
        return has_room

    def end_request(self, host: str) -> None:
        self._under_way.remove(host)

    def check_link(self, host: str) -> None:
        """Count one more link of a session; raises a Refusal."""
        if not self._take(self._links, host):
            raise Refusal(Code.TOO_FAST, Said("refused-sessions-too-fast"))

    def _check_arrival(self, client: str) -> None:
        unseated = sum(other.seat is None for other in self._sockets.get(client, ()))
        if unseated >= limits.SOCKETS_OF_ADDRESS:
            raise Refusal(Code.FULL, Said("refused-full-address"))
        if not self._arrivals.take(client, self._now()):
            raise Refusal(Code.TOO_FAST, Said("refused-coming-too-fast"))

    def _take(self, buckets: Buckets, host: str) -> bool:
        return is_within(host, self._trusted) or buckets.take(client_key(host), self._now())
