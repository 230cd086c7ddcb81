"""What a move costs over PostgreSQL and with two processes; `python -m tests.load.databases --help`.

The same load, one after the other: over SQLite, over PostgreSQL with its `fsync`, and over that with two processes.
There the people of a table are at the process that runs it, and once more at both in turn, so that every frame of half
of them goes over the bus. Counted is the processor time of Paiju; that of the database comes beside it.
"""

from __future__ import annotations

import argparse
import contextlib
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from tests.load.measuring import Figures, command, run_command
from tests.load.moves import measure_at
from tests.load.processes import PAIJU, ServerProcess, go_first, holding_core, launched, two_cores
from tests.load.tables import all_games
from tests.server.scratch import ScratchPostgres, ScratchRedis, postgres_tools, redis_program

PURPOSE = "What a move costs over PostgreSQL beside SQLite, and with two processes beside one."
MOST_OVER_SQLITE = 1.5  # times: processor time, and how long half of the moves take
MOST_OVER_ONE_PROCESS = 1.15  # times: processor time


def main() -> None:
    parser = command("tests.load.databases", PURPOSE)
    parser.add_argument("--players", type=int, default=200, help="who sit at tables")
    parser.add_argument("--rate", type=float, default=200.0, help="a second, of all tables: moves, and some deals")
    parser.add_argument("--duration", type=float, default=15.0, help="seconds that are measured, of each")
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds before them")
    parser.add_argument("--games", nargs="+", default=all_games(), help="all of them if not said")
    parser.add_argument("--first", action="store_true", help="go before all else on a shared machine (needs root)")
    run_command(parser, measure)


async def measure(
    given: argparse.Namespace, program: tuple[str, ...] = PAIJU, several: tuple[str, ...] = ("two", "apart")
) -> Figures:
    """All four; `program` is what runs over PostgreSQL, `several` are the ways to run two processes."""
    figures: dict[str, Figures] = {}
    with tempfile.TemporaryDirectory() as folder, _postgres() as postgres, _redis(Path(folder)) as redis:
        if given.first:
            go_first(postgres.process)
            go_first(redis.process)
        async with _servers(given, Path(folder) / "sqlite", 1) as servers:
            figures["sqlite"] = await _measure(given, servers)
        async with _servers(given, Path(folder) / "one", 1, program, postgres("one")) as servers:
            figures["postgresql"] = await _measure(given, servers)
        for name in several:
            async with _servers(given, Path(folder) / name, 2, program, postgres(name), redis.url) as servers:
                figures[name] = await _measure(given, servers, apart=name == "apart")
    return {"goes_first": given.first, **compared(figures)}


def compared(figures: dict[str, Figures]) -> Figures:
    """What each costs beside that with which it is compared."""
    cost = {name: one["cpu_ms_a_move"] for name, one in figures.items()}
    half = {name: one["milliseconds"]["p50"] for name, one in figures.items()}
    over_sqlite = {
        "postgresql_over_sqlite": round(cost["postgresql"] / cost["sqlite"], 2),
        "postgresql_over_sqlite_p50": round(half["postgresql"] / half["sqlite"], 2),
    }
    over_one = {
        f"{name}_over_one": round(cost[name] / cost["postgresql"], 2) for name in ("two", "apart") if name in cost
    }
    is_sound = all(one["moves"] and not one["lost"] and not one["complaints"] for one in figures.values())
    is_near = max(over_sqlite.values()) <= MOST_OVER_SQLITE and over_one.get("two_over_one", 0) <= MOST_OVER_ONE_PROCESS
    return {
        **{f"{name}_cpu_ms_a_move": figure for name, figure in cost.items()},
        **{f"{name}_milliseconds": one["milliseconds"] for name, one in figures.items()},
        **over_sqlite,
        **over_one,
        "moves": {name: one["moves"] for name, one in figures.items()},
        "lost": sum(one["lost"] for one in figures.values()),
        "complaints": [line for one in figures.values() for line in one["complaints"]],
        "holds": bool(is_sound and is_near),
    }


async def _measure(given: argparse.Namespace, servers: list[ServerProcess], *, apart: bool = False) -> Figures:
    with holding_core(two_cores()[1], given.first):
        return await measure_at(given, servers, apart=apart)


@contextlib.asynccontextmanager
async def _servers(
    given: argparse.Namespace,
    log: Path,
    number: int,
    program: tuple[str, ...] = PAIJU,
    url: str | None = None,
    bus: str | None = None,
) -> AsyncIterator[list[ServerProcess]]:
    """So many processes at one database."""
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                launched(
                    log.with_name(f"{log.name}{place}.db"),
                    core=two_cores()[0],
                    is_first=given.first,
                    program=program,
                    url=url,
                    bus=bus,
                )
            )
            for place in range(number)
        ]


@contextlib.contextmanager
def _postgres() -> Iterator[ScratchPostgres]:
    postgres = ScratchPostgres(postgres_tools(), is_durable=True)
    try:
        yield postgres
    finally:
        postgres.remove()


@contextlib.contextmanager
def _redis(folder: Path) -> Iterator[ScratchRedis]:
    redis = ScratchRedis(redis_program(), folder)
    try:
        yield redis
    finally:
        redis.kill()


if __name__ == "__main__":
    main()
