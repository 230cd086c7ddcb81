"""Several processes: any of them serves any table, and whatever dies, stops or goes away, the game goes on."""

import asyncio
import contextlib
import signal
from collections.abc import Iterator

import pytest
import redis

from paiju.server.app import create_app
from paiju.server.client import Client, RequestRefused, fresh_nonce
from paiju.server.refusals import Code
from paiju.server.settings import Settings
from paiju.server.store.read_only import ReadOnlyStore
from paiju.server.store.store import Store
from paiju.server.wire.client_messages import Play
from paiju.server.wire.server_messages import SeatInfo
from tests.server.running import deal, in_loop, on_turn
from tests.server.scratch import ScratchPostgres, ScratchRedis
from tests.server.several import Player, Process, Several, check_log, connected, looking_on, parting


@pytest.fixture(scope="module")
def several(postgres: ScratchPostgres, redis: ScratchRedis) -> Iterator[Several]:
    processes = Several(postgres, redis)
    yield processes
    processes.close()


async def two_at_a_table(first: Process, second: Process, *others: Process) -> tuple[str, Player, Player]:
    """Ann sets up a table at the first process, which has it, and Bo comes by the second."""
    ann, bo = Player(first, second, *others), Player(second, *others)
    table = await ann.create(seats=2, options={"hands": 2})
    await bo.sit(table)
    assert ann.client is not None
    await ann.client.start()
    return table, ann, bo


async def play_until(players: tuple[Player, Player], moves: int) -> list[asyncio.Task[None]]:
    """Let them play, until each has made so many moves."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    while min(len(player.ledger) for player in players) < moves:
        await asyncio.sleep(0.01)
        for task in tasks:
            assert not task.done(), task.exception()
    return tasks


async def listed_seats(client: Client, table: str) -> list[SeatInfo]:
    return [seat for info in await client.tables() if info.table == table for seat in info.seats]


@in_loop
async def test_a_process_that_lets_people_in_can_be_reached_by_the_others(several: Several) -> None:
    store = Store(several.database, owner="newcomer")
    app = create_app(store, Settings(bus=several.redis.url, workers=0))
    async with app.router.lifespan_context(app):
        with redis.Redis.from_url(several.redis.url) as line:
            assert line.pubsub_channels("paiju:*:newcomer") != []
    store.close()


@in_loop
@parting
async def test_people_of_different_processes_play_a_session(several: Several) -> None:
    first, second, third = several.three()
    table, ann, bo = await two_at_a_table(first, second)
    onlooker = await looking_on(third, table)
    people = [("Ann", True), ("Bo", True)]
    while people != [(seat.name, seat.present) for seat in await listed_seats(onlooker, table)]:
        await asyncio.sleep(0.1)  # it is told with the next heartbeat
    await asyncio.gather(ann.play(), bo.play())
    onlooker = await looking_on(third, table)
    views = [client.view for client in (ann.client, bo.client, onlooker) if client]
    assert len({tuple(view.scores) for view in views if view}) == 1
    with pytest.raises(RequestRefused, match=Code.NOT_SEATED):
        await onlooker.start()
    with pytest.raises(RequestRefused, match=Code.UNKNOWN_TABLE):
        await onlooker.watch("nowhere")
    check_log(several, table, ann, bo)


@in_loop
@parting
async def test_the_game_goes_on_when_its_process_is_killed(several: Several) -> None:
    first, second, third = several.three()
    table, ann, bo = await two_at_a_table(first, second, third)
    tasks = await play_until((ann, bo), 3)
    first.end()
    await asyncio.gather(*tasks)
    check_log(several, table, ann, bo)


def processes(store: ReadOnlyStore) -> int:
    """How many have a row in the database."""
    with store.database.connect() as connection:
        count: int = connection.value("SELECT count(*) FROM processes")
        return count


@in_loop
@parting
async def test_a_process_that_ends_hands_its_tables_over_at_once(several: Several) -> None:
    first, second, third = several.three()
    table, ann, bo = await two_at_a_table(first, second, third)
    with contextlib.closing(ReadOnlyStore(several.database)) as store:
        while processes(store) < 3:  # the third may still be starting
            await asyncio.sleep(0.05)
        tasks = await play_until((ann, bo), 3)
        await asyncio.to_thread(first.end, signal.SIGTERM)
        assert processes(store) == 2
    await asyncio.gather(*tasks)
    check_log(several, table, ann, bo)


@in_loop
@parting
async def test_a_process_that_was_stopped_past_its_lease_does_no_harm(several: Several) -> None:
    first, second, third = several.three()
    ann, bo = Player(first), Player(second)
    table = await ann.create(seats=2, options={"hands": 1})
    await bo.sit(table)
    assert ann.client
    assert bo.client
    await deal([ann.client, bo.client])
    if on_turn([ann.client, bo.client]) is bo.client:
        assert bo.client.view
        sequence = await bo.client.play(bo.client.view.actions[0])
        await ann.client.until(lambda client: client.sequence >= sequence)
    stopped = ann.client
    assert stopped.view
    late = Play(fresh_nonce(), stopped.sequence, stopped.view.actions[-1])
    first.send(signal.SIGSTOP)
    answer = asyncio.create_task(stopped.act(late))
    elsewhere = Player(third)
    elsewhere.ticket = stopped.ticket
    players = asyncio.gather(elsewhere.play(), bo.play())
    while len(elsewhere.ledger) < 2:
        await asyncio.sleep(0.05)
    assert not answer.done()
    first.send(signal.SIGCONT)
    with pytest.raises((RequestRefused, ConnectionError)) as refusal:
        await answer
    assert getattr(refusal.value, "code", Code.NOT_SAVED) is Code.NOT_SAVED
    await players
    check_log(several, table, elsewhere, bo)
    again = await looking_on(first, table)
    assert again.info
    assert again.info.phase == "over"


@in_loop
@parting
async def test_a_bus_that_goes_away_and_comes_back(several: Several) -> None:
    first, second, _ = several.three()
    table, ann, bo = await two_at_a_table(first, second)
    tasks = await play_until((ann, bo), 3)
    several.redis.kill()
    while Code.UNREACHABLE not in bo.refusals:
        await asyncio.sleep(0.05)
    assert ann.client
    await ann.client.ping()
    several.redis.start()
    await asyncio.gather(*tasks)
    check_log(several, table, ann, bo)


@in_loop
@parting
async def test_a_database_that_goes_away_and_comes_back(several: Several) -> None:
    first, second, _ = several.three()
    table, ann, bo = await two_at_a_table(first, second)
    tasks = await play_until((ann, bo), 3)
    several.postgres.stop()
    try:
        while Code.NOT_SAVED not in ann.refusals + bo.refusals:
            await asyncio.sleep(0.05)
        newcomer = await connected(second.url)
        with pytest.raises(RequestRefused, match=Code.NOT_SAVED):
            await newcomer.watch(table)
    finally:
        several.postgres.start()
    await asyncio.gather(*tasks)
    check_log(several, table, ann, bo)
