"""What bots think about at one table, off its queue: the moves of a seat, and advice for a person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from paiju.play.table import Table
from paiju.server.bots import Advisor, choose_action
from paiju.server.connection import Connection
from paiju.server.events import PlayedBy
from paiju.server.inbox import BotMoved
from paiju.server.protocol import Advice, Level
from paiju.server.refusals import Code, Refusal

NOWHERE = -1


class Thinkers:
    """At most one bot thinks about a position, and one about advice."""

    def __init__(self, advisor: Advisor, pace: float, post: Callable[[BotMoved], None]) -> None:
        self._advisor, self._pace, self._post = advisor, pace, post
        self._position = NOWHERE
        self._moving: asyncio.Task[None] | None = None
        self._advising: asyncio.Task[None] | None = None

    def move(self, position: int, seat: int, table: Table, level: Level, by: PlayedBy) -> None:
        """Let a bot decide, unless one is deciding in this position."""
        if self._position != position:
            self._position = position
            self._moving = asyncio.create_task(self._move(position, seat, table.copy(), level, by))

    async def _move(self, position: int, seat: int, table: Table, level: Level, by: PlayedBy) -> None:
        await asyncio.sleep(self._pace)
        chosen = await choose_action(self._advisor, table, level)
        self._post(BotMoved(position, seat, chosen.moves, by))

    def forget(self) -> None:
        """What was thought about is decided, or no longer so."""
        self._position = NOWHERE

    def advise(self, connection: Connection, sequence: int, table: Table) -> None:
        """Tell a person what a good bot would play; raises a Refusal while one is thinking about it."""
        if self._advising and not self._advising.done():
            raise Refusal(Code.TOO_FAST, "A bot is thinking about it.", sequence)
        self._advising = asyncio.create_task(self._advise(connection, sequence, table.copy()))

    async def _advise(self, connection: Connection, sequence: int, table: Table) -> None:
        chosen = await choose_action(self._advisor, table, "good")
        connection.send(Advice(sequence, chosen.words, chosen.reason))

    def stop(self) -> None:
        for task in (self._moving, self._advising):
            if task:
                task.cancel()
