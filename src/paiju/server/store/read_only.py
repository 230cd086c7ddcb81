"""Reading a database while a server uses it: nothing is locked, nothing is written."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import quote

from sqlalchemy import Engine, create_engine, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from paiju.server.store import schema
from paiju.server.store.errors import CannotOpen
from paiju.server.store.opening import shown
from paiju.server.store.store import Store

Mode = Literal["ro", "rw"]


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
        self.engine, self._lock = _engine(where, "ro"), None

    def is_closed(self, table: str) -> bool:
        rows = schema.tables
        with self.engine.connect() as connection:
            return bool(connection.execute(select(rows.c.closed).where(rows.c.id == table)).scalar())

    def names(self) -> list[str]:
        """All tables that are named anywhere in the database, as far as it can be read."""
        found: set[str] = set()
        for column in (schema.tables.c.id, schema.events.c.table_id, schema.tickets.c.table_id):
            with contextlib.suppress(SQLAlchemyError), self.engine.connect() as connection:
                for name in connection.execute(select(column).distinct()).scalars():
                    found.add(name)
        return sorted(found)

    def summaries(self) -> Iterator[Summary]:
        """All tables, the most recently used first."""
        tables, events = schema.tables, schema.events
        last = func.max(events.c.at)
        wanted = (
            select(tables.c.id, tables.c.game, tables.c.closed, func.count(), last)
            .join(events, events.c.table_id == tables.c.id)
            .group_by(tables.c.id, tables.c.game, tables.c.closed)
            .order_by(last.desc())
        )
        with self.engine.connect() as connection:
            yield from (Summary(*row) for row in connection.execute(wanted))


class OrderStore(ReadOnlyStore):
    """A store to write orders to, while a server uses it."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.engine.dispose()
        self.engine = _engine(where, "rw")


def file_of(where: str) -> Path | None:
    """The file of a database, None where it is on a server."""
    if "://" in where and not where.startswith("sqlite:"):
        return None
    return Path(where.removeprefix("sqlite:///")).expanduser()


def connect_existing(path: Path, mode: Mode = "ro") -> sqlite3.Connection:
    """A connection to a file that is there; raises CannotOpen."""
    if not path.is_file():
        raise CannotOpen(f"{path}: there is no such database")
    return sqlite3.connect(f"file:{quote(str(path))}?mode={mode}", uri=True, check_same_thread=False)


def _engine(where: str, mode: Mode) -> Engine:
    path = file_of(where)
    if path is None:
        engine = create_engine(where.replace("postgresql://", "postgresql+psycopg://", 1), hide_parameters=True)
    else:
        connect_existing(path).close()
        engine = create_engine("sqlite://", creator=lambda: connect_existing(path, mode), hide_parameters=True)
    try:
        _check(engine, shown(where))
    except BaseException:
        engine.dispose()
        raise
    return engine


def _check(engine: Engine, name: str) -> None:
    try:
        with engine.connect() as connection:
            if schema.VERSION_TABLE not in inspect(connection).get_table_names():
                raise CannotOpen(f"{name}: this is no database of Paiju")
            found = connection.execute(text(f"SELECT version_num FROM {schema.VERSION_TABLE}")).scalar()  # noqa: S608
    except SQLAlchemyError as error:
        raise CannotOpen(f"{name}: {getattr(error, 'orig', None) or error}") from error
    if found != schema.REVISION:
        hint = (
            "start the server once to bring it up to date" if str(found) < schema.REVISION else "it is of a newer Paiju"
        )
        raise CannotOpen(f"{name}: its schema is {found}, this Paiju's {schema.REVISION}: {hint}")
