"""Commands for those who run a server: paiju admin backup, restore, list, show, close, check, keep, words."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from paiju.terminal.commands import Json, app, err, fail, out

if TYPE_CHECKING:
    from paiju.server.store import StoredTable
    from paiju.server.store.events import Event
    from paiju.server.store.read_only import ReadOnlyStore
    from paiju.server.table.room import Room

DAMAGED = 1

admin = typer.Typer(help="Look after the database of a server.", no_args_is_help=True)
app.add_typer(admin, name="admin")

Database = Annotated[
    str | None, typer.Option("--db", help="A file, or postgresql://…; else PAIJU_DB, else a file of this user.")
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The name of a table; `paiju admin list` lists them.")]


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; nothing may be there.")], db: Database = None
) -> None:
    """Copy the database as it is at this moment, also while a server runs.

    Example: paiju admin backup /var/backups/paiju.db
    """
    from paiju.server.store.copies import back_up

    with _answered():
        size = back_up(_file(db, 'pg_dump --format=custom --file=FILE "$PAIJU_DB"'), file)
    out.print(f"{file}: {size:,} bytes, whole.", markup=False, soft_wrap=True)


@admin.command()
def restore(file: Annotated[Path, typer.Argument(help="A copy that `backup` has made.")], db: Database = None) -> None:
    """Put a copy in the place of the database; the old one is kept beside it. No server may run.

    Example: paiju admin restore /var/backups/paiju.db
    """
    from paiju.server.store.copies import restore as put_back

    database = _file(db, 'pg_restore --clean --dbname="$PAIJU_DB" FILE')
    with _answered():
        aside = put_back(file, database)
    kept = f" What was there is kept as {aside}." if aside else ""
    out.print(f"{database}: restored.{kept}", markup=False, soft_wrap=True)


@admin.command(name="list")
def list_tables(
    every: Annotated[bool, typer.Option("--all", help="Closed tables too.")] = False, db: Database = None
) -> None:
    """List the tables, the one that something happened at last first.

    Example: paiju admin list
    """
    grid = Grid(box=None, header_style="dim")
    for heading in ("table", "game", "phase", "people", "events", "last"):
        grid.add_column(heading, no_wrap=heading != "people")
    with _read_only(db) as store:
        for summary in [found for found in store.summaries() if every or not found.is_closed]:
            state = _state(store, summary.id)
            grid.add_row(summary.id, summary.game, *state, str(summary.events), _moment(summary.last_at))
    out.print(grid)


@admin.command()
def show(table: TableName, db: Database = None) -> None:
    """Show the log of a table: who did what when, and nothing that a seat might not know.

    Example: paiju admin show rmf8eW2LFj4nsVyC
    """
    grid = Grid(box=None, header_style="dim")
    for heading in ("entry", "at", "seat", "what", ""):
        grid.add_column(heading)
    with _read_only(db) as store:
        for event in _stored(store, table).events:
            seat = "" if event.seat is None else str(event.seat)
            grid.add_row(str(event.sequence), _moment(event.at), seat, event.kind.replace("_", " "), _detail(event))
    out.print(grid)


@admin.command()
def close(
    table: TableName,
    reason: Annotated[str, typer.Option(help="What its players are told.")] = "closed by the operator",
    db: Database = None,
) -> None:
    """Close a table, also while a server runs; its finished sessions stay.

    Example: paiju admin close rmf8eW2LFj4nsVyC --reason "the club closes"
    """
    from paiju.server.ops.orders import close_table

    with _read_only(db) as looking:
        _stored(looking, table)
        if looking.is_closed(table):
            fail(f"table {table} is closed already")
        by_server = close_table(_where(db), looking, table, reason)
    out.print(f"Table {table} is closed{'' if by_server else '; no server had it at work'}.", markup=False)


@admin.command()
def check(db: Database = None) -> None:
    """Verify the chain of every log and play every session through again, also while a server runs.

    Example: paiju admin check
    """
    from rich.progress import track

    from paiju.server.store.errors import OlderRules

    damaged = older = events = 0
    with _read_only(db) as store:
        tables = store.names()
        for table in track(tables, "checking", console=err, transient=True):
            try:
                events += _folded(store, table).sequence
            except OlderRules:
                older += 1
            except Exception as error:  # a damaged log fails in any way
                damaged += 1
                out.print(f"table {table}: {error}", markup=False, soft_wrap=True)
    whole = len(tables) - damaged - older
    said = f"{len(tables)} tables with {events:,} events: {whole} whole, {damaged} damaged"
    out.print(f"{said}, {older} of older rules." if older else f"{said}.")
    if damaged:
        sys.exit(DAMAGED)


@admin.command()
def keep(db: Database = None) -> None:
    """Write every finished session as data at once, before an upgrade; no server may run.

    A server does so by itself, but takes its time.

    Example: paiju admin keep
    """
    from paiju.server.http.keeper import SessionKeeper
    from paiju.server.store import Store

    with _answered():
        store = Store(_where(db))
    try:
        kept = SessionKeeper(store, share=1).catch_up()
        left = store.sessions_to_keep()
    finally:
        store.close()
    for table, session in left:
        out.print(f"session {session} of table {table} cannot be read", markup=False, soft_wrap=True)
    out.print(f"Sessions kept as data: {kept}; that could not be: {len(left)}.")
    if left:
        sys.exit(DAMAGED)


@admin.command()
def words(db: Database = None, as_json: Json = False) -> None:
    """List what people say about words that read wrong, also while a server runs.

    Example: paiju admin words --json > reports.json
    """
    from msgspec import json as msgjson

    from paiju.server.store.word_reports import reports

    with _read_only(db) as store:
        found = list(reports(store))
    if as_json:
        out.print_json(msgjson.encode(found).decode())
        return
    grid = Grid(box=None, header_style="dim")
    for heading in ("at", "game", "language", "message", "sentence", "proposal"):
        grid.add_column(heading, overflow="fold")
    for one in found:
        grid.add_row(_moment(one.at), one.game, one.language, one.message, Text(one.sentence), Text(one.proposal))
    out.print(grid)
    out.print(f"{len(found):,} reports.")


def _where(db: str | None) -> str:
    from paiju.server.store.opening import default_database

    return db or default_database()


def _file(db: str | None, instead: str) -> Path:
    """The file of a database; PostgreSQL has tools of its own."""
    from paiju.server.store.read_only import file_of

    path = file_of(_where(db))
    if path is None:
        fail(f"this database is PostgreSQL's: use {instead}")
    return path


@contextmanager
def _answered() -> Iterator[None]:
    """What is wrong with a database is one line."""
    from paiju.server.store import CannotOpen

    try:
        yield
    except CannotOpen as error:
        fail(str(error))


@contextmanager
def _read_only(db: str | None) -> Iterator[ReadOnlyStore]:
    """The database, to be looked into whether a server has it or not."""
    from paiju.server.store.read_only import ReadOnlyStore

    with _answered():
        store = ReadOnlyStore(_where(db))
    try:
        yield store
    finally:
        store.close()


def _stored(store: ReadOnlyStore, table: str) -> StoredTable:
    stored = store.load(table)
    if stored is None:
        fail(f"there is no table {table}")
    return stored


def _folded(store: ReadOnlyStore, table: str) -> Room:
    from paiju.server.table.fold import fold

    stored = _stored(store, table)
    return fold(table, stored.events, stored.secrets)


def _state(store: ReadOnlyStore, table: str) -> tuple[str, str]:
    """The phase of a table and who sits there."""
    try:
        room = _folded(store, table)
    except Exception as error:  # a damaged log fails in any way
        return "unreadable", str(error)
    return room.phase, ", ".join(seat.name or ("bot" if seat.kind == "bot" else "–") for seat in room.seats)


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _detail(event: Event) -> str:
    """What everybody at the table may know of an event."""
    from paiju.server.store.events import Closed, Created, Left, Played, Sat

    match event.change:
        case Created(game=game, seats=seats):
            return f"{game}, {seats} seats"
        case Sat(name=name):
            return name
        case Left(by_vote=True):
            return "by vote"
        case Played(by=by):
            return by.replace("_", " ")
        case Closed(reason=reason):
            return reason
        case _:
            return ""
