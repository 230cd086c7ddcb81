"""Playing against bots: on the whole screen, or line by line."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

from rich.console import Console

from paiju.bots.players import Player
from paiju.kernel.game import Announce, Game
from paiju.kernel.options import Given, OptionError
from paiju.play.table import Table
from paiju.terminal.arena import players_at
from paiju.terminal.line import LineMode, is_interactive
from paiju.terminal.picking import pick_game
from paiju.terminal.reports import fault_lines
from paiju.terminal.saved_sessions import SavedSession, last_session, save
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for."""

    game: Game | None
    seats: int | None
    seat: int
    seed: int | None
    level: str
    given: Given
    language: str
    offers: bool  # the last session, where there is one

    def table(self, game: Game, announce: Announce) -> Table:
        table = Table(game, seats=self.seats, seed=self.seed, announce=announce, **self.given)
        if not 0 <= self.seat < table.seats:
            raise OptionError(Said("no-such-seat", number=self.seat, last=table.seats - 1))
        return table

    def saved(self) -> SavedSession | None:
        return last_session(self.game.slug if self.game else None) if self.offers else None


def play_on_screen(wishes: Wishes, announce: Announce) -> None:
    """What is wrong with the wishes is said before the screen is drawn on."""
    from paiju.terminal.screen.app import PaijuApp, Wanted

    table = wishes.table(wishes.game, announce) if wishes.game else None
    if table:
        for player in players_at(table, wishes.seat, wishes.level, announce).values():
            player.close()
    PaijuApp(Wanted(wishes.language, table, wishes.seat, wishes.level, wishes.saved())).run()


def play_in_lines(wishes: Wishes, out: Console, err: Console, announce: Announce) -> None:
    is_person = is_interactive()
    saved = wishes.saved() if is_person else None
    if saved and _goes_on(saved, wishes.language):
        table, seat, level = saved.table, saved.seat, saved.level
    else:
        game = wishes.game or pick_game(out, err, wishes.language)
        table, seat, level = wishes.table(game, announce), wishes.seat, wishes.level
    players = players_at(table, seat, level, announce)
    with contextlib.ExitStack() as stack:
        for player in players.values():
            stack.enter_context(player)
        mode = LineMode(table, seat, out, language=wishes.language, bots=players, pauses=is_person)
        if is_person:
            mode.moved = lambda now: save(SavedSession(now, seat, level))
        mode.run()
    _tell_faults(players, err, wishes.language)


def _goes_on(saved: SavedSession, language: str) -> bool:
    say = house_speaker(language).say
    name = saved.table.game.say("game-name", language)
    question = Said("terminal-offer", game=Quoted(name), number=len(saved.table.results) + 1)
    return input(f"{say(question)} [Y/n] ").strip().lower() not in ("n", "no")


def _tell_faults(players: dict[int, Player], err: Console, language: str) -> None:
    faults = {f"s{at}": player.faults for at, player in players.items()}
    for line in fault_lines(faults, house_speaker(language).say):
        err.print(line)
