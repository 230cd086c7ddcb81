"""Connections to PostgreSQL that do not wait for ever: a statement that gets no answer in time fails."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg
from psycopg import OperationalError
from psycopg.rows import TupleRow

from paiju.server import limits

if TYPE_CHECKING:
    from psycopg.abc import PQGen

T = TypeVar("T")


class AnsweringConnection(psycopg.Connection[TupleRow]):
    """A connection that is given up when the server is silent: one that hangs neither answers nor closes."""

    def wait(self, gen: PQGen[T], *given: Any, **named: Any) -> T:
        try:
            return super().wait(_limited(gen), *given, **named)
        except NoAnswer:
            self.pgconn.finish()
            raise


class NoAnswer(OperationalError):
    """The database was silent for too long."""


def _limited(waiting: PQGen[T]) -> PQGen[T]:
    """The same steps, as long as one comes in time; psycopg asks again and again while there is nothing to read."""
    try:
        wanted = next(waiting)
        deadline = time.monotonic() + limits.DATABASE_SECONDS
        while True:
            ready = yield wanted
            if ready:
                deadline = time.monotonic() + limits.DATABASE_SECONDS
            elif time.monotonic() > deadline:
                raise NoAnswer(f"no answer within {limits.DATABASE_SECONDS:g} s")
            wanted = waiting.send(ready)
    except StopIteration as end:
        result: T = end.value
        return result
