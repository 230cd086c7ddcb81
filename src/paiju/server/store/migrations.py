"""The history of the database's schema: what each revision adds to the one before."""

from __future__ import annotations

import re

from paiju.server.store.database import Connection, Kind

VERSION_TABLE = "paiju_schema"
WORDS: dict[Kind, dict[str, str]] = {  # where the two databases differ
    "sqlite": {"BYTES": "BLOB", "TIME": "DATETIME", "COUNTED": "INTEGER"},
    "postgresql": {"BYTES": "BYTEA", "TIME": "TIMESTAMP WITH TIME ZONE", "COUNTED": "SERIAL"},
}

TABLES = """
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL PRIMARY KEY,
    game VARCHAR(40) NOT NULL,
    public BOOLEAN NOT NULL,
    closed BOOLEAN NOT NULL,
    visitor VARCHAR(32) NOT NULL,
    nonce VARCHAR(64) NOT NULL,
    created_at BIGINT NOT NULL,
    UNIQUE (visitor, nonce)
);
CREATE TABLE events (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    seat INTEGER,
    nonce VARCHAR(64),
    kind VARCHAR(16) NOT NULL,
    body TEXT NOT NULL,
    mark BYTES,
    hash BYTES NOT NULL,
    PRIMARY KEY (table_id, sequence),
    UNIQUE (table_id, seat, nonce)
);
CREATE TABLE tickets (
    hash BYTES NOT NULL PRIMARY KEY,
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX tickets_by_table ON tickets (table_id);
CREATE TABLE deals (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    session INTEGER NOT NULL,
    number INTEGER NOT NULL,
    commitment VARCHAR(64) NOT NULL,
    secret BYTES NOT NULL,
    PRIMARY KEY (table_id, session, number)
);
CREATE TABLE server (
    name VARCHAR(32) NOT NULL PRIMARY KEY,
    value BYTES NOT NULL
);
"""

# Which process has which table.
LEASES = """
CREATE TABLE processes (
    id VARCHAR(32) NOT NULL PRIMARY KEY,
    expires TIME NOT NULL
);
CREATE TABLE leases (
    table_id VARCHAR(32) NOT NULL PRIMARY KEY REFERENCES tables (id),
    owner VARCHAR(32) NOT NULL
);
CREATE INDEX leases_by_owner ON leases (owner);
CREATE INDEX tables_by_closed ON tables (closed);
"""

# What people say about words that read wrong.
WORD_REPORTS = """
CREATE TABLE word_reports (
    id COUNTED NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    game VARCHAR(40) NOT NULL,
    language VARCHAR(16) NOT NULL,
    message VARCHAR(80) NOT NULL,
    "values" TEXT NOT NULL,
    sentence TEXT NOT NULL,
    proposal TEXT NOT NULL
);
"""

# The secrets of deals whose commitment was replaced, from the second attempt on.
FURTHER_DEALS = """
CREATE TABLE further_deals (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    session INTEGER NOT NULL,
    number INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    commitment VARCHAR(64) NOT NULL,
    secret BYTES NOT NULL,
    PRIMARY KEY (table_id, session, number, attempt)
);
"""

# Finished hands as data: what each seat was told, what was paid, the result. Where a log can be taken up without what
# is before. Sessions that are over, empty until they are written; and those hand by hand as each seat saw it.
PAST_HANDS = """
CREATE TABLE hands (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    session INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    body BYTES NOT NULL,
    PRIMARY KEY (table_id, session, hand)
);
CREATE TABLE checkpoints (
    table_id VARCHAR(32) NOT NULL PRIMARY KEY REFERENCES tables (id),
    sequence BIGINT NOT NULL,
    session INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    body BYTES NOT NULL
);
CREATE TABLE sessions (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    session INTEGER NOT NULL,
    body BYTES NOT NULL,
    PRIMARY KEY (table_id, session)
);
CREATE TABLE replays (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    session INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    body BYTES NOT NULL,
    PRIMARY KEY (table_id, session, hand, seat)
);
"""

MIGRATIONS = {"0001": TABLES, "0002": LEASES, "0003": WORD_REPORTS, "0004": FURTHER_DEALS, "0005": PAST_HANDS}
REVISION = max(MIGRATIONS)
TABLE_NAMES = frozenset(re.findall(r"CREATE TABLE (\w+)", "".join(MIGRATIONS.values())))

SET_UP = f"CREATE TABLE {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"
FIND = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608
INSERT = f"INSERT INTO {VERSION_TABLE} (version_num) VALUES (?)"  # noqa: S608
CHANGE = f"UPDATE {VERSION_TABLE} SET version_num = ?"  # noqa: S608
TOUCH = f"UPDATE {VERSION_TABLE} SET version_num = version_num"  # noqa: S608 changes nothing, but has to be able to
TABLES_THERE: dict[Kind, str] = {
    "sqlite": "SELECT name FROM sqlite_master WHERE type = 'table'",
    "postgresql": "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()",
}


def tables_there(connection: Connection) -> set[str]:
    return set(connection.values(TABLES_THERE[connection.kind]))


def migrate(connection: Connection, revision: str | None) -> None:
    """Bring a database of this revision, None for an empty one, to the newest."""
    for newer in sorted(MIGRATIONS):
        if revision is None or newer > revision:
            for statement in statements_of(newer, connection.kind):
                connection.execute(statement)
    if revision is None:
        connection.execute(SET_UP)
    connection.execute(CHANGE if revision else INSERT, (REVISION,))


def statements_of(revision: str, kind: Kind) -> list[str]:
    text = MIGRATIONS[revision]
    for word, written in WORDS[kind].items():
        text = re.sub(rf"\b{word}\b", written, text)
    return [statement.strip() for statement in text.split(";") if statement.strip()]
