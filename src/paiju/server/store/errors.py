"""What can be wrong with a database or a log in it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator


class DatabaseError(Exception):
    """What a database answered in place of rows."""


class IntegrityError(DatabaseError):
    """A row that is there already, or that belongs to none."""


class CannotOpen(Exception):
    """A database that this server does not open, and why."""


class NotSaved(Exception):
    """The database did not take it: a full or read-only disk, or a database that went away."""


class NotOurs(NotSaved):
    """Another process has the table now."""


class AlreadyStored(NotSaved):
    """The same request stands in the log already, under its nonce."""


class LogError(Exception):
    """A log that was changed after it was written, or that this version of the rules does not read."""


class OlderRules(LogError):
    """A table of another version of its game's rules."""


class Spoilt(LogError):
    """A part of the database cannot be read any more: the disk has damaged it."""


SPOILT_SIGNS = ("malformed", "not a database", "decode to UTF-8", "invalid page", "could not read block")


@contextlib.contextmanager
def reading_a_log() -> Iterator[None]:
    """Turn a failure that will be the same the next time into Spoilt, any other into NotSaved."""
    try:
        with database_errors():
            yield
    except NotSaved as error:
        if any(sign in str(error) for sign in SPOILT_SIGNS):
            raise Spoilt(str(error)) from error
        raise


@contextlib.contextmanager
def database_errors() -> Iterator[None]:
    """Turn a failure of the database into NotSaved, also where it is only read."""
    try:
        yield
    except IntegrityError as error:
        raise AlreadyStored(str(error)) from error
    except DatabaseError as error:
        raise NotSaved(str(error)) from error
