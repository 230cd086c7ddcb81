"""A database and a record of the version before: read, replayed and verified as what they are."""

import ast
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from paiju.play.evidence import canonical_deck, read_evidence
from paiju.play.verifier import verify
from paiju.server.settings import Settings
from tests.fair.scenes import in_english
from tests.server.running import LOOPBACK, in_loop, play_on, running

pytestmark = pytest.mark.usefixtures("usual_deals")

FOLDER = Path(__file__).parent / "older"
FINISHED, RUNNING = "KMj5KIOIaOv4Ndts", "53MEYkrliowezP7n"
TICKETS: list[str] = ast.literal_eval((FOLDER / "tickets.txt").read_text())
NOW = 1_794_900_000_000  # when the tickets were good
SETTINGS = Settings(trusted=LOOPBACK, now=lambda: NOW)


def copied(folder: Path) -> str:
    path = folder / "older.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FOLDER / "database.sql").read_text(encoding="utf-8"))
    return str(path)


def test_a_record_of_the_older_protocol_agrees_with_itself_and_proves_no_more() -> None:
    proof, walls = read_evidence((FOLDER / "record.txt").read_text(encoding="utf-8"))
    verdict = verify(proof, walls, canonical_deck(proof))
    assert (verdict.holds, verdict.proven) == (True, 0)
    assert verdict.found[0] == {"id": "fair-older", "values": {}}
    assert "all 32 tiles follow from it, but nobody has signed" in in_english(verdict.found)[1]


@in_loop
async def test_a_session_that_was_finished_before_is_still_there(tmp_path: Path) -> None:
    async with running(copied(tmp_path), SETTINGS) as server:
        link = f"/tables/{FINISHED}/sessions/1"
        written = (await server.get(f"{link}/record")).text
        assert "end " in written
        proof, walls = read_evidence(written)
        verdict = verify(proof, walls, canonical_deck(proof))
        assert (verdict.holds, verdict.proven) == (True, 0)
        assert "2 of 2 seats gave values, 0 of them signed." in in_english(verdict.found)[0]
        assert (await server.get(f"{link}/replay?seat=0")).status_code == 200


@in_loop
async def test_a_session_that_was_begun_before_goes_on_with_signatures(tmp_path: Path) -> None:
    async with running(copied(tmp_path), SETTINGS) as server:
        clients = [await server.client() for _ in TICKETS]
        for client, ticket in zip(clients, TICKETS, strict=True):
            await client.resume(ticket)
        await play_on(clients)
        assert [client.unfair for client in clients] == [None, None]
        proof, walls = read_evidence((await server.get(f"/tables/{RUNNING}/sessions/1/record")).text)
        verdict = verify(proof, walls, canonical_deck(proof))
        assert (verdict.holds, verdict.proven) == (True, 1), verdict.found
        assert "0 of them signed" in in_english(verdict.found)[0]
        assert "2 of them signed. A commitment was replaced" in in_english(verdict.found)[1]
