"""The parts of a process in a cluster, each without any other process."""

import asyncio
from typing import Any, cast

import pytest

from paiju.server import limits
from paiju.server.cluster.bus_messages import ClientLeft, ClientRequest, CloseClient
from paiju.server.cluster.cluster import Cluster
from paiju.server.cluster.remote_clients import RemoteClients
from paiju.server.cluster.remote_tables import UNREACHABLE
from paiju.server.refusals import Code, Refusal
from paiju.server.store.leases import Leases, LeaseState
from paiju.server.table.lobby import Lobby
from paiju.server.wire.client_messages import Advise
from paiju.server.wire.connection import GOING_AWAY
from tests.server.running import in_loop


class NotedLeases:
    """Leases in no database, which say what was asked of them."""

    def __init__(self) -> None:
        self.me = "ann"
        self.asked: list[str] = []

    def renew(self, remote: object = ()) -> LeaseState:
        self.asked.append("renew")
        return LeaseState(frozenset({self.me}), frozenset(), {})

    def claim(self, table: str) -> str | None:
        return {"ours": self.me, "theirs": "bo"}.get(table)

    def release_all(self) -> None:
        self.asked.append("release all")


class EmptyLobby:
    """A lobby without tables."""

    peers: object = None

    def running_table(self, table: str) -> None:
        return None


@in_loop
async def test_a_process_that_closes_releases_its_leases_although_its_bus_is_still_running(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "BUS_SECONDS", 0.05)
    leases, lobby = NotedLeases(), EmptyLobby()
    cluster = Cluster(cast(Lobby, lobby), cast(Leases, leases), "redis://127.0.0.1:1", b"key")
    await cluster.open()
    assert lobby.peers is cluster
    async with asyncio.timeout(60):
        await cluster.close()
    assert (leases.asked[0], leases.asked[-1]) == ("renew", "release all")


def test_a_client_of_another_process_that_is_not_known_is_told_to_come_back() -> None:
    sent: list[Any] = []

    def send(*message: object) -> bool:
        sent.append(message)
        return True

    clients = RemoteClients(lambda table: None, send)
    clients.take("bo", ClientLeft("t", 7))
    assert sent == []
    clients.take("bo", ClientRequest("t", 7, "visitor", Advise()))
    assert sent == [("bo", CloseClient(7, GOING_AWAY))]
    assert clients.processes() == set()


@in_loop
async def test_a_claimed_table_is_ours_or_somebody_elses_or_nobodys() -> None:
    cluster = Cluster(cast(Lobby, EmptyLobby()), cast(Leases, NotedLeases()), "redis://127.0.0.1:1", b"key")
    assert await cluster.claim("ours") is None
    for table, code in (("theirs", UNREACHABLE.code), ("nobody's", Code.UNKNOWN_TABLE)):
        with pytest.raises(Refusal) as refused:
            await cluster.claim(table)
        assert refused.value.code == code
