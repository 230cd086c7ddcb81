"""How soon every table is playable again after `kill -9`; `python -m tests.crash.restart --help`.

The server has one core to itself, the people share another.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from paiju.server.client import Client
from tests.load.measuring import Figures, bar, command, quantile, run_command, spread
from tests.load.processes import ServerProcess, holding_core, launch, two_cores
from tests.load.tables import PeoplesTable, all_games, in_turn, seated

PURPOSE = "Kill a server with many live tables and start it: how soon does a move of each count again?"
SECONDS = 3.0  # within which 95 of 100 tables have to be playable
AT_ONCE = 16  # tables that are set up together
AGAIN_SECONDS = 0.02


def main() -> None:
    parser = command("tests.crash.restart", PURPOSE)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--moves", type=int, default=20, help="at each table before the fall")
    parser.add_argument("--games", nargs="+", default=all_games(), help="all of them if not said")
    parser.add_argument("--first", action="store_true", help="go before all else on a shared machine (needs root)")
    run_command(parser, measure)


async def measure(given: argparse.Namespace) -> Figures:
    server_core, own_core = two_cores()
    with tempfile.TemporaryDirectory() as folder, holding_core(own_core, given.first):
        database = Path(folder) / "restart.db"
        server = await launch(database, core=server_core, is_first=given.first)
        try:
            tables = await set_up(server, given)
            await server.kill()
            begun = time.monotonic()
            server = await launch(database, port=server.port, core=server_core, is_first=given.first)
            waits = await asyncio.gather(*(_play_again(server, table, begun) for table in tables))
            used = server.cpu
            back = await asyncio.gather(*(_come_back(server, table, begun) for table in tables))
        finally:
            await server.stop()
    return {
        "goes_first": given.first,
        "tables": len(tables),
        "games": len(set(given.games)),
        "moves_before": sum(table.moves for table in tables),
        "playable_after_milliseconds": spread(waits),
        "server_seconds": used,
        "people": sum(len(table.players) for table in tables),
        "everybody_back_after_milliseconds": spread(back),
        "holds": quantile(waits, 0.95) <= SECONDS,
    }


async def set_up(server: ServerProcess, given: argparse.Namespace) -> list[PeoplesTable]:
    """So many tables in mid-hand, whose people are cut off then."""
    tables: list[PeoplesTable] = []
    limit = asyncio.Semaphore(AT_ONCE)

    async def one(place: int, game: str) -> None:
        async with limit:
            table = PeoplesTable(await seated(lambda: Client.connect(server.url), game), random.Random(place))
            while table.moves < given.moves or not await _is_played(table):
                await table.do_next()
            tables.append(table)
            show(len(tables))

    with bar("setting up", given.tables) as show:
        await asyncio.gather(*(one(place, game) for place, game in enumerate(in_turn(given.games, given.tables))))
    return tables


async def _is_played(table: PeoplesTable) -> bool:
    """Whether somebody is to move, as the first knows who knows of all that was done."""
    first = table.players[0]
    await first.until(lambda first: first.sequence >= table.sequence)
    return first.info is not None and first.info.phase == "playing" and first.info.window is None


async def _play_again(server: ServerProcess, table: PeoplesTable, begun: float) -> float:
    """The seconds until the one who was to move is back and has moved."""
    player = table.players[0]
    seat = player.view.turn if player.view and player.view.turn is not None else 0
    await _return(server, table, seat)
    await table.move(seat)
    return time.monotonic() - begun


async def _come_back(server: ServerProcess, table: PeoplesTable, begun: float) -> float:
    """The seconds until the others are back and the table goes on among all of them."""
    for seat, player in enumerate(table.players):
        if player.is_closed:
            await _return(server, table, seat)
    while not await table.do_next():
        pass
    waited = time.monotonic() - begun
    for player in table.players:
        await player.close()
    return waited


async def _return(server: ServerProcess, table: PeoplesTable, seat: int) -> None:
    back = await _connected(server)
    await back.resume(table.players[seat].ticket)
    table.players[seat] = back


async def _connected(server: ServerProcess) -> Client:
    while True:
        try:
            return await Client.connect(server.url)
        except OSError:
            await asyncio.sleep(AGAIN_SECONDS)


if __name__ == "__main__":
    main()
