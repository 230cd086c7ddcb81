"""A server in a process of its own: started, looked at from outside, stopped or killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.seeded import seeded

ROOT = Path(__file__).parents[2]
PAIJU = ("paiju",)
ADDRESS = re.compile(rb"Paiju serves at http://[^ ]*:(\d+) ")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass
class ServerProcess:
    """A server that runs."""

    process: asyncio.subprocess.Process
    port: int
    log: Path

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def memory(self) -> int:
        """Bytes that are resident now."""
        return int(self._proc("statm").split()[1]) * PAGE

    @property
    def descriptors(self) -> int:
        """Open ones besides those of the database, of which a pool of connections has now more and now fewer."""
        folder, database = f"/proc/{self.process.pid}/fd", str(self.log.with_suffix(".db"))
        return sum(not target.startswith(database) for target in map(_target, sorted(Path(folder).iterdir())))

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far."""
        user, system = self._proc("stat").rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / TICKS

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text()

    def complaints(self) -> list[str]:
        """What the server has written that it should not have: exceptions and errors."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or "Error" in line]

    async def kill(self) -> None:
        """Kill it without a word."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGTERM)
        await self.process.wait()


def _target(link: Path) -> str:
    try:
        return os.readlink(link)
    except FileNotFoundError:  # closed meanwhile
        return ""


async def spawn(
    database: Path,
    *,
    port: int = 0,
    core: int | None = None,
    is_first: bool = False,
    program: tuple[str, ...] = PAIJU,
    url: str | None = None,
    bus: str | None = None,
) -> ServerProcess:
    """Start a server over this database, and do not wait for it; one with a URL has its log at that path alone."""
    log = database.with_suffix(".log")
    arguments = ["serve", "--port", str(port), "--db", url or str(database), "--pace", "0", "--window", "0.5"]
    arguments += ["--trust", "127.0.0.1", *(("--bus", bus) if bus else ())]
    with log.open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            *seeded(*program, *arguments),
            cwd=ROOT,
            env=as_installed(),
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
            preexec_fn=lambda: hold_core(core, is_first),
        )
    return ServerProcess(process, port, log)


def as_installed() -> dict[str, str]:
    """The environment of a server from these sources; like an installed one it has its modules compiled."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}


async def launch(database: Path, **named: Any) -> ServerProcess:
    """Start a server over this database and wait until it has its address; it need not serve yet."""
    server = await spawn(database, **named)
    said = await server.process.stdout.readline() if server.process.stdout else b""
    if not (found := ADDRESS.match(said)):
        raise RuntimeError(f"the server did not start: {said.decode()}{server.log.read_text()}")
    server.port = int(found[1])
    return server


@contextlib.asynccontextmanager
async def launched(database: Path, **named: Any) -> AsyncIterator[ServerProcess]:
    """A server that is stopped in the end."""
    server = await launch(database, **named)
    try:
        yield server
    finally:
        await server.stop()


def two_cores() -> tuple[int, int]:
    """One core for the server and one for the players, the same where there is only one."""
    there = sorted(os.sched_getaffinity(0))
    return there[0], there[-1]


@contextlib.contextmanager
def holding_core(core: int, is_first: bool) -> Iterator[None]:
    """Keep this process on one core for a while."""
    before = os.sched_getaffinity(0)
    hold_core(core, is_first)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


def hold_core(core: int | None, is_first: bool) -> None:
    """Keep this process on one core; there it may go before all that others run on the machine."""
    if core is not None:
        os.sched_setaffinity(0, {core})
    if is_first:
        go_first(0)


def go_first(process: int) -> None:
    """Let a process, 0: this one, and those that it starts go before all that others run on the machine."""
    os.sched_setscheduler(process, os.SCHED_RR, os.sched_param(1))
