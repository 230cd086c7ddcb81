"""The store: what it opens, what it refuses, and that a commit is all or nothing."""

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

import pytest

from paiju.server import limits
from paiju.server.client import Client, RequestRefused
from paiju.server.refusals import Code
from paiju.server.store import Batch, CannotOpen, Store
from paiju.server.store.database import Connection
from paiju.server.store.errors import AlreadyStored
from paiju.server.store.events import GENESIS, Created, Event, next_event
from paiju.server.store.migrations import VERSION_TABLE
from paiju.server.store.records import SealedDeal, StoredHand, TableRow, Ticket
from paiju.server.store.writer import Writer
from tests.server.running import deal, first_action, in_loop, on_turn, play_on, running

SETUP = Created("jielong", 1, 2, {"hands": 1}, 0, "good", True, False, True, "c0")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "paiju.db")
    new_database: Callable[[str], str] = request.getfixturevalue("postgres")
    return new_database(f"t{abs(hash(request.node.name))}")


def batch(table: str, event: Event | None = None) -> Batch:
    first = event or next_event(GENESIS, 1, 5, SETUP, nonce="n" * 8)
    row = TableRow(table, "jielong", True, False, "visitor", table, 5)
    sealed = SealedDeal((1, 0, 0), b"s" * 32, "c0")
    return Batch(table, [first], row, deal=sealed, ticket=Ticket(table.encode(), table, 0, 99))


def test_what_is_written_is_read_again_and_after_a_restart(url: str) -> None:
    store = Store(url)
    written = batch("a")
    store.write([written])
    store.close()
    store = Store(url)
    stored = store.load("a")
    assert stored is not None
    assert (stored.events, stored.secrets) == (written.events, {(1, 0, 0): b"s" * 32})
    assert stored.tickets == [written.ticket]
    assert store.load("b") is None
    assert store.live_tables() == ["a"]
    assert store.table_created_by("visitor", "a") == "a"
    assert store.table_created_by("visitor", "b") is None
    store.write([Batch("a", closes=True, spent=stored.tickets)])
    assert store.live_tables() == []
    again = store.load("a")
    assert again is not None
    assert again.tickets == []
    store.close()


def test_the_last_hand_is_of_the_last_session(url: str) -> None:
    store = Store(url)
    store.write([batch("a")])

    def last_hand() -> tuple[int, int]:
        stored = store.load_recent("a")
        assert stored is not None
        return stored.last_hand

    assert last_hand() == (0, 0)
    for place in ((1, 1), (1, 4), (2, 3), (2, 2)):
        store.write([Batch("a", hands=[StoredHand(*place, b"as it was")])])
    assert last_hand() == (2, 3)
    assert (store.last_hand_of("a", 1), store.last_hand_of("a", 3)) == (4, 0)
    store.close()


def test_the_signing_key_stays(url: str) -> None:
    store = Store(url)
    key = store.signing_key()
    store.close()
    store = Store(url)
    assert store.signing_key() == key
    store.close()


def test_a_newer_database_is_refused(url: str) -> None:
    store = Store(url)
    with store.database.connect() as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")  # noqa: S608 a constant
    store.close()
    with pytest.raises(CannotOpen, match="newer Paiju"):
        Store(url)


def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("not a database")
    with pytest.raises(CannotOpen, match="no database of Paiju"):
        Store(str(note))
    assert note.read_text() == "not a database"
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    connection.close()
    with pytest.raises(CannotOpen, match="another program"):
        Store(str(other))
    with pytest.raises(CannotOpen, match="directory"):
        Store(str(tmp_path))


def test_of_a_file_only_the_head_is_read(tmp_path: Path) -> None:
    """A file that claims to be a database is as long as a disk: reading all of it would end in a MemoryError."""
    huge = tmp_path / "huge.db"
    huge.write_bytes(b"no database at all")
    os.truncate(huge, 1 << 40)  # a hole, which takes no room
    with pytest.raises(CannotOpen, match="no database of Paiju"):
        Store(str(huge))


def test_two_servers_on_one_database_are_refused(url: str) -> None:
    store = Store(url)
    with pytest.raises(CannotOpen, match="another server"):
        Store(url)
    store.close()
    Store(url).close()


def test_several_servers_share_a_database_with_none_that_is_alone(postgres: Callable[[str], str]) -> None:
    url = postgres("shared")
    first, second = Store(url, "first"), Store(url, "second")
    with pytest.raises(CannotOpen, match="several need --bus"):
        Store(url)
    first.close()
    second.close()
    for _ in range(20):  # whoever closes it has given it back
        Store(url).close()


def test_a_bad_address_is_refused_without_its_password() -> None:
    for url in (
        "oracle://scott:tiger@localhost/x",
        "postgresql://scott:tiger@127.0.0.1:1/x",
        "postgresql://scott:a/b:tiger@127.0.0.1:1/x",
        "postgresql://127.0.0.1:1/x?user=scott&password=tiger",
    ):
        with pytest.raises(CannotOpen) as refusal:
            Store(url)
        assert "tiger" not in str(refusal.value)


@in_loop
async def test_many_batches_share_a_commit_and_a_bad_one_harms_no_other(url: str) -> None:
    store = Store(url)
    write, commits = store.write, list[int]()

    def write_counted(batches: Collection[Batch]) -> None:
        commits.append(len(batches))
        write(batches)

    store.write = write_counted  # type: ignore[method-assign]
    writer = Writer(store)
    wanted = [writer.commit(batch(f"t{number}")) for number in range(100)]
    await asyncio.gather(*wanted)
    assert len(commits) < 50
    outcomes = await asyncio.gather(
        writer.commit(batch("good")), writer.commit(batch("t5")), writer.commit(batch("fine")), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), AlreadyStored, type(None)]
    await writer.stop()
    assert len(store.live_tables()) == 102
    store.close()


@in_loop
async def test_a_commit_waits_a_moment_after_the_one_before_and_the_first_does_not(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "COMMIT_SECONDS", 2.0)
    store = Store(url)
    writer = Writer(store)
    begun = time.monotonic()
    await writer.commit(batch("a"))
    assert time.monotonic() - begun < 2.0
    await asyncio.gather(*(writer.commit(batch(f"t{number}")) for number in range(3)))
    assert time.monotonic() - begun >= 2.0
    await writer.stop()
    store.close()


@in_loop
async def test_a_commit_holds_so_many_batches_and_no_more(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BATCHES_A_COMMIT", 3)
    store = Store(url)
    write, are_queued, sizes = store.write, threading.Event(), list[int]()

    def write_when_all_are_queued(batches: Collection[Batch]) -> None:
        are_queued.wait()
        sizes.append(len(batches))
        write(batches)

    store.write = write_when_all_are_queued  # type: ignore[method-assign]
    writer = Writer(store)
    waiting = [asyncio.ensure_future(writer.commit(batch(f"t{number}"))) for number in range(10)]
    await asyncio.sleep(0)  # each has queued its batch
    are_queued.set()
    await asyncio.gather(*waiting)
    assert max(sizes) == 3
    assert sum(sizes) == 10
    await writer.stop()
    store.close()


@in_loop
async def test_what_is_queued_is_written_before_the_writer_has_stopped(url: str) -> None:
    store = Store(url)
    write = store.write

    def write_slowly(batches: Collection[Batch]) -> None:
        time.sleep(0.1)
        write(batches)

    store.write = write_slowly  # type: ignore[method-assign]
    writer = Writer(store)
    waiting = [asyncio.ensure_future(writer.commit(batch(f"t{number}"))) for number in range(20)]
    await asyncio.sleep(0)
    await writer.stop()
    assert len(store.live_tables()) == 20
    await asyncio.gather(*waiting)
    store.close()


@in_loop
async def test_a_session_is_played_on_either_database(url: str) -> None:
    async with running(url) as server:
        clients = await server.people("jielong", 2, seats=2, options={"hands": 1})
        await deal(clients)
        await play_on(clients)
        tickets = [client.ticket for client in clients]
    async with running(url) as server:
        client = await server.client()
        await client.resume(tickets[1])
        assert client.info is not None
        assert client.info.phase == "over"


@contextlib.contextmanager
def disk_of(pages: int) -> Iterator[None]:
    """Every transaction sees a disk of so many pages."""
    transaction = Connection.transaction

    @contextlib.contextmanager
    def limited(self: Connection) -> Iterator[Connection]:
        self.execute(f"PRAGMA max_page_count = {pages}")
        with transaction(self) as connection:
            yield connection

    Connection.transaction = limited  # type: ignore[method-assign]
    try:
        yield
    finally:
        Connection.transaction = transaction  # type: ignore[method-assign]


@in_loop
async def test_a_full_disk_refuses_moves_and_loses_none(database: str) -> None:
    async with running(database) as server:
        clients = await server.people("jielong", 2, seats=2, options={"hands": 8})
        await deal(clients)
        with disk_of(1):
            refusal = await play_until_refused(clients)
        assert refusal.code is Code.NOT_SAVED
        before = [client.view for client in clients]
        with disk_of(1_000_000):
            for client in clients:
                await client.ping()
            assert [client.view for client in clients] == before
            player = on_turn(clients)
            await player.play(first_action(player.view) if player.view else "")
            await play_on(clients, hands=1)


async def play_until_refused(clients: list[Client]) -> RequestRefused:
    while True:
        player = on_turn(clients)
        try:
            sequence = await player.play(first_action(player.view) if player.view else "")
        except RequestRefused as refusal:
            return refusal
        for client in clients:
            await client.until(lambda client, due=sequence: client.sequence >= due)  # type: ignore[misc]
