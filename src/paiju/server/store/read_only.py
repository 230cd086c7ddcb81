"""Reading a database while a server uses it: nothing is locked, nothing is written."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import quote

from paiju.server.store import migrations
from paiju.server.store.database import Database
from paiju.server.store.errors import CannotOpen, DatabaseError
from paiju.server.store.opening import connect_file, server_database, shown, sqlite_database
from paiju.server.store.store import Store

Mode = Literal["ro", "rw"]

CLOSED = "SELECT closed FROM tables WHERE id = ?"
NAMES = (
    "SELECT id FROM tables",
    "SELECT DISTINCT table_id FROM events",
    "SELECT DISTINCT table_id FROM tickets",
)
SUMMARIES = (
    "SELECT tables.id, tables.game, tables.closed, count(*), max(events.at) AS last "
    "FROM tables JOIN events ON events.table_id = tables.id "
    "GROUP BY tables.id, tables.game, tables.closed ORDER BY last DESC"
)


@dataclass(frozen=True)
class Summary:
    """What the database says of a table without its log being read."""

    id: str
    game: str
    is_closed: bool
    events: int
    last_at: int  # milliseconds since 1970


class ReadOnlyStore(Store):
    """A store that is only read."""

    def __init__(self, where: str) -> None:
        self.owner = None
        self._set_up_writing()
        self.database, self._lock = _database(where, "ro"), None

    def is_closed(self, table: str) -> bool:
        with self.database.connect() as connection:
            return bool(connection.value(CLOSED, (table,)))

    def names(self) -> list[str]:
        """All tables that are named anywhere in the database, as far as it can be read."""
        found: set[str] = set()
        for names in NAMES:
            with contextlib.suppress(DatabaseError), self.database.connect() as connection:
                found.update(connection.values(names))
        return sorted(found)

    def summaries(self) -> list[Summary]:
        """All tables, the most recently used first."""
        with self.database.connect() as connection:
            rows = connection.execute(SUMMARIES)
        return [Summary(table, game, bool(closed), events, last) for table, game, closed, events, last in rows]


class OrderStore(ReadOnlyStore):
    """A store to write orders to, while a server uses it."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.database.close()
        self.database = _database(where, "rw")


def file_of(where: str) -> Path | None:
    """The file of a database, None where it is on a server."""
    if "://" in where and not where.startswith("sqlite:"):
        return None
    return Path(where.removeprefix("sqlite:///")).expanduser()


def connect_existing(path: Path, mode: Mode = "ro") -> sqlite3.Connection:
    """A connection to a file that is there; raises CannotOpen."""
    if not path.is_file():
        raise CannotOpen(f"{path}: there is no such database")
    return connect_file(f"file:{quote(str(path))}?mode={mode}")


def _database(where: str, mode: Mode) -> Database:
    path = file_of(where)
    if path is None:
        database = server_database(where)
    else:
        connect_existing(path).close()
        database = sqlite_database(path, lambda: connect_existing(path, mode))
    try:
        _check(database, shown(where))
    except BaseException:
        database.close()
        raise
    return database


def _check(database: Database, name: str) -> None:
    try:
        with database.connect() as connection:
            if migrations.VERSION_TABLE not in migrations.tables_there(connection):
                raise CannotOpen(f"{name}: this is no database of Paiju")
            found = connection.value(migrations.FIND)
    except DatabaseError as error:
        raise CannotOpen(f"{name}: {error}") from error
    if found != migrations.REVISION:
        is_older = str(found) < migrations.REVISION
        hint = "start the server once to bring it up to date" if is_older else "it is of a newer Paiju"
        raise CannotOpen(f"{name}: its schema is {found}, this Paiju's {migrations.REVISION}: {hint}")
