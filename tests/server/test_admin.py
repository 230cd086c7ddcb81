"""`paiju admin` beside a running server and without one."""

import asyncio
import json
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from paiju import cli
from paiju.server import limits
from paiju.server.settings import Settings
from paiju.server.store import Store
from paiju.server.store.records import DAY
from paiju.server.table.timers import milliseconds
from tests.server.running import LOOPBACK, Running, deal, in_loop, play_on, running

Admin = Callable[..., tuple[int, str]]
GAME = "jielong"


@pytest.fixture
def admin(database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs a command; its exit code and what it said."""

    def run(*arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["paiju", "admin", *arguments, "--db", database])
        monkeypatch.setenv("COLUMNS", "200")
        code = 0
        try:
            cli.main()
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        said = capsys.readouterr()
        return code, said.err if code == 2 else said.out

    return run


async def beside(command: Callable[[], tuple[int, str]]) -> tuple[int, str]:
    return await asyncio.to_thread(command)


async def played(server: Running) -> str:
    clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
    await deal(clients)
    await play_on(clients)
    return clients[0].table


def test_a_running_server_is_listed_shown_checked_and_copied(admin: Admin, database: str, tmp_path: Path) -> None:
    @in_loop
    async def look() -> None:
        async with running(database) as server:
            over = await played(server)
            [ann] = await server.people(GAME, 1, seats=2, bots=1)
            await deal([ann])
            code, listed = await beside(lambda: admin("list"))
            assert code == 0
            assert [line.split()[:4] for line in listed.splitlines()[1:]] == [
                [ann.table, GAME, "playing", "Ann,"],
                [over, GAME, "over", "Ann,"],
            ]
            code, shown = await beside(lambda: admin("show", ann.table))
            assert (code, "sat" in shown, "Ann" in shown, "dealt" in shown) == (0, True, True, True)
            assert await beside(lambda: admin("check")) == (0, shown_check(server.store, 2))
            assert (await beside(lambda: admin("backup", str(tmp_path / "copy.db"))))[0] == 0
            assert (await beside(lambda: admin("restore", str(tmp_path / "copy.db")))) == (
                2,
                f"paiju: {database}: another server has this database open\n",
            )
            assert "is there already" in (await beside(lambda: admin("backup", str(tmp_path / "copy.db"))))[1]

    look()
    assert oct((tmp_path / "copy.db").stat().st_mode)[-3:] == "600"


def shown_check(store: Store, tables: int) -> str:
    with store.database.connect() as connection:
        events = connection.value("SELECT count(*) FROM events")
    return f"{tables} tables with {events} events: {tables} whole, 0 damaged.\n"


@in_loop
async def test_a_copy_made_while_people_play_is_a_moment_of_the_game(database: str, tmp_path: Path) -> None:
    from paiju.server.store.copies import back_up, restore

    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 4})
        await deal(clients)
        playing = asyncio.create_task(play_on(clients))
        for number in range(3):
            await asyncio.to_thread(back_up, Path(database), tmp_path / f"copy{number}.db")
        await playing
        tickets = [client.ticket for client in clients]
    aside = restore(tmp_path / "copy1.db", Path(database))
    assert aside is not None
    async with running(database) as server:
        back = [await server.client() for _ in tickets]
        for client, ticket in zip(back, tickets, strict=True):
            await client.resume(ticket)
        await play_on(back)


@in_loop
async def test_a_running_server_closes_a_table_and_tells_its_people(admin: Admin, database: str) -> None:
    async with running(database) as server:
        [ann] = await server.people(GAME, 1, seats=2)
        said = await beside(lambda: admin("close", ann.table, "--reason", "the club closes"))
        assert said == (0, f"Table {ann.table} is closed.\n")
        await ann.until(lambda ann: ann.info is not None and ann.info.phase == "closed")
        assert "the club closes" in (await beside(lambda: admin("show", ann.table)))[1]
        assert (await beside(lambda: admin("close", ann.table)))[0] == 2
        assert (await beside(lambda: admin("close", "nowhere"))) == (2, "paiju: there is no table nowhere\n")


def test_without_a_server_a_table_is_closed_too(admin: Admin, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[str] = []

    @in_loop
    async def play() -> None:
        async with running(database) as server:
            tables.append(await played(server))

    play()
    monkeypatch.setattr(limits, "ORDER_WAIT_SECONDS", 0.1)
    assert admin("close", tables[0]) == (0, f"Table {tables[0]} is closed; no server had it at work.\n")
    assert admin("check")[0] == 0
    store = Store(database)
    assert store.live_tables() == []
    store.close()


def test_a_log_that_was_changed_is_found(admin: Admin, database: str) -> None:
    @in_loop
    async def play() -> None:
        async with running(database) as server:
            await played(server)
            await played(server)

    play()
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE events SET at = at + 1 WHERE rowid = 3")
    connection.close()
    code, said = admin("check")
    assert code == 1
    assert "1 whole, 1 damaged" in said
    assert "unreadable" in admin("list")[1]


def test_what_is_no_database_is_one_line(admin: Admin, database: str, tmp_path: Path) -> None:
    for command in (["list"], ["check"], ["show", "x"], ["close", "x"], ["backup", str(tmp_path / "copy")]):
        assert admin(*command) == (2, f"paiju: {database}: there is no such database\n")
    Path(database).write_text(json.dumps({}))
    for command in (["list"], ["backup", str(tmp_path / "copy")]):
        assert admin(*command)[0] == 2
    assert not (tmp_path / "copy").exists()


@in_loop
async def test_a_table_that_nobody_can_come_back_to_is_closed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SWEEP_AFTER_SECONDS", 0)
    monkeypatch.setattr(limits, "SWEEP_SECONDS", 0)
    later = [0]
    settings = Settings(trusted=LOOPBACK, now=lambda: milliseconds() + later[0])
    async with running(database, settings) as server:
        await server.people(GAME, 1)
    later[0] = 31 * DAY
    async with running(database, settings) as server:
        while server.store.live_tables():
            await asyncio.sleep(0.02)


def test_finished_sessions_are_kept_before_an_upgrade(admin: Admin, database: str) -> None:
    @in_loop
    async def play() -> None:
        async with running(database) as server:
            await played(server)

    play()
    assert admin("keep") == (0, "Sessions kept as data: 1; that could not be: 0.\n")
    assert admin("keep") == (0, "Sessions kept as data: 0; that could not be: 0.\n")
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE sessions SET body = x''")
        connection.execute("UPDATE events SET body = '{}' WHERE kind = 'played'")
    connection.close()
    code, said = admin("keep")
    assert (code, "cannot be read" in said) == (1, True)
