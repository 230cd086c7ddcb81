"""The time to be ready for a deal, and the grace before somebody is voted out of a seat."""

import pytest

from paiju.server import limits
from paiju.server.client import Client, RequestRefused
from paiju.server.refusals import Code
from paiju.server.settings import Settings
from tests.server.fake_time import FakeTime
from tests.server.running import Running, in_loop, running

GAME = "jielong"


def ready_left(client: Client) -> int | None:
    assert client.info is not None
    return client.info.ready


async def waiting(server: Running, number: int, **wishes: object) -> list[Client]:
    """People whose session has begun, and nobody is ready."""
    people = await server.people(GAME, number, **wishes)
    await people[0].start()
    for client in people:
        await client.until(lambda client: client.is_awaited)
    return people


@in_loop
async def test_a_bot_stands_in_for_one_who_is_never_ready(database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time)) as server:
        ann, bo = await waiting(server, 2, seats=2)
        assert ready_left(ann) is None  # nobody waits for anybody yet
        await ann.ready()
        await bo.until(lambda bo: ready_left(bo) == 1000 * limits.READY_SECONDS)
        time.advance(limits.READY_SECONDS - 1)
        cy = await server.client()
        await cy.watch(ann.table)
        assert ready_left(cy) == 1000
        assert cy.info is not None
        assert not cy.info.seats[1].stand_in
        time.advance(1)
        await ann.until(lambda ann: ann.info is not None and ann.info.phase == "playing")
        assert ann.info is not None
        assert [seat.stand_in for seat in ann.info.seats] == [False, True]
        assert ready_left(ann) is None
        await bo.come_back()
        await ann.until(lambda ann: ann.info is not None and not ann.info.seats[1].stand_in)


@in_loop
async def test_whoever_is_ready_in_time_plays(database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time)) as server:
        ann, bo, cy = await waiting(server, 3, seats=3)
        await ann.ready()
        time.advance(limits.READY_SECONDS / 2)
        await bo.ready()
        time.advance(limits.READY_SECONDS / 2)
        await ann.until(lambda ann: ann.info is not None and ann.info.phase == "playing")
        assert ann.info is not None
        assert [seat.stand_in for seat in ann.info.seats] == [False, False, True]
        assert cy.seat == 2


@in_loop
async def test_one_who_plays_alone_has_no_such_clock(database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time)) as server:
        [ann] = await waiting(server, 1, bots=1, seats=2)
        time.advance(100 * limits.READY_SECONDS)
        await ann.ping()
        assert ready_left(ann) is None
        assert ann.is_awaited
        await ann.ready()
        await ann.until(lambda ann: ann.info is not None and ann.info.phase == "playing")


@in_loop
async def test_the_time_to_be_ready_runs_again_after_a_restart(database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time)) as server:
        ann, bo = await waiting(server, 2, seats=2)
        await ann.ready()
        await bo.until(lambda bo: ready_left(bo) is not None)
        tickets = [ann.ticket, bo.ticket]
        witness = ann.witness
        server.clients.clear()  # the server goes first: else the table would go on without bo
    async with running(database, Settings(time=time)) as server:
        ann, bo = [await server.client() for _ in range(2)]
        ann.witness = witness
        for client, ticket in ((bo, tickets[1]), (ann, tickets[0])):
            await client.resume(ticket)
        assert ready_left(ann) is None  # the deal was given up with the process that had committed to it
        await ann.ready()
        await ann.until(lambda ann: ready_left(ann) is not None)
        time.advance(limits.READY_SECONDS)
        await ann.until(lambda ann: ann.info is not None and ann.info.phase == "playing")


@in_loop
async def test_nobody_is_voted_out_within_the_grace(database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time)) as server:
        ann, bo, cy = await server.people(GAME, 3, seats=3)
        await ann.start()
        await cy.close()
        for client in (ann, bo):
            await client.until(lambda client: client.info is not None and not client.info.seats[2].present)
        time.advance(limits.GRACE_SECONDS - 0.1)
        for client in (ann, bo):
            with pytest.raises(RequestRefused) as refused:
                await client.vote_out(2)
            assert refused.value.code is Code.NOT_NOW
        time.advance(0.1)
        for client in (ann, bo):
            await client.until(lambda client: client.info is not None and client.info.seats[2].stand_in)
            await client.vote_out(2)
        await ann.until(lambda ann: ann.info is not None and ann.info.seats[2].kind == "bot")
