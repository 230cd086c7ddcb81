"""Storage: the logs of all tables in one database, SQLite by default or PostgreSQL by URL."""

from paiju.server.store.errors import CannotOpen, NotOurs, NotSaved
from paiju.server.store.records import Batch, StoredTable
from paiju.server.store.store import Store

__all__ = ["Batch", "CannotOpen", "NotOurs", "NotSaved", "Store", "StoredTable"]
