"""Hours of people, floods, cuts and kills, and nothing grows or is lost; `python -m tests.load.soak --help`.

Each part has two servers. One lives as long as the part: people play all games there, their sockets are cut, and one
attacker after the other comes from another address. At the end of every lap everybody goes, and what the server still
holds is measured, so that laps can be compared. The other server is killed again and again while people play there.
In the end the first is killed too, and all ledgers are compared with the logs.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import re
import resource
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx

import paiju
from tests.attacks.assailants import ATTACKS
from tests.crash.kills import GAMES, Run, cancelled, raise_failures
from tests.crash.ledger import Auditor
from tests.crash.party import Party
from tests.load.measuring import Figures, bar, command, run_command
from tests.load.parts import add_options, in_parts
from tests.load.processes import ROOT, ServerProcess, launched
from tests.load.tables import all_games

PURPOSE = "Hours of people, floods, cuts and kills: nothing grows, no move is lost or doubled."
MOST_MEGABYTES_AN_HOUR = 5.0
SLEEPING_SOON = ("tests.load.sleeping_soon",)
FEWEST_LAPS = 9  # that are compared: what goes up and down seldom grows from third to third of so many
REST_SECONDS = 120.0  # after which a server that nobody is at must have let everything go
NICE = 10
HOUR = 3600.0


def main() -> None:
    parser = command("tests.load.soak", PURPOSE)
    parser.add_argument("--minutes", type=int, default=120, help="in all")
    parser.add_argument("--lap", type=float, default=60.0, help="seconds of play before everybody goes")
    parser.add_argument("--warm-up", type=int, default=5, help="laps of a part that are not compared")
    parser.add_argument("--games", nargs="+", default=all_games(), help="a table of each is played at; all if not said")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds before a move, twice as many at most")
    parser.add_argument("--cut", type=float, default=4.0, help="seconds between sockets that are cut")
    parser.add_argument("--flood", type=float, default=1.0, help="seconds of an attack, one a lap")
    parser.add_argument("--kills", type=int, default=48, help="in all, of the other server")
    parser.add_argument("--most", type=float, default=MOST_MEGABYTES_AN_HOUR, help="megabytes an hour that it may grow")
    add_options(parser, parts=8)
    os.nice(NICE)
    run_command(parser, soak)


async def soak(given: argparse.Namespace) -> Figures:
    """All parts, and whether they hold together."""
    figures = await in_parts(measure, shared=("minutes", "kills"))(given)
    return judged(figures, given.most)


def judged(figures: Figures, most: float) -> Figures:
    """A server's memory goes up and down by itself: what holds is the mean of all parts."""
    growth = figures["megabytes_an_hour"]
    mean = round(statistics.mean(growth), 2)
    error = round(statistics.stdev(growth) / len(growth) ** 0.5, 2) if len(growth) > 1 else None
    holds = figures["holds"] and mean <= most
    share = round(figures["processor_minutes"] / figures["minutes"], 2)
    return {**figures, "mean_growth": mean, "standard_error": error, "share_of_a_core": share, "holds": holds}


async def measure(given: argparse.Namespace, program: tuple[str, ...] = SLEEPING_SOON) -> Figures:
    """One part."""
    begun, used = time.monotonic(), _processor_seconds()
    with tempfile.TemporaryDirectory() as folder:
        steady = SteadyServer(given, Path(folder) / "steady.db", program)
        falling = FallingServer(_falls(given), Path(folder) / "falling.db", program)
        await asyncio.gather(steady.go(), *([falling.go()] if given.kills else []))
        figures = _together(steady.figures(), falling.figures() if given.kills else None)
    return {
        "minutes": round((time.monotonic() - begun) / 60, 2),
        "processor_minutes": round((_processor_seconds() - used) / 60, 2),
        **figures,
    }


def _together(kept: Figures, fallen: Figures | None) -> Figures:
    """What came of both servers; the steady one is killed once, at its end."""
    if fallen is None:
        return {**kept, "kills": 1}
    return {
        **kept,
        "kills": fallen["kills"] + 1,
        "moves_between_kills": fallen["acknowledged_moves"],
        "lost": kept["lost"] + fallen["lost"],
        "doubled": kept["doubled"] + fallen["doubled"],
        "resumed": kept["resumed"] + fallen["resumed"],
        "faults": kept["faults"] + [str(fault) for name in FAULTS for fault in fallen[name]],
        "holds": kept["holds"] and fallen["holds"],
    }


FAULTS = ("unreadable", "turned_away", "unfair", "complaints")


def _falls(given: argparse.Namespace) -> argparse.Namespace:
    """At least one move for each kill."""
    named = {name: getattr(given, name) for name in ("seed", "kills", "pause", "minutes")}
    return argparse.Namespace(**named, moves=given.kills, tables=len(GAMES), games=GAMES)


class FallingServer(Run):
    """A server that is killed again and again, at instants spread over the part."""

    def __init__(self, given: argparse.Namespace, database: Path, program: tuple[str, ...]) -> None:
        super().__init__(given, database, program)
        self.begun = time.monotonic()

    async def _until(self, playing: list[asyncio.Task[None]], moves: int) -> None:
        while time.monotonic() < self.begun + 60 * self.given.minutes * moves / self.given.kills:
            await asyncio.sleep(0.5)
            raise_failures(playing)
        await super()._until(playing, moves)


@dataclass(frozen=True)
class Rest:
    """What a server holds when nobody is there."""

    hours: float
    megabytes: float
    descriptors: int
    tasks: int


class SteadyServer:
    """A server that lives as long as a part."""

    def __init__(self, given: argparse.Namespace, database: Path, program: tuple[str, ...]) -> None:
        self.given, self.database, self.program = given, database, program
        self.random = random.Random(given.seed)
        self.parties: list[Party] = []
        self.rests: list[Rest] = []
        self.cuts = 0
        self.attacks = itertools.cycle(self.random.sample(list(ATTACKS), len(ATTACKS)))
        self.attacked = 0
        self.auditor = Auditor(database)
        self.faults: list[str] = []

    async def go(self) -> None:
        async with launched(self.database, program=self.program) as server:
            self.parties = [self._party(place, game, server.url) for place, game in enumerate(self.given.games)]
            end = time.monotonic() + 60 * self.given.minutes
            with bar("laps", self.given.minutes * 60 / self.given.lap) as show:
                while time.monotonic() < end or len(self.rests) < self.given.warm_up + FEWEST_LAPS:
                    await self._lap(server)
                    self.rests.append(await self._rest(server))
                    show(len(self.rests))
            await server.kill()
            self.faults += server.complaints()
        self.auditor.audit([entry for party in self.parties for entry in party.ledger], everything=True)

    def _party(self, place: int, game: str, url: str) -> Party:
        chance = random.Random(self.given.seed + place)
        return Party(url, game, paiju.game(game).least, chance, self.given.pause)

    async def _lap(self, server: ServerProcess) -> None:
        """Everybody comes, plays, and goes without a word."""
        playing = [asyncio.create_task(party.play()) for party in self.parties]
        disturbing = [asyncio.create_task(self._cut()), asyncio.create_task(self._attack(server))]
        try:
            await asyncio.wait(playing, timeout=self.given.lap, return_when=asyncio.FIRST_COMPLETED)
            raise_failures([*playing, *disturbing])
        finally:
            await cancelled([*playing, disturbing[0]])
            await disturbing[1]
            for party in self.parties:
                await party.close()  # of what it was just opening when it was told to go

    async def _cut(self) -> None:
        """One socket after the other breaks."""
        while True:
            await asyncio.sleep(2 * self.given.cut * self.random.random())
            clients = [guest.client for party in self.parties for guest in party.guests if guest.client]
            if clients:
                self.random.choice(clients).socket.socket.transport.abort()
                self.cuts += 1

    async def _attack(self, server: ServerProcess) -> None:
        await asyncio.sleep(self.given.lap * self.random.uniform(0.2, 0.5))
        arguments = (next(self.attacks), str(server.port), str(self.given.flood))
        assailant = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.attacks.assailants", *arguments, cwd=ROOT, stdout=asyncio.subprocess.DEVNULL
        )
        self.attacked += await assailant.wait() == 0

    async def _rest(self, server: ServerProcess) -> Rest:
        """What the server holds when it has let go of everybody."""
        latest = time.monotonic() + REST_SECONDS
        address = server.url.replace("ws:", "http:").removesuffix("/ws")
        async with httpx.AsyncClient(base_url=address, timeout=REST_SECONDS) as http:
            while time.monotonic() < latest:
                figures = dict(re.findall(r"^(\w+) (\S+)$", (await http.get("/metrics")).text, re.MULTILINE))
                if float(figures["paiju_sockets"]) == 0 == float(figures["paiju_tables"]):
                    break
                await asyncio.sleep(0.2)
            else:
                self.faults.append("people have gone, and the server has not noticed")
        return Rest(
            time.monotonic() / HOUR, server.memory / 1e6, server.descriptors, int(float(figures["paiju_tasks"]))
        )

    def figures(self) -> Figures:
        rests = self.rests[self.given.warm_up :]
        descriptors, tasks = [rest.descriptors for rest in rests], [rest.tasks for rest in rests]
        parties, auditor = self.parties, self.auditor
        faults = self.faults + auditor.unreadable + [fault for party in parties for fault in _refused(party)]
        grown = [name for name, held in (("descriptors", descriptors), ("tasks", tasks)) if has_grown(held)]
        return {
            "laps": len(self.rests),
            "moves": sum(entry.is_move for party in parties for entry in party.ledger),
            "sessions": sum(party.tables for party in parties),
            "cuts": self.cuts,
            "resumed": sum(party.resumed for party in parties),
            "attacks": self.attacked,
            "not_saved": sum(party.not_saved for party in parties),
            "megabytes": [round(rest.megabytes, 1) for rest in self.rests],
            "megabytes_an_hour": [round(slope([(rest.hours, rest.megabytes) for rest in rests]), 2)],
            "descriptors": [min(descriptors), max(descriptors)],
            "tasks": [min(tasks), max(tasks)],
            "grown": grown,
            "lost": len(auditor.lost),
            "doubled": auditor.doubled,
            "faults": faults,
            "holds": not (grown or auditor.lost or auditor.doubled or faults),
        }


def _refused(party: Party) -> list[str]:
    return party.refusal_response + party.unfair


def has_grown(held: list[int]) -> bool:
    """Whether each third is above all of the third before: what begins once, or goes up and down, is no leak."""
    third = max(1, len(held) // 3)
    thirds = held[:third], held[third:-third] or held[:third], held[-third:]
    return all(max(before) < min(after) for before, after in itertools.pairwise(thirds))


def slope(points: list[tuple[float, float]]) -> float:
    """Of the line through these points with the least squares."""
    line = statistics.linear_regression([at for at, _ in points], [value for _, value in points])
    return line.slope


def _processor_seconds() -> float:
    """Of this process and of all that it has waited for."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


if __name__ == "__main__":
    main()
