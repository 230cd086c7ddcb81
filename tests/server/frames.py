"""Every frame that everybody at a table is sent, in virtual time: what is pinned in frames.json, game by game.

`python -m tests.server.frames` writes them anew, after a wanted change of what is sent. `--time` says how much
processor time a move of a table takes without sockets and database.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import time
from collections import Counter
from pathlib import Path

import paiju
from paiju.server.client import fresh_nonce
from paiju.server.wire.client_messages import Play, Sit, Start, Watch
from paiju.server.wire.connection import Request
from tests.server.claim_tables import ClaimTable, Company, Person, SeenView, Viewer
from tests.server.virtual_time import run_virtually

PINNED = Path(__file__).with_name("frames.json")
MOVES = 40
LONG = 600


class Player(Person):
    """One who plays at random at once, and keeps a digest of all frames."""

    def __init__(self, table: FrameTable, name: str) -> None:
        super().__init__(table, name)
        self.table_heard = table

    def send_frame(self, frame: bytes) -> None:
        self.table_heard.hear(self.seat, frame)
        super().send_frame(frame)

    def _play(self, view: SeenView) -> None:
        if self.table_heard.moves < self.table_heard.wanted:
            self.table_heard.moves += ("play", self.at.actor.room.position) not in self.done
            message = Play(fresh_nonce(self.at.secrets), self.sequence, self.at.chance.choice(view.actions))
            self._once(("play", self.at.actor.room.position), message)


class Onlooker(Viewer):
    """One who looks on."""

    def send_frame(self, frame: bytes) -> None:
        assert isinstance(self.at, FrameTable)
        self.at.hear(None, frame)
        super().send_frame(frame)


class FrameTable(ClaimTable):
    """A table full of people, and one who looks on."""

    def __init__(self, game: str, wanted: int, seed: int = 1) -> None:
        super().__init__(game, Company("everybody", paiju.game(game).seats(None), 1), seed, window=1.0)
        self.wanted, self.moves, self.frames = wanted, 0, 0
        self._heard = hashlib.sha256()

    def hear(self, seat: int | None, frame: bytes) -> None:
        self.frames += 1
        self._heard.update(f"{seat} {len(frame)} ".encode() + frame)

    @property
    def digest(self) -> str:
        return self._heard.hexdigest()[:32]

    async def play_all(self) -> None:
        """Play as many moves as are wanted; every answer in a window is one."""
        running = asyncio.create_task(self.actor.run())
        people = [Player(self, f"person {number}") for number in range(self.company.people)]
        for number, person in enumerate(people):
            self.actor.post(Request(person, Sit(fresh_nonce(self.secrets), "table", f"guest {number}")))
        self.actor.post(Request(Onlooker(self, "onlooker"), Watch("table")))
        self.actor.post(Request(people[0], Start(fresh_nonce(self.secrets))))
        while self.moves < self.wanted and not running.done():
            await asyncio.sleep(1)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def played(game: str, wanted: int = MOVES, seed: int = 1) -> FrameTable:
    """A table at which so many moves were made."""

    async def play() -> FrameTable:
        table = FrameTable(game, wanted, seed)
        await table.play_all()
        return table

    return run_virtually(play())


def pinned() -> dict[str, str]:
    found: dict[str, str] = json.loads(PINNED.read_text())
    return found


def _time() -> None:
    total: Counter[str] = Counter()
    for game in paiju.games():
        played(game.slug, 3)
        began = time.process_time()
        table = played(game.slug, LONG)
        used = time.process_time() - began
        total["moves"] += table.moves
        total["microseconds"] += round(1e6 * used)
        print(f"{game.slug:<20} {1e6 * used / table.moves:7.0f} µs a move, {table.frames / table.moves:.1f} frames")
    print(f"{'all':<20} {total['microseconds'] / total['moves']:7.0f} µs a move")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.frames")
    parser.add_argument("--time", action="store_true", help="measure instead")
    parser.add_argument("--moves", type=int, default=MOVES)
    given = parser.parse_args()
    if given.time:
        _time()
    elif given.moves != MOVES:
        print(json.dumps({game.slug: played(game.slug, given.moves).digest for game in paiju.games()}, indent=1))
    else:
        PINNED.write_text(json.dumps({game.slug: played(game.slug).digest for game in paiju.games()}, indent=1) + "\n")


if __name__ == "__main__":
    main()
