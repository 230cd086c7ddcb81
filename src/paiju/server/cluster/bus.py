"""The bus between processes: publish and subscribe on Redis or Valkey, in order; a loss is always noticed.

A message is lost only where a connection to Redis breaks or nobody listens. The process that this happens to notices
it, forgets all that was underway and tells the others so; their clients connect again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine

import msgspec
import redis
from redis import asyncio as aioredis
from redis import exceptions
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from paiju.server import limits
from paiju.server.cluster.bus_messages import BusMessage, Envelope, Restarted, decode_envelope, encode_envelope

log = logging.getLogger(__name__)

EVERYBODY = "everybody"
FAILURES = (exceptions.RedisError, OSError)


class Bus:
    """The bus as one process sees it; `lost` is called with a process that it cannot reach, None for all."""

    def __init__(
        self,
        url: str,
        namespace: str,
        me: str,
        receive: Callable[[str, BusMessage], None],
        lost: Callable[[str | None], None],
    ) -> None:
        self._url, self._namespace, self._me = redis_url(url), namespace, me
        self._receive, self._lost = receive, lost
        self._outgoing: asyncio.Queue[tuple[str, BusMessage]] | None = None  # None while the bus is down
        self._has_been_up = asyncio.Event()

    @property
    def is_up(self) -> bool:
        return self._outgoing is not None

    async def wait_until_up(self) -> None:
        """Wait until others can reach this process for the first time; no longer than a connection may take."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(limits.BUS_SECONDS):
                await self._has_been_up.wait()

    def send(self, to: str, message: BusMessage) -> bool:
        """Queue a message; whether that was possible."""
        if self._outgoing is None or self._outgoing.qsize() >= limits.BUS_MESSAGES:
            return False
        self._outgoing.put_nowait((to, message))
        return True

    async def run(self) -> None:
        """Carry messages, for ever; a connection that breaks is made again."""
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
        client = aioredis.Redis.from_url(
            self._url, retry=once, socket_timeout=limits.BUS_SECONDS, socket_connect_timeout=limits.BUS_SECONDS
        )
        async with client as redis, redis.pubsub() as line:
            await line.subscribe(self._channel(self._me), self._channel(EVERYBODY))
            for _ in range(2):
                await _next(line, "subscribe")
            self._outgoing = asyncio.Queue()
            self._has_been_up.set()
            self.send(EVERYBODY, Restarted())
            await _until_one_fails(self._listen(line), self._send_all(redis, self._outgoing))

    async def _listen(self, line: PubSub) -> None:
        while True:
            data = await _next(line, "message")
            try:
                envelope = decode_envelope(data)
            except msgspec.DecodeError as error:
                log.error("a message on the bus cannot be read: %s", error)
                continue
            if envelope.sender != self._me:
                for message in envelope.messages:
                    self._deliver(envelope.sender, message)

    def _deliver(self, sender: str, message: BusMessage) -> None:
        try:
            self._receive(sender, message)
        except Exception:
            log.exception("a message of %s failed", sender)

    async def _send_all(self, redis: aioredis.Redis, outgoing: asyncio.Queue[tuple[str, BusMessage]]) -> None:
        while True:
            waiting = [await outgoing.get()]
            while not outgoing.empty():
                waiting.append(outgoing.get_nowait())
            by_address: dict[str, list[BusMessage]] = {}
            for to, message in waiting:
                by_address.setdefault(to, []).append(message)
            for to, receivers in zip(by_address, await self._publish(redis, by_address), strict=True):
                if not receivers:
                    self._note_lost(to)

    async def _publish(self, redis: aioredis.Redis, by_address: dict[str, list[BusMessage]]) -> list[int]:
        """How many processes have received each."""
        async with redis.pipeline(transaction=False) as pipeline:
            for to, messages in by_address.items():
                pipeline.publish(self._channel(to), encode_envelope(Envelope(self._me, messages)))
            receivers: list[int] = await pipeline.execute()
        _raise_if_cancelled()
        return receivers

    def _note_lost(self, address: str) -> None:
        if address in (self._me, EVERYBODY):
            raise ConnectionError("this process does not receive its own messages")
        self._lost(address)

    def _channel(self, address: str) -> str:
        return f"paiju:{self._namespace}:{address}"


async def _next(line: PubSub, kind: str) -> bytes:
    """The next message; anything but this kind, or nothing for long, means that the connection was cut."""
    received = await line.get_message(timeout=limits.BUS_SECONDS)
    _raise_if_cancelled()
    if received is None or received["type"] != kind:
        raise ConnectionError("the line was cut")
    return received["data"]  # type: ignore[no-any-return]


async def _until_one_fails(*works: Coroutine[object, object, None]) -> None:
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


def _raise_if_cancelled() -> None:
    """redis-py may swallow the cancellation of a task."""
    if (task := asyncio.current_task()) and task.cancelling():
        raise asyncio.CancelledError


def redis_url(url: str) -> str:
    """The URL for redis-py; Valkey speaks the same protocol."""
    return url.replace("valkey", "redis", 1) if url.startswith("valkey") else url


def bus_problem(url: str) -> str:
    """What is wrong with a bus, empty where it answers."""
    try:
        with redis.Redis.from_url(redis_url(url), socket_connect_timeout=limits.BUS_SECONDS) as line:
            line.ping()
    except (*FAILURES, ValueError) as error:
        return str(error)
    return ""
