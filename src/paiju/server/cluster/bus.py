"""The bus between processes: publish and subscribe at Redis or Valkey, in order, and honest about what it lost.

A letter is lost only where a line to Redis breaks or nobody listens. Both are noticed by the process that it happens
to, which then forgets all that was underway and tells the others so; their clients connect again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import redis
from redis import asyncio as aioredis
from redis import exceptions
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from paiju.server import limits
from paiju.server.cluster.bus_messages import BusMessage, Envelope, Restarted, decode_envelope, encode_envelope

log = logging.getLogger(__name__)

EVERYBODY = "everybody"
FAILURES = (exceptions.RedisError, OSError)


class Bus:
    """The line of one process; `lost` is told whom it cannot reach any more, None for everybody."""

    def __init__(
        self,
        url: str,
        namespace: str,
        me: str,
        receive: Callable[[str, BusMessage], None],
        lost: Callable[[str | None], None],
    ) -> None:
        self._url, self._namespace, self._me = plain_url(url), namespace, me
        self._receive, self._lost = receive, lost
        self._outgoing: asyncio.Queue[tuple[str, BusMessage]] | None = None  # None while the bus is down

    @property
    def is_up(self) -> bool:
        return self._outgoing is not None

    def send(self, to: str, message: BusMessage) -> bool:
        """Whether the letter is on its way."""
        if self._outgoing is None or self._outgoing.qsize() >= limits.BUS_LETTERS:
            return False
        self._outgoing.put_nowait((to, message))
        return True

    async def run(self) -> None:
        """Carry letters, for ever; a line that breaks is drawn again."""
        while True:
            try:
                await self._carry()
            except FAILURES as error:
                if self.is_up:
                    log.warning("the bus is down: %s", error)
            except Exception:
                log.exception("the bus failed")
            finally:
                self._go_down()
            await asyncio.sleep(limits.BEAT_SECONDS)

    def _go_down(self) -> None:
        if self.is_up:
            self._outgoing = None
            self._lost(None)

    async def _carry(self) -> None:
        once = Retry(NoBackoff(), 0)
        patience: dict[str, Any] = {"socket_timeout": limits.BUS_SECONDS, "socket_connect_timeout": limits.BUS_SECONDS}
        async with aioredis.Redis.from_url(self._url, retry=once, **patience) as redis, redis.pubsub() as line:
            await line.subscribe(self._channel(self._me), self._channel(EVERYBODY))
            for _ in range(2):
                await _next(line, "subscribe")
            self._outgoing = asyncio.Queue()
            self.send(EVERYBODY, Restarted())
            await _until_one_fails(self._listen(line), self._speak(redis, self._outgoing))

    async def _listen(self, line: Any) -> None:
        while True:
            data = await _next(line, "message")
            try:
                envelope = decode_envelope(data)
            except msgspec.DecodeError as error:
                log.error("a letter on the bus cannot be read: %s", error)
                continue
            if envelope.sender != self._me:
                for message in envelope.messages:
                    self._deliver(envelope.sender, message)

    def _deliver(self, sender: str, message: BusMessage) -> None:
        try:
            self._receive(sender, message)
        except Exception:
            log.exception("a letter of %s failed", sender)

    async def _speak(self, redis: aioredis.Redis, outgoing: asyncio.Queue[tuple[str, BusMessage]]) -> None:
        while True:
            waiting = [await outgoing.get()]
            while not outgoing.empty():
                waiting.append(outgoing.get_nowait())
            by_address: dict[str, list[BusMessage]] = {}
            for to, message in waiting:
                by_address.setdefault(to, []).append(message)
            for to, heard_by in zip(by_address, await self._publish(redis, by_address), strict=True):
                if not heard_by:
                    self._miss(to)

    async def _publish(self, redis: aioredis.Redis, by_address: dict[str, list[BusMessage]]) -> list[int]:
        """How many have heard each."""
        async with redis.pipeline(transaction=False) as pipeline:
            for to, messages in by_address.items():
                pipeline.publish(self._channel(to), encode_envelope(Envelope(self._me, messages)))
            heard_by: list[int] = await pipeline.execute()
        _heed_cancelling()
        return heard_by

    def _miss(self, address: str) -> None:
        if address in (self._me, EVERYBODY):
            raise ConnectionError("this process does not hear the bus any more")
        self._lost(address)

    def _channel(self, address: str) -> str:
        return f"paiju:{self._namespace}:{address}"


async def _next(line: Any, kind: str) -> bytes:
    """The next that is heard; anything but this kind, or nothing for long, is a line that was cut."""
    heard = await line.get_message(timeout=limits.BUS_SECONDS)
    _heed_cancelling()
    if heard is None or heard["type"] != kind:
        raise ConnectionError("the line was cut")
    return heard["data"]  # type: ignore[no-any-return]


async def _until_one_fails(*works: Coroutine[Any, Any, None]) -> None:
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


def _heed_cancelling() -> None:
    """A task that is cancelled within redis-py may not hear of it there."""
    if (task := asyncio.current_task()) and task.cancelling():
        raise asyncio.CancelledError


def plain_url(url: str) -> str:
    """Valkey speaks as Redis does."""
    return url.replace("valkey", "redis", 1) if url.startswith("valkey") else url


def bus_problem(url: str) -> str:
    """What is wrong with a bus, nothing where it answers."""
    try:
        with redis.Redis.from_url(plain_url(url), socket_connect_timeout=limits.BUS_SECONDS) as line:
            line.ping()
    except (*FAILURES, ValueError) as error:
        return str(error)
    return ""
