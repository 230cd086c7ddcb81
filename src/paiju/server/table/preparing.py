"""Rules that are compiled before anybody asks for them, beside the server, on cores that have nothing else to do.

A game that was never played on a machine has to be compiled, which takes seconds. Soon after the start of the server
processes of the lowest priority do so, one game after the other; a game that somebody asks for goes first, at once and
at full speed. What is compiled stays in the cache of compiled rules, with a mark beside it. To look for the marks of
all games takes half a second, which a server that starts again has not: people wait at their tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

import paiju
from paiju.kernel.compile import cache_folder
from paiju.kernel.game import Game
from paiju.server import limits
from paiju.server.bots.advice import question_of
from paiju.server.bots.thinking import decide
from paiju.server.table.creation import load_rules

log = logging.getLogger(__name__)

LOWEST = 19  # priority, as `nice` counts it
MARK = "prepared"

Compile = Callable[[str, bool], Awaitable[None]]  # a game, and whether somebody waits for it
IsMarked = Callable[[str], bool]


class Preparer:
    """The games that can be played at once, and the work on the others."""

    def __init__(
        self, slugs: Iterable[str], compile: Compile, at_once: int, is_marked: IsMarked | None = None, after: float = 0
    ) -> None:
        self.ready: set[str] = set()
        self._waiting = list(slugs)
        self._compile, self._at_once = compile, at_once
        self._is_marked, self._after = is_marked, after
        self._at_work: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Compile one game after the other until none is left."""
        await asyncio.sleep(self._after)
        await self.look()
        await asyncio.gather(*(self._work() for _ in range(self._at_once)))

    async def look(self) -> None:
        """Find the games that were compiled before this server began."""
        for slug in list(self._waiting):
            await self._look_for(slug)

    async def _look_for(self, slug: str) -> None:
        if self._is_marked is None:
            return
        is_there = await asyncio.to_thread(self._is_marked, slug)
        if is_there and slug in self._waiting:
            self._waiting.remove(slug)
            self.ready.add(slug)

    async def ensure(self, slug: str) -> None:
        """Let a game be compiled now, if it is not; returns where that has failed too, as the table then does it."""
        if slug in self._waiting:
            await self._look_for(slug)
        if slug in self._waiting:
            self._waiting.remove(slug)
            self._begin(slug, is_wanted=True)
        if task := self._at_work.get(slug):
            await asyncio.shield(task)

    async def close(self) -> None:
        """End what is at work."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self) -> None:
        while self._waiting:
            await asyncio.shield(self._begin(self._waiting.pop(0), is_wanted=False))

    def _begin(self, slug: str, *, is_wanted: bool) -> asyncio.Task[None]:
        task = self._at_work[slug] = asyncio.create_task(self._prepare(slug, is_wanted))
        return task

    async def _prepare(self, slug: str, is_wanted: bool) -> None:
        try:
            await self._compile(slug, is_wanted)
            self.ready.add(slug)
        except Exception as error:
            log.warning("the rules of %s could not be compiled ahead: %s", slug, error)
        finally:
            del self._at_work[slug]


class NothingToPrepare(Preparer):
    """All games at once: for a server that compiles a game with its first table."""

    def __init__(self) -> None:
        super().__init__((), compile_apart, 0)
        self.ready = {game.slug for game in paiju.games()}


def background_preparer() -> Preparer:
    """Compile what this machine has not compiled yet, leaving a core to the server where there are several."""
    slugs = [game.slug for game in paiju.games()]
    return Preparer(slugs, compile_apart, spare_cores(), is_marked, limits.LOOK_UP_SECONDS)


def spare_cores() -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


def is_marked(slug: str) -> bool:
    """Whether all that a table of this game needs is compiled."""
    return _mark(paiju.game(slug)).exists()


def _mark(game: Game) -> Path:
    """The file that is there when all that a table needs was compiled from these sources."""
    return cache_folder(f"{game.package}.bot") / MARK


async def compile_apart(slug: str, is_wanted: bool) -> None:
    """Compile a game in a process of its own; raises where that fails."""
    paths = os.pathsep.join(path for path in sys.path if path)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, slug, *([] if is_wanted else ["--spare"]),
        env={**os.environ, "PYTHONPATH": paths}, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        if code := await process.wait():
            raise RuntimeError(f"exit code {code}")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


def compile_game(game: Game) -> None:
    """Play to the first choice of a hand and ask the game's bot, as a table does."""
    load_rules(game)
    table = paiju.Table(game, seed=0)
    for _ in range(limits.WARMING_MOVES):
        if table.decide() is None or len(table.legal) > 1:
            break
        table.play(table.legal[0])
    decide(question_of(table, "good"))
    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    _mark(game).touch()


def main() -> None:
    if "--spare" in sys.argv and hasattr(os, "nice"):
        os.nice(LOWEST)
    compile_game(paiju.game(sys.argv[1]))


if __name__ == "__main__":
    main()
