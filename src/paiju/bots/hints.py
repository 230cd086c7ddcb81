"""What to play at a table: what its learned player would, where one is strong there, or else what its bot would."""

from __future__ import annotations

from paiju.bots.learned.player import LearnedBot
from paiju.bots.learned.shipped import LearnedPlayer, player_at
from paiju.bots.levels import STRONG
from paiju.bots.players import Player, choose_action
from paiju.play.advice import ONLY_MOVE, Advice, advise
from paiju.play.table import Table
from paiju.words.said import Said


def player_for(table: Table) -> LearnedPlayer | None:
    """The learned player that gives hints at a table."""
    return player_at(STRONG, table.game, (table.seats, table.options))


def hint(table: Table, language: str | None = None) -> Advice:
    """A whole action for the seat to act, and why; a learned player says how many points it expects."""
    twin = table.copy()
    player = player_for(table)
    if player is None or twin.decide() is None:
        return advise(table, language)
    with Player(STRONG, LearnedBot(player), seed=0) as bot:
        told = choose_action(twin, bot).reason
    reason = told if isinstance(told, Said) else ONLY_MOVE
    moves = tuple(twin.moves[len(table.moves) :])
    words = next(table.text(action) for action, parts in table.actions if parts == moves)
    return Advice(words, moves, table.say(reason, language) if language else reason)
