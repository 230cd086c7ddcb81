"""Clocks: counted by the server, folded from the log, neither stolen nor given by a restart."""

import random
from dataclasses import replace

import pytest

import paiju
from paiju.server import limits
from paiju.server.client import Client
from paiju.server.settings import Settings
from paiju.server.store.events import (
    AnyChange,
    Created,
    Dealt,
    Paused,
    Played,
    Pledged,
    Resumed,
    Sat,
    Started,
    next_event,
)
from paiju.server.store.setup import Clock
from paiju.server.table.alarms import Alarms
from paiju.server.table.clock import TableClock
from paiju.server.table.deals import seal, terms_of
from paiju.server.table.fold import apply_event, empty_room
from paiju.server.table.follow_up import follow_up
from paiju.server.table.inbox import TimeUp
from paiju.server.table.room import Room
from paiju.server.table.seats import Seats
from paiju.server.wire.server_messages import ClockInfo
from tests.server.fake_time import FakeTime
from tests.server.running import deal, in_loop, on_turn, running

GAME = "jielong"
HISTORIES = 10_000
GRACE = int(1000 * limits.RESUMED_SECONDS)
CLOCK = {"base": 10, "bank": 5}


def clock_of(client: Client) -> ClockInfo:
    assert client.info is not None
    assert client.info.clock is not None
    return client.info.clock


def shown(client: Client) -> str:
    assert client.view is not None
    return client.view.actions[0]


def is_stood_in_for(told: Client, person: Client) -> bool:
    return bool(told.info and told.info.seats[person.seat or 0].stand_in)


class Model:
    """The rules of a clock in a few lines: a bank a seat, and what the present decision has used and logged."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.base, self.banks = 1000 * clock.base, [1000 * clock.bank] * seats
        self.used = self.logged = 0

    def wait(self, seat: int, milliseconds: int) -> bool:
        """Whether the time of the seat is up."""
        self.used = min(self.used + milliseconds, self.base + self.banks[seat])
        return self.used == self.base + self.banks[seat]

    def decide(self, seat: int) -> None:
        self.banks[seat] -= max(0, self.used - self.base)
        self.used = self.logged = 0

    def restart(self, is_planned: bool) -> None:
        self.logged = self.used if is_planned else self.logged
        self.used = self.logged - GRACE


class Driven:
    """A table of two people that is driven by its log alone."""

    def __init__(self, room: Room, time: FakeTime) -> None:
        self.room, self.time = room, time
        self.restart()

    def restart(self) -> None:
        """All that is not in the log is lost."""
        self.rings: list[object] = []
        self.clock = TableClock(Alarms(self.rings.append, self.time), self.time)
        self.mind()

    def mind(self, is_attended: bool = True) -> None:
        self.clock.update(self.room, is_attended)

    def happen(self, change: AnyChange, seat: int | None = None) -> None:
        room = self.room
        apply_event(room, next_event(room.hash, room.sequence + 1, random.randrange(2**41), change, seat))

    def play(self, by: str) -> None:
        seat, used = self.room.on_table.turn, self.clock.used(self.room)
        move = self.room.on_table.legal[0]
        self.happen(Played([move], by, self.room.time_allowed if by == "clock" else used or 0), seat)  # type: ignore[arg-type]
        self.mind()


def dealt(clock: Clock) -> Room:
    """Two people after the first deal."""
    terms = terms_of("t", 1, GAME, 2, {"hands": 50})
    secrets = [seal(terms, (1, number, 0)) for number in range(2)]
    room = empty_room("t", {one.place: one.secret for one in secrets})
    table = Driven.__new__(Driven)
    table.room = room
    version = paiju.game(GAME).version
    table.happen(Created(GAME, version, 2, {"hands": 50}, 0, "good", True, False, True, secrets[0].commitment, clock))
    for seat in range(2):
        table.happen(Sat(f"guest {seat}", f"v{seat}"), seat)
    for change in (Started(""), Pledged(), Dealt("")):
        table.happen(change)
    return room


def twin_of(room: Room) -> Room:
    time = replace(room.time, left=list(room.time.left), timeouts=list(room.time.timeouts))
    twin = replace(room, time=time, table=room.on_table.copy())
    twin.seats, twin.accepted = Seats(room.seats), {}
    return twin


def test_histories_fold_to_what_a_model_says() -> None:
    chance = random.Random(1)
    clock = Clock(base=5, bank=7)
    base = dealt(clock)
    for _ in range(HISTORIES):
        time = FakeTime()
        table, model = Driven(twin_of(base), time), Model(clock, 2)
        for _ in range(chance.randrange(1, 8)):
            one_step(table, model, time, chance)
            assert table.room.time.left == model.banks
            assert table.clock.used(table.room) == model.used


def one_step(table: Driven, model: Model, time: FakeTime, chance: random.Random) -> None:
    seat = table.room.seat_on_clock
    assert seat is not None
    match chance.randrange(6):
        case 0:  # everybody goes for a while
            table.mind(is_attended=False)
            time.advance(chance.randrange(100))
            assert not table.rings
            table.mind()
        case 1 | 2:  # the server is stopped, or falls
            is_planned = chance.random() < 0.5
            if is_planned:
                table.happen(Paused(model.used))
            model.restart(is_planned)
            time.advance(chance.randrange(1000))
            table.happen(Resumed(GRACE))
            table.restart()
        case _:
            is_up = model.wait(seat, milliseconds := 1000 * chance.randrange(9))
            time.advance(milliseconds / 1000)
            assert table.clock.is_up(table.room) == is_up == bool(table.rings)
            table.rings.clear()
            model.decide(seat)
            table.play("clock" if is_up else "person")
            if table.room.time.timeouts[seat] >= limits.TIMEOUTS_TO_ABSENCE:
                assert follow_up(table.room, frozenset({0, 1})) is not None
                table.room.time.timeouts[seat] = 0


def test_the_model_is_no_tautology() -> None:
    model = Model(Clock(base=5, bank=7), 1)
    assert not model.wait(0, 8000)
    model.decide(0)
    assert model.banks == [4000]
    assert model.wait(0, 9000)
    model.decide(0)
    assert model.banks == [0]
    model.wait(0, 3000)
    model.restart(is_planned=False)
    assert model.used == -GRACE


@in_loop
async def test_a_clock_over_the_wire(database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time)) as server:
        people = await server.people(GAME, 2, seats=2, options={"hands": 1}, clock=CLOCK)
        await deal(people)
        first = on_turn(people)
        second = people[0] if first is people[1] else people[1]
        assert (clock_of(first).base, clock_of(first).left) == (10_000, [5000, 5000])
        assert first.seat is not None
        assert second.seat is not None
        time.advance(4)
        await first.play(shown(first))
        await second.until(lambda second: second.is_my_turn)
        time.advance(12)
        await second.play(shown(second))
        await first.until(lambda first: first.is_my_turn)
        assert clock_of(first).left[second.seat] == 3000
        assert clock_of(first).left[first.seat] == 5000
        assert clock_of(first).used == 0
        for round in (1, 2):
            time.advance(15 if round == 1 else 10)  # the first says nothing: what is in the bank is gone after once
            await second.until(lambda second: second.is_my_turn)
            assert clock_of(second).left[first.seat] == 0
            await second.until(lambda second, due=round == 2: is_stood_in_for(second, first) == due)  # type: ignore[misc]
            if round == 1:
                await second.play(shown(second))
                await first.until(lambda first: first.is_my_turn)
        await first.come_back()
        assert not is_stood_in_for(first, first)


@in_loop
async def test_an_alarm_of_a_decision_that_was_made_takes_nobodys_turn(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time)) as server:
        people = await server.people(GAME, 2, seats=2, options={"hands": 1}, clock=CLOCK)
        await deal(people)
        first = on_turn(people)
        second = people[0] if first is people[1] else people[1]
        actor, decided = server.lobby._actors[first.table], list[object]()
        monkeypatch.setattr(actor.runner.time._tasks, "move", lambda *asked: decided.append(asked))
        actor.post(TimeUp())  # as one that was already on its way
        await first.play(shown(first))  # which is answered after it
        assert decided == []
        await second.until(lambda second: second.is_my_turn)
        assert clock_of(second).left == [5000, 5000]
        assert not is_stood_in_for(second, first)


@pytest.mark.parametrize("seconds", [4.0, 12.0])
@in_loop
async def test_a_restart_neither_steals_nor_gives_time(seconds: float, database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time)) as server:
        people = await server.people(GAME, 2, seats=2, clock=CLOCK)
        await deal(people)
        tickets = [client.ticket for client in people]
        turn = on_turn(people).seat
        time.advance(seconds)
    time.advance(3600)
    async with running(database, Settings(time=time)) as server:
        people = [await server.client() for _ in tickets]
        for client, ticket in zip(people, tickets, strict=True):
            await client.resume(ticket)
        player = on_turn(people)
        assert player.seat == turn
        assert clock_of(player).left == [5000, 5000]
        assert clock_of(player).used == int(1000 * seconds) - GRACE
        time.advance(GRACE / 1000)
        await player.play(shown(player))
        other = people[1 - (turn or 0)]
        await other.until(lambda other: other.is_my_turn)
        assert clock_of(other).left[turn or 0] == 5000 - max(0, int(1000 * seconds) - 10_000)


def test_the_alarm_of_a_clock_that_stands_does_not_ring() -> None:
    time = FakeTime()
    table = Driven(dealt(Clock(base=10, bank=5)), time)
    table.mind(is_attended=False)
    time.advance(60)
    assert table.rings == []
    table.mind()
    time.advance(15)
    assert table.rings == [TimeUp()]
