"""What people say about words that read wrong: kept for whoever looks after the catalogues."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, structs
from sqlalchemy import func, insert, select

from paiju.server import limits
from paiju.server.store import schema
from paiju.server.store.errors import database_errors
from paiju.server.store.store import Store


class WordReport(Struct, frozen=True):
    """A sentence that somebody would say otherwise."""

    at: int  # milliseconds since 1970
    game: str  # or nothing, where it is none of a game
    language: str
    message: str  # its id in the catalogues
    values: str  # as JSON
    sentence: str  # as it was shown
    proposal: str


def keep_report(store: Store, report: WordReport) -> bool:
    """Keep a report, unless there are as many as a server takes; whether it was kept."""
    rows = schema.word_reports
    with database_errors(), store.engine.begin() as connection:
        if connection.execute(select(func.count()).select_from(rows)).scalar_one() >= limits.WORD_REPORTS:
            return False
        connection.execute(insert(rows), [structs.asdict(report)])
    return True


def reports(store: Store) -> Iterator[WordReport]:
    """All reports, the oldest first."""
    rows = schema.word_reports
    columns = [rows.c[name] for name in WordReport.__struct_fields__]
    with store.engine.connect() as connection:
        for row in connection.execute(select(*columns).order_by(rows.c.id)):
            yield WordReport(*row)
