"""/healthz and /metrics: what they say, and to whom."""

import asyncio
import contextlib
import re
from collections.abc import Iterator

import httpx
import pytest
from prometheus_client import REGISTRY

from paiju.server import limits
from paiju.server.ops.metrics import BATCH, record
from paiju.server.settings import Settings
from paiju.server.store.database import Connection
from paiju.server.wire.addresses import networks
from tests.budget import SECONDS
from tests.server.running import LOOPBACK, Running, deal, in_loop, play_on, running

GAME = "jielong"


async def ask(server: Running, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(timeout=SECONDS) as http:
        return await http.get(f"http://127.0.0.1:{server.port}{path}", headers=headers)


@in_loop
async def test_a_healthy_server_says_so(database: str) -> None:
    async with running(database) as server:
        await server.people(GAME, 1)
        answer = await ask(server, "/healthz")
        assert (answer.status_code, answer.json()["status"], answer.json()["tables"]) == (200, "ok", 1)


@in_loop
async def test_a_database_that_takes_no_writes_is_told_of(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEALTH_SECONDS", 0)
    async with running(database) as server:
        store = server.store
        connect = store.database.connect

        @contextlib.contextmanager
        def read_only() -> Iterator[Connection]:
            with connect() as connection:
                connection.execute("PRAGMA query_only = ON")
                yield connection

        monkeypatch.setattr(store.database, "connect", read_only)
        answer = await ask(server, "/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "not_saved")


COUNTED = {
    'paiju_events_total{kind="played"}',
    'paiju_refusals_total{code="malformed"}',
    "paiju_commit_seconds_count",
    "paiju_commit_steps_count",
    "paiju_answer_seconds_count",
    "paiju_bot_seconds_count",
    "paiju_loop_lag_seconds_count",
}


@in_loop
async def test_figures_are_counted(database: str) -> None:
    async with running(database) as server:
        before = figures((await ask(server, "/metrics")).text)
        clients = await server.people(GAME, 2, seats=3, bots=1, options={"hands": 1})
        await deal(clients)
        await play_on(clients)
        await clients[0].send('{"type":"leap"}')
        after = before
        while not {name for name, value in after.items() if value > before.get(name, 0)} >= COUNTED:
            after = figures((await ask(server, "/metrics")).text)
            await asyncio.sleep(0.02)
    assert (after["paiju_sockets"], after["paiju_tables"]) == (2, 1)
    assert after["process_resident_memory_bytes"] > 1_000_000


def figures(text: str) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"^([a-z_]+(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE)}


@in_loop
async def test_metrics_are_for_this_machine_and_for_whom_the_operator_names(database: str) -> None:
    async with running(database) as server:
        assert (await ask(server, "/metrics")).status_code == 200
        assert (await ask(server, "/metrics", **{"x-forwarded-for": "192.0.2.7"})).status_code == 404
        assert (await ask(server, "/metrics", **{"x-forwarded-for": "127.0.0.1"})).status_code == 404
    settings = Settings(trusted=LOOPBACK, proxies=("127.0.0.1",), readers=networks(["192.0.2.0/24"]))
    async with running(database, settings) as server:
        assert (await ask(server, "/metrics", **{"x-forwarded-for": "192.0.2.7"})).status_code == 200
        assert (await ask(server, "/metrics", **{"x-forwarded-for": "198.51.100.1"})).status_code == 404
        assert (await ask(server, "/metrics", **{"x-forwarded-for": "192.0.2.7, 198.51.100.1"})).status_code == 404


def test_an_amount_is_counted_and_added_up() -> None:
    def sample(name: str) -> float:
        return REGISTRY.get_sample_value(f"paiju_commit_steps_{name}") or 0

    before = sample("count"), sample("sum")
    record(BATCH, 3)
    assert (sample("count"), sample("sum")) == (before[0] + 1, before[1] + 3)


def test_a_commit_of_a_single_step_is_told_from_larger_ones() -> None:
    def alone() -> float:
        return REGISTRY.get_sample_value("paiju_commit_steps_bucket", {"le": "1.0"}) or 0

    before = alone()
    record(BATCH, 1)
    record(BATCH, 2)
    assert alone() == before + 1
