"""Bots in processes of their own, so that the loop never waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

from paiju.bots.levels import SEARCHING
from paiju.server import limits
from paiju.server.bots.advice import Advisor, Answer, Question, ThreadAdvisor
from paiju.server.bots.judging import Judgement, JudgeQuestion
from paiju.server.bots.thinking import LENGTH_BYTES, framed, read_answer, read_judgement

AnyQuestion = Question | JudgeQuestion


def advisor_of(workers: int) -> Advisor:
    """Bots in so many processes, or in a thread of this one."""
    return WorkerPool(workers) if workers else ThreadAdvisor()


class WorkerPool:
    """A few processes, each started when it is first needed, that answer one question at a time."""

    def __init__(self, number: int, module: str = "paiju.server.bots.thinking") -> None:
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        self._all = [WorkerProcess(module) for _ in range(number)]
        for worker in self._all:
            self._free.put_nowait(worker)
        self._asked: set[asyncio.Task[Answer] | asyncio.Task[Judgement]] = set()
        self._searches = asyncio.Semaphore(max(1, number - 1))  # so that quick answers find a worker

    async def answer(self, question: Question) -> Answer:
        """An answer; a caller that stops waiting does not disturb the worker."""
        task = asyncio.create_task(self._answer(question))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        return await asyncio.shield(task)

    async def judge(self, question: JudgeQuestion) -> Judgement:
        """A decision judged; one worker is always left for quick answers, where there are several."""
        task = asyncio.create_task(self._judge(question))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        return await asyncio.shield(task)

    async def _answer(self, question: Question) -> Answer:
        async with self._searches if question.level in SEARCHING else contextlib.nullcontext():
            return read_answer(await self._asked_of_worker(question))

    async def _judge(self, question: JudgeQuestion) -> Judgement:
        async with self._searches:
            return read_judgement(await self._asked_of_worker(question))

    async def _asked_of_worker(self, question: AnyQuestion) -> bytes:
        worker = await self._free.get()
        try:
            return await worker.answer(question)
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        asked = list(self._asked)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._all))


class WorkerProcess:
    """One process; one that fails is killed, and started again at the next question."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None

    async def answer(self, question: AnyQuestion) -> bytes:
        """An answer in time, not read yet; raises where there is none."""
        is_new = self._process is None
        seconds = limits.WORKER_START_SECONDS if is_new else limits.THINKING_SECONDS
        try:
            async with asyncio.timeout(seconds):
                process = self._process or await self._begin()
                return await self._ask(process, question)
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        if process := self._process:
            self._process = None
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()

    async def _begin(self) -> asyncio.subprocess.Process:
        paths = os.pathsep.join(path for path in sys.path if path)
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )
        return self._process

    async def _ask(self, process: asyncio.subprocess.Process, question: AnyQuestion) -> bytes:
        if process.stdin is None or process.stdout is None:
            raise ConnectionError("a worker without pipes")
        process.stdin.write(framed(question))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
        if length > limits.ANSWER_BYTES:
            raise ValueError("an answer that is too long")
        return await process.stdout.readexactly(length)
