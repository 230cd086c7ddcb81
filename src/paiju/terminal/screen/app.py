"""The full-screen program: a table, and the form that sets one up."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass

from textual.app import App

from paiju.bots.players import Player
from paiju.play.table import Table
from paiju.terminal.arena import players_at
from paiju.terminal.saved_sessions import SavedSession
from paiju.terminal.screen.desk import Desk
from paiju.terminal.screen.local_desk import LocalDesk
from paiju.terminal.screen.set_up import Asked, Offer, SetUp
from paiju.terminal.screen.table_screen import TableScreen
from paiju.words.catalogues import LANGUAGES

PACE = 0.35  # seconds between the moves of bots, so that they can be followed


@dataclass(frozen=True)
class Wanted:
    """What to begin with: a table, or the form; a saved session is offered first."""

    language: str
    table: Table | None = None
    seat: int = 0
    level: str = "good"
    saved: SavedSession | None = None
    pace: float = PACE


class PaijuApp(App[None]):
    """One person at a full-screen table."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Paiju"

    def __init__(self, wanted: Wanted, desk: Desk | None = None) -> None:
        super().__init__()
        self.wanted, self.language = wanted, wanted.language
        self._desk = desk
        self._bots = contextlib.ExitStack()

    def on_mount(self) -> None:
        if self._desk:
            self.push_screen(TableScreen(self._desk))
        elif self.wanted.saved:
            self.push_screen(Offer(self.wanted.saved, self.language), self._answered)
        else:
            self._begin()

    def _answered(self, goes_on: bool | None) -> None:
        saved = self.wanted.saved
        if goes_on and saved:
            self.sit_down(saved.table, saved.seat, saved.level)
        else:
            self._begin()

    def _begin(self) -> None:
        wanted = self.wanted
        if wanted.table is None:
            self.set_up()
        else:
            self.sit_down(wanted.table, wanted.seat, wanted.level)

    def sit_down(self, table: Table, seat: int, level: str) -> None:
        """Show a table against bots, in place of the one before."""
        self._bots.close()
        players: Mapping[int, Player] = players_at(table, seat, level, lambda _: None)
        for player in players.values():
            self._bots.enter_context(player)
        self._desk = LocalDesk(table, seat, self.language, players, level, self.wanted.pace)
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(TableScreen(self._desk))

    def set_up(self) -> None:
        self.push_screen(SetUp(self.language, self._desk.game.slug if self._desk else None), self._asked)

    def _asked(self, asked: Asked | None) -> None:
        if asked is not None:
            self.language = asked.language
            self.sit_down(asked.table, 0, asked.level)
        elif self._desk is None:
            self.exit()

    def next_language(self) -> None:
        """The next of the languages, round and round."""
        known = list(LANGUAGES)
        self.language = known[(known.index(self.language) + 1) % len(known)]
        if self._desk:
            self._desk.language = self.language

    async def on_unmount(self) -> None:
        self._bots.close()
        if self._desk:
            await self._desk.close()
