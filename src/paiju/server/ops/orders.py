"""Orders of the operator to a running server: rows of the database, which the server reads once a second.

Who may write the database may give orders; there is no other way.
"""

from __future__ import annotations

import time

from paiju.server import limits
from paiju.server.store import Batch, Store, statements
from paiju.server.store.events import Closed, next_event
from paiju.server.store.read_only import OrderStore, ReadOnlyStore
from paiju.server.table.timers import milliseconds

CLOSE = "close "
WAIT_SECONDS = 0.1
WITHDRAW = "DELETE FROM server WHERE name = ?"
FIND = "SELECT name, value FROM server WHERE name LIKE ?"


def close_table(where: str, reader: ReadOnlyStore, table: str, reason: str) -> bool:
    """Close a table of a database that a server may be running on; whether the server did it."""
    store = OrderStore(where)
    try:
        order_closing(store, table, reason[: limits.REASON_LENGTH])
        end = time.monotonic() + limits.ORDER_WAIT_SECONDS
        while not (is_done := reader.is_closed(table)) and time.monotonic() < end:
            time.sleep(WAIT_SECONDS)
        if not is_done:
            _close_without_server(store, table, reason)
        withdraw_order(store, table)
    finally:
        store.close()
    return is_done


def order_closing(store: Store, table: str, reason: str) -> None:
    """Order that a table be closed."""
    withdraw_order(store, table)
    with store.database.connect() as connection:
        connection.execute(statements.INSERT_FACT, (CLOSE + table, reason.encode()))


def withdraw_order(store: Store, table: str) -> None:
    """Remove an order that is done or no longer wanted."""
    with store.database.connect() as connection:
        connection.execute(WITHDRAW, (CLOSE + table,))


def closing_orders(store: Store) -> dict[str, str]:
    """The tables that are to be closed, and why."""
    with store.database.connect() as connection:
        found = connection.execute(FIND, (f"{CLOSE}%",))
        return {name.removeprefix(CLOSE): value.decode() for name, value in found}


def _close_without_server(store: Store, table: str, reason: str) -> None:
    """Write the end of a table that no server runs; one that does finds out at its next step."""
    if stored := store.load(table):
        last = stored.events[-1]
        event = next_event(last.hash, last.sequence + 1, milliseconds(), Closed(reason))
        store.write([Batch(table, [event], closes=True, spent=stored.tickets)])
