"""`kill -9` at random instants, with a ledger that the clients keep; `python -m tests.crash.kills --help`."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import socket
import tempfile
import time
from collections import Counter
from pathlib import Path

import paiju
from tests.crash.ledger import Auditor
from tests.crash.party import Party
from tests.load.measuring import Figures, bar, command, run_command
from tests.load.parts import add_options, in_parts
from tests.load.processes import PAIJU, ServerProcess, spawn

PURPOSE = "Kill the server again and again while people play; nothing that was acknowledged may be lost or doubled."
GAMES = ["jielong", "tiu-u", "kap-shap", "tsung-shap", "pai-gow", "kol-ye-si"]
MOMENTS = ("start-up", "commit", "checkpoint", "any time")
WATCH_SECONDS = 0.0005
START_UP_SECONDS = 2.0


def main() -> None:
    parser = command("tests.crash.kills", PURPOSE)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--moves", type=int, default=100_000, help="acknowledged, at least; kills wait for their share")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--games", nargs="+", default=GAMES, help="played in turn, with as few seats as they allow")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds before a move, twice as many at most")
    add_options(parser, parts=8)
    run_command(parser, in_parts(measure, shared=("kills", "moves")))


async def measure(given: argparse.Namespace, program: tuple[str, ...] = PAIJU) -> Figures:
    """Play and kill, then compare the ledgers with the log."""
    with tempfile.TemporaryDirectory() as folder:
        run = Run(given, Path(folder) / "crash.db", program)
        await run.go()
        return run.figures()


class Run:
    """A series of kills."""

    def __init__(self, given: argparse.Namespace, database: Path, program: tuple[str, ...]) -> None:
        self.given, self.database, self.program = given, database, program
        self.random = random.Random(given.seed)
        self.port = free_port()
        self.parties = [self._party(place, game) for place, game in _turns(given.games, given.tables)]
        self.auditor = Auditor(database)
        self.audited = [0] * len(self.parties)
        self.moments: Counter[str] = Counter()
        self.complaints: list[str] = []

    def _party(self, place: int, game: str) -> Party:
        chance = random.Random(self.given.seed + place)
        return Party(f"ws://127.0.0.1:{self.port}/ws", game, paiju.game(game).least, chance, self.given.pause)

    @property
    def moves(self) -> int:
        return sum(entry.is_move for party in self.parties for entry in party.ledger)

    async def go(self) -> None:
        playing = [asyncio.create_task(party.play()) for party in self.parties]
        with bar("killing", self.given.kills) as show:
            for kill in range(1, self.given.kills + 1):
                await self._live_and_die(kill, playing)
                self._audit()
                show(kill)
        server = await spawn(self.database, port=self.port, program=self.program)
        try:
            await self._until(playing, self.given.moves)  # kills at start-up waited for no moves
            await self._until_everybody_plays(playing)
        finally:
            await cancelled(playing)
            await server.stop()
        self._audit(everything=True)

    async def _live_and_die(self, kill: int, playing: list[asyncio.Task[None]]) -> None:
        moment = self.random.choice(MOMENTS)
        self.moments[moment] += 1
        server = await spawn(self.database, port=self.port, program=self.program)
        try:
            if moment == "start-up":
                await asyncio.sleep(START_UP_SECONDS * self.random.random())
            else:
                await self._until(playing, self.given.moves * kill // self.given.kills)
                await self._until_moment(server, moment)
        finally:
            await server.kill()
        self.complaints += server.complaints()

    async def _until(self, playing: list[asyncio.Task[None]], moves: int) -> None:
        """So many moves are acknowledged; what fails fails here."""
        begun = self.moves
        while self.moves < moves or self.moves == begun:
            await asyncio.sleep(0.02)
            raise_failures(playing)

    async def _until_everybody_plays(self, playing: list[asyncio.Task[None]]) -> None:
        before = [len(party.ledger) for party in self.parties]
        while any(len(party.ledger) == count for party, count in zip(self.parties, before, strict=True)):
            await asyncio.sleep(0.05)
            raise_failures(playing)

    async def _until_moment(self, server: ServerProcess, moment: str) -> None:
        """In the middle of what is written to the log of the database, or to the database itself."""
        if moment == "any time":
            await asyncio.sleep(self.random.random())
            return
        file = self.database if moment == "checkpoint" else Path(f"{self.database}-wal")
        before, latest = _stamp(file), time.monotonic() + 10
        while _stamp(file) == before and time.monotonic() < latest:
            await asyncio.sleep(WATCH_SECONDS)

    def _audit(self, everything: bool = False) -> None:
        new = []
        for place, party in enumerate(self.parties):
            upto = len(party.ledger)
            new += party.ledger[0 if everything else self.audited[place] : upto]
            self.audited[place] = upto
        if self.database.exists():
            self.auditor.audit(new, everything=everything)

    def figures(self) -> Figures:
        auditor = self.auditor
        refusal_response = [refusal for party in self.parties for refusal in party.refusal_response]
        unfair = [deal for party in self.parties for deal in party.unfair]
        failures = len(auditor.lost) + auditor.doubled + len(auditor.unreadable) + len(refusal_response) + len(unfair)
        return {
            "kills": self.given.kills,
            "moments": dict(self.moments),
            "acknowledged_moves": self.moves,
            "acknowledged_in_all": sum(len(party.ledger) for party in self.parties),
            "lost": len(auditor.lost),
            "doubled": auditor.doubled,
            "unreadable": auditor.unreadable[:5],
            "turned_away": refusal_response[:5],
            "unfair": unfair[:5],
            "resumed": sum(party.resumed for party in self.parties),
            "tables": len(auditor.chained),
            "log_entries": sum(sequence for sequence, _ in auditor.chained.values()),
            "complaints": self.complaints[:5],
            "holds": failures == 0 and self.moves >= self.given.moves,
        }


def _turns(games: list[str], number: int) -> list[tuple[int, str]]:
    return list(enumerate(itertools.islice(itertools.cycle(games), number)))


def _stamp(file: Path) -> tuple[int, int]:
    try:
        found = file.stat()
    except FileNotFoundError:
        return 0, 0
    return found.st_mtime_ns, found.st_size


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


def raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


async def cancelled(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    main()
