"""Compile what bots need before their time is counted: compiling takes longer than a bot may take for a move."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from paiju.bots.builtin import SearchBot
from paiju.bots.levels import GOOD
from paiju.bots.players import Player
from paiju.bots.registry import make_bot
from paiju.bots.search.searching import Plan
from paiju.games import game as find_game
from paiju.kernel.game import Game
from paiju.lab.bot_sessions import BotTable
from paiju.lab.simulation import hand_values
from paiju.lab.workers import Workers, as_done

SMALLEST = Plan(simulations=2)


def make_ready(workers: Workers, games: Sequence[Game], bots: Sequence[str], told: Callable[[], None]) -> None:
    """Compile what these bots need in these games, several games at a time."""
    searches = any(isinstance(make_bot(bot, game), SearchBot) for bot in bots for game in games)
    with contextlib.closing(as_done(workers, _Trial(searches), iter([game.slug for game in games]))) as done:
        for _ in done:
            told()


@dataclass(frozen=True)
class _Trial:
    """Plays a hand of a game, which compiles all that is called."""

    searches: bool

    def __call__(self, slug: str) -> None:
        play_trial(find_game(slug), searches=self.searches)


def play_trial(game: Game, *, searches: bool) -> None:
    """A hand of the game's own bot, with the smallest search at one seat if there is searching."""
    seats = game.seats(None)
    with contextlib.ExitStack() as stack:
        players = [stack.enter_context(Player(GOOD, make_bot(GOOD, game), seed=1)) for _ in range(seats)]
        if searches:
            players[0] = stack.enter_context(Player("search", SearchBot(SMALLEST), seed=1))
        BotTable(game, seats, hand_values(game, seats, {})).play(players, 1, 0)
