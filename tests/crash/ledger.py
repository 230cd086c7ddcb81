"""What a database holds after a fall, compared with what the clients were told: read from a copy of its files."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from paiju.server.store import CannotOpen, Store, statements
from paiju.server.store.errors import LogError
from paiju.server.store.events import GENESIS, Event, is_chained
from paiju.server.table.fold import fold
from tests.crash.party import Entry

OF_REQUEST = "SELECT sequence, kind FROM events WHERE table_id = ? AND seat = ? AND nonce = ?"
DOUBLED = "SELECT 1 FROM events WHERE nonce IS NOT NULL GROUP BY table_id, seat, nonce HAVING count(*) > 1"
NEWEST = "SELECT table_id, max(sequence) FROM events GROUP BY table_id"


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
        with store.database.connect() as connection:
            for entry in ledger:
                found = connection.execute(OF_REQUEST, (entry.table, entry.seat, entry.nonce))
                self.checked += 1
                if not any(_is_of(entry, sequence, kind) for sequence, kind in found):
                    self.lost.append(entry)
            self.doubled = len(connection.execute(DOUBLED))

    def _follow(self, store: Store) -> None:
        """The chain of every table, from where it was followed before."""
        with store.database.connect() as connection:
            for table, last in connection.execute(NEWEST):
                followed = self.chained.get(table, (0, GENESIS))[0]
                if followed < last:
                    found = connection.execute(statements.EVENTS, (table, followed))
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
