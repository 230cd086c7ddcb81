"""Actions at a table: made of its legal moves, and found again from what a person writes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.action import Action, has_numbers_of, normal_form
from paiju.kernel.record import array_of
from paiju.kernel.seen import Seen, blank_record
from paiju.play.errors import AmbiguousMove, IllegalMove, MoveError, UnreadableMove, refused
from paiju.words.said import Quoted, Said, listed

if TYPE_CHECKING:
    from paiju.play.table import Table

BRACKETS = re.compile(r"\[[^\]\s]*\]?")
TILE_LIKE = re.compile(r"\d+[a-z]|[a-z]\d+", re.ASCII)
DECLINE = "pass"  # the word of every game for taking no part
Made = tuple[Action, tuple[int, ...]]  # an action with the moves that it is made of
NOTHING_MADE: tuple[bytes, list[Made], list[str]] = (b"", [], [])  # a position, its actions, and these in words


def complete_actions(
    table: Table, state: NDArray[np.void], legal: list[int], so_far: Action | None = None, moves: tuple[int, ...] = ()
) -> list[Made]:
    """Actions from moves: one that is chosen tile by tile goes on while tiles remain to be picked."""
    found: list[Made] = []
    if not legal:
        return found
    in_parts = "picking" in table.game.state.State.fields
    seen, position = seen_at_turn(table, state), state.tobytes()
    for move in legal:
        action = table.game.action(table._g, seen, move)
        action = action if so_far is None else so_far.joined(action)
        after = array_of(position, state.dtype) if in_parts else state
        if in_parts:
            table._drivers.apply(table._rules, after, move)
        if in_parts and after[0]["picking"] > 0:
            out = np.zeros_like(table._out)
            count = table._drivers.legal(table._rules, after, out)
            found += complete_actions(table, after, out[:count].tolist(), action, (*moves, move))
        else:
            found.append((action, (*moves, move)))
    return found


def written_actions(table: Table) -> list[str]:
    """The legal actions in words, written once for a position."""
    actions = table.actions
    if not actions:
        return []
    words = table._made[2]
    if not words:
        words += [table.text(action) for action, _ in actions]
    return words[:]


def seen_at_turn(table: Table, state: NDArray[np.void]) -> Seen:
    """What the seat to act sees of a state."""
    seen = blank_record(state.dtype)
    table._drivers.observe(table._rules, state, int(state[0]["turn"]), seen)
    return Seen(seen[0])


def describe_move(table: Table, move: int) -> str:
    """A legal move in words; raises a MoveError for another.

    >>> table = paiju.Table("jielong", seed=3)
    >>> table.decide(), table.describe(table.legal[0])
    (0, 'lead [5:5] open 5')
    """
    if move not in table.legal:
        raise refused(table, IllegalMove, Said("no-legal-move", move=Quoted(repr(move))))
    return table.text(table.game.action(table._g, seen_at_turn(table, table._state), move))


def is_window(table: Table) -> bool:
    """Whether seats are asked one after the other about what was thrown, and each may pass."""
    if "window" not in table.game.state.State.fields or table._turn[0] < 0:
        return False
    return bool(table._state[0]["window"] > 0) and DECLINE in table.words


def read_action(table: Table, text: str) -> tuple[int, ...]:
    """The moves of an action in words; raises a MoveError by cause."""
    seat = table.decide()
    if seat is None:
        raise refused(table, IllegalMove, Said("no-session-over"))
    if (word := text.strip().lower()) in table.off_list:
        return (table.off_list[word],)
    actions = table.actions
    if (exact := text.strip()) in (words := table.words):
        return actions[words.index(exact)][1]
    wanted = normal_form(text, table.tiles.read)
    fitting = [
        (action, moves)
        for action, moves in actions
        if normal_form(table.text(action), table.tiles.read) == wanted and has_numbers_of(action, text)
    ]
    if len(fitting) == 1:
        return fitting[0][1]
    if fitting:
        ways = listed((Quoted(table.text(action)) for action, _ in fitting), "joint-or")
        raise refused(table, AmbiguousMove, Said("no-ambiguous", text=Quoted(repr(text)), ways=ways))
    raise _refusal(table, text, wanted, seat)


def _refusal(table: Table, text: str, wanted: tuple[object, ...], seat: int) -> MoveError:
    verbs = table.game.table.VERBS
    verb = str(wanted[0])
    if verb not in verbs:
        known = Quoted(", ".join(verbs))
        no_action = Said("no-such-action", text=Quoted(repr(text)), game=Quoted(table.game.slug), verbs=known)
        return refused(table, UnreadableMove, no_action)
    pieces = list(_flat(wanted))
    faces = [piece for piece in pieces if isinstance(piece, int)]
    if unknown := _no_tile(text, pieces[1:]):
        return refused(table, UnreadableMove, Said("no-such-tile", tile=Quoted(unknown)))
    if min(faces, default=0) < 0:
        return refused(table, UnreadableMove, Said("no-tile-face-down", text=Quoted(repr(text))))
    why = table.game.table.refusal(table._g, table.observe(seat), verb, faces)
    return refused(table, IllegalMove, Said("no-not-allowed", text=Quoted(text.strip()), why=why))


def _no_tile(text: str, pieces: list[object]) -> str | None:
    """What looks like a tile in a text, as [6:7] and 0b do, and is none of the set."""
    for piece in pieces:
        if isinstance(piece, str) and piece.startswith("["):
            return next((found[0] for found in BRACKETS.finditer(text)), piece) if piece == "[" else piece
        if isinstance(piece, str) and TILE_LIKE.fullmatch(piece):
            return piece
    return None


def _flat(part: object) -> Iterator[object]:
    """Words and faces, out of their sets."""
    if isinstance(part, tuple):
        for inner in part:
            yield from _flat(inner)
    else:
        yield part
