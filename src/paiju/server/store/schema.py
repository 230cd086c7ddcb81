"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISION = "0005"
VERSION_TABLE = "paiju_schema"

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("visitor", String(32), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("visitor", "nonce"),
    Index("tables_by_closed", "closed"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("nonce", String(64)),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("mark", LargeBinary),
    Column("hash", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "seat", "nonce"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("tickets_by_table", "table_id"),
)

deals = Table(
    "deals",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("secret", LargeBinary, nullable=False),
)

# The secrets of deals whose commitment was replaced, from the second attempt on.
further_deals = Table(
    "further_deals",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("attempt", Integer, primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("secret", LargeBinary, nullable=False),
)

hands = Table(
    "hands",  # that are finished, as data: what each seat was told, what was paid, the result
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", Integer, primary_key=True),
    Column("hand", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

checkpoints = Table(
    "checkpoints",  # where a log can be taken up without what is before
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", BigInteger, nullable=False),
    Column("session", Integer, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

sessions = Table(
    "sessions",  # that are over: record, proof and score sheet as data; empty until they are written
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

replays = Table(
    "replays",  # of sessions that are over, hand by hand as each seat saw it; seat -1 is an onlooker
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("session", Integer, primary_key=True),
    Column("hand", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

word_reports = Table(
    "word_reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("language", String(16), nullable=False),
    Column("message", String(80), nullable=False),
    Column("values", Text, nullable=False),
    Column("sentence", Text, nullable=False),
    Column("proposal", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("expires", DateTime(timezone=True), nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("owner", String(32), nullable=False),
    Index("leases_by_owner", "owner"),
)

server = Table(
    "server",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
