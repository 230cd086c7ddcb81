"""People who are cut off at random instants see, when they are back, what a twin sees that was never cut.

`python -m tests.load.reconnections --help`
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from paiju.server.client import Client, fresh_nonce
from paiju.server.wire.client_messages import Play
from paiju.server.wire.protocol import encode
from paiju.server.wire.server_messages import FromServer, Snapshot
from tests.load.measuring import Figures, bar, command, run_command, spread
from tests.load.tables import PeoplesTable, all_games, in_turn, seated
from tests.load.twins import shown, twin_of, twins_at_all_tables
from tests.server.running import Running, running

PURPOSE = "Cut people off and let them come back: what they are shown equals, byte for byte, what a twin has seen."
CUTS = ("closed", "broken off", "half open", "second tab", "away a while", "in a request")
TWIN_SECONDS = 5.0


def main() -> None:
    parser = command("tests.load.reconnections", PURPOSE)
    parser.add_argument("--cuts", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=26)
    parser.add_argument("--games", nargs="+", default=all_games(), help="all of them if not said")
    run_command(parser, measure)


async def measure(given: argparse.Namespace) -> Figures:
    """Play at all tables at once, cutting off somebody again and again."""
    with tempfile.TemporaryDirectory() as folder, twins_at_all_tables():
        async with running(str(Path(folder) / "cuts.db")) as server:
            tables = [await _table(server, slug, given.seed + n) for n, slug in _numbered(given)]
            with bar("cutting", given.cuts) as show:
                shares = [given.cuts // len(tables) + (n < given.cuts % len(tables)) for n in range(len(tables))]
                playing = asyncio.gather(*(table.play(share) for table, share in zip(tables, shares, strict=True)))
                while not playing.done():
                    await asyncio.wait([playing], timeout=1)
                    show(sum(table.cuts.total() for table in tables))
            await playing
            for table in tables:
                await table.close()
    return _figures(tables)


def _numbered(given: argparse.Namespace) -> list[tuple[int, str]]:
    return list(enumerate(in_turn(given.games, given.tables)))


def _figures(tables: list[CutTable]) -> Figures:
    cuts = sum((table.cuts for table in tables), Counter[str]())
    phases = sum((table.phases for table in tables), Counter[str]())
    different = [odd for table in tables for odd in table.different]
    return {
        "reconnections": cuts.total(),
        "cut_how": dict(cuts),
        "cut_when": dict(phases),
        "moves": sum(table.moves for table in tables),
        "compared": sum(table.compared for table in tables),
        "different": different[:5],
        "resume_milliseconds": spread([seconds for table in tables for seconds in table.took]),
        "holds": not different and all(table.compared >= table.cuts.total() for table in tables),
    }


class Returning(Client):
    """Keeps what it was shown when it came back."""

    shown_at_return: tuple[int, bytes] = (0, b"")

    def _take(self, message: FromServer) -> None:
        if isinstance(message, Snapshot):
            self.shown_at_return = (message.sequence, shown(message.view))
        super()._take(message)


async def _table(server: Running, slug: str, seed: int) -> CutTable:
    return CutTable(server.url, await seated(lambda: Client.connect(server.url), slug), random.Random(seed))


class CutTable(PeoplesTable):
    """A table where somebody is always being cut off."""

    def __init__(self, url: str, players: list[Client], chance: random.Random) -> None:
        super().__init__(players, chance)
        self.url = url
        self.cuts: Counter[str] = Counter()
        self.phases: Counter[str] = Counter()
        self.compared = 0
        self.different: list[str] = []
        self.took: list[float] = []
        self._left_open: list[Client] = []

    async def play(self, cuts: int) -> None:
        while self.cuts.total() < cuts:
            if self.random.random() < 0.5:
                await self.do_next()
            else:
                await self._cut(self.random.randrange(len(self.players)), self.random.choice(CUTS))

    async def close(self) -> None:
        for client in (*self.players, *self._left_open):
            await client.close()

    async def _cut(self, seat: int, how: str) -> None:
        player = self.players[seat]
        self.cuts[how] += 1
        self.phases[player.info.phase if player.info else ""] += 1
        if how == "in a request":
            await self._ask_and_fall(player)
        elif how == "closed" or (how == "away a while" and seat == 0):
            await player.close()
        elif how == "broken off":
            player.socket.socket.transport.abort()
        elif how == "away a while":
            await self._away_a_while(seat)
        else:
            self._left_open.append(player)
        await self._come_back(seat, player)

    async def _ask_and_fall(self, player: Client) -> None:
        """The answer to a request is never read."""
        if player.is_my_turn:
            await player.send(encode(Play(fresh_nonce(), player.sequence, self.choice(player))).decode())
            if self.random.random() < 0.5:
                await asyncio.sleep(self.random.random() / 100)
        player.socket.socket.transport.abort()

    async def _away_a_while(self, seat: int) -> None:
        """The others play on, as far as they can without this one."""
        await self.players[seat].close()
        first = self.players[0]
        for _ in range(self.random.randrange(4)):
            turn = first.view.turn if first.view and first.info and first.info.phase == "playing" else None
            if turn is None or turn == seat:
                return
            await self.move(turn)
            await first.until(lambda first: first.sequence >= self.sequence)

    async def _come_back(self, seat: int, player: Client) -> None:
        begun = time.monotonic()
        back = await Returning.connect(self.url)
        back.witness = player.witness
        await back.resume(player.ticket)
        self.took.append(time.monotonic() - begun)
        self.players[seat] = back
        self.sequence = max(self.sequence, back.sequence)
        await self._compare(seat, *back.shown_at_return)
        while len(self._left_open) > 3:
            await self._left_open.pop(0).close()

    async def _compare(self, seat: int, sequence: int, view: bytes) -> None:
        twin = twin_of(self.name, seat)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(_until_seen(twin, sequence), TWIN_SECONDS)
        self.compared += 1
        if twin.seen.get(sequence) != view:
            self.different.append(f"{self.players[seat].info and self.players[seat].info.game} at {sequence}")  # type: ignore[union-attr]


async def _until_seen(twin: Any, sequence: int) -> None:
    while sequence not in twin.seen:
        await asyncio.sleep(0.005)


if __name__ == "__main__":
    main()
