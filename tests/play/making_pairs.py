"""How a hand of Making Pairs can have come about, told backwards: what the uniformity of its worlds is held against."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import paiju
from paiju.games.melding.jjak_mat_chu_gi.state import EACH
from paiju.games.melding.mates import MATES
from paiju.kernel.record import Plain

Tiles = tuple[int, ...]  # faces, ascending


@dataclass(frozen=True)
class Turn:
    """What everybody saw of a seat's turn: it drew a tile or took a throw, laid pairs, and threw, if it has yet."""

    taken: int | None
    laid: Tiles = ()
    thrown: int | None = None


def turns_of(table: paiju.Table, seat: int) -> tuple[Turn, ...]:
    """The turns of a seat so far, with throws face up."""
    options: dict[str, Any] = dict(table.options)
    again = paiju.Table(table.game, seats=table.seats, wall=list(table.walls[0]), **options)
    again.decide()
    turns: list[Turn] = []
    left, before = -1, None
    for move in [None, *table.moves]:
        if move is not None:
            again.play(move)
            again.decide()
        after = again.state
        _note(turns, seat, before, after, left)
        left, before = after.left, after
    return tuple(turns)


def _note(turns: list[Turn], seat: int, before: Plain | None, after: Plain, left: int) -> None:
    thrown = 0 if before is None else before.thrown
    if after.thrown > thrown and after.throws[thrown] // 32 == seat:
        turns[-1] = replace(turns[-1], thrown=after.throws[thrown] % 32)
    if before is not None and thrown and after.takers[thrown - 1] > before.takers[thrown - 1] == after.turn - seat:
        turns.append(Turn(taken=after.throws[thrown - 1] % 32))
    elif after.left != left and after.turn == seat:
        turns.append(Turn(taken=None))
    laid = [
        face
        for face in range(len(after.laid[seat]))
        for _ in range(after.laid[seat, face] - (0 if before is None else before.laid[seat, face]))
    ]
    if laid:
        turns[-1] = replace(turns[-1], laid=tuple(laid))


def ways_to_hold(turns: Sequence[Turn], hand: Tiles, pairs: int) -> int:
    """In how many orders the tiles can have come to a seat that has had these turns and holds this hand."""
    mates = tuple(int(mate) for mate in MATES[pairs])

    @cache
    def ways(number: int, held: Tiles) -> int:
        """With so many of its turns behind it, tiles that are alike told apart."""
        if number == 0:
            return math.factorial(EACH) if len(held) == EACH else 0
        turn = turns[number - 1]
        kept = held if turn.thrown is None else (*held, turn.thrown)
        if _has_pair(kept, mates):
            return 0
        met = (*kept, *turn.laid)
        came = met if turn.taken is None else (turn.taken,)
        return sum(ways(number - 1, _without(met, face)) for face in came)

    return ways(len(turns), tuple(sorted(hand)))


def _has_pair(tiles: Tiles, mates: Tiles) -> bool:
    return any(tiles.count(mates[face]) > (mates[face] == face) for face in tiles)


def _without(tiles: Tiles, face: int) -> Tiles:
    kept = sorted(tiles)
    kept.remove(face)
    return tuple(kept)
