"""The bus: letters come in their order, and what is lost is noticed."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

from paiju.server import limits
from paiju.server.cluster.bus import EVERYBODY, Bus
from paiju.server.cluster.bus_messages import Anew, Echo, Farewell, Letter
from tests.server.running import in_loop
from tests.server.scratch import ScratchRedis


class Post:
    """A process at the bus that keeps what it hears."""

    def __init__(self, url: str, name: str, house: str = "house") -> None:
        self.heard: list[tuple[str, Letter]] = []
        self.lost: list[str | None] = []
        self.bus = Bus(url, house, name, lambda *letter: self.heard.append(letter), self.lost.append)

    def letters(self) -> list[Letter]:
        return [letter for _, letter in self.heard if not isinstance(letter, Anew)]


@contextlib.asynccontextmanager
async def at_the_bus(*posts: Post) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(post.bus.run()) for post in posts]
    try:
        await until(lambda: all(post.bus.is_up for post in posts))
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
async def test_letters_come_in_their_order_and_to_their_house(redis: ScratchRedis) -> None:
    ann, bo, stranger = Post(redis.url, "ann"), Post(redis.url, "bo"), Post(redis.url, "bo", "another house")
    async with at_the_bus(ann, bo, stranger):
        sent = [Farewell("t", number) for number in range(500)]
        for letter in sent:
            ann.bus.send("bo", letter)
        await until(lambda: len(bo.letters()) == len(sent))
        ann.bus.send(EVERYBODY, Echo())
        await until(lambda: len(bo.letters()) > len(sent))
        assert bo.letters() == [*sent, Echo()]
        assert stranger.heard == []


@in_loop
async def test_who_does_not_listen_is_lost(redis: ScratchRedis) -> None:
    ann = Post(redis.url, "ann")
    async with at_the_bus(ann):
        ann.bus.send("nobody", Echo())
        await until(lambda: ann.lost == ["nobody"])
        assert ann.bus.is_up


@in_loop
async def test_a_bus_that_breaks_is_noticed_and_drawn_again(redis: ScratchRedis) -> None:
    ann, bo = Post(redis.url, "ann"), Post(redis.url, "bo")
    async with at_the_bus(ann, bo):
        redis.kill()
        await until(lambda: ann.lost == bo.lost == [None] and not ann.bus.is_up)
        assert not ann.bus.send("bo", Echo())
        redis.start()
        await until(lambda: ann.bus.is_up and bo.bus.is_up)
        bo.bus.send("ann", Echo())
        await until(lambda: ("bo", Echo()) in ann.heard)


@in_loop
async def test_silence_is_a_break_also_in_the_midst_of_sending(redis: ScratchRedis) -> None:
    ann = Post(redis.url, "ann")
    async with at_the_bus(ann):
        end = time.monotonic() + 2 * limits.BUS_SECONDS
        while time.monotonic() < end:  # nobody speaks to ann, who speaks all the time
            ann.bus.send("nobody", Echo())
            await asyncio.sleep(0)
        assert None in ann.lost
        await until(lambda: ann.bus.is_up)
