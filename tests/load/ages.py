"""What a table costs at its first hand and at a late one, over real sockets; `python -m tests.load.ages --help`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import msgspec

from paiju.server.client import Client
from paiju.server.http.archive import steps_of
from paiju.server.store import Store
from paiju.server.store.events import Played, Pledged
from paiju.server.table.event_log import load_table
from paiju.server.table.follow_up import SeatChange
from paiju.server.table.room import Room
from paiju.server.table.runner import TableRunner
from tests.load.measuring import Figures, bar, command, run_command
from tests.server.running import Running, deal, on_turn, running

PURPOSE = "Play very many hands at one table: what is done for it costs the same at the first and at the last."
REPEATS = 40
MOST = 1.5  # times as much at the last hand as at the first, on a machine that others use too
Costs = dict[str, float]


def main() -> None:
    parser = command("tests.load.ages", PURPOSE)
    parser.add_argument("--hands", type=int, default=30_000)
    parser.add_argument("--game", default="jielong")
    run_command(parser, measure)


async def measure(given: argparse.Namespace) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        async with running(str(Path(folder) / "ages.db")) as server, httpx.AsyncClient() as http:
            ages = Ages(server, http, given.game)
            young = await ages.costs_at(2)
            old = await ages.costs_at(given.hands)
            entries = ages.entries
    ratios = {deed: round(old[deed] / young[deed], 2) for deed in young}
    return {
        "hands": given.hands,
        "log_entries": entries,
        "at_hand_2": young,
        "at_the_last_hand": old,
        "times": ratios,
        "holds": max(ratios.values()) < MOST,
    }


class Ages:
    """Tables of one game that are played for so many hands, and what it costs to be there then."""

    def __init__(self, server: Running, http: httpx.AsyncClient, game: str) -> None:
        self._server, self._http, self._game = server, http, game
        self.entries = 0

    async def costs_at(self, hand: int) -> Costs:
        """Microseconds of processor time and bytes, at the last hand of a session of so many."""
        clients = await self._server.people(self._game, 2, seats=2, undo=True, options={"hands": hand})
        await clients[0].start()
        runner = self._runner(clients[0].table)
        with bar("playing", hand) as show:
            while len(_results(runner.room)) < hand - 1:
                await play_hand(runner)
                show(len(_results(runner.room)))
        for place, client in enumerate(clients):
            clients[place] = await self._back(client)
        await deal(clients)
        self.entries = runner.room.sequence
        await asyncio.to_thread(keep_replays, self._server.store, clients[0].table, hand - 1)
        return await self._costs(clients, hand - 1)

    async def _costs(self, clients: list[Client], finished: int) -> Costs:
        store, table = self._server.store, clients[0].table
        sent = [msgspec.json.encode(clients[0].info), msgspec.json.encode(clients[0].view)]

        async def load() -> None:
            assert load_table(store, table)

        async def undo() -> None:
            player = on_turn(clients)
            other = clients[1 - clients.index(player)]
            await player.play(player.view.actions[0] if player.view else "")
            await player.undo()
            await other.until(lambda client: client.info is not None and client.info.undo_asked_by is not None)
            await other.answer_undo(True)
            await player.until(lambda client: client.is_my_turn)

        async def come_back() -> None:
            clients[0] = await self._back(clients[0])

        session = f"/tables/{table}/sessions/1"
        return {
            "snapshot_bytes": sum(map(len, sent)),
            "load_after_a_restart": await _quickest(load),
            "play_and_undo": await _quickest(undo),
            "come_back": await _quickest(come_back),
            "page_link": await self._link(f"{session}/hands/{finished}"),
            "replay_link": await self._link(f"{session}/replay?seat=0&hand={finished}"),
        }

    async def _link(self, path: str) -> float:
        async def get() -> None:
            (await self._http.get(f"http://127.0.0.1:{self._server.port}{path}")).raise_for_status()

        return await _quickest(get)

    async def _back(self, client: Client) -> Client:
        await client.close()
        back = await self._server.client()
        await back.resume(client.ticket)
        return back

    def _runner(self, table: str) -> TableRunner:
        actor = self._server.lobby.running_table(table)
        assert actor is not None
        return actor.runner


def keep_replays(store: Store, table: str, hands: int) -> None:
    """As many replays as there would be after the end, each that of the first hand: only their number matters."""
    stored = store.load(table)
    assert stored is not None
    _, steps = next(steps_of(stored, 1, [0], 1))
    body = msgspec.json.encode(steps[0])
    for hand in range(1, hands + 1):
        store.keep_replay(table, 1, hand, [(0, body)])


async def play_hand(runner: TableRunner) -> None:
    """A hand as bots would play it, each in two commits of the real log: nobody is asked, and all of it is written."""
    log = runner.log
    if log.room.phase == "dealing":
        await log.append(Pledged())
        await runner.dealer.go_on()
    await log.append_all(_actions(log.room))


def _actions(room: Room) -> list[SeatChange]:
    """The first action again and again, until the hand is over."""
    ahead, changes = room.on_table.copy(), list[SeatChange]()
    while not ahead.hand_over and (seat := ahead.turn) is not None:
        _, moves = ahead.actions[0]
        for move in moves:
            ahead.play(move)
        changes.append((seat, Played(list(moves), "bot")))
    return changes


def _results(room: Room) -> list[list[int]]:
    return room.table.results if room.table else []


async def _quickest(deed: Callable[[], Awaitable[object]]) -> float:
    """Microseconds of processor time of server and client together, the quickest of many."""
    took = []
    for _ in range(REPEATS):
        began = time.process_time_ns()
        await deed()
        took.append(time.process_time_ns() - began)
    return round(min(took) / 1000, 1)


if __name__ == "__main__":
    main()
