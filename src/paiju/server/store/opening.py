"""Opening a database: which one, whether it is ours, whether another server has it, and its schema."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Protocol, cast

from platformdirs import user_data_path

from paiju.server import limits
from paiju.server.store import migrations
from paiju.server.store.database import Connection, Database, DriverConnection
from paiju.server.store.errors import CannotOpen, DatabaseError

SQLITE_HEAD = b"SQLite format 3\x00"
SERVER = re.compile(r"postgres(ql)?(\+psycopg)?://")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
LOCK_SCHEMA = "SELECT pg_advisory_xact_lock(hashtext('paiju schema'))"
LOCK_ALONE = "SELECT pg_try_advisory_lock(hashtext('paiju server'))"
LOCK_SHARED = "SELECT pg_try_advisory_lock_shared(hashtext('paiju server'))"
UNLOCK = "SELECT pg_advisory_unlock_all()"
SECONDS = int(limits.DATABASE_SECONDS)
TIMEOUTS: dict[str, Any] = {"connect_timeout": SECONDS, "tcp_user_timeout": 1000 * SECONDS}


class Lock(Protocol):
    """Keeps other servers from a database until it is closed."""

    def close(self) -> None: ...


class ServerLock:
    """The lock that a connection to PostgreSQL holds: given back when it is closed, and not some moments after it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def close(self) -> None:
        with contextlib.suppress(DatabaseError):  # a database that is gone holds no lock
            self._connection.execute(UNLOCK)
        self._connection.close()


def default_database() -> str:
    """The database of this user, unless PAIJU_DB names another; the folder of the user's own is made."""
    if named := os.environ.get("PAIJU_DB"):
        return named
    folder = user_data_path("paiju", appauthor=False)
    with contextlib.suppress(OSError):  # said when the file is opened
        folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "paiju.db")


def missing_folder(where: str) -> Path | None:
    """The folder that a database file would lie in, where there is none; None for one that is there, and for a URL."""
    if "://" in where and not where.startswith("sqlite:"):
        return None
    folder = Path(where.removeprefix("sqlite:///")).expanduser().parent
    return None if folder.is_dir() else folder


def open_database(where: str, is_alone: bool = True) -> tuple[Database, Lock]:
    """A database named by URL or by file, and the lock on it; raises CannotOpen."""
    if "://" in where and not where.startswith("sqlite:"):
        database = server_database(where)
        _prepare(database, shown(where))
        return database, _lock_server(database, shown(where), is_alone)
    path = Path(where.removeprefix("sqlite:///")).expanduser()
    lock = lock_file(path)
    try:
        _check_file(path)
        database = sqlite_database(path, partial(_connect_to_file, path))
        _prepare(database, str(path))
    except BaseException:
        lock.close()
        raise
    return database, lock


def shown(where: str) -> str:
    """The name of a database as it may be printed."""
    hidden = re.sub(r"(://[^:/@]*):.*@", r"\1:***@", where)
    return re.sub(r"(password=)[^&]*", r"\1***", hidden)


def sqlite_database(path: Path, connect: Callable[[], sqlite3.Connection]) -> Database:
    return Database("sqlite", sqlite3, cast(Callable[[], DriverConnection], connect), path)


def connect_file(uri: str) -> sqlite3.Connection:
    """A connection that leaves transactions to us; threads take turns with it."""
    return sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)


def _connect_to_file(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def server_database(url: str) -> Database:
    """A database on a PostgreSQL server; raises CannotOpen for another kind of server."""
    try:
        if not SERVER.match(url):
            raise CannotOpen(f"{shown(url)}: Paiju takes a file or postgresql://…")
        import psycopg
    except ModuleNotFoundError as error:
        raise CannotOpen(f"{shown(url)}: {error}; PostgreSQL needs the extra `postgres`") from error
    return Database("postgresql", psycopg, partial(_connect_to_server, SERVER.sub("postgresql://", url)))


def _connect_to_server(url: str) -> DriverConnection:
    """A process that is stopped in the middle of a commit must not hold up others for long."""
    from paiju.server.store.answering import AnsweringConnection

    connection = AnsweringConnection.connect(url, autocommit=True, **TIMEOUTS)
    for setting in ("idle_in_transaction_session_timeout", "lock_timeout", "statement_timeout"):
        connection.execute(f"SET {setting} = '{SECONDS}s'")
    return cast(DriverConnection, connection)


def _lock_server(database: Database, name: str, is_alone: bool) -> Lock:
    """A connection whose lock says that a server has the database, alone or shared with the others of a cluster."""
    lock = database.new_connection()
    if not lock.value(LOCK_ALONE if is_alone else LOCK_SHARED):
        lock.close()
        database.close()
        raise CannotOpen(f"{name}: another server has this database open; several need --bus, all of them")
    return ServerLock(lock)


def lock_file(path: Path) -> Lock:
    """Keep every other server from a database file until the lock is closed; raises CannotOpen."""
    import fcntl  # not on Windows, where PostgreSQL serves

    try:
        if folder := missing_folder(str(path)):
            raise CannotOpen(f"{path}: there is no folder {folder}; make it first (mkdir -p {folder})")
        lock = open(f"{path}.lock", "w")  # noqa: SIM115 held as long as the store is open
    except OSError as error:
        raise CannotOpen(f"{path}: {error.strerror}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise CannotOpen(f"{path}: another server has this database open") from error
    return lock


def _check_file(path: Path) -> None:
    try:
        head = _first_bytes(path, len(SQLITE_HEAD)) if path.exists() else b""
    except OSError as error:
        raise CannotOpen(f"{path}: {error.strerror}") from error
    if head and head != SQLITE_HEAD:
        raise CannotOpen(f"{path}: this is no database of Paiju")


def _first_bytes(path: Path, size: int) -> bytes:
    with path.open("rb", buffering=0) as file:
        return file.read(size)


def _prepare(database: Database, name: str) -> None:
    try:
        with database.begin() as connection:
            if connection.kind == "postgresql":
                connection.execute(LOCK_SCHEMA)
            if (revision := _revision(connection, name)) != migrations.REVISION:
                migrations.migrate(connection, revision)
            connection.execute(migrations.TOUCH)  # can it write?
    except DatabaseError as error:
        database.close()
        raise CannotOpen(f"{name}: {error}") from error
    except CannotOpen:
        database.close()
        raise


def _revision(connection: Connection, name: str) -> str | None:
    """The revision of a database of ours, None for an empty one; raises CannotOpen for any other."""
    there = migrations.tables_there(connection)
    if migrations.VERSION_TABLE not in there:
        is_shared = connection.kind != "sqlite"
        if there & migrations.TABLE_NAMES if is_shared else there:
            raise CannotOpen(f"{name}: this database belongs to another program")
        return None
    revision = connection.value(migrations.FIND)
    if revision not in migrations.MIGRATIONS:
        newest = migrations.REVISION
        raise CannotOpen(f"{name}: this database is of a newer Paiju (schema {revision}, known up to {newest})")
    return str(revision)
