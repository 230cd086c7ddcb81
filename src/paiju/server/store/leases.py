"""Which process has which table, by the database's clock; on PostgreSQL only, since SQLite serves one process.

A process lives as long as it renews its row; a table is its own until another process claims it after that.
Every write of a process holds the leases of its tables to the end of the commit, so a claim waits for it, and a
write after the claim fails: a process that has not noticed its loss cannot write any more.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from paiju.server import limits
from paiju.server.store import statements
from paiju.server.store.database import Connection, Database
from paiju.server.store.errors import NotOurs, database_errors

RENEW = (
    "INSERT INTO processes (id, expires) VALUES (?, clock_timestamp() + make_interval(secs => ?)) "
    "ON CONFLICT (id) DO UPDATE SET expires = excluded.expires"
)
DELETE_EXPIRED = "DELETE FROM processes WHERE expires < clock_timestamp() AND id <> ?"
LIVING_OWNER = (
    "SELECT owner FROM leases JOIN processes ON processes.id = leases.owner AND processes.expires > clock_timestamp() "
    "WHERE table_id = ?"
)
CLAIM = (
    "INSERT INTO leases (table_id, owner) SELECT id, ? FROM tables WHERE id = ? "
    "ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner WHERE NOT EXISTS "
    "(SELECT 1 FROM processes WHERE processes.id = leases.owner AND processes.expires > clock_timestamp())"
)
OWNER = "SELECT owner FROM leases WHERE table_id = ?"
OWNERS = "SELECT table_id, owner FROM leases WHERE table_id = ANY(?)"
LIVING = "SELECT id FROM processes WHERE expires > clock_timestamp()"
OWNED = "SELECT table_id FROM leases WHERE owner = ?"
HOLD = "SELECT table_id FROM leases WHERE owner = ? AND table_id = ANY(?) ORDER BY table_id FOR SHARE"
RELEASE = "DELETE FROM leases WHERE table_id = ? AND owner = ?"
RELEASE_ALL = "DELETE FROM leases WHERE owner = ?"
DELETE_PROCESS = "DELETE FROM processes WHERE id = ?"


@dataclass(frozen=True)
class LeaseState:
    """What the database says: which processes live, which tables are ours, and who has those asked for."""

    living: frozenset[str]
    ours: frozenset[str]
    owners: dict[str, str]


class Leases:
    """The leases of one process."""

    def __init__(self, database: Database, me: str) -> None:
        self._database, self.me = database, me

    def renew(self, remote: Collection[str] = ()) -> LeaseState:
        """Renew the row of this process; the state of all leases that concern it. Raises NotSaved."""
        with database_errors(), self._database.begin() as connection:
            connection.execute(RENEW, (self.me, limits.LEASE_SECONDS))
            connection.execute(DELETE_EXPIRED, (self.me,))
            return LeaseState(
                living=frozenset(connection.values(LIVING)),
                ours=frozenset(connection.values(OWNED, (self.me,))),
                owners=dict(connection.execute(OWNERS, (list(remote),))),
            )

    def claim(self, table: str) -> str | None:
        """The process that has the table, this one where no other that lives has it; None where there is no table."""
        with database_errors(), self._database.begin() as connection:
            found: str | None = connection.value(LIVING_OWNER, (table,))
            if found is None:
                connection.execute(CLAIM, (self.me, table))
                found = connection.value(OWNER, (table,))
        return found

    def release(self, table: str) -> None:
        with database_errors(), self._database.connect() as connection:
            connection.execute(RELEASE, (table, self.me))

    def release_all(self) -> None:
        """Give up all tables, and this process's row."""
        with database_errors(), self._database.begin() as connection:
            connection.execute(RELEASE_ALL, (self.me,))
            connection.execute(DELETE_PROCESS, (self.me,))


def take_first(connection: Connection, table: str, owner: str) -> None:
    """The process that sets up a table has it."""
    connection.execute(statements.INSERT_LEASE, (table, owner))


def hold(connection: Connection, tables: Collection[str], owner: str) -> None:
    """Hold the leases of these tables until the commit; raises NotOurs where another process has one."""
    held = set(connection.values(HOLD, (owner, list(tables))))
    if lost := set(tables) - held:
        raise NotOurs(f"another process has {', '.join(sorted(lost))}")
