"""Reports of words that read wrong: kept, listed, and refused where they are no reports or too many."""

from __future__ import annotations

import json

import httpx
import pytest

from paiju.server import limits
from paiju.server.store.read_only import ReadOnlyStore
from paiju.server.store.word_reports import reports
from tests.server.running import in_loop, running
from tests.terminal.test_cli import run

REPORT = {
    "game": "tianjiu",
    "language": "ko",
    "message": "ask-lead",
    "values": {"count": 2},
    "sentence": "한 장을 내세요.",
    "proposal": "한 장 내세요.",
}


@in_loop
async def test_a_report_is_kept_and_listed(database: str) -> None:
    async with running(database) as server:
        answer = await server.post("/words/reports", REPORT)
        assert answer.status_code == 204
    (kept,) = reports(ReadOnlyStore(database))
    assert (kept.game, kept.language, kept.message) == ("tianjiu", "ko", "ask-lead")
    assert (kept.sentence, kept.proposal, json.loads(kept.values)) == ("한 장을 내세요.", "한 장 내세요.", {"count": 2})
    listed = run("admin", "words", "--db", database)
    assert "한 장 내세요." in listed.stdout
    assert "1 reports." in listed.stdout


@pytest.mark.parametrize(
    "wrong",
    [
        {"proposal": ""},
        {"proposal": "x" * 1_001},
        {"language": "tlh"},
        {"more": 1},
        {"message": "x" * 81},
        {"sentence": "x" * 9_000},
    ],
)
@in_loop
async def test_what_is_no_report_is_refused(database: str, wrong: dict[str, object]) -> None:
    async with running(database) as server:
        answer = await server.post("/words/reports", REPORT | wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert list(reports(ReadOnlyStore(database))) == []


@in_loop
async def test_a_body_with_a_key_that_is_there_twice_is_refused(database: str) -> None:
    body = json.dumps(REPORT).replace('"language"', '"language": "en", "language"', 1)
    async with running(database) as server, httpx.AsyncClient() as http:
        answer = await http.post(f"http://127.0.0.1:{server.port}/words/reports", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert list(reports(ReadOnlyStore(database))) == []


@in_loop
async def test_there_are_no_more_reports_than_a_server_takes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WORD_REPORTS", 2)
    async with running(database) as server:
        answers = [(await server.post("/words/reports", REPORT)).status_code for _ in range(3)]
    assert answers == [204, 204, 400]
    assert len(list(reports(ReadOnlyStore(database)))) == 2
