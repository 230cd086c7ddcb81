"""Every buffer has a number, and it holds: onlookers, what waits at a table or to be sent, and rates."""

import asyncio
from typing import Any, ClassVar, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from paiju.server import limits
from paiju.server.client import Client, RequestRefused
from paiju.server.refusals import Code, Refusal
from paiju.server.settings import Settings
from paiju.server.store.events import Dealt
from paiju.server.table.audience import Audience
from paiju.server.table.inbox import Gone
from paiju.server.table.room import Room
from paiju.server.table.views import LiveTimes
from paiju.server.wire.client_messages import Start
from paiju.server.wire.connection import TOO_SLOW, Connection, Request
from paiju.server.wire.guard import Guard
from paiju.server.wire.server_messages import View
from paiju.server.wire.socket_connection import SEND_NOW, SocketConnection
from tests.server.fake_time import FakeTime
from tests.server.running import deal, in_loop, running

GAME = "jielong"


@in_loop
async def test_onlookers_are_counted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ONLOOKERS", 2)
    async with running(database) as server:
        [ann] = await server.people(GAME, 1, seats=2)
        for _ in range(2):
            await (await server.client()).watch(ann.table)
        third = await server.client()
        with pytest.raises(RequestRefused) as refused:
            await third.watch(ann.table)
        assert refused.value.code is Code.FULL
        await third.sit(ann.table, "Bo")  # a seat is no place to look on from


def test_who_is_about_to_look_on_is_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ONLOOKERS", 2)
    audience = Audience(LiveTimes)
    audience.watch(Line())
    audience.await_onlooker(Line())
    for come in (audience.watch, audience.await_onlooker):
        with pytest.raises(Refusal) as refused:
            come(Line())
        assert refused.value.code is Code.FULL
    assert audience.onlookers == 2


@in_loop
async def test_what_waits_at_a_table_is_counted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLE_QUEUE", 3)
    async with running(database) as server:
        [ann] = await server.people(GAME, 1, seats=2)
        actor = server.lobby._actors[ann.table]
        connection = Line()
        for number in range(3):  # the table cannot look into its queue before this test waits for something
            actor.post(Request(connection, Start(f"nonce {number}")))
        with pytest.raises(Refusal) as refused:
            actor.post(Request(connection, Start("nonce 3")))
        assert refused.value.code is Code.TOO_FAST
        actor.post(Gone(connection))  # what is no request always finds room


class Line(Connection):
    """A connection that keeps when it was sent what."""

    def __init__(self, notes: list[str] | None = None, name: str = "") -> None:
        super().__init__("visitor")
        self.notes, self.name = [] if notes is None else notes, name

    def send_frame(self, frame: bytes) -> None:
        self.notes.append(f"sent to {self.name}")

    def close(self, code: int) -> None:
        self.notes.append(f"closed {code}")


class DeafSocket:
    """A socket whose other end never reads."""

    client = None
    scope: ClassVar[dict[str, object]] = {}

    async def send(self, message: object) -> None:
        await asyncio.Event().wait()


@in_loop
async def test_frames_that_wait_to_be_sent_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OUTGOING_FRAMES", 5)
    connection = SocketConnection(cast(WebSocket, DeafSocket()))
    pumping = asyncio.create_task(connection.send_all())
    await asyncio.sleep(0)
    connection.send_frame(b"the one that is being sent")
    await asyncio.sleep(0)
    for _ in range(5):
        connection.send_frame(b"frame")
    assert not connection.is_closing
    connection.send_frame(b"one too many")
    assert connection._close_code == TOO_SLOW
    with pytest.raises(asyncio.CancelledError):
        await pumping


class Reader:
    """A socket that takes frames at once, except while its other end does not read."""

    client = None

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.taken: list[str] = []
        self.scope = {"extensions": {SEND_NOW: {"send": self.send_now}}}
        self.application_state = WebSocketState.DISCONNECTED

    def send_now(self, frame: bytes) -> bool:
        if self.reads.is_set():
            self.taken.append(frame.decode())
        return self.reads.is_set()

    async def send(self, message: dict[str, str]) -> None:
        await self.reads.wait()
        self.taken.append(message["text"])


@in_loop
async def test_no_frame_overtakes_one_that_waits() -> None:
    socket = Reader()
    connection = SocketConnection(cast(WebSocket, socket))
    pumping = asyncio.create_task(connection.send_all())
    connection.send_frame(b"1")
    await asyncio.sleep(0)
    socket.reads.set()
    connection.send_frame(b"2")
    assert socket.taken == []
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert socket.taken == ["1", "2"]
    connection.send_frame(b"3")
    assert socket.taken == ["1", "2", "3"]
    connection.close(TOO_SLOW)
    await pumping


def allowed(guard: Guard, connection: SocketConnection) -> int:
    """How many messages are taken at once."""
    taken = 0
    while taken < 10_000:
        try:
            guard.check_message(connection)
        except Refusal:
            break
        taken += 1
    return taken


@in_loop
async def test_one_who_sits_may_send_more_than_a_stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_MESSAGES_AT_ONCE", 10_000)
    guard = Guard(now=lambda: 0.0)
    stranger, seated = (SocketConnection(cast(WebSocket, DeafSocket())) for _ in range(2))
    seated.seat = 0
    assert limits.SEATED_MESSAGES_AT_ONCE > limits.MESSAGES_AT_ONCE
    assert allowed(guard, stranger) == limits.MESSAGES_AT_ONCE
    assert allowed(guard, seated) == limits.SEATED_MESSAGES_AT_ONCE


@in_loop
async def test_tables_with_free_seats_are_listed_first(database: str) -> None:
    async with running(database) as server:
        await server.people(GAME, 2, seats=2, public=True)
        await server.people(GAME, 1, seats=4, public=True)
        await server.people(GAME, 1, seats=2, public=True)
        listed = await (await server.client()).tables()
        free = [sum(seat.kind == "empty" for seat in info.seats) for info in listed]
        assert sorted(free) == [0, 1, 3]
        assert free[-1] == 0


@in_loop
async def test_a_value_that_was_pledged_and_is_never_shown_holds_nobody_up(database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time)) as server:
        ann, bo = await server.people(GAME, 2, seats=2)
        await ann.start()
        for client in (ann, bo):
            await client.until(lambda client: client.is_awaited)
        keep_silent(bo)
        await ann.ready()
        await bo.ready()
        await ann.until(lambda ann: ann.info is not None and ann.info.pledged)
        await ann.ping()
        assert ann.info is not None
        assert ann.info.phase == "dealing"  # bo is here, and has not shown what he pledged
        time.advance(limits.VALUE_SECONDS)
        await ann.until(lambda ann: ann.info is not None and ann.info.phase == "playing")


def keep_silent(client: Client) -> None:
    """Let a client pledge and never show its value."""

    async def nothing() -> None:
        return

    client._show_value = nothing  # type: ignore[method-assign]


@in_loop
async def test_all_frames_of_a_position_are_made_before_one_is_sent(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time at which one is told would tell how long the view of another took to make."""
    from paiju.server.table import audience as module
    from paiju.server.table import views

    notes: list[str] = []
    make = views.live_view

    def noted(room: Room, seat: int | None, since: int = 0, *common: Any) -> View | None:
        notes.append(f"made for {seat}")
        return make(room, seat, since, *common)

    async with running(database) as server:
        people = await server.people(GAME, 3, seats=3)
        await deal(people)
        room = server.lobby._actors[people[0].table].room
        monkeypatch.setattr(module, "live_view", noted)
        audience = Audience(LiveTimes)
        for seat in range(3):
            audience.seat(Line(notes, f"seat {seat}"), seat)
        audience.watch(Line(notes, "onlooker"))
        audience.tell(room, Dealt(""))
    assert notes == [
        *(f"made for {seat}" for seat in (0, 1, 2, None)),
        *(f"sent to {name}" for name in ("seat 0", "seat 1", "seat 2", "onlooker")),
    ]
