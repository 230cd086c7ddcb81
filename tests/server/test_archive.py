"""What is had by a link after the end: and nothing of it before."""

import pytest

from paiju import Table
from paiju.play.evidence import canonical_deck, read_evidence
from paiju.play.verifier import verify
from paiju.server import limits
from paiju.server.settings import Settings
from tests.fair.scenes import in_english
from tests.server.running import deal, in_loop, play_on, running

GAME = "jielong"


@in_loop
async def test_a_finished_session_is_there_for_everybody_who_has_the_link(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=3, bots=1, options={"hands": 2})
        link = f"/tables/{clients[0].table}/sessions/1"
        await deal(clients)
        for path in ("record", "scores", "replay?seat=1", "proof"):
            answer = await server.get(f"{link}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_now")
        await play_on(clients)
        view = clients[0].view
        assert view is not None
        record = (await server.get(f"{link}/record")).text
        table = Table.from_record(record)
        assert (len(table.results), table.results[-1]) == (2, view.result)
        sheet = (await server.get(f"{link}/scores")).json()
        assert sheet["players"] == ["Ann", "guest 1", "bot"]
        assert (sheet["results"], sheet["scores"]) == (table.results, view.scores)
        assert [len(lines) > 0 for lines in sheet["sheets"]] == [True, True]
        for seat in (None, 0, 1, 2):
            asked = "" if seat is None else f"&seat={seat}"
            replay = (await server.get(f"{link}/replay?hand=2{asked}")).json()
            assert (replay["hands"], replay["hand"], replay["seat"]) == (2, 2, seat)
            assert {step["by"] for step in replay["steps"]} == {None, "person", "bot"}
            last = replay["steps"][-1]["view"]
            assert (last["hands_played"], last["result"]) == (2, view.result)
            assert last["seat"] == seat
        for text in ((await server.get(f"{link}/proof")).text, record):
            proof, walls = read_evidence(text)
            verdict = verify(proof, walls, canonical_deck(proof))
            assert (verdict.holds, verdict.proven) == (True, 2), verdict.found
            assert "2 of 3 seats gave values, 2 of them signed" in in_english(verdict.found)[0]


@in_loop
async def test_what_is_not_there_is_answered_with_a_code(database: str) -> None:
    async with running(database) as server:
        [ann] = await server.people("xiangshifu", 1, options={"hands": 1})
        await deal([ann])
        await ann.play("resign")
        await play_on([ann])
        assert ann.info is not None
        link = f"/tables/{ann.table}/sessions"
        last = f"{link}/{ann.info.session}"
        wanted = {
            f"{last}/replay?seat=1": 404,
            f"{last}/replay?hand=2": 404,
            f"{last}/replay?hand=0": 404,
            f"{last}/replay?seat=x": 400,
            f"{link}/{ann.info.session + 1}/record": 404,
            "/tables/none/sessions/1/record": 404,
            f"{last}/replay": 200,
            "/healthz": 200,
            "/games": 200,
            "/nowhere": 404,
        }
        for path, status in wanted.items():
            answer = await server.get(path)
            assert answer.status_code == status, path
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"


@in_loop
async def test_the_record_says_who_decided(database: str) -> None:
    async with running(database, Settings(grace=0.1)) as server:
        ann, bo = await server.people(GAME, 2, seats=3, bots=1, options={"hands": 1})
        await deal([ann, bo])
        await bo.close()
        await ann.until(lambda ann: bool(ann.info and ann.info.seats[1].stand_in))
        await play_on([ann])
        link = f"/tables/{ann.table}/sessions/1"
        record = (await server.get(f"{link}/record")).text
        players = {line.split(" #")[0] for line in record.split("\n") if line.startswith("by ")}
        assert {"by 1 stand_in", "by 2 bot"} <= players
        assert not any(line.startswith("by 0") for line in players)
        assert Table.from_record(record).record() == record
        sheet = (await server.get(f"{link}/scores")).json()
        assert [set(counts) - {"person"} for counts in sheet["played_by"]] == [set(), {"stand_in"}, {"bot"}]


@in_loop
async def test_a_table_that_keeps_its_secrets_proves_the_hands_that_lay_open(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=3, bots=1, options={"hands": 2}, reveal=False)
        await clients[0].start()
        await play_on(clients)
        for path in ("proof", "record"):
            text = (await server.get(f"/tables/{clients[0].table}/sessions/1/{path}")).text
            proof, walls = read_evidence(text)
            holds, proven, found = verify(proof, walls, canonical_deck(proof))
            assert (holds, proven) == (True, 1), found
            assert "The secret is not open; 32 of 32 tiles are proven unchanged" in in_english(found)[0]
            assert "nobody has signed the root" in in_english(found)[1]  # it was published after the last signature


@in_loop
async def test_all_commitments_are_listed_dealt_or_not_and_name_no_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "COMMITMENTS_LISTED", 3)
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 2}, public=False)
        assert clients[0].info is not None
        first = clients[0].info.commitment
        await clients[0].start()
        await play_on(clients)
        proof = (await server.get(f"/tables/{clients[0].table}/sessions/1/proof")).json()
        listed: list[str] = []
        since: int | None = 0
        while since is not None:
            answer = await server.get(f"/commitments?since={since}")
            assert clients[0].table not in answer.text
            listed += [one["commitment"] for one in answer.json()["commitments"] if one["commitment"] not in listed]
            since = answer.json()["next"]
        assert listed[0] == first
        assert {hand["commitment"] for hand in proof["hands"]} <= set(listed)
        assert len(listed) == 4  # two hands, the one after them, and the first of the next session
        assert (await server.get("/commitments?since=x")).status_code == 400
