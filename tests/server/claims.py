"""What the time that a window takes tells about who could claim: `python -m tests.server.claims --help`.

At many tables everybody passes: who could claim thinks for a while first, who could not is not asked. A player who
could not claim sees when the window opens and when it closes, and guesses whether another one could have claimed. The
figure is how well the time tells (the area under the ROC curve: 0.5 is nothing, 1.0 is everything). The planted bug is
a window that closes when all have answered.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import json
import os
import random
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from paiju.server.client import Client, RequestRefused
from paiju.server.settings import Settings
from paiju.server.wire.addresses import networks
from tests.server.running import Running, running

GAMES = ("kanwisher-mahjong", "ponjan", "small-mahjong")
TABLES = 12
SECONDS = 0.3  # that a window lasts here
THINKING = (0.02, 0.15)  # seconds of one who could claim
MOST = 0.55
LEAST_WITH_BUG = 0.9


@dataclass
class Sighting:
    """A window as the people at its table saw it: how long it was for each, and who could claim."""

    game: str
    seconds: dict[int, float] = field(default_factory=dict)
    able: set[int] = field(default_factory=set)


class Player:
    """One who throws, passes after some thought, and looks at the clock."""

    def __init__(self, client: Client, windows: dict[int, Sighting], chance: random.Random) -> None:
        self.client, self.windows, self.chance = client, windows, chance
        self.opened: tuple[int, float] | None = None  # sequence and instant

    async def play(self) -> None:
        while True:
            self.look()
            with contextlib.suppress(RequestRefused):  # the window may have closed meanwhile
                if not await self.acted():
                    await self.client.changed()

    def look(self) -> None:
        """Note when a window opens and closes."""
        client, now = self.client, time.perf_counter()
        is_open = client.info is not None and client.info.window is not None
        if self.opened and (not is_open or client.sequence != self.opened[0]):
            self.windows[self.opened[0]].seconds[client.seat or 0] = now - self.opened[1]
            self.opened = None
        if is_open and not self.opened:
            self.opened = client.sequence, now
            if client.is_my_turn:
                self.windows[client.sequence].able.add(client.seat or 0)

    async def acted(self) -> bool:
        client = self.client
        if client.info and client.info.phase == "over" and client.seat == 0:
            await client.start()
        elif client.is_awaited:
            await client.ready()
        elif client.is_my_turn and client.view and self.opened:
            await asyncio.sleep(self.chance.uniform(*THINKING))
            await client.play("pass")
        elif client.is_my_turn and client.view:
            throws = [action for action in client.view.actions if action.startswith("discard")]
            await client.play(self.chance.choice(throws or client.view.actions))
        else:
            return False
        return True


async def watch(windows: int, seconds: float, seed: int = 1, tables: int = TABLES) -> list[Sighting]:
    """So many windows, seen at so many tables at once."""
    games = [GAMES[number % len(GAMES)] for number in range(tables)]
    seen: list[dict[int, Sighting]] = [defaultdict(functools.partial(Sighting, game)) for game in games]
    settings = Settings(window=seconds, trusted=networks(["127.0.0.0/8"]))
    with tempfile.TemporaryDirectory() as folder:
        async with running(str(Path(folder) / "claims.db"), settings) as server:
            players = [
                Player(client, seen[number], random.Random(f"{seed} {number} {client.seat}"))
                for number in range(tables)
                for client in await _people(server, games[number])
            ]
            playing = [asyncio.create_task(player.play()) for player in players]
            while sum(map(len, seen)) < windows:
                await asyncio.sleep(0.1)
                for task in playing:
                    if task.done():
                        task.result()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    return [window for table in seen for window in table.values()]


async def _people(server: Running, game: str) -> list[Client]:
    first = await server.client()
    await first.create("Ann", game)
    seats = len(first.info.seats) if first.info else 0
    others = [await server.client() for _ in range(1, seats)]
    for place, other in enumerate(others, 1):
        await other.sit(first.table, f"guest {place}")
    await first.start()
    return [first, *others]


def figures(windows: list[Sighting]) -> dict[str, Any]:
    """How well the time tells those who could not claim themselves, game by game: each has its own pace."""
    areas, weights = [], []
    for game in GAMES:
        looks = [
            (seconds, bool(window.able))
            for window in windows
            if window.game == game
            for seat, seconds in window.seconds.items()
            if seat not in window.able
        ]
        times, could = [time for time, _ in looks], [is_so for _, is_so in looks]
        if 0 < sum(could) < len(could):
            areas.append(area(times, could))
            weights.append(min(sum(could), len(could) - sum(could)))
    by_game = {game: round(found, 3) for game, found in zip(GAMES, areas, strict=False)}
    auc = max(float(np.average(areas, weights=weights)), 1 - float(np.average(areas, weights=weights)))
    return {"windows": len(windows), "by_game": by_game, "auc": round(auc, 3)}


def area(times: list[float], labels: list[bool]) -> float:
    """The chance that a window with a claim took longer than one without."""
    marks = np.array(labels)
    ranks = np.empty(len(times))
    ranks[np.argsort(np.array(times))] = np.arange(1, len(times) + 1)
    with_claim, without = int(marks.sum()), int((~marks).sum())
    found = (ranks[marks].sum() - with_claim * (with_claim + 1) / 2) / (with_claim * without)
    return float(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="What the time of windows tells about who could claim.")
    parser.add_argument("--windows", type=int, default=20_000)
    parser.add_argument("--planted", type=int, default=1_000, help="windows with the planted bug")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="that a window lasts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    began = time.monotonic()
    right = figures(asyncio.run(watch(given.windows, given.seconds, given.seed, given.tables)))
    wrong = figures(asyncio.run(watch(given.planted, 0.0, given.seed, given.tables)))
    holds = right["auc"] <= MOST and wrong["auc"] >= LEAST_WITH_BUG
    told = {"seed": given.seed, "tables": given.tables, "load": os.getloadavg(), "duration": time.monotonic() - began}
    text = json.dumps({"constant": right, "planted": wrong, "holds": holds, **told}, indent=1)
    print(text)
    if given.json:
        given.json.write_text(text + "\n")
    raise SystemExit(0 if holds else 1)


if __name__ == "__main__":
    main()
