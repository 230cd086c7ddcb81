"""What is had by a link after the end: and nothing of it before."""

from paiju import Table
from paiju.play.evidence import read_evidence
from paiju.play.verifier import verify
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
        assert table.results == view.results
        sheet = (await server.get(f"{link}/scores")).json()
        assert sheet["players"] == ["Ann", "guest 1", "bot"]
        assert (sheet["results"], sheet["scores"]) == (view.results, view.scores)
        assert [len(lines) > 0 for lines in sheet["sheets"]] == [True, True]
        for seat in (None, 0, 1, 2):
            asked = "" if seat is None else f"&seat={seat}"
            replay = (await server.get(f"{link}/replay?hand=2{asked}")).json()
            assert (replay["hands"], replay["hand"], replay["seat"]) == (2, 2, seat)
            assert {step["by"] for step in replay["steps"]} == {None, "person", "bot"}
            last = replay["steps"][-1]["view"]
            assert last["results"] == view.results
            assert last["seat"] == seat
        proof = (await server.get(f"{link}/proof")).text
        for text in (proof, record):
            holds, found = verify(*read_evidence(text))
            assert holds, found
            assert "2 of 3 seats gave values" in found[0]


@in_loop
async def test_what_is_not_there_is_answered_with_a_code(database: str) -> None:
    async with running(database) as server:
        [ann] = await server.people("xiangshifu", 1, options={"hands": 1})
        await deal([ann])
        await ann.play("resign")
        await play_on([ann])
        link = f"/tables/{ann.table}/sessions"
        wanted = {
            f"{link}/1/replay?seat=1": 404,
            f"{link}/1/replay?hand=2": 404,
            f"{link}/1/replay?hand=0": 404,
            f"{link}/1/replay?seat=x": 400,
            f"{link}/2/record": 404,
            "/tables/none/sessions/1/record": 404,
            f"{link}/1/replay": 200,
            "/healthz": 200,
            "/games": 200,
            "/nowhere": 404,
        }
        for path, status in wanted.items():
            answer = await server.get(path)
            assert answer.status_code == status, path
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
