"""Reviews over links: the same as `paiju review` finds, one's own during a session, and never of a hand in play."""

import asyncio

import httpx
import pytest

from paiju import Table
from paiju.bots.players import TableSetting
from paiju.lab.review import Reviewer
from paiju.server import limits
from paiju.server.bots.judging import ThreadJudge, judged, question_of
from paiju.server.bots.workers import WorkerPool
from paiju.server.http.decisions import decisions_of
from paiju.server.settings import Settings
from tests.server.running import LOOPBACK, Running, deal, in_loop, play_on, running

GAME = "tianjiu"
WORLDS = 20


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REVIEW_WORLDS", WORLDS)


async def reviewed(server: Running, path: str, ticket: str = "") -> httpx.Response:
    """The review when it is done, or the refusal."""
    headers = {"authorization": f"Bearer {ticket}"} if ticket else {}
    while True:
        answer = await server.get(path, headers)
        if answer.status_code != 200 or answer.json()["done"] == answer.json()["total"]:
            return answer
        await asyncio.sleep(0.05)


@in_loop
async def test_a_review_is_what_the_command_finds(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=4, bots=2, options={"hands": 2})
        await clients[0].start()
        await play_on(clients)
        link = f"/tables/{clients[0].table}/sessions/1"
        record = (await server.get(f"{link}/record")).text
        reviewer = Reviewer(Table.from_record(record), WORLDS)
        wanted = [one for one in reviewer.judged(1) if one.hand == 2]
        review = (await reviewed(server, f"{link}/hands/2/review?seat=1")).json()
        assert [(move["expected"], move["loss"]) for move in review["moves"]] == [
            (round(one.expected, 3), round(one.loss, 3)) for one in wanted
        ]
        assert [move["learned"] and tuple(move["learned"].values()) for move in review["moves"]] == [
            one.learned and tuple(round(value, 3) for value in one.learned) for one in wanted
        ]
        assert review["result"] == reviewer.session.results[1][1]
        replay = (await server.get(f"{link}/replay?hand=2&seat=1")).json()
        assert {replay["steps"][move["step"]]["seat"] for move in review["moves"]} == {1}
        worst = [review["moves"][place]["loss"] for place in review["worst"]]
        assert worst == sorted(worst, reverse=True)
        for place, holdings in zip(review["worst"], review["holdings"], strict=True):
            found = reviewer.holders(wanted[place].place)
            truth = {reviewer.session.face_words[one.face]: one.truth for one in found}
            for one in holdings:
                assert {int(seat): count for seat, count in one["truth"].items()} == truth[one["face"]]


@in_loop
async def test_during_a_session_a_review_is_its_own_seats_alone_and_tells_no_truth(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=4, bots=2, options={"hands": 2})
        await deal(clients)
        link = f"/tables/{clients[0].table}/sessions/1/hands"
        for hand in (1, 2):
            refused = await reviewed(server, f"{link}/{hand}/review?seat=0", clients[0].ticket)
            assert (refused.status_code, refused.json()["code"]) == (409, "not_now")
        await play_on(clients, hands=1)
        own = await reviewed(server, f"{link}/1/review?seat=0", clients[0].ticket)
        assert own.status_code == 200
        assert {one["truth"] for holdings in own.json()["holdings"] for one in holdings} <= {None}
        refused = await reviewed(server, f"{link}/2/review?seat=0", clients[0].ticket)
        assert refused.status_code == 409
        spectator = await server.client()
        await spectator.watch(clients[0].table)
        for seat in range(4):
            for ticket in ("", "forged", clients[1].ticket if seat != 1 else clients[0].ticket):
                answer = await reviewed(server, f"{link}/1/review?seat={seat}", ticket)
                assert (answer.status_code, answer.json()["code"]) == (409, "not_now"), (seat, ticket)


@in_loop
async def test_what_a_worker_is_asked_is_the_same_however_the_hidden_tiles_lie(database: str) -> None:
    async with running(database) as server:
        [ann] = await server.people(GAME, 1, seats=4, bots=3, options={"hands": 1})
        await ann.start()
        await play_on([ann])
        stored = server.store.load(ann.table)
        assert stored is not None
        for found in decisions_of(stored, 1, 1, 0).found:
            asked = question_of(found.decision, found.played, WORLDS)
            setting, seat = TableSetting.of(found.table), found.decision.seat
            for world in found.table.sample(seat, 3, seed=5):
                other = setting.decision(world._state, seat, found.decision.legal, found.decision.seed)
                assert question_of(other, found.played, WORLDS) == asked


@in_loop
async def test_a_table_spends_no_more_than_its_share_and_goes_on_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REVIEW_DECISIONS_AT_ONCE", 2)
    monkeypatch.setattr(limits, "REVIEW_DECISIONS_A_SECOND", 0.0)
    async with running(database) as server:
        [ann] = await server.people(GAME, 1, seats=4, bots=3, options={"hands": 1})
        await ann.start()
        await play_on([ann])
        answer = await reviewed(server, f"/tables/{ann.table}/sessions/1/hands/1/review?seat=0")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
        again = (await server.get(f"/tables/{ann.table}/sessions/1/hands/1/review?seat=0")).json()
        assert (again["done"], len(again["moves"])) == (2, 2)


@in_loop
async def test_workers_judge_as_a_thread_does_and_a_review_is_made_once(database: str) -> None:
    async with running(database, Settings(trusted=LOOPBACK, workers=1)) as server:
        [ann] = await server.people(GAME, 1, seats=4, bots=3, options={"hands": 1})
        await ann.start()
        await play_on([ann])
        path = f"/tables/{ann.table}/sessions/1/hands/1/review?seat=0"
        first, second = await asyncio.gather(reviewed(server, path), reviewed(server, path))
        assert first.json() == second.json()
        stored = server.store.load(ann.table)
        assert stored is not None
        found = decisions_of(stored, 1, 1, 0).found[0]
        question = question_of(found.decision, found.played, WORLDS)
    workers = WorkerPool(2)
    assert await workers.judge(question) == judged(question) == await ThreadJudge().judge(question)
    await workers.close()
