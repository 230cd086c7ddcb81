"""Levels of bots as people choose them: each a budget of simulations, so that what it plays can be repeated.

What a world costs differs from game to game, so a game's bot may say how many of them search plays out in a second
(`WORLDS_A_SECOND` in bot.py, measured by `paiju bench GAME --search` on one core): a strong move takes as many worlds
as that gives in STRONG_SECONDS. It is a constant, so a budget is the same number on a fast and on a slow machine.
Where the game's bot plays by exact odds already, all levels above *good* play as it does.
"""

from __future__ import annotations

from paiju.bots.search.searching import Plan
from paiju.kernel.game import Game

EASY, GOOD, STRONG, MASTER = LEVELS = ("easy", "good", "strong", "master")
SEARCHING = {STRONG: 1, MASTER: 5}  # how many times the worlds of a strong move
STRONG_SECONDS = 0.1
LEAST_WORLDS = 500  # of a strong move, however slow they are
WINDOW_SHARE = 10  # of the budget, where all seats are asked about each tile that is thrown


def plan_of(level: str, game: Game, *, is_window: bool = False, share: int = 1) -> Plan:
    """The budget of a level that searches, or one part of so many shares of it."""
    a_second: int = getattr(game.bot, "WORLDS_A_SECOND", 0)
    worlds = SEARCHING[level] * max(LEAST_WORLDS, int(STRONG_SECONDS * a_second))
    return Plan(simulations=max(1, worlds // (WINDOW_SHARE if is_window else 1) // share))


def plays_exactly(game: Game) -> bool:
    """Whether the game's own bot is the best there is already (`IS_EXACT` in bot.py), and nothing is to be searched."""
    return bool(getattr(game.bot, "IS_EXACT", False))
