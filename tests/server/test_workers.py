"""Worker processes: they answer as the game's bot does, begin late, are replaced, and outlive nobody."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from pathlib import Path

import pytest

import paiju
from paiju.server import limits
from paiju.server.bots.advice import Answer, Question, choose_action
from paiju.server.bots.workers import WorkerPool
from paiju.server.settings import Settings
from tests.server.odd_worker import BABBLES, DIES, HANGS, LIES
from tests.server.running import deal, in_loop, play_on, running

GAME = "jielong"


def children(of: int) -> set[int]:
    """The living processes that a process began."""
    found = set()
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError, IndexError):
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            if int(parent) == of and state != "Z":
                found.add(int(folder.name))
    return found


def asked(seats: int) -> Question:
    return Question(GAME, seats, {}, "good", b"", [7])


@in_loop
async def test_a_table_is_played_by_workers_that_begin_late_and_end_with_the_server(database: str) -> None:
    before = children(os.getpid())
    async with running(database, Settings(workers=1)) as server:
        [ann] = await server.people(GAME, 1, bots=3, options={"hands": 1})
        assert children(os.getpid()) == before
        await deal([ann])
        await play_on([ann])
        assert len(children(os.getpid()) - before) == 1
    assert children(os.getpid()) == before


@in_loop
async def test_a_worker_decides_as_the_table_advises() -> None:
    workers = WorkerPool(1)
    for slug in (GAME, "tianjiu", "ponjan"):
        table = paiju.Table(slug, seed=5)
        table.decide()
        chosen = await choose_action(workers, table, "good")
        assert chosen == (list(table.advice().moves), table.advice().words, table.advice().reason)
    await workers.close()


@pytest.mark.parametrize("how", [DIES, HANGS, BABBLES, LIES])
@in_loop
async def test_a_worker_that_fails_is_replaced(how: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "THINKING_SECONDS", 0.3)
    workers = WorkerPool(1, "tests.server.odd_worker")
    assert await workers.answer(asked(8)) == Answer(7)
    if how == LIES:
        assert (await workers.answer(asked(how))).move not in asked(how).legal
    else:
        with pytest.raises((TimeoutError, EOFError, ConnectionError, ValueError)):
            await workers.answer(asked(how))
    assert await workers.answer(asked(8)) == Answer(7)
    await workers.close()


@in_loop
async def test_one_who_hangs_holds_up_neither_the_loop_nor_the_other_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "THINKING_SECONDS", 2.0)
    workers = WorkerPool(2, "tests.server.odd_worker")
    await asyncio.gather(*(workers.answer(asked(8)) for _ in range(2)))
    hanging = asyncio.create_task(workers.answer(asked(HANGS)))
    await asyncio.sleep(0)
    began = time.monotonic()
    for _ in range(20):
        await workers.answer(asked(8))
    assert time.monotonic() - began < 2.0
    assert not hanging.done()
    hanging.cancel()
    await workers.close()


SERVER = """
import asyncio, sys
from paiju.server.bots.advice import Question
from paiju.server.bots.workers import WorkerPool

async def main():
    workers = WorkerPool(1, "tests.server.odd_worker")
    await workers.answer(Question("", 8, {}, "good", b"", [7]))
    print("ready", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@in_loop
async def test_workers_notice_that_their_server_was_killed() -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}
    )
    assert server.stdout is not None
    assert await server.stdout.readline() == b"ready\n"
    [worker] = children(server.pid)
    server.send_signal(signal.SIGKILL)
    await server.wait()
    for _ in range(500):
        if not Path(f"/proc/{worker}").exists():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the worker goes on")
