"""Seated players of all games at a fixed rate of durable moves; `python -m tests.load.moves --help`.

Open loop: when each table is to move is fixed beforehand, and what it takes is counted from that instant, whether or
not the move could be sent then. The server has one core to itself, the players share another.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import itertools
import random
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from paiju.server.client import Client
from tests.load.measuring import Figures, bar, command, run_command, spread
from tests.load.processes import PAIJU, ServerProcess, holding_core, launched, two_cores
from tests.load.tables import PeoplesTable, all_games, seated

PURPOSE = "Open-loop load: so many seated players of all games make so many durable moves a second."
MOST_MILLISECONDS = 100
MOST_MEGABYTES = 300
LATE_SECONDS = 30.0  # a move that takes longer has been lost


def main() -> None:
    parser = command("tests.load.moves", PURPOSE)
    parser.add_argument("--players", type=int, default=1000, help="who sit at tables, four or what the game seats")
    parser.add_argument("--rate", type=float, default=275.0, help="a second, of all tables: moves, and some deals")
    parser.add_argument("--duration", type=float, default=60.0, help="seconds that are measured")
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds before them")
    parser.add_argument("--games", nargs="+", default=all_games(), help="all of them if not said")
    parser.add_argument("--first", action="store_true", help="go before all else on a shared machine (needs root)")
    run_command(parser, measure)


async def measure(given: argparse.Namespace, program: tuple[str, ...] = PAIJU) -> Figures:
    """Seat everybody, play, and see how long each move took."""
    server_core, own_core = two_cores()
    with tempfile.TemporaryDirectory() as folder, holding_core(own_core, is_first=False):
        database = Path(folder) / "load.db"
        async with launched(database, core=server_core, is_first=given.first, program=program) as server:
            with holding_core(own_core, given.first):
                figures = await measure_at(given, [server])
    return {"goes_first": given.first, **figures}


async def measure_at(given: argparse.Namespace, servers: Sequence[ServerProcess], *, apart: bool = False) -> Figures:
    """The same at servers that run; those of one table are at one process, or `apart` at all of them in turn."""
    tables = await seat_everybody(servers, given.games, given.players, given.seed, apart=apart)
    rate = given.rate / len(tables)
    await play(tables, rate, given.warm_up, "warming up")
    for table in tables:
        table.forget()
    cpu, begun = _used(servers), time.monotonic()
    await play(tables, rate, given.duration, "playing")
    return _figures(servers, tables, time.monotonic() - begun, _used(servers) - cpu)


def _used(servers: Sequence[ServerProcess]) -> float:
    return sum(server.cpu for server in servers)


def _figures(servers: Sequence[ServerProcess], tables: list[TimedTable], elapsed: float, used: float) -> Figures:
    moves = [seconds for table in tables for seconds in table.took[True]]
    steps = [seconds for table in tables for seconds in table.took[False]]
    acknowledged = spread(moves)
    megabytes = round(max(server.memory for server in servers) / 1e6)
    lost = sum(table.lost for table in tables)
    complaints = [line for server in servers for line in server.complaints()]
    is_quick = acknowledged["p99"] < MOST_MILLISECONDS and megabytes < MOST_MEGABYTES
    return {
        "players": sum(len(table.players) for table in tables),
        "tables": len(tables),
        "moves": len(moves),
        "moves_a_second": round(len(moves) / elapsed, 1),
        "milliseconds": acknowledged,
        "deal_steps": len(steps),
        "deal_milliseconds": spread(steps),
        "lost": lost,
        "megabytes": megabytes,
        "cpu_share": round(used / elapsed, 2),
        "cpu_ms_a_move": round(1000 * used / max(1, len(moves)), 2),
        "complaints": complaints[:5],
        "holds": bool(is_quick and moves and not lost and not complaints),
    }


class TimedTable(PeoplesTable):
    """A table that does what is due at instants that are given, and knows what each thing took."""

    def __init__(self, players: list[Client], chance: random.Random) -> None:
        super().__init__(players, chance)
        self.took: dict[bool, list[float]] = {True: [], False: []}  # moves, and steps to a deal
        self.lost = 0

    async def play(self, times: Iterator[float], end: float) -> None:
        """Do what is due at each of these instants, until the end."""
        for due in itertools.takewhile(lambda due: due < end, times):
            await asyncio.sleep(due - time.monotonic())
            try:
                is_move = await asyncio.wait_for(self.do_next(), LATE_SECONDS)
            except TimeoutError:
                self.lost += 1
                return
            self.took[is_move].append(time.monotonic() - due)

    def forget(self) -> None:
        for times in self.took.values():
            times.clear()


async def seat_everybody(
    servers: Sequence[ServerProcess], games: list[str], players: int, seed: int, *, apart: bool = False
) -> list[TimedTable]:
    """Tables of all games in turn, until so many sit."""
    tables: list[TimedTable] = []
    sitting = 0
    turns = enumerate(itertools.cycle(games))
    with bar("seating", players) as show:
        while sitting < players:
            number, slug = next(turns)
            places = itertools.count(number) if apart else itertools.repeat(number)
            people = await seated(functools.partial(_connected, servers, places), slug)
            tables.append(TimedTable(people, random.Random(seed + number)))
            sitting += len(people)
            show(sitting)
    return tables


async def _connected(servers: Sequence[ServerProcess], places: Iterator[int]) -> Client:
    return await Client.connect(servers[next(places) % len(servers)].url)


async def play(tables: list[TimedTable], rate: float, seconds: float, what: str) -> None:
    """Every table moves at this rate, each at its own instants."""
    begun = time.monotonic()
    playing = [asyncio.create_task(table.play(_instants(table, begun, rate), begun + seconds)) for table in tables]
    done = asyncio.gather(*playing)
    with bar(what, seconds) as show:
        while not done.done():
            await asyncio.wait([done], timeout=1)
            show(min(seconds, time.monotonic() - begun))
    await done


def _instants(table: TimedTable, begun: float, rate: float) -> Iterator[float]:
    at = begun
    while True:
        at += table.random.expovariate(rate)
        yield at


if __name__ == "__main__":
    main()
