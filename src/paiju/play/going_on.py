"""A hand gone through again, position by position, and one that is played on from one of them against bots."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from paiju.play.shuffle import Seeded
from paiju.play.table import Table

Position = tuple[int | None, Table]  # the seat whose action led to it; the table goes on


def begun_again(played: Table) -> Table:
    """A table before its first deal, whose deals and dice will be those of a session."""
    table = played.copy()
    table.given, table.given_dice = list(played.walls), [die for throw in played.throws for die in throw]
    table._start()
    return table


def positions_of(played: Table, hand: int | None = None) -> Iterator[Position]:
    """Every position of a hand of a session, or of all its hands, from the deal on; it is one table that goes on.

    Hands are counted from 1.

    >>> import paiju
    >>> table = Table("jielong", seed=3, hands=1)
    >>> table.play(table.words[0])
    >>> [(seat, len(at.moves)) for seat, at in positions_of(table, 1)]
    [(None, 0), (0, 1)]
    """
    table = begun_again(played)
    for start, stop in itertools.pairwise([*played.narrator.starts, len(played.moves)]):
        for _ in _deals(table, played):
            if hand in (None, len(table.sheets)):
                yield None, table
        if hand is not None and len(table.sheets) > hand:
            return
        seat = table.turn
        for move in played.moves[start:stop]:
            table.play(move)
        if hand in (None, len(table.sheets)):
            yield seat, table
    for _ in _deals(table, played):
        if hand in (None, len(table.sheets)):
            yield None, table


def _deals(table: Table, played: Table) -> Iterator[None]:
    """The deals that are due, one after the other: a hand may end with its own."""
    while not table.over and len(table.walls) < len(played.walls) and (table.hand_over or not table.walls):
        table.deal()
        yield


def play_on(
    table: Table, seat: int, actions: Sequence[str], seed: int, *, is_shown: bool = False
) -> Iterator[Position]:
    """The hand on the table as it goes on: a seat plays these actions, all others as the game's bot does.

    It ends with the hand, or where the seat has played them all and is to act. `is_shown`: after its actions a bot
    plays the seat as well. Deals that the session never came to are drawn from the seed. Raises a MoveError.
    """
    table.chance = Seeded(table.game.slug, seed)
    hand, waiting = len(table.sheets), list(actions)
    while len(table.results) < hand and not table.over:
        turn = table.decide()
        if len(table.results) >= hand or turn is None:
            return
        if turn == seat and waiting:
            table.play(waiting.pop(0))
        elif turn == seat and not is_shown:
            return
        else:
            for move in table.advice().moves:
                table.play(move)
        yield turn, table
