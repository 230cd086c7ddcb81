"""Positions of the fishing games, and what lies where in them."""

from collections.abc import Sequence
from typing import Any

from paiju import Table
from paiju.games.fishing.pool import NOTHING
from paiju.kernel.zones import faces_in
from tests.games.playing import counts, play_hand, policy_m, set_state


def position(
    slug: str, pool: str, hand: str = "", turned: str = "", catches: Sequence[str] = ("", "", ""), **options: Any
) -> Table:
    """Seat 0 of two to play from this hand, or a tile turned up, to this pool."""
    table = Table(slug, seats=2, seed=1, **options)
    assert table.decide() is not None
    set_state(
        table,
        pool=counts(table, pool),
        catches=[counts(table, catch) for catch in catches],
        hands=[counts(table, hand), counts(table, ""), counts(table, "")],
        held=[len(table.tiles.read(hand)), 0, 0],
        turned=table.tiles.read(turned)[0] if turned else NOTHING,
        turn=0,
        question=0,
    )
    return table


def last_drop(slug: str, made: Sequence[int], turn: int, **options: Any) -> Table:
    """A hand that ends with these points when this seat drops [2:2]."""
    table = Table(slug, seats=len(made), seed=1, **options)
    worth = [*made, 0][:3]
    last = table.tiles.read("[2:2]")[0]
    assert table.decide() is not None
    set_state(table, points=worth, pool=counts(table, ""), left=0, turned=last, turn=turn)
    return table


def left_over(table: Table) -> str:
    """The tiles of the pool."""
    return table.tiles.text(faces_in(table.state.pool))


def points(table: Table) -> list[int]:
    return [table.state.points[seat] for seat in range(table.seats)]


def caught(table: Table, seat: int) -> str:
    return table.tiles.text(faces_in(table.state.catches[seat]))


def play_by_m(table: Table) -> tuple[list[str], dict[int, str]]:
    """A hand by policy M: all that was done, and what was chosen at each real choice t, after its seat."""
    chosen: dict[int, str] = {}

    def policy(words: Sequence[str], step: int) -> int:
        choice = policy_m(words, step)
        chosen[step] = f"{table.turn} {words[choice]}"
        return choice

    return play_hand(table, policy), chosen
