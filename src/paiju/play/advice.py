"""What a game's bot would do at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from paiju.play.errors import IllegalMove

if TYPE_CHECKING:
    from paiju.play.table import Table


class Advice(NamedTuple):
    """An action with the moves that it is made of, and a sentence why."""

    words: str
    moves: tuple[int, ...]
    reason: str


def advise(table: Table) -> Advice:
    """Ask the bot move by move until an action is complete; the first real choice gives the reason."""
    if table.turn is None:
        raise IllegalMove("the session is over")
    twin = table.copy()
    reason = "It is the only move."
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
    return Advice(words, tuple(moves), reason)
