"""A database as the store uses it: SQLite through Python itself, PostgreSQL through psycopg.

Statements are the same for both and have a `?` for every parameter. What fails raises DatabaseError.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, Protocol

from paiju.server import limits
from paiju.server.store.errors import DatabaseError, IntegrityError

Kind = Literal["sqlite", "postgresql"]
Parameters = Sequence[object]

BEGIN = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "BEGIN"}


class Cursor(Protocol):
    """What both drivers have of a cursor."""

    description: Any

    def execute(self, statement: str, parameters: Parameters, /) -> object: ...
    def executemany(self, statement: str, rows: Sequence[Parameters], /) -> object: ...
    def fetchall(self) -> list[Any]: ...


class DriverConnection(Protocol):
    """What both drivers have of a connection, which commits every statement by itself."""

    def cursor(self) -> Cursor: ...
    def close(self) -> None: ...


class Connection:
    """A connection; every statement is a transaction of its own, but for those within `transaction`."""

    def __init__(self, kind: Kind, module: ModuleType, driver: DriverConnection) -> None:
        self.kind, self._module, self._driver = kind, module, driver

    def close(self) -> None:
        with contextlib.suppress(self._module.Error):
            self._driver.close()

    def execute(self, statement: str, parameters: Parameters = ()) -> list[Any]:
        """The rows that a statement finds."""
        try:
            cursor = self._driver.cursor()
            cursor.execute(self._marked(statement), parameters)
            return cursor.fetchall() if cursor.description else []
        except self._module.Error as error:
            raise self._failure(error) from error

    def execute_many(self, statement: str, rows: Sequence[Parameters]) -> None:
        """Run a statement for every row, where there is one."""
        if rows:
            try:
                self._driver.cursor().executemany(self._marked(statement), rows)
            except self._module.Error as error:
                raise self._failure(error) from error

    def values(self, statement: str, parameters: Parameters = ()) -> list[Any]:
        """The first column of the rows that a statement finds."""
        return [row[0] for row in self.execute(statement, parameters)]

    def value(self, statement: str, parameters: Parameters = ()) -> Any:
        """The first column of the first row, None where there is none."""
        rows = self.execute(statement, parameters)
        return rows[0][0] if rows else None

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Connection]:
        """All or nothing; in SQLite nobody else writes meanwhile."""
        self.execute(BEGIN[self.kind])
        try:
            yield self
            self.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(DatabaseError):
                self.execute("ROLLBACK")
            raise

    def _marked(self, statement: str) -> str:
        return statement if self.kind == "sqlite" else statement.replace("?", "%s")

    def _failure(self, error: Exception) -> DatabaseError:
        kind = IntegrityError if isinstance(error, self._module.IntegrityError) else DatabaseError
        return kind(str(error))


class Database:
    """A database, and the connections to it that nobody uses at the moment."""

    def __init__(
        self, kind: Kind, module: ModuleType, connect: Callable[[], DriverConnection], file: Path | None = None
    ) -> None:
        self.kind, self.file = kind, file
        self._module, self._connect = module, connect
        self._idle: list[Connection] = []
        self._places = threading.BoundedSemaphore(limits.DATABASE_CONNECTIONS)

    def new_connection(self) -> Connection:
        """A connection of one's own, which one has to close."""
        try:
            return Connection(self.kind, self._module, self._connect())
        except self._module.Error as error:
            raise DatabaseError(str(error)) from error

    @contextlib.contextmanager
    def connect(self) -> Iterator[Connection]:
        """A connection for a while; one that has failed is not used again."""
        if not self._places.acquire(timeout=limits.DATABASE_SECONDS):
            raise DatabaseError("all connections are in use")
        try:
            connection = self._living() or self.new_connection()
            try:
                yield connection
            except BaseException:
                connection.close()
                raise
            self._idle.append(connection)
        finally:
            self._places.release()

    @contextlib.contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction: all of it or nothing."""
        with self.connect() as connection, connection.transaction():
            yield connection

    def close(self) -> None:
        """Close the connections that nobody uses."""
        while self._idle:
            self._idle.pop().close()

    def _living(self) -> Connection | None:
        """A connection that was used before; that to a server may have died meanwhile."""
        while True:
            try:
                connection = self._idle.pop()
            except IndexError:
                return None
            try:
                if self.kind == "postgresql":
                    connection.execute("")
                return connection
            except DatabaseError:
                connection.close()


def marks(count: int) -> str:
    """So many parameters of a list."""
    return ", ".join("?" * count)
