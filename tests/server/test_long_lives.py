"""Tables that live long: what is sent and done for them does not grow with the hands that were played."""

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields

import msgspec
import pytest

from paiju.play.evidence import canonical_deck
from paiju.play.fair import read_proof
from paiju.play.stepping import forget_finished_hands
from paiju.play.table import Table
from paiju.play.verifier import verify
from paiju.server import limits
from paiju.server.client import Client, RequestRefused
from paiju.server.http import keeper
from paiju.server.http.keeper import SessionKeeper
from paiju.server.refusals import Code
from paiju.server.store import Store, StoredTable
from paiju.server.table.checkpoints import RoomCheckpoint
from paiju.server.table.event_log import LoadedTable, load_table, rebuild_table
from paiju.server.table.publishing import published_deals
from paiju.server.table.room import Room
from paiju.server.table.session_deals import SessionDeals
from paiju.server.table.views import live_view, view_of
from paiju.server.wire.client_messages import Play
from paiju.server.wire.server_messages import Page, Speech
from tests.server.running import Running, deal, in_loop, on_turn, play_on, running

GAME = "jielong"


@in_loop
async def test_a_snapshot_holds_the_present_hand_and_older_hands_are_pages(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=3, bots=1, options={"hands": 6})
        watcher = await server.client()
        await watcher.watch(clients[0].table)
        told: dict[int, list[list[Speech]]] = {}
        for hand in (1, 2, 3):
            await deal(clients)
            await play_on(clients, hands=hand)
            for viewer in (*clients, watcher):
                await viewer.until(lambda viewer, hand=hand: viewer.view.hands_played == hand)  # type: ignore[misc]
            told[hand] = [viewer.view.story for viewer in (*clients, watcher) if viewer.view]
        await deal(clients)
        back = await server.client()
        await back.resume(clients[1].ticket)
        assert back.view is not None
        assert [line.id for line in back.view.story if line.id in ("story-deal", "story-end")] == ["story-deal"]
        for hand, stories in told.items():
            for viewer, story in zip((clients[0], back, watcher), stories, strict=True):
                page = await viewer.look_back(hand)
                assert (page.session, page.hand, page.story) == (1, hand, story)
                assert sum(page.result) == 0
            shown = (await server.get(f"/tables/{watcher.table}/sessions/1/hands/{hand}")).json()
            assert shown["story"] == json.loads(msgspec.json.encode(stories[2]))
        assert stories_differ(told)
        assert await refusal(clients[0], 4) is Code.NOT_THERE
        seat = await server.get(f"/tables/{watcher.table}/sessions/1/hands/1?seat=0")
        assert (seat.status_code, seat.json()["code"]) == (409, "not_now")


def stories_differ(told: dict[int, list[list[Speech]]]) -> bool:
    """Whether seats are told other things than an onlooker, so that the test above can tell them apart."""
    return any(story != stories[-1] for stories in told.values() for story in stories[:-1])


async def refusal(client: Client, hand: int) -> Code:
    try:
        await client.look_back(hand)
    except RequestRefused as refused:
        return refused.code
    raise AssertionError("it was not refused")


@in_loop
async def test_the_same_old_request_is_answered_from_the_log(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 2})
        await deal(clients)
        player = on_turn(clients)
        assert player.view is not None
        first = Play("first-of-all", player.sequence, player.view.actions[0])
        sequence = await player.act(first)
        room = server.lobby.running_table(player.table)
        assert room is not None
        room.room.accepted.clear()  # as if many had come after it
        await play_on(clients, hands=1)
        assert await player.act(first) == sequence
        room = server.lobby.running_table(player.table)
        assert room is not None
        assert room.room.sequence == len(events_of(server.store, player.table).events)


@in_loop
async def test_a_long_table_is_taken_up_at_its_last_hand_and_is_the_same(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 8}, undo=True, clock={"base": 50, "bank": 60})
        for hand in (1, 2, 3, 4):
            await deal(clients)
            await play_on(clients, hands=hand)
        await deal(clients)
        player = on_turn(clients)
        await player.play(player.view.actions[0] if player.view else "")
        table, store = clients[0].table, server.store
        recent, whole = load_table(store, table), rebuild_table(events_of(store, table))
        assert recent is not None
        stored = store.load_recent(table)
        assert stored is not None
        assert stored.checkpoint
        assert len(stored.events) < len(events_of(store, table).events) / 3
        assert_same(recent.room, whole.room)
        for client in clients:
            await client.close()
    async with running(database) as server:
        back = [await server.client() for _ in clients]
        for client, old in zip(back, clients, strict=True):
            await client.resume(old.ticket)
        await play_on(back)
        proof = await server.get(f"/tables/{table}/sessions/1/proof")
        assert len(proof.json()["hands"]) == 9


@in_loop
async def test_a_table_of_many_sessions_is_taken_up_at_its_last_one(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        for _ in range(4):
            await deal(clients)
            await play_on(clients)
        await deal(clients)
        store, table = server.store, clients[0].table
        recent, whole, stored = taken_up(store, table)
        assert len(stored.events) < len(whole_log := events_of(store, table).events) / 3, len(whole_log)
        assert min(place[0] for place in stored.secrets) == 4
        assert_same(recent.room, whole.room)


@in_loop
async def test_deals_that_restarts_gave_up_are_taken_up_too(database: str) -> None:
    """Every start gives up the next deal; clients that kept what they saw find nothing wrong."""
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 4})
        await deal(clients)
    async with running(database) as server:
        clients = await returned(server, clients)
        await play_on(clients, hands=1)
        await deal(clients)
        store, table = server.store, clients[0].table
        recent, whole, stored = taken_up(store, table)
        assert stored.checkpoint is not None
        assert recent.room.deals.fair.hands[-2].given_up
        assert_same(recent.room, whole.room)
        assert published_deals(recent.room) == published_deals(whole.room)
    async with running(database) as server:
        clients = await returned(server, clients)
        await play_on(clients)
        assert [client.unfair for client in clients] == [None, None]
        proof = read_proof((await server.get(f"/tables/{table}/sessions/1/proof")).text)
        for client in clients:
            client.check_proof(proof, 1)
        verdict = verify(proof, (), canonical_deck(proof))
        assert (verdict.holds, verdict.proven) == (True, 4), verdict.found


async def returned(server: Running, clients: list[Client]) -> list[Client]:
    """The same people, with what their clients saw."""
    back = [await server.client() for _ in clients]
    for client, old in zip(back, clients, strict=True):
        client.witness = old.witness
        await client.resume(old.ticket)
    return back


@in_loop
async def test_a_hand_of_a_kept_replay_is_read_without_the_session(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 3})
        await deal(clients)
        await play_on(clients)
        link = f"/tables/{clients[0].table}/sessions/1/replay?hand=2&seat=1"
        played_through = (await server.get(link)).json()
        SessionKeeper(server.store, share=1).keep_all()
        for whole in ("load", "kept_session"):
            monkeypatch.setattr(Store, whole, None)
        assert (await server.get(link)).json() == played_through
        assert played_through["hands"] == 3


@in_loop
async def test_a_session_that_cannot_be_kept_is_tried_and_told_of_once(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        await deal(clients)
        await play_on(clients)
    store = Store(database)
    assert store.sessions_to_keep() == [(clients[0].table, 1)]
    monkeypatch.setattr(keeper, "played_through", None)  # as a log that can be read no more
    waiting = SessionKeeper(store, share=1)
    waiting.keep_all()
    waiting.keep_all()
    assert sum("cannot be kept as data" in message for message in caplog.messages) == 1
    assert store.sessions_to_keep() == [(clients[0].table, 1)]
    store.close()


@in_loop
async def test_a_server_keeps_finished_sessions_by_itself(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOOK_UP_SECONDS", 0.01)
    monkeypatch.setattr(limits, "KEEPER_SECONDS", 0.01)
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        await deal(clients)
        await play_on(clients)
        await deal(clients)  # what was over is noted with the next commits
        while server.store.kept_session(clients[0].table, 1) is None:
            await asyncio.sleep(0.01)
        assert server.store.sessions_to_keep() == []


def taken_up(store: Store, table: str) -> tuple[LoadedTable, LoadedTable, StoredTable]:
    """A table from its checkpoint on, the same from its whole log, and what the first was read from."""
    recent, stored = load_table(store, table), store.load_recent(table)
    assert recent is not None
    assert stored is not None
    return recent, rebuild_table(events_of(store, table)), stored


def events_of(store: Store, table: str) -> StoredTable:
    stored = store.load(table)
    assert stored is not None
    return stored


def assert_same(recent: Room, whole: Room) -> None:
    assert (recent.digest(), recent.sequence, recent.hash) == (whole.digest(), whole.sequence, whole.hash)
    assert (recent.position, recent.time, list(recent.seats)) == (whole.position, whole.time, list(whole.seats))
    assert (recent.accepted, recent.commitment, recent.next_deal) == (whole.accepted, whole.commitment, whole.next_deal)
    for seat in (None, 0, 1):
        assert live_view(recent, seat) == live_view(whole, seat)


def test_a_checkpoint_carries_every_field_of_a_room() -> None:
    """Who adds a field decides whether it has to be carried: here, and in `checkpoints.py`."""
    known = set(RoomCheckpoint.__struct_fields__)
    made_again = {"id", "deals", "undo", "window_answers", "found_window", "keeps_past"}
    pending = {"last_hand", "finished_hands", "sessions_over"}
    assert {field.name for field in fields(Room)} - made_again - pending - known == set()
    assert {field.name for field in fields(SessionDeals)} == {
        *("secrets", "session", "of_session", "epoch", "next_commitment", "next_epoch", "ready")
    }


# The work that something takes, counted in calls


@contextmanager
def counted(calls: list[int]) -> Iterator[None]:
    number = 0

    def count(*_: object) -> None:
        nonlocal number
        number += 1

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)
    calls.append(number)


def long_table(hands: int) -> Table:
    table = Table(GAME, seed=3, hands=hands + 1)
    while len(table.results) < hands:
        table.played_by.append((len(table.moves), "bot"))
        table.decide()
        table.play(table.legal[0])
        if table.hand_over and not table.over:
            forget_finished_hands(table)
    for _ in range(4):
        table.decide()
        table.play(table.legal[0])
    return table


def test_an_undo_and_a_view_take_the_same_work_at_any_hand() -> None:
    def undo(table: Table) -> None:
        trial = table.copy()
        trial.undo()
        table.undo()

    def look(table: Table) -> None:
        for seat in (None, 0, 1):
            view_of(table, seat)

    for deed in (undo, look):
        few, many = work(deed, 2), work(deed, 150)
        assert many < 1.3 * few + 200, deed


def work(deed: Callable[[Table], None], hands: int) -> int:
    table = long_table(hands)
    table.copy()  # the story is told till here
    calls: list[int] = []
    with counted(calls):
        deed(table)
    return calls[0]


@in_loop
async def test_a_return_and_a_link_take_the_same_work_at_any_hand(database: str) -> None:
    reads: list[list[int]] = []
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 14})
        await deal(clients)
        for hands in (2, 12):
            await play_on(clients, hands=hands)
            await deal(clients)
            table, calls = clients[0].table, list[int]()
            with counted(calls):
                load_table(server.store, table)
            with counted(calls):
                server.store.finished_hand(table, 1, 1)
            page: Page = await clients[0].look_back(1)
            reads.append([*calls, len(msgspec.json.encode(page)), len(msgspec.json.encode(clients[1].view))])
    few, many = reads
    assert all(later < 2 * sooner for sooner, later in zip(few, many, strict=True)), reads
