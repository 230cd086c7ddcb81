"""What can be wrong with a database or a log in it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from sqlalchemy.exc import SQLAlchemyError


class CannotOpen(Exception):
    """A database that this server does not open, and why."""


class NotSaved(Exception):
    """The database did not take it: a full or read-only disk, or a database that went away."""


class NotOurs(NotSaved):
    """Another process has the table now."""


class LogError(Exception):
    """A log that was changed after it was written, or that this version of the rules does not read."""


@contextlib.contextmanager
def database_errors() -> Iterator[None]:
    """Turn a failure of the database into NotSaved, also where it is only read."""
    try:
        yield
    except SQLAlchemyError as error:
        raise NotSaved(str(getattr(error, "orig", None) or error)) from error
