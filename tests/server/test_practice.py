"""Hands for oneself: records that are brought, and hands that are played on against bots."""

import paiju
from paiju.play.going_on import positions_of
from paiju.server.http.archive import steps_of
from paiju.server.http.practice import Brought, imported
from tests.server.running import deal, in_loop, play_on, running

GAME = "jielong"


def played(game: str, seed: int, hands: int) -> paiju.Table:
    """A session of the game's bot against itself."""
    table = paiju.Table(game, seed=seed, hands=hands)
    while table.decide() is not None:
        for move in table.advice().moves:
            table.play(move)
    return table


@in_loop
async def test_a_record_is_shown_as_its_seats_saw_it(database: str) -> None:
    table = played("tianjiu", 5, hands=2)
    async with running(database) as server:
        wish = {"record": table.record(), "hand": 2, "seat": 1}
        found = (await server.post("/records", wish)).json()
        assert (found["sheet"]["results"], found["sheet"]["scores"]) == (list(table.results), table.scores)
        steps = found["replay"]["steps"]
        assert [step["view"]["seat"] for step in steps] == [1] * len(steps)
        assert (steps[-1]["view"]["hands_played"], steps[-1]["view"]["result"]) == (2, table.results[1])
        onlooker = (await server.post("/records", {**wish, "seat": None})).json()["replay"]["steps"]
        assert len(onlooker) == len(steps)
        assert onlooker[0]["view"]["zones"] != steps[0]["view"]["zones"]
        for wrong in ("", "paiju-record 1\n", table.record()[:-20]):
            answer = await server.post("/records", {"record": wrong})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        for beyond in ({"hand": 3}, {"seat": 9}):
            assert (await server.post("/records", {**wish, **beyond})).status_code == 404
        assert (await server.post("/records", {**wish, "more": 1})).status_code == 400


def test_the_steps_of_a_record_are_its_deals_and_actions() -> None:
    for game in ("tianjiu", "ponjan", "tau-ngau"):
        table = played(game, 3, hands=2)
        for hand in (1, 2):
            found = imported(Brought(table.record(), hand, 0)).replay
            assert found.steps[-1].view.result == table.results[hand - 1]
            assert found.steps[0].seat is None
            assert found.hands == len(table.sheets)
            assert sum(step.seat is not None for step in found.steps) + 1 <= len(found.steps)


@in_loop
async def test_a_hand_of_a_record_is_played_on_from_any_step(database: str) -> None:
    table = played("tianjiu", 5, hands=1)
    places = [at for at, (_, position) in enumerate(positions_of(table, 1)) if position.turn == 2]
    async with running(database) as server:
        wish = {"record": table.record(), "seat": 2, "step": places[1]}
        begun = (await server.post("/practice", wish)).json()
        assert (len(begun["steps"]), begun["over"]) == (1, False)
        view, actions, since = begun["steps"][0]["view"], [], 1
        while not view["hands_played"]:
            assert view["turn"] == 2
            actions.append(view["actions"][-1])
            going = (await server.post("/practice", {**wish, "actions": actions, "since": since})).json()
            since += len(going["steps"])
            view = going["steps"][-1]["view"]
        assert going["over"]
        again = (await server.post("/practice", {**wish, "actions": actions})).json()
        assert (len(again["steps"]), again["steps"][-1]["view"]["result"]) == (since, view["result"])
        answer = await server.post("/practice", {**wish, "actions": ["play [9:9]"]})
        assert answer.status_code == 400
        shown = (await server.post("/practice", {**wish, "shown": True})).json()
        assert shown["over"]
        assert {step["seat"] for step in shown["steps"]} == {None, 0, 1, 2, 3}


@in_loop
async def test_the_bots_of_a_shown_line_play_as_those_of_the_session(database: str) -> None:
    table = played("jielong", 7, hands=1)
    async with running(database) as server:
        shown = (await server.post("/practice", {"record": table.record(), "seat": 0, "step": 0, "shown": True})).json()
        assert shown["steps"][-1]["view"]["result"] == table.results[0]


@in_loop
async def test_a_hand_of_a_table_is_played_on_only_when_its_session_is_over(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=3, bots=1, options={"hands": 2})
        await deal(clients)
        wish = {"table": clients[0].table, "session": 1, "seat": 0, "hand": 1, "step": 0}
        assert (await server.post("/practice", wish)).json()["code"] == "not_now"
        await play_on(clients, hands=1)
        for of in ({}, {"seat": 1}, {"shown": True}):
            answer = await server.post("/practice", {**wish, **of})
            assert (answer.status_code, answer.json()["code"]) == (409, "not_now")
        await play_on(clients)
        replay = (await server.get(f"/tables/{clients[0].table}/sessions/1/replay?hand=1&seat=0")).json()
        for step in (0, len(replay["steps"]) - 1):
            found = (await server.post("/practice", {**wish, "step": step, "seat": 0})).json()
            assert found["steps"][0]["view"]["zones"] == replay["steps"][step]["view"]["zones"]
        assert found["over"]
        assert (await server.post("/practice", {**wish, "step": 999})).status_code == 404


@in_loop
async def test_during_a_session_one_sees_hands_that_are_over_as_one_saw_them_and_no_other_seat(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=3, bots=1, options={"hands": 2})
        await deal(clients)
        await play_on(clients, hands=1)
        link = f"/tables/{clients[0].table}/sessions/1"
        for client, other in ((clients[0], 1), (clients[1], 0)):
            ticket = {"authorization": f"Bearer {client.ticket}"}
            own = await server.get(f"{link}/replay?hand=1&seat={client.seat}", headers=ticket)
            assert own.status_code == 200, own.text
            steps = own.json()["steps"]
            assert {step["by"] for step in steps} == {None}
            for step in steps[:-1]:
                for zone in step["view"]["zones"]:
                    if zone["kind"] == "hand" and zone["owner"] != client.seat:
                        assert {tile["face"] for tile in zone["tiles"]} <= {None}
            for path in (f"replay?hand=1&seat={other}", "replay?hand=1&seat=2", "record", "proof"):
                assert (await server.get(f"{link}/{path}", headers=ticket)).status_code == 409, path
            assert (await server.get(f"{link}/replay?hand=2&seat={client.seat}", headers=ticket)).status_code == 404
        for shown in ({}, {"authorization": "Bearer forged"}, {"authorization": f"Bearer {clients[0].ticket}x"}):
            assert (await server.get(f"{link}/replay?hand=1&seat=0", headers=shown)).status_code == 409
        onlooker = (await server.get(f"{link}/replay?hand=1")).json()["steps"]
        for step in onlooker[:-1]:
            hands = [zone for zone in step["view"]["zones"] if zone["kind"] == "hand"]
            assert all(tile["face"] is None for zone in hands for tile in zone["tiles"])
        sheet = (await server.get(f"{link}/scores")).json()
        assert (sheet["over"], len(sheet["results"])) == (False, 1)


@in_loop
async def test_other_pages_may_frame_replays_of_finished_sessions_and_nothing_else(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 2})
        await deal(clients)
        table = clients[0].table
        for session in (1, 2):
            assert (await server.get(f"/embed/{table}/{session}")).status_code == 409
        await play_on(clients, hands=1)
        assert (await server.get(f"/embed/{table}/1")).status_code == 409
        await play_on(clients)
        answer = await server.get(f"/embed/{table}/1")
        assert answer.status_code in (200, 503)  # 503 where the client is not built
        assert "frame-ancestors *" in answer.headers["content-security-policy"]
        assert "x-frame-options" not in answer.headers
        for path in ("/", f"/table/{table}", f"/replay/{table}/1", f"/tables/{table}/sessions/1/replay"):
            other = await server.get(path)
            assert "frame-ancestors 'none'" in other.headers["content-security-policy"], path
            assert other.headers["x-frame-options"] == "DENY"
        assert "set-cookie" not in answer.headers


@in_loop
async def test_in_a_session_a_replay_tells_what_its_seat_was_told_and_no_answer_about_a_discard(database: str) -> None:
    async with running(database) as server:
        clients = await server.people("kanwisher-mahjong", 2, seats=4, bots=2, options={"hands": 2})
        await deal(clients)
        await play_on(clients, hands=1)
        link = f"/tables/{clients[0].table}/sessions/1"
        for client in clients:
            ticket = {"authorization": f"Bearer {client.ticket}"}
            steps = (await server.get(f"{link}/replay?hand=1&seat={client.seat}", ticket)).json()["steps"]
            told = [line for step in steps for line in step["view"]["story"]]
            page = await client.look_back(1)
            assert [line["id"] for line in told] == [line.id for line in page.story]
        assert len(steps) > 10
        stored = server.store.load(clients[0].table)
        assert stored is not None
        found = list(steps_of(stored, 1, [0], 1))  # as it is shown when the session is over
        all_steps = [step for _, seen in found for step in seen[0]]
        assert len(all_steps) > len(steps)  # each answer by itself
