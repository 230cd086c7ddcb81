"""What a game's bot would do at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from paiju.play.errors import IllegalMove, refused
from paiju.words.said import Said

if TYPE_CHECKING:
    from paiju.play.table import Table


ONLY_MOVE = Said("why-only-move")


class Advice(NamedTuple):
    """An action with the moves that it is made of, and why: a `Said`, or a sentence where a language was asked for."""

    words: str
    moves: tuple[int, ...]
    reason: Any


def advise(table: Table, language: str | None = None) -> Advice:
    """Ask the bot move by move until an action is complete; the first real choice gives the reason."""
    if table.decide() is None:
        raise refused(table, IllegalMove, Said("no-session-over"))
    twin = table.copy()
    reason: Said = ONLY_MOVE
    moves: list[int] = []
    while not moves or twin.is_picking:
        seen = table.game.state.State.blank()
        table._drivers.observe(table._rules, twin._state, twin.turn, seen)
        move, why = table._drivers.decide(table._rules, seen, twin._out, twin._count)
        if not moves and twin._count > 1:
            reason = table.game.bot.REASONS[why]
        moves.append(int(move))
        twin.play(int(move))
    words = next(table.text(action) for action, parts in table.actions if parts == tuple(moves))
    return Advice(words, tuple(moves), table.say(reason, language) if language else reason)
