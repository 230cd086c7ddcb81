"""Rules compiled beside the server: in their order, what is asked for first, and nothing that fails in the way."""

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import paiju
from paiju.server.table.preparing import Preparer
from tests.server.running import in_loop, running


class Bench:
    """Compiles when the test says so."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, bool]] = []
        self._done: dict[str, asyncio.Future[None]] = {}

    async def compile(self, slug: str, is_wanted: bool) -> None:
        self.begun.append((slug, is_wanted))
        self._done[slug] = asyncio.get_running_loop().create_future()
        await self._done[slug]

    async def finish(self, slug: str, error: Exception | None = None) -> None:
        if error:
            self._done[slug].set_exception(error)
        else:
            self._done[slug].set_result(None)
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def at_work(bench: Bench, *slugs: str, at_once: int = 1) -> AsyncIterator[Preparer]:
    preparer = Preparer(slugs, bench.compile, at_once)
    work = asyncio.create_task(preparer.run())
    await settled()
    yield preparer
    work.cancel()
    await preparer.close()


@in_loop
async def test_one_game_after_the_other_is_compiled() -> None:
    bench = Bench()
    async with at_work(bench, "a", "b", "c") as preparer:
        assert bench.begun == [("a", False)]
        await bench.finish("a")
        assert (bench.begun[1:], preparer.ready) == ([("b", False)], {"a"})


@in_loop
async def test_a_game_that_somebody_asks_for_goes_first_and_at_once() -> None:
    bench = Bench()
    async with at_work(bench, "a", "b", "c") as preparer:
        asked = asyncio.create_task(preparer.ensure("c"))
        await settled()
        assert bench.begun == [("a", False), ("c", True)]
        assert not asked.done()
        await bench.finish("c")
        assert asked.done()
        await bench.finish("a")
        await bench.finish("b")
        assert len(bench.begun) == 3
        assert preparer.ready == {"a", "b", "c"}


@in_loop
async def test_a_game_that_is_being_compiled_is_waited_for() -> None:
    bench = Bench()
    async with at_work(bench, "a") as preparer:
        asked = [asyncio.create_task(preparer.ensure("a")) for _ in range(2)]
        await settled()
        assert bench.begun == [("a", False)]
        await bench.finish("a")
        assert all(task.done() for task in asked)
        await preparer.ensure("a")  # which is ready


@in_loop
async def test_who_stops_waiting_stops_nothing() -> None:
    bench = Bench()
    async with at_work(bench, "a") as preparer:
        asked = asyncio.create_task(preparer.ensure("a"))
        await settled()
        asked.cancel()
        await settled()
        await bench.finish("a")
        assert preparer.ready == {"a"}


@in_loop
async def test_a_game_that_fails_is_left_out_and_the_next_one_follows() -> None:
    bench = Bench()
    async with at_work(bench, "a", "b") as preparer:
        asked = asyncio.create_task(preparer.ensure("a"))
        await settled()
        await bench.finish("a", RuntimeError("exit code 1"))
        assert asked.done()
        assert asked.exception() is None  # the table tries for itself, and says what is wrong
        await bench.finish("b")
        assert preparer.ready == {"b"}


@in_loop
async def test_the_end_of_a_server_ends_what_is_at_work() -> None:
    bench = Bench()
    async with at_work(bench, "a", "b", at_once=2):
        assert len(bench.begun) == 2
    assert all(task.cancelled() for task in bench._done.values())


@in_loop
async def test_what_an_earlier_server_compiled_is_looked_for_only_when_there_is_time_or_somebody_asks() -> None:
    """A server that falls must let people back to their tables first."""
    bench, looked = Bench(), list[str]()

    def is_marked(slug: str) -> bool:
        looked.append(slug)
        return slug in "ab"

    preparer = Preparer("abc", bench.compile, 1, is_marked, after=3600)
    work = asyncio.create_task(preparer.run())
    await settled()
    assert (looked, preparer.ready) == ([], set())
    await preparer.ensure("b")
    assert (looked, preparer.ready, bench.begun) == (["b"], {"b"}, [])
    await preparer.look()
    assert (looked, preparer.ready, bench.begun) == (["b", "a", "c"], {"a", "b"}, [])
    asked = asyncio.create_task(preparer.ensure("c"))
    while not bench.begun:
        await asyncio.sleep(0)
    await bench.finish("c")
    assert (asked.done(), preparer.ready) == (True, {"a", "b", "c"})
    work.cancel()
    await preparer.close()


def test_a_process_compiles_a_game_and_leaves_a_mark(tmp_path: Path) -> None:
    """As the server starts it, in a cache of its own; interpreted, since it is the same process and takes a moment."""
    environment = {**os.environ, "PAIJU_CACHE": str(tmp_path), "PAIJU_RULES": "interpreted"}
    command = [sys.executable, "-m", "paiju.server.table.preparing", "kap-shap", "--spare"]
    subprocess.run(command, env=environment, check=True)
    assert [path.name for path in tmp_path.rglob("prepared")] == ["prepared"]


@in_loop
async def test_a_server_says_which_games_are_prepared(database: str) -> None:
    async with running(database) as server:
        assert set((await server.get("/prepared")).json()) == {game.slug for game in paiju.games()}
