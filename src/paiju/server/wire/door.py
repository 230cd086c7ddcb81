"""The door: clients that connect too often, or have too many connections, are turned away before any work is done."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import socket
import struct
import time
from collections.abc import Callable

from paiju.server import limits
from paiju.server.ops.rare_lines import RareLine
from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.wire.addresses import Networks, client_key, is_within
from paiju.server.wire.rate_limits import Buckets, Rate

log = logging.getLogger(__name__)

OUT_OF_DESCRIPTORS = (errno.EMFILE, errno.ENFILE)
RESET_ON_CLOSE = struct.pack("ii", 1, 0)  # SO_LINGER: send nothing more, remember nothing


class Counts:
    """How many of something each address has."""

    def __init__(self) -> None:
        self._by_client: dict[str, int] = {}

    def of(self, host: str) -> int:
        return self._by_client.get(client_key(host), 0)

    def add(self, host: str) -> None:
        self._by_client[client_key(host)] = self.of(host) + 1

    def remove(self, host: str) -> None:
        left = self.of(host) - 1
        if left:
            self._by_client[client_key(host)] = left
        else:
            del self._by_client[client_key(host)]


class Door:
    """Counts the connections of every address until they are sockets; those of `uncounted` addresses are let in."""

    def __init__(
        self, uncounted: Networks = (), now: Callable[[], float] = time.monotonic, secrets: Secrets = OS_SECRETS
    ) -> None:
        self._uncounted, self._now = uncounted, now
        self._connections = Counts()
        self._rate = Buckets(Rate(limits.CONNECTIONS_A_SECOND, limits.CONNECTIONS_AT_ONCE), secrets=secrets)

    def admits(self, host: str) -> bool:
        """Whether an address may connect once more; counts against its rate."""
        if is_within(host, self._uncounted):
            return True
        return self._has_room(host) and self._rate.take(client_key(host), self._now())

    def enter(self, host: str) -> bool:
        """Count a connection that was made; whether the address may have it."""
        has_room = self._has_room(host) or is_within(host, self._uncounted)
        self._connections.add(host)
        return has_room

    def leave(self, host: str) -> None:
        """A connection was closed, or is a socket now."""
        self._connections.remove(host)

    def _has_room(self, host: str) -> bool:
        return self._connections.of(host) < limits.CONNECTIONS_OF_ADDRESS


class Listener(socket.socket):
    """A listening socket that asks a door about every client, and takes few at once so that others have their turn.

    Where the process has no descriptor left, a client is turned away with the help of one that is kept for it;
    asyncio would log every attempt.
    """

    def __init__(self, *arguments: int, **named: int) -> None:
        super().__init__(*arguments, **named)
        self.door: Door | None = None
        self._accepted = 0  # since the event loop looked elsewhere
        self._spare: int | None = os.open(os.devnull, os.O_RDONLY)
        self._out_of_descriptors = RareLine(log, logging.ERROR, "no descriptor is left: connections are refused")

    def accept(self) -> tuple[socket.socket, object]:
        while self._accepted < limits.ACCEPTED_AT_ONCE:
            self._accepted += 1
            try:
                connection, address = super().accept()
            except BlockingIOError:
                break
            except OSError as error:
                self._refuse_without_descriptor(error)
                continue
            if self.door is None or self.door.admits(str(address[0])):
                return connection, address
            turn_away(connection)
        self._accepted = 0
        raise BlockingIOError  # asyncio comes back when it has done everything else

    def close(self) -> None:
        super().close()
        if self._spare is not None:
            os.close(self._spare)
            self._spare = None

    def _refuse_without_descriptor(self, error: OSError) -> None:
        """Turn one client away; raises the error where that cannot help."""
        if error.errno not in OUT_OF_DESCRIPTORS:
            raise error
        self._out_of_descriptors.happened()
        if self._spare is None:
            self._accepted = limits.ACCEPTED_AT_ONCE
            raise error  # asyncio waits for a second
        os.close(self._spare)
        self._spare = None
        with contextlib.suppress(OSError):
            turn_away(super().accept()[0])
        with contextlib.suppress(OSError):
            self._spare = os.open(os.devnull, os.O_RDONLY)


def turn_away(connection: socket.socket) -> None:
    """Close a connection so that the system forgets it at once."""
    with contextlib.suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_ON_CLOSE)
    connection.close()
