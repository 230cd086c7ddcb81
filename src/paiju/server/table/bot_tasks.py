"""What bots think about for one table, outside its queue: the moves of a seat, and advice for a person."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from msgspec import convert

from paiju.bots.hints import player_for
from paiju.bots.levels import SEARCHING
from paiju.play.reading import DECLINE
from paiju.play.table import Table
from paiju.server import limits
from paiju.server.bots.advice import Advisor, Chosen, choose_action
from paiju.server.refusals import Code, Refusal
from paiju.server.store.events import PlayedBy
from paiju.server.store.setup import Level
from paiju.server.table.inbox import BotMoved
from paiju.server.wire.connection import Connection
from paiju.server.wire.server_messages import Advice, Speech
from paiju.words.said import Said
from paiju.words.wire import said_data


class BotTasks:
    """At most one bot thinks for a seat, and one about advice."""

    def __init__(self, advisor: Advisor, post: Callable[[BotMoved], None]) -> None:
        self._advisor, self._post = advisor, post
        self._moving: dict[tuple[int, int], asyncio.Task[None]] = {}  # by position and seat
        self._advising: asyncio.Task[None] | None = None
        self._searches = asyncio.Semaphore(limits.SEARCHES_A_TABLE)  # a table's bots search one after the other

    def move(
        self, at: tuple[int, int], questions: Sequence[Table], level: Level, by: PlayedBy, delay: float = 0
    ) -> None:
        """Let a bot decide at a position for a seat, unless one is doing so."""
        if at not in self._moving:
            twins = [table.copy() for table in questions]
            self._moving[at] = asyncio.create_task(self._move(at, twins, level, by, delay))

    async def _move(
        self, at: tuple[int, int], questions: Sequence[Table], level: Level, by: PlayedBy, delay: float
    ) -> None:
        """Think while the time passes that a move takes, so that how long it was thought about does not show."""
        chosen, _ = await asyncio.gather(self._choose(questions, level), asyncio.sleep(delay))
        self._post(BotMoved(*at, chosen, by))

    async def _choose(self, questions: Sequence[Table], level: Level) -> Chosen:
        """The first action that is not to pass; all questions are asked in any case, so that time tells nothing."""
        async with self._searches if level in SEARCHING else contextlib.nullcontext():
            chosen = [await choose_action(self._advisor, table, level) for table in questions]
        return next((one for one in chosen if one.words != DECLINE), chosen[0])

    def forget(self, at: tuple[int, int]) -> None:
        """A decision was made, or is no longer wanted."""
        self._moving.pop(at, None)

    def forget_all(self) -> None:
        self._moving.clear()

    def advise(self, connection: Connection, sequence: int, questions: Sequence[Table]) -> None:
        """Tell a person what a learned player, or else a good bot, would play; a Refusal while one is thinking."""
        if self._advising and not self._advising.done():
            raise Refusal(Code.TOO_FAST, Said("refused-bot-thinking"), sequence)
        twins = [table.copy() for table in questions]
        self._advising = asyncio.create_task(self._advise(connection, sequence, twins))

    async def _advise(self, connection: Connection, sequence: int, questions: Sequence[Table]) -> None:
        learned = await asyncio.to_thread(player_for, questions[0])
        chosen = await self._choose(questions, "strong" if learned else "good")
        connection.send(Advice(sequence, chosen.words, convert(said_data(chosen.reason, []), Speech)))

    def stop(self) -> None:
        for task in (*self._moving.values(), self._advising):
            if task:
                task.cancel()
