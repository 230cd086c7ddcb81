"""A database of an earlier version is carried forward: what was finished stays readable whatever the rules become."""

import asyncio
import dataclasses
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from paiju.games import _registry, game
from paiju.play.evidence import read_evidence
from paiju.play.verifier import verify
from paiju.server.client import RequestRefused
from paiju.server.http.keeper import SessionKeeper
from paiju.server.refusals import Code
from paiju.server.settings import Settings
from paiju.server.store import Store
from tests.server.running import LOOPBACK, deal, in_loop, play_on, running

pytestmark = pytest.mark.usefixtures("usual_deals")

FOLDER = Path(__file__).parent / "older"
FACTS: dict[str, Any] = json.loads((FOLDER / "0003.json").read_text())
SETTINGS = Settings(trusted=LOOPBACK, now=lambda: FACTS["at"] + 1000)


@pytest.fixture
def carried(database: str) -> str:
    """A database that Paiju 0.1 has left: a finished session, and one in its second hand."""
    with sqlite3.connect(database) as connection:
        connection.executescript((FOLDER / "0003.sql").read_text())
    connection.close()
    return database


def keep_everything(database: str) -> None:
    store = Store(database)
    SessionKeeper(store, share=1).catch_up()
    assert store.sessions_to_keep() == []
    store.close()


def raise_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a later Paiju does that plays these games by other rules."""
    for slug in ("jielong", "ponjan"):
        later = dataclasses.replace(game(slug), version=game(slug).version + 1)
        monkeypatch.setitem(_registry(), slug, later)


def played_in(record: str) -> list[str]:
    """The deals and actions of a record; its proof is written as the newest protocol has it."""
    lines = [line.partition(" #")[0] for line in record.splitlines()]  # without the sums, which cover the proof
    return [line for line in lines if line.partition(" ")[0] in ("deal", "roll", "by", *"0123")]


def as_sent(zone: dict[str, Any]) -> dict[str, Any]:
    """A zone as the newest protocol has it, which leaves out what is not marked."""
    return {name: value for name, value in zone.items() if (name, value) != ("mark", None)}


@in_loop
async def test_an_older_database_is_played_on(carried: str) -> None:
    async with running(carried, SETTINGS) as server:
        facts = FACTS["running"]
        back = [await server.client() for _ in facts["tickets"]]
        for client, ticket in zip(back, facts["tickets"], strict=True):
            await client.resume(ticket)
        assert back[0].view is not None
        assert (back[0].view.scores, back[0].view.result) == (facts["scores"], facts["results"][-1])
        assert (await back[0].look_back(1)).result == facts["results"][0]
        sequence = back[0].sequence
        await back[0].until(lambda client: client.is_my_turn or back[1].is_my_turn or client.sequence > sequence)
        assert back[0].info is not None
        assert (back[0].info.phase, back[0].view.hand) == ("playing", 2)


@in_loop
async def test_finished_sessions_are_read_whatever_the_rules_become(
    carried: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = FACTS["finished"]
    link = f"/tables/{facts['table']}/sessions/1"
    async with running(carried, SETTINGS) as server:
        before = [(await server.get(f"{link}/{what}")).text for what in ("record", "proof")]
    await asyncio.to_thread(keep_everything, carried)
    raise_versions(monkeypatch)
    async with running(carried, SETTINGS) as server:
        sheet = (await server.get(f"{link}/scores")).json()
        assert (sheet["results"], sheet["scores"]) == (facts["results"], facts["scores"])
        for seat, zones in facts["replays"].items():
            replay = (await server.get(f"{link}/replay?hand=2&seat={seat}")).json()
            assert (replay["hands"], replay["steps"][-1]["view"]["zones"]) == (2, [as_sent(zone) for zone in zones])
        assert [(await server.get(f"{link}/{what}")).text for what in ("record", "proof")] == before
        assert played_in(before[0]) == played_in(facts["record"])
        assert verify(*read_evidence(before[1])).holds
        assert (await server.get(f"{link}/hands/1?seat=1")).json()["result"] == facts["results"][0]


@in_loop
async def test_a_running_table_of_older_rules_is_closed_and_its_results_are_kept(
    carried: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asyncio.to_thread(keep_everything, carried)
    raise_versions(monkeypatch)
    facts = FACTS["running"]
    async with running(carried, SETTINGS) as server:
        for _ in range(2):
            back = await server.client()
            with pytest.raises(RequestRefused) as refusal:
                await back.resume(facts["tickets"][0])
            assert refusal.value.code is Code.CLOSED
        assert facts["table"] not in server.store.live_tables()
        link = f"/tables/{facts['table']}/sessions/1"
        sheet = (await server.get(f"{link}/scores")).json()
        assert (sheet["results"], sheet["scores"]) == (facts["results"], facts["scores"])
        for path in ("record", "proof", "replay"):
            answer = await server.get(f"{link}/{path}")
            assert (answer.status_code, answer.json()["said"]["id"]) == (410, "refused-older-rules")
        new = await server.people("jielong", 2, seats=2, options={"hands": 1})
        await deal(new)
        await play_on(new)


@in_loop
async def test_what_was_never_kept_is_refused_in_words(carried: str, monkeypatch: pytest.MonkeyPatch) -> None:
    raise_versions(monkeypatch)
    async with running(carried, SETTINGS) as server:
        for path in ("scores", "record", "proof", "replay"):
            answer = await server.get(f"/tables/{FACTS['finished']['table']}/sessions/1/{path}")
            assert (answer.status_code, answer.json()["said"]["id"]) == (410, "refused-older-rules")
