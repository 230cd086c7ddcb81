"""Every attack on the server in small: it is cut or refused by count, and an honest player goes on all the while."""

import asyncio

import pytest

from paiju.server import limits
from paiju.server.settings import Settings
from tests.attacks.assailants import ATTACKS, Assailant, attack
from tests.server.running import LOOPBACK, Running, in_loop, running

GAME = "jielong"
HONEST = Settings(trusted=LOOPBACK)  # attackers come from another address
MOST_MILLISECONDS = 1000  # until a flood is cut
SECONDS = 30.0  # for attacks that nobody ends
FLOODS = ("empty pings", "empty pongs", "empty fragments", "empty messages", "too many messages", "malformed frames")


async def beside_an_honest_player(server: Running, name: str, rounds: int) -> Assailant:
    [ann] = await server.people(GAME, 1)
    attacking = asyncio.create_task(attack(name, server.port, SECONDS, rounds))
    while not attacking.done():
        await ann.ping()
        await asyncio.sleep(0.01)
    for writer in attacking.result().held:
        writer.transport.abort()
    await ann.ping()
    return attacking.result()


@pytest.mark.parametrize("name", FLOODS)
@in_loop
async def test_a_flood_is_cut_every_time(database: str, name: str) -> None:
    async with running(database, HONEST) as server:
        done = await beside_an_honest_player(server, name, 3)
        assert done.counts["cut"] == 3
        assert done.counts["milliseconds until cut"] < 3 * MOST_MILLISECONDS
        assert server.process._app.state.guard.sockets == 1


@pytest.mark.parametrize(
    ("name", "limit"),
    [
        ("idle connections", "CONNECTIONS_OF_ADDRESS"),
        ("half handshakes", "CONNECTIONS_OF_ADDRESS"),
        ("idle sockets", "SOCKETS_OF_ADDRESS"),
    ],
)
@in_loop
async def test_one_address_holds_so_many_connections(
    database: str, monkeypatch: pytest.MonkeyPatch, name: str, limit: str
) -> None:
    monkeypatch.setattr(limits, limit, 8)
    async with running(database, HONEST) as server:
        done = await beside_an_honest_player(server, name, 30)
        assert len(server.process.server_state.connections) <= 1 + 8
        assert done.counts["rounds"] == 30


@in_loop
async def test_slow_readers_are_cut(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OF_ADDRESS", 8)
    async with running(database, HONEST) as server:
        done = await beside_an_honest_player(server, "slow readers", 20)
        assert done.counts["refused"] == 12


@in_loop
async def test_long_heads_are_cut(database: str) -> None:
    async with running(database, HONEST) as server:
        done = await beside_an_honest_player(server, "long heads", 5)
        assert done.counts["cut"] == 5


@in_loop
async def test_who_comes_and_goes_is_turned_away(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_AT_ONCE", 20)
    monkeypatch.setattr(limits, "CONNECTIONS_A_SECOND", 0)
    async with running(database, HONEST) as server:
        await beside_an_honest_player(server, "coming and going", 60)
        door = server.process._door
        assert not door.admits("127.0.0.2")
        assert door.admits("127.0.0.3")


def test_every_attack_has_its_test() -> None:
    others = {"idle connections", "half handshakes", "idle sockets", "slow readers", "long heads", "coming and going"}
    assert {*FLOODS, *others} == set(ATTACKS)


@in_loop
async def test_a_server_that_does_not_count_frames_is_found(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PARTIAL_FRAMES_AT_ONCE", 10**9)
    async with running(database, HONEST) as server:
        done = await attack("empty pongs", server.port, 0.5)
        assert done.counts["cut"] == 0
