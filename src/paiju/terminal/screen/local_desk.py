"""A table against bots in this process, saved after every action."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from paiju.bots.hints import hint
from paiju.bots.players import Player, choose_action
from paiju.play.errors import MoveError
from paiju.play.table import Table
from paiju.terminal.drawing import aim_in_line
from paiju.terminal.saved_sessions import SavedSession, save
from paiju.terminal.screen.desk import Choice, NotNow, Shown
from paiju.terminal.undoing import before_last_decision
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Said

PASS = ["pass"]


class LocalDesk:
    """One person and bots."""

    def __init__(
        self, table: Table, seat: int, language: str, players: Mapping[int, Player], level: str, pace: float = 0.4
    ) -> None:
        self.table, self.seat, self.language, self.level = table, seat, language, level
        self.game, self.is_busy = table.game, False
        self._players, self._pace = players, pace

    def shown(self) -> Shown:
        view = self.table.view(self.seat, language=self.language)
        return Shown(
            title=self._say(Said("game-name")),
            tiles=self.table.tiles,
            seat=self.seat,
            names=[self._name(seat) for seat in range(self.table.seats)],
            hand=view["hand"],
            turn=view["turn"],
            scores=view["scores"],
            zones=view["zones"],
            prompt=view["prompt"] or "",
            choices=self._choices(view["actions"]),
            story=view["story"],
            sheet=view["sheet"],
            awaits_deal=self.table.hand_over and not self.table.over,
            over=self.table.over,
            aim=aim_in_line(**view["aim"]) if view["aim"] else "",
        )

    def _choices(self, words: list[str]) -> list[Choice]:
        if not words:
            return []
        labels = words if self.language == DEFAULT else [self._say(action.said()) for action, _ in self.table.actions]
        return [Choice.of(word, label, self.table.tiles) for word, label in zip(words, labels, strict=True)]

    def _name(self, seat: int) -> str:
        if seat == self.seat:
            return f"s{seat} ({self._say(Said('terminal-you'))})"
        return f"s{seat}"

    def _say(self, said: Said) -> str:
        return self.table.say(said, self.language)

    async def settle(self, changed: Callable[[], None]) -> None:
        self.is_busy = True
        try:
            await self._let_others_play(changed)
        finally:
            self.is_busy = False

    async def _let_others_play(self, changed: Callable[[], None]) -> None:
        if not self.table.walls:
            self.table.deal()
        while not self.table.over and not self.table.hand_over:
            if self.table.turn == self.seat and self.table.words != PASS:
                break
            await asyncio.to_thread(self._step)
            save(SavedSession(self.table, self.seat, self.level))
            changed()
            await asyncio.sleep(self._pace)

    def _step(self) -> None:
        if self.table.turn == self.seat:
            self.table.play(PASS[0])  # nothing else can be answered
        elif player := self._players.get(int(self.table.turn or 0)):
            choose_action(self.table, player)
        else:
            for move in self.table.advice().moves:
                self.table.play(move)

    async def play(self, word: str) -> None:
        try:
            self.table.play(word)
        except MoveError as error:
            raise NotNow(self._say(error.said)) from error
        save(SavedSession(self.table, self.seat, self.level))

    async def go_on(self) -> None:
        try:
            self.table.deal()
        except MoveError as error:
            raise NotNow(self._say(error.said)) from error

    async def undo(self) -> None:
        try:
            self.table = before_last_decision(self.table, self.seat)
        except MoveError as error:
            raise NotNow(self._say(error.said)) from error
        save(SavedSession(self.table, self.seat, self.level))

    async def hint(self) -> str:
        advice = await asyncio.to_thread(hint, self.table, self.language)
        called = {choice.word: choice.label for choice in self._choices(self.table.words)}
        return f"{called.get(advice.words, advice.words)}: {advice.reason}"

    async def close(self) -> None:
        """Bots are closed by whoever made them."""
