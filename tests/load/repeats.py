"""Every action is sent one to five times, over sockets that come and go; `python -m tests.load.repeats --help`."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from pathlib import Path

from paiju.server.client import Client, RequestRefused, fresh_nonce
from paiju.server.store import Store
from paiju.server.wire.client_messages import Play
from paiju.server.wire.protocol import encode
from tests.load.measuring import Figures, bar, command, run_command
from tests.load.processes import PAIJU, launched
from tests.load.tables import PeoplesTable, all_games, in_turn, seated

PURPOSE = "Send every action one to five times, across reconnections: each stands in the log once, under one sequence."
REFUSED = -1
MOST = 5  # times, besides those that nobody reads the answer of


def main() -> None:
    parser = command("tests.load.repeats", PURPOSE)
    parser.add_argument("--actions", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=26)
    parser.add_argument("--games", nargs="+", default=all_games(), help="all of them if not said")
    run_command(parser, measure)


async def measure(given: argparse.Namespace, program: tuple[str, ...] = PAIJU) -> Figures:
    """Play at all tables at once, saying everything again and again, and read the log afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "repeats.db"
        async with launched(database, program=program) as server:
            games = in_turn(given.games, given.tables)
            tables = [await _table(server.url, slug, given.seed + n) for n, slug in enumerate(games)]
            with bar("repeating", given.actions) as show:
                playing = asyncio.gather(*(table.play(given.actions // len(tables) + 1) for table in tables))
                while not playing.done():
                    await asyncio.wait([playing], timeout=1)
                    show(sum(len(table.answers) for table in tables))
            await playing
            for table in tables:
                await table.close()
        return _figures(tables, database, server.complaints())


def _figures(tables: list[RepeatingTable], database: Path, complaints: list[str]) -> Figures:
    logged = _logged_moves(database)
    known = {(table.name, nonce): answers for table in tables for nonce, answers in table.answers.items()}
    missing = sum(key not in logged for key in known)
    doubled = sum(count - 1 for count in logged.values()) + len(logged.keys() - known.keys())
    two_answers = sum(len(answers) > 1 for answers in known.values())
    return {
        "actions": len(known),
        "sent": sum(table.sent for table in tables),
        "reconnections": sum(table.reconnections for table in tables),
        "missing": missing,
        "doubled": doubled,
        "answered_differently": two_answers,
        "complaints": complaints[:5],
        "holds": bool(known) and not (missing or doubled or two_answers or complaints),
    }


def _logged_moves(database: Path) -> Counter[tuple[str, str]]:
    store = Store(str(database))
    with store.database.connect() as connection:
        found = connection.execute("SELECT table_id, nonce FROM events WHERE kind = 'played'")
    store.close()
    return Counter((table, nonce) for table, nonce in found)


async def _table(url: str, slug: str, seed: int) -> RepeatingTable:
    return RepeatingTable(url, await seated(lambda: Client.connect(url), slug), random.Random(seed))


class RepeatingTable(PeoplesTable):
    """A table where everybody says everything several times."""

    def __init__(self, url: str, players: list[Client], chance: random.Random) -> None:
        super().__init__(players, chance)
        self.url = url
        self.answers: dict[str, set[int]] = {}  # by nonce: under which sequences it was acknowledged
        self.sent = 0
        self.reconnections = 0

    async def play(self, actions: int) -> None:
        while len(self.answers) < actions:
            await self.do_next()

    async def close(self) -> None:
        for player in self.players:
            await player.close()

    async def move(self, seat: int) -> None:
        player = self.players[seat]
        await player.until(lambda player: player.is_my_turn)
        play = Play(fresh_nonce(), player.sequence, self.choice(player))
        answers = self.answers.setdefault(play.nonce, set())
        if self.random.random() < 0.3:
            await self._say_and_fall(seat, play)
        for _ in range(self.random.randrange(1, MOST)):
            self.sent += 1
            answers.add(await self._answer(seat, play))
            if self.random.random() < 0.2:
                await self._come_back(seat)
        self.sequence = max(answers)

    async def _answer(self, seat: int, play: Play) -> int:
        try:
            return await self.players[seat].act(play)
        except RequestRefused:
            return REFUSED

    async def _say_and_fall(self, seat: int, play: Play) -> None:
        """Send it, perhaps twice, and never read the answer."""
        for _ in range(self.random.randrange(1, 3)):
            self.sent += 1
            await self.players[seat].send(encode(play).decode())
        if self.random.random() < 0.5:
            await asyncio.sleep(self.random.random() / 100)
        await self._come_back(seat)

    async def _come_back(self, seat: int) -> None:
        player = self.players[seat]
        player.socket.socket.transport.abort()
        back = await Client.connect(self.url)
        back.witness = player.witness
        await back.resume(player.ticket)
        self.players[seat] = back
        self.reconnections += 1


if __name__ == "__main__":
    main()
