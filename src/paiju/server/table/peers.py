"""Other processes that serve the same tables: none, unless there is a cluster."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from paiju.server.wire.connection import TableHandle
from paiju.server.wire.server_messages import TableInfo


class Peers(Protocol):
    """Other processes that serve the same tables."""

    async def claim(self, table: str) -> TableHandle | None:
        """The handle of a table that another process has, None where it is ours now; raises a Refusal and NotSaved."""

    async def release(self, table: str) -> None:
        """Give up a table, so that any process may claim it."""

    def listed(self) -> Iterable[TableInfo]:
        """The public tables of others."""


class NoPeers:
    """For a process that is alone."""

    async def claim(self, table: str) -> TableHandle | None:
        return None

    async def release(self, table: str) -> None:
        pass

    def listed(self) -> Iterable[TableInfo]:
        return ()
