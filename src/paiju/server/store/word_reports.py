"""What people say about words that read wrong: kept for whoever looks after the catalogues."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, structs

from paiju.server import limits
from paiju.server.store import statements
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


INSERT = statements.inserting("word_reports", *WordReport.__struct_fields__)
COUNT = "SELECT count(*) FROM word_reports"
ALL = 'SELECT at, game, language, message, "values", sentence, proposal FROM word_reports ORDER BY id'


def keep_report(store: Store, report: WordReport) -> bool:
    """Keep a report, unless there are as many as a server takes; whether it was kept."""
    with database_errors(), store.database.begin() as connection:
        if connection.value(COUNT) >= limits.WORD_REPORTS:
            return False
        connection.execute(INSERT, structs.astuple(report))
    return True


def reports(store: Store) -> Iterator[WordReport]:
    """All reports, the oldest first."""
    with store.database.connect() as connection:
        rows = connection.execute(ALL)
    return (WordReport(*row) for row in rows)
