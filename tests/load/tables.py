"""A table of people who do what is due, one thing after the other."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import paiju
from paiju.server.client import Client, RequestRefused

WINDOW_STEP = 0.05  # seconds between looks whether a window has closed
Connect = Callable[[], Awaitable[Client]]


def all_games() -> list[str]:
    return [game.slug for game in paiju.games()]


@dataclass
class PeoplesTable:
    """People at one table who play at random."""

    players: list[Client]
    random: random.Random
    sequence: int = 0  # of what was acknowledged last
    moves: int = 0

    @property
    def name(self) -> str:
        return self.players[0].table

    async def do_next(self) -> bool:
        """Do what is due; whether it was a move, and not a step to a deal."""
        first = self.players[0]
        await first.until(lambda first: first.sequence >= self.sequence and _is_something_due(first))
        if first.info and first.info.window is not None:
            await self._answer_claims(first)
            return False
        if first.info and first.info.phase == "playing" and first.view and first.view.turn is not None:
            await self.move(first.view.turn)
            self.moves += 1
            return True
        await self._deal()
        return False

    async def _answer_claims(self, first: Client) -> None:
        """Everybody who has a choice in an open window makes it; one that has no fixed time closes then."""
        for player in self.players:
            await player.until(lambda player: player.sequence >= self.sequence)
            if player.is_my_turn and player.info and player.info.window is not None:
                with contextlib.suppress(RequestRefused):  # it may have closed meanwhile
                    await player.play(self.choice(player))
        if first.info and first.info.window == 0:
            await first.until(lambda first: first.info is None or first.info.window is None)
        else:
            await asyncio.sleep(WINDOW_STEP)

    async def move(self, seat: int) -> None:
        """The seat to act plays something."""
        player = self.players[seat]
        await player.until(lambda player: player.is_my_turn)
        self.sequence = await player.play(self.choice(player))

    def choice(self, player: Client) -> str:
        return self.random.choice(player.view.actions if player.view else [])

    async def _deal(self) -> None:
        """Start, or be ready, all of them."""
        first = self.players[0]
        if first.info and first.info.phase != "dealing":
            self.sequence = await first.start()
            return
        for player in self.players:
            await player.until(lambda player: player.is_awaited)
        self.sequence = max(await asyncio.gather(*(player.ready() for player in self.players)))


def _is_something_due(player: Client) -> bool:
    return player.is_awaited or (player.info is not None and player.info.phase in ("open", "playing", "over"))


async def seated(connect: Connect, slug: str) -> list[Client]:
    """As many people as a game usually has, at a new table of it."""
    seats = paiju.game(slug).seats(None)
    clients = [await connect() for _ in range(seats)]
    await clients[0].create("Ann", slug, seats=seats)
    for number, client in enumerate(clients[1:], 1):
        await client.sit(clients[0].table, f"guest {number}")
    return clients


def in_turn(games: list[str], number: int) -> list[str]:
    """So many games, each in its turn."""
    return list(itertools.islice(itertools.cycle(games), number))
