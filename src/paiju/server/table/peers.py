"""The tables that this process does not have: none, unless there are other processes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from paiju.server.wire.connection import TableHandle
from paiju.server.wire.protocol import TableInfo


class Peers(Protocol):
    """Other processes that serve the same tables."""

    async def claim(self, table: str) -> TableHandle | None:
        """The way to a table that another process has, None where it is ours now; raises a Refusal and NotSaved."""

    async def release(self, table: str) -> None:
        """Have a table no longer."""

    def listed(self) -> Iterable[TableInfo]:
        """The public tables of others."""


class NoPeers:
    """A process that is alone."""

    async def claim(self, table: str) -> TableHandle | None:
        return None

    async def release(self, table: str) -> None:
        pass

    def listed(self) -> Iterable[TableInfo]:
        return ()
