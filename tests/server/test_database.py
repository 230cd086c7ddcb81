"""Connections to a database: who has one, what becomes of one that failed, and that a transaction is all or nothing."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paiju.server import limits
from paiju.server.store import Store
from paiju.server.store.database import Connection, Database
from paiju.server.store.errors import DatabaseError, IntegrityError

INSERT = "INSERT INTO server (name, value) VALUES (?, ?)"
NAMES = "SELECT name FROM server ORDER BY name"


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        url = str(tmp_path / "paiju.db")
    else:
        new_database: Callable[[str], str] = request.getfixturevalue("postgres")
        url = new_database(f"d{abs(hash(request.node.name))}")
    opened = Store(url)
    yield opened
    opened.close()


def names(database: Database) -> list[str]:
    with database.connect() as connection:
        return connection.values(NAMES)


def leave_halfway(connection: Connection) -> None:
    connection.execute(INSERT, ("d", b"5"))
    raise ZeroDivisionError


def test_a_transaction_is_all_or_nothing(store: Store) -> None:
    with store.database.begin() as connection:
        connection.execute_many(INSERT, [("a", b"1"), ("b", b"2")])
    with pytest.raises(IntegrityError), store.database.begin() as connection:
        connection.execute_many(INSERT, [("c", b"3"), ("a", b"4")])
    with pytest.raises(ZeroDivisionError), store.database.begin() as connection:
        leave_halfway(connection)
    assert names(store.database) == ["a", "b"]


def test_a_statement_outside_a_transaction_is_kept_at_once(store: Store) -> None:
    with store.database.connect() as connection:
        connection.execute(INSERT, ("a", b"1"))
        assert names(store.database) == ["a"]


def test_a_connection_is_used_again_unless_it_failed(store: Store) -> None:
    def used() -> Connection:
        with store.database.connect() as connection:
            return connection

    first = used()
    assert used() is first
    with pytest.raises(DatabaseError), store.database.connect() as connection:
        connection.execute("SELECT nothing FROM nowhere")
    assert used() is not first


def test_only_so_many_are_in_use_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "DATABASE_SECONDS", 0.05)
    monkeypatch.setattr(store.database, "_places", threading.BoundedSemaphore(1))
    with store.database.connect(), pytest.raises(DatabaseError, match="in use"), store.database.connect():
        pass
    assert names(store.database) == []


def test_a_connection_that_the_server_has_closed_is_replaced(postgres: Callable[[str], str]) -> None:
    store = Store(postgres("closed"))
    with store.database.connect() as connection:
        with store.database.connect() as other:
            pid = other.value("SELECT pg_backend_pid()")
        connection.execute("SELECT pg_terminate_backend(?)", (pid,))
    with store.database.connect() as first, store.database.connect() as second:
        assert pid not in (first.value("SELECT pg_backend_pid()"), second.value("SELECT pg_backend_pid()"))
    store.close()
