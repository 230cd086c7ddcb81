"""Backups of a database file: made while a server runs, and restored while none does."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from paiju.server.store.errors import CannotOpen
from paiju.server.store.opening import lock_file
from paiju.server.store.read_only import ReadOnlyStore, connect_existing


def back_up(database: Path, copy: Path) -> int:
    """Copy a database as it is at one moment, whole and synced, or not at all; its bytes. Raises CannotOpen."""
    if copy.exists():
        raise CannotOpen(f"{copy}: is there already")
    ReadOnlyStore(str(database)).close()
    return _copy(database, copy)


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy in the place of a database that no server uses; where the old one went. Raises CannotOpen."""
    ReadOnlyStore(str(copy)).close()
    with closing(lock_file(database)):
        aside = _move_aside(database)
        _copy(copy, database)
    return aside


def _copy(source: Path, target: Path) -> int:
    """The copy holds the secrets of all deals: nobody but its owner reads it."""
    partial = target.with_name(f"{target.name}.partial")
    partial.unlink(missing_ok=True)
    os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with closing(connect_existing(source)) as read, closing(sqlite3.connect(partial)) as written:
            read.backup(written)
            if (found := written.execute("PRAGMA quick_check").fetchone()[0]) != "ok":
                raise CannotOpen(f"{source}: {found}")
        _sync(partial)
        partial.rename(target)
        _sync(target.parent)
    except sqlite3.Error as error:
        raise CannotOpen(f"{target}: {error}") from error
    finally:
        partial.unlink(missing_ok=True)
    return target.stat().st_size


def _move_aside(database: Path) -> Path | None:
    if not database.exists():
        return None
    aside = database.with_name(f"{database.name}.{time.strftime('%Y%m%d-%H%M%S')}")
    for end in ("", "-wal", "-shm"):
        if (part := Path(f"{database}{end}")).exists():
            part.rename(f"{aside}{end}")
    return aside


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
