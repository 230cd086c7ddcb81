"""Which process has which table, by the database's clock; on PostgreSQL only, since SQLite serves one process.

A process lives as long as it renews its row; a table is its own until another process claims it after that.
Every write of a process holds the leases of its tables to the end of the commit, so a claim waits for it, and a
write after the claim fails: a process that has not noticed its loss cannot write any more.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, insert, select, text

from paiju.server import limits
from paiju.server.store import statements
from paiju.server.store.errors import NotOurs, database_errors
from paiju.server.store.schema import leases

RENEW = text(
    "INSERT INTO processes (id, expires) VALUES (:me, clock_timestamp() + make_interval(secs => :seconds)) "
    "ON CONFLICT (id) DO UPDATE SET expires = excluded.expires"
)
DELETE_EXPIRED = text("DELETE FROM processes WHERE expires < clock_timestamp() AND id <> :me")
OWNER = text(
    "SELECT owner FROM leases JOIN processes ON processes.id = leases.owner AND processes.expires > clock_timestamp() "
    "WHERE table_id = :table"
)
CLAIM = text(
    "INSERT INTO leases (table_id, owner) SELECT id, :me FROM tables WHERE id = :table "
    "ON CONFLICT (table_id) DO UPDATE SET owner = :me WHERE NOT EXISTS "
    "(SELECT 1 FROM processes WHERE processes.id = leases.owner AND processes.expires > clock_timestamp())"
)
LIVING = text("SELECT id FROM processes WHERE expires > clock_timestamp()")
OWNED = text("SELECT table_id FROM leases WHERE owner = :me")
RELEASE = text("DELETE FROM leases WHERE table_id = :table AND owner = :me")
RELEASE_ALL = text("DELETE FROM leases WHERE owner = :me")
DELETE_PROCESS = text("DELETE FROM processes WHERE id = :me")


@dataclass(frozen=True)
class LeaseState:
    """What the database says: which processes live, which tables are ours, and who has those asked for."""

    living: frozenset[str]
    ours: frozenset[str]
    owners: dict[str, str]


class Leases:
    """The leases of one process."""

    def __init__(self, engine: Engine, me: str) -> None:
        self._engine, self.me = engine, me

    def renew(self, remote: Collection[str] = ()) -> LeaseState:
        """Renew the row of this process; the state of all leases that concern it. Raises NotSaved."""
        owners = select(leases.c.table_id, leases.c.owner).where(leases.c.table_id.in_(remote))
        with database_errors(), self._engine.begin() as connection:
            connection.execute(RENEW, {"me": self.me, "seconds": limits.LEASE_SECONDS})
            connection.execute(DELETE_EXPIRED, {"me": self.me})
            return LeaseState(
                living=frozenset(connection.execute(LIVING).scalars()),
                ours=frozenset(connection.execute(OWNED, {"me": self.me}).scalars()),
                owners={row.table_id: row.owner for row in connection.execute(owners)},
            )

    def claim(self, table: str) -> str | None:
        """The process that has the table, this one where no other that lives has it; None where there is no table."""
        with database_errors(), self._engine.begin() as connection:
            found: str | None = connection.execute(OWNER, {"table": table}).scalar()
            if found is None:
                connection.execute(CLAIM, {"me": self.me, "table": table})
                found = connection.execute(select(leases.c.owner).where(leases.c.table_id == table)).scalar()
        return found

    def release(self, table: str) -> None:
        with database_errors(), self._engine.begin() as connection:
            connection.execute(RELEASE, {"me": self.me, "table": table})

    def release_all(self) -> None:
        """Give up all tables, and this process's row."""
        with database_errors(), self._engine.begin() as connection:
            connection.execute(RELEASE_ALL, {"me": self.me})
            connection.execute(DELETE_PROCESS, {"me": self.me})


def take_first(connection: Connection, table: str, owner: str) -> None:
    """The process that sets up a table has it."""
    connection.execute(insert(leases).values(table_id=table, owner=owner))


def hold(connection: Connection, tables: Collection[str], owner: str) -> None:
    """Hold the leases of these tables until the commit; raises NotOurs where another process has one."""
    held = {table for (table,) in statements.execute(connection, statements.HOLD_LEASES, (owner, list(tables)))}
    if lost := set(tables) - held:
        raise NotOurs(f"another process has {', '.join(sorted(lost))}")
