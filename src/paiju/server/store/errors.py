"""What can be wrong with a database."""

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


@contextlib.contextmanager
def reading() -> Iterator[None]:
    """What is read of a database that went away was not saved there either; raises NotSaved."""
    try:
        yield
    except SQLAlchemyError as error:
        raise NotSaved(str(getattr(error, "orig", None) or error)) from error
