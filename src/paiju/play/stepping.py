"""One step of a session: a deal, a throw of dice or a move. Each is applied once, and noted for the story."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.integers import integer
from paiju.kernel.record import DEAL, OVER, ROLL, array_of
from paiju.play.errors import IllegalMove, MoveError, UnreadableMove, refused
from paiju.words.said import Quoted, Said

if TYPE_CHECKING:
    from paiju.play.table import Table

NOT_ASKED = -1
MOST_UNTOLD = 50_000  # steps that are kept for a story that nobody has asked for yet


def at_hand(state: NDArray[np.void]) -> tuple[NDArray[np.void], NDArray[np.integer], NDArray[np.integer]]:
    """A state with the two of its fields that every move looks at: whose turn it is, and the hands played."""
    return state, state["turn"], state["hands_played"]


def hold(table: Table, state: NDArray[np.void]) -> None:
    """Take a state as this table's."""
    table._state, table._turn, table._finished = at_hand(state)


def find_moves(table: Table) -> None:
    """Deal and throw if that is due, and find the legal moves."""
    while (turn := table._turn[0]) < 0 and turn != OVER:
        take_chance(table)
    if table._count == NOT_ASKED:
        table._count = table._drivers.legal(table._rules, table._state, table._out)


def take_chance(table: Table) -> None:
    """Deal or throw, whichever is due."""
    if len(table._narrator.untold) > MOST_UNTOLD:
        table.follow()
    finished, before = table._finished[0], table._state.tobytes()
    if table._turn[0] == DEAL:
        _deal(table)
    else:
        _throw(table)
    table._count = NOT_ASKED
    table._narrator.untold.append(before)
    _note_result(table, finished)


def deal_next(table: Table) -> None:
    """Deal the next hand and no other, so that also one that its own deal ends is on view.

    Raises a MoveError during a hand and after the last one.

    >>> table = paiju.Table("jielong", seed=3)
    >>> table.deal()
    >>> len(table.walls), table.turn
    (1, 0)
    """
    if table._turn[0] >= 0:
        raise refused(table, MoveError, Said("no-hand-going-on"))
    if table.over:
        raise refused(table, MoveError, Said("no-session-over"))
    dealt = len(table.walls)
    while table._turn[0] == ROLL or (table._turn[0] == DEAL and len(table.walls) == dealt):
        take_chance(table)


def play_move(table: Table, move: int) -> None:
    """Play a legal move; raises a MoveError and leaves the table as it was."""
    number = move if type(move) is int else integer(move)
    if number is None:
        raise refused(table, UnreadableMove, Said("no-move-nor-text", move=Quoted(repr(move))))
    finished, before = table._finished[0], table._state.tobytes()
    count = _advance(table, number)
    if count < 0:
        why = Said("no-session-over") if table.over else Said("no-legal-move", move=Quoted(str(move)))
        raise refused(table, IllegalMove, why)
    table._count = count if count > 0 else NOT_ASKED
    table.moves.append(number)
    table._narrator.untold.append(before)
    _note_result(table, finished)
    if table._turn[0] == ROLL:
        take_chance(table)


def take_back(table: Table) -> None:
    """Take back the last action of this hand; raises a MoveError.

    >>> table = paiju.Table("jielong", seed=3)
    >>> table.play("lead 55 open 5")
    >>> table.undo()
    >>> table.decide(), list(table.moves)
    (0, [])
    """
    if not table.options.get("undo", True):
        raise refused(table, MoveError, Said("no-undo-here"))
    if table.hand_over:
        raise refused(table, MoveError, Said("no-undo-of-finished-hand"))
    mark = table.narrator.take_back()
    if mark is None:
        raise refused(table, MoveError, Said("no-undo-of-nothing"))
    hold(table, array_of(mark.state, table._state.dtype))
    table._count = NOT_ASKED
    del table.moves[mark.moves :]
    del table.throws[mark.throws :]
    players = table.played_by
    while len(players) > players.forgotten and players[-1][0] >= mark.moves:
        players.pop()


def forget_finished_hands(table: Table) -> None:
    """Keep nothing of the hands before the next one but their number, the last result and the scores."""
    told = table.narrator
    told.events.forget(told.hand_starts[-1])
    told.hand_starts.forget(len(told.hand_starts) - 1)
    told.sheets.forget(len(table.results))  # one that was thrown in goes on with the next deal
    for history in (table.results, table.points):
        history.forget(len(history) - 1)
    for past in (table.moves, table.walls, table.throws, table.played_by, told.starts):
        past.forget()


def _deal(table: Table) -> None:
    number = len(table.walls)
    given = number < len(table.given)
    wall = table.given[number] if given else table.chance.wall(table.tiles.tiles(), number)
    table.walls.append(wall)
    padded = np.full(table.tiles.size, -1, np.int64)
    padded[: len(wall)] = wall
    table._drivers.deal(table._rules, table._state, padded)


def _throw(table: Table) -> None:
    """Throw as many dice as the rules ask for; they take two numbers, the second 0 where one die is thrown."""
    wanted = int(table._state[0]["dice_wanted"])
    used = sum(map(len, table.throws)) if table.given_dice else 0
    throw = table.given_dice[used : used + wanted]
    if len(throw) < wanted:
        throw += table.chance.dice(wanted - len(throw), len(table.throws), max(len(table.walls) - 1, 0))
    table.throws.append(throw)
    table._drivers.roll(table._rules, table._state, np.array([*throw, 0][:2], np.int64))


def _advance(table: Table, move: int) -> int:
    """Play a move of the list, or one that is possible off it; the number of moves then, -1 if it is neither."""
    if table.off_list and move in table.off_list.values() and not table.over:
        table._drivers.apply(table._rules, table._state, move)
        return int(table._drivers.legal(table._rules, table._state, table._out))
    return int(table._drivers.step(table._rules, table._state, move, table._out, table._count))


def _note_result(table: Table, finished: int) -> None:
    """A hand may end with a move, or with the deal itself."""
    if table._finished[0] == finished:
        return
    state = table._state[0]
    table.results.append([int(gain) for gain in state["result"][: table.seats]])
    if table.game.counts_points:
        table.points.append([int(points) for points in state["points"][: table.seats]])
