"""How long the first table of a fresh install takes, from the click until its tiles lie on it.

    python -m tests.load.first_table --games jielong tianjiu --look 5

Every game is tried with a server of its own, which has compiled nothing: it starts, a person looks at the lobby for
some seconds and then plays. Afterwards one more server tells how many games are prepared from second to second.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

import paiju
from paiju.server.client import Client

GAMES = ("jielong", "tianjiu", "pai-gow", "kanwisher-mahjong")
LOOK = 5.0  # seconds in the lobby before the first click
MOST = 3.0  # seconds, as asked
PATIENCE = 90.0  # seconds


@contextlib.asynccontextmanager
async def fresh_server() -> AsyncIterator[str]:
    """The address of a server on which nothing was compiled yet."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "paiju", "serve", "--no-open", "--port", "0", "--pace", "0"]
        process = await asyncio.create_subprocess_exec(
            *command, "--db", str(Path(folder) / "paiju.db"),
            env={**os.environ, "PAIJU_CACHE": str(Path(folder) / "cache")},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        assert process.stdout
        try:
            while "http://" not in (line := (await process.stdout.readline()).decode()):
                assert line, "the server did not start"
            yield next(word for word in line.split() if word.startswith("http://"))
        finally:
            process.terminate()
            await process.wait()


async def first_table(game: str, look: float) -> tuple[float, int]:
    """Seconds from the click to the tiles, and how many games were prepared at the click."""
    async with fresh_server() as address:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            await asyncio.sleep(look)
            prepared = len((await http.get("/prepared")).json())
        client = await Client.connect(f"{address.replace('http', 'ws')}/ws")
        clicked = time.perf_counter()
        await client.create("Ann", game, bots=paiju.game(game).usual - 1)
        await client.start()
        while not (client.view and client.view.zones):
            await (client.ready() if client.is_awaited else client.changed())
        took = time.perf_counter() - clicked
        await client.close()
        return took, prepared


async def preparing() -> None:
    """Print when how many games are prepared."""
    async with fresh_server() as address, httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        began, last = time.perf_counter(), -1
        everything = len((await http.get("/games")).json())
        while last < everything and time.perf_counter() - began < 3 * PATIENCE:
            if (now := len((await http.get("/prepared")).json())) != last:
                print(f"after {time.perf_counter() - began:5.1f} s: {now} of {everything} are prepared", flush=True)
                last = now
            await asyncio.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.load.first_table", description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--look", type=float, default=LOOK, help="seconds in the lobby before the first click")
    parser.add_argument("--all", action="store_true", help="also tell when all games are prepared")
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {asked.look:g} s in the lobby")
    for game in asked.games:
        took, prepared = asyncio.run(first_table(game, asked.look))
        print(f"{game}: {took:.1f} s from the click (asked: {MOST:g}); {prepared} games were prepared", flush=True)
    if asked.all:
        asyncio.run(preparing())


if __name__ == "__main__":
    main()
