"""The bus: messages arrive in order, and a lost one is noticed."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from paiju.server import limits
from paiju.server.cluster.bus import EVERYBODY, Bus, _until_one_fails
from paiju.server.cluster.bus_messages import BusMessage, ClientLeft, Restarted, SelfTest
from tests.server.running import in_loop
from tests.server.scratch import ScratchRedis


class Listener:
    """A process at the bus that keeps what it hears."""

    def __init__(self, url: str, name: str, namespace: str = "paiju") -> None:
        self.heard: list[tuple[str, BusMessage]] = []
        self.lost: list[str | None] = []
        self.bus = Bus(url, namespace, name, lambda *message: self.heard.append(message), self.lost.append)

    def messages(self) -> list[BusMessage]:
        return [message for _, message in self.heard if not isinstance(message, Restarted)]


@contextlib.asynccontextmanager
async def at_the_bus(*listeners: Listener) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(listener.bus.run()) for listener in listeners]
    try:
        await until(lambda: all(listener.bus.is_up for listener in listeners))
        yield
    finally:
        for task in tasks:
            task.cancel()
        done, _ = await asyncio.wait(tasks, timeout=10)
        assert len(done) == len(tasks)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


@in_loop
async def test_messages_come_in_order_and_within_their_namespace(redis: ScratchRedis) -> None:
    ann, bo, stranger = (
        Listener(redis.url, "ann"),
        Listener(redis.url, "bo"),
        Listener(redis.url, "bo", "other"),
    )
    async with at_the_bus(ann, bo, stranger):
        sent = [ClientLeft("t", number) for number in range(500)]
        for message in sent:
            ann.bus.send("bo", message)
        await until(lambda: len(bo.messages()) == len(sent))
        ann.bus.send(EVERYBODY, SelfTest())
        await until(lambda: len(bo.messages()) > len(sent))
        assert bo.messages() == [*sent, SelfTest()]
        assert stranger.heard == []


@in_loop
async def test_a_process_is_waited_for_until_others_can_reach_it(redis: ScratchRedis) -> None:
    ann = Listener(redis.url, "ann")
    running = asyncio.create_task(ann.bus.run())
    await ann.bus.wait_until_up()
    assert ann.bus.is_up
    running.cancel()
    await asyncio.wait([running])


@in_loop
async def test_a_bus_that_cannot_be_reached_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BUS_SECONDS", 0.05)
    ann = Listener("redis://127.0.0.1:1", "ann")
    running = asyncio.create_task(ann.bus.run())
    await ann.bus.wait_until_up()
    assert not ann.bus.is_up
    running.cancel()
    await asyncio.wait([running])


@in_loop
async def test_who_does_not_listen_is_lost(redis: ScratchRedis) -> None:
    ann = Listener(redis.url, "ann")
    async with at_the_bus(ann):
        ann.bus.send("nobody", SelfTest())
        await until(lambda: ann.lost == ["nobody"])
        assert ann.bus.is_up


@in_loop
async def test_a_bus_that_breaks_is_noticed_and_drawn_again(
    redis: ScratchRedis, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BEAT_SECONDS", 0.05)
    ann, bo = Listener(redis.url, "ann"), Listener(redis.url, "bo")
    tried = 0

    async def counted(carry: Callable[[], Awaitable[None]] = ann.bus._carry) -> None:
        nonlocal tried
        tried += 1
        await carry()

    monkeypatch.setattr(ann.bus, "_carry", counted)
    async with at_the_bus(ann, bo):
        redis.kill()
        await until(lambda: ann.lost == bo.lost == [None] and not ann.bus.is_up)
        await until(lambda: tried > 4)
        told = [record.getMessage() for record in caplog.records if "the bus is down" in record.getMessage()]
        assert len(told) == 2, "each says once that it is down, not at every try"
        assert not ann.bus.send("bo", SelfTest())
        redis.start()
        await until(lambda: ann.bus.is_up and bo.bus.is_up)
        bo.bus.send("ann", SelfTest())
        await until(lambda: ("bo", SelfTest()) in ann.heard)


@in_loop
async def test_silence_is_a_break_also_in_the_midst_of_sending(redis: ScratchRedis) -> None:
    ann = Listener(redis.url, "ann")
    async with at_the_bus(ann):
        end = time.monotonic() + 2 * limits.BUS_SECONDS
        while time.monotonic() < end:  # nobody speaks to ann, who speaks all the time
            ann.bus.send("nobody", SelfTest())
            await asyncio.sleep(0)
        assert None in ann.lost
        await until(lambda: ann.bus.is_up)


@in_loop
async def test_when_one_work_fails_the_others_have_ended_too() -> None:
    ended: list[str] = []

    async def fail() -> None:
        raise ConnectionError("the bus is gone")

    async def go_on() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)  # closing takes a moment
            ended.append("the other")

    with pytest.raises(ConnectionError):
        await _until_one_fails(fail(), go_on())
    assert ended == ["the other"]
