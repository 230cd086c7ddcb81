"""What a database holds after a fall, compared with what the clients were told: read from a copy of its files."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func, select

from paiju.server.store import CannotOpen, Store, schema
from paiju.server.store.errors import LogError
from paiju.server.store.events import GENESIS, Event, is_chained
from paiju.server.table.fold import fold
from tests.crash.party import Entry


@dataclass
class Auditor:
    """Looks into the database after every fall, at what is new, and in the end at everything."""

    database: Path
    lost: list[Entry] = field(default_factory=list)
    doubled: int = 0
    unreadable: list[str] = field(default_factory=list)
    chained: dict[str, tuple[int, bytes]] = field(default_factory=dict)  # how far the chain of a table was followed
    checked: int = 0

    def audit(self, ledger: Iterable[Entry], *, everything: bool = False) -> None:
        """Every entry of the ledger stands in the log under its sequence, and the log is whole."""
        with tempfile.TemporaryDirectory() as folder:
            for file in self.database.parent.glob(f"{self.database.name}*"):
                if not file.name.endswith((".lock", "-shm", ".log")):
                    shutil.copy(file, folder)
            try:
                store = Store(str(Path(folder) / self.database.name))
            except CannotOpen as error:
                self.unreadable.append(str(error))
                return
            try:
                self._find(store, ledger)
                self._follow(store)
                if everything:
                    self._fold(store)
            finally:
                store.close()

    def _find(self, store: Store, ledger: Iterable[Entry]) -> None:
        rows = schema.events
        wanted = select(rows.c.sequence, rows.c.kind)
        with store.engine.connect() as connection:
            for entry in ledger:
                place = (rows.c.table_id == entry.table, rows.c.seat == entry.seat, rows.c.nonce == entry.nonce)
                found = connection.execute(wanted.where(*place)).all()
                self.checked += 1
                if not any(_is_of(entry, sequence, kind) for sequence, kind in found):
                    self.lost.append(entry)
            places = (rows.c.table_id, rows.c.seat, rows.c.nonce)
            again = select(func.count()).where(rows.c.nonce.is_not(None)).group_by(*places).having(func.count() > 1)
            self.doubled = len(connection.execute(again).all())

    def _follow(self, store: Store) -> None:
        """The chain of every table, from where it was followed before."""
        rows = schema.events
        columns = [rows.c[name] for name in Event.__struct_fields__]
        newest = select(rows.c.table_id, func.max(rows.c.sequence)).group_by(rows.c.table_id)
        with store.engine.connect() as connection:
            for table, last in connection.execute(newest).all():
                followed = self.chained.get(table, (0, GENESIS))[0]
                if followed < last:
                    new = select(*columns).where(rows.c.table_id == table, rows.c.sequence > followed)
                    found = connection.execute(new.order_by(rows.c.sequence))
                    self._follow_table(table, [Event(*row) for row in found])

    def _follow_table(self, table: str, events: list[Event]) -> None:
        sequence, before = self.chained.get(table, (0, GENESIS))
        for event in events:
            if event.sequence != sequence + 1 or not is_chained(before, event):
                self.unreadable.append(f"entry {event.sequence} of table {table}")
                return
            sequence, before = event.sequence, event.hash
        self.chained[table] = (sequence, before)

    def _fold(self, store: Store) -> None:
        for table in self.chained:
            stored = store.load(table)
            try:
                fold(table, stored.events if stored else [], stored.secrets if stored else {})
            except LogError as error:
                self.unreadable.append(str(error))


def _is_of(entry: Entry, sequence: int, kind: str) -> bool:
    """Whether a line of the log is what was acknowledged; answers in an open window are not counted before it ends."""
    return sequence == entry.sequence or (kind == "answered" and sequence > entry.sequence)
