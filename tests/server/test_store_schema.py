"""The schema of the database: made from nothing, and from every revision before it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from paiju.server.store import Store
from paiju.server.store.database import Connection
from paiju.server.store.migrations import FIND, MIGRATIONS, REVISION, TABLE_NAMES

OLDER = Path(__file__).parent / "older"
COLUMNS = (
    "SELECT table_name, column_name, data_type, character_maximum_length, is_nullable, column_default "
    "FROM information_schema.columns WHERE table_schema = current_schema()"
)
INDEXES = "SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = current_schema()"
KEYS = "SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid > 0"
PRAGMAS = ("table_info", "foreign_key_list", "index_list")


def older(kind: str, revision: str) -> list[str]:
    """The statements that a Paiju of this revision ran on a new database."""
    text = (OLDER / f"{kind}.sql").read_text(encoding="utf-8")
    return text.split(f"-- {int(revision) + 1:04}")[0].split(";")[:-1]


def schema_of(connection: Connection) -> set[object]:
    if connection.kind == "postgresql":
        rows = [row for query in (COLUMNS, INDEXES, KEYS) for row in connection.execute(query)]
        return {tuple(row) for row in rows if row[0] in TABLE_NAMES}
    there = {(name, *row) for name in TABLE_NAMES for pragma in PRAGMAS for row in rows_of(connection, pragma, name)}
    indexes = connection.values("SELECT name FROM sqlite_master WHERE type = 'index'")
    return there | {(name, *row) for name in indexes for row in rows_of(connection, "index_info", name)}


def rows_of(connection: Connection, pragma: str, name: str) -> list[tuple[object, ...]]:
    return connection.execute(f"PRAGMA {pragma}({name})")


def new_file(file: Path, revision: str) -> str:
    connection = sqlite3.connect(file)
    connection.executescript(";".join(older("sqlite", revision)))
    connection.execute("INSERT INTO server VALUES ('signing_key', x'01')")
    connection.commit()
    connection.close()
    return str(file)


def new_on_server(url: str, revision: str) -> str:
    import psycopg

    with psycopg.connect(url) as connection:
        for statement in older("postgresql", revision):
            connection.execute(statement.encode())
        connection.execute("INSERT INTO server VALUES ('signing_key', decode('01', 'hex'))")
    return url


def check(old: str, new: str) -> None:
    before, fresh = Store(old), Store(new)
    try:
        assert before.signing_key() == b"\x01"
        with before.database.connect() as connection, fresh.database.connect() as another:
            assert connection.values(FIND) == [REVISION]
            assert schema_of(connection) == schema_of(another)
            assert len(schema_of(connection)) > 60
    finally:
        before.close()
        fresh.close()


@pytest.mark.parametrize("revision", MIGRATIONS)
def test_an_older_database_file_is_brought_up_to_date(revision: str, tmp_path: Path) -> None:
    check(new_file(tmp_path / "old.db", revision), str(tmp_path / "new.db"))


@pytest.mark.parametrize("revision", MIGRATIONS)
def test_an_older_database_on_a_server_is_brought_up_to_date(revision: str, postgres: Callable[[str], str]) -> None:
    check(new_on_server(postgres(f"old{revision}"), revision), postgres(f"new{revision}"))
