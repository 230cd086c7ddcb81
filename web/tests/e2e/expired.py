"""Prints a ticket for a seat that a server once gave, too long ago: python expired.py DATABASE TABLE SEAT."""

import sqlite3
import sys

from paiju.server import limits
from paiju.server.store.records import DAY
from paiju.server.table.timers import milliseconds
from paiju.server.wire.tickets import TicketSigner

if __name__ == "__main__":
    database, table, seat = sys.argv[1:]
    [(key,)] = sqlite3.connect(database).execute("SELECT value FROM server WHERE name = 'signing_key'")
    text, _ = TicketSigner(key).issue(table, int(seat), milliseconds() - (limits.TICKET_DAYS + 1) * DAY)
    print(text)
