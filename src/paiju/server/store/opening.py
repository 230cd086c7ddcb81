"""Opening a database: which one, whether it is ours, whether another server has it, and its schema."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any, Protocol, cast

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from paiju.server import limits
from paiju.server.store.errors import CannotOpen
from paiju.server.store.schema import REVISION, VERSION_TABLE, metadata

SQLITE_HEAD = b"SQLite format 3\x00"
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK_SCHEMA = text("SELECT pg_advisory_xact_lock(hashtext('paiju schema'))")
LOCK_ALONE = text("SELECT pg_try_advisory_lock(hashtext('paiju server'))")
LOCK_SHARED = text("SELECT pg_try_advisory_lock_shared(hashtext('paiju server'))")
UNLOCK = text("SELECT pg_advisory_unlock_all()")
TIMEOUTS = {"connect_timeout": int(limits.DATABASE_SECONDS), "tcp_user_timeout": int(1000 * limits.DATABASE_SECONDS)}


class Lock(Protocol):
    """Keeps other servers from a database until it is closed."""

    def close(self) -> None: ...


class ServerLock:
    """The lock that a connection to PostgreSQL holds: given back when it is closed, and not some moments after it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def close(self) -> None:
        with contextlib.suppress(SQLAlchemyError):  # a database that is gone holds no lock
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


def open_database(where: str, is_alone: bool = True) -> tuple[Engine, Lock]:
    """The engine of a database named by URL or by file, and the lock on it; raises CannotOpen."""
    if "://" in where and not where.startswith("sqlite:"):
        return _open_server(where, is_alone)
    path = Path(where.removeprefix("sqlite:///")).expanduser()
    lock = lock_file(path)
    try:
        _check_file(path)
        engine = create_engine(f"sqlite:///{path}", hide_parameters=True, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", _set_up_sqlite)
        _prepare(engine, str(path))
    except BaseException:
        lock.close()
        raise
    return engine, lock


def shown(where: str) -> str:
    """The name of a database as it may be printed."""
    try:
        return make_url(where).render_as_string(hide_password=True) if "://" in where else where
    except ArgumentError:
        return "the database"


def _open_server(url: str, is_alone: bool) -> tuple[Engine, Lock]:
    try:
        address = url.replace("postgresql://", "postgresql+psycopg://", 1)
        engine = create_engine(address, pool_pre_ping=True, hide_parameters=True, connect_args=TIMEOUTS)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise CannotOpen(f"{shown(url)}: {error}; Paiju takes a file or postgresql://… (extra `postgres`)") from error
    event.listen(engine, "do_connect", _connect_to_postgres)
    event.listen(engine, "connect", _set_up_postgres)
    _prepare(engine, shown(url))
    return engine, _lock_server(engine, shown(url), is_alone)


def _lock_server(engine: Engine, name: str, is_alone: bool) -> Lock:
    """A connection whose lock says that a server has the database, alone or shared with the others of a cluster."""
    lock = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    if not lock.execute(LOCK_ALONE if is_alone else LOCK_SHARED).scalar():
        lock.close()
        engine.dispose()
        raise CannotOpen(f"{name}: another server has this database open; several need --bus, all of them")
    return ServerLock(lock)


def _set_up_sqlite(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _connect_to_postgres(_: object, __: object, given: list[Any], named: dict[str, Any]) -> DBAPIConnection:
    from paiju.server.store.answering import AnsweringConnection  # needs the extra `postgres`

    return cast(DBAPIConnection, AnsweringConnection.connect(*given, **named))


def _set_up_postgres(connection: DBAPIConnection, _: object) -> None:
    """A process that is stopped in the middle of a commit must not hold up others for long."""
    cursor = connection.cursor()
    for setting in ("idle_in_transaction_session_timeout", "lock_timeout", "statement_timeout"):
        cursor.execute(f"SET {setting} = '{int(limits.DATABASE_SECONDS)}s'")
    cursor.close()
    connection.commit()


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


def _prepare(engine: Engine, name: str) -> None:
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(LOCK_SCHEMA)
            if _revision(connection, name) != REVISION:
                _migrate(connection)
            connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))  # noqa: S608 can it write?
    except SQLAlchemyError as error:
        engine.dispose()
        raise CannotOpen(f"{name}: {getattr(error, 'orig', None) or error}") from error
    except CannotOpen:
        engine.dispose()
        raise


def _revision(connection: Connection, name: str) -> str | None:
    """The revision of a database of ours, None for an empty one; raises CannotOpen for any other."""
    there = set(inspect(connection).get_table_names())
    if VERSION_TABLE not in there:
        is_shared = connection.dialect.name != "sqlite"
        if there & set(metadata.tables) if is_shared else there:
            raise CannotOpen(f"{name}: this database belongs to another program")
        return None
    revision = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()  # noqa: S608 a constant
    if revision not in _known_revisions(revision):
        raise CannotOpen(f"{name}: this database is of a newer Paiju (schema {revision}, known up to {REVISION})")
    return str(revision)


def _known_revisions(revision: object) -> list[str]:
    if revision == REVISION:
        return [REVISION]
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
