"""Positions of Heaven-Nine set up by hand."""

from typing import Any

from paiju import Table
from paiju.games.tricks.combinations import NOTHING, PLACE
from paiju.tiles import FULL32
from tests.games.playing import counts, set_state

SLUG = "tianjiu"


def stride(step: int) -> list[int]:
    return FULL32.stride(step)


def about_to_lead(leader: int, *hands: str, seats: int = 4, **options: Any) -> Table:
    """The leader begins a trick; a seat without a hand holds as many lowest tiles as the first."""
    table = Table(SLUG, seats=seats, seed=1, **options)
    size = len(table.tiles.read(hands[0]))
    rows = [counts(table, hands[seat] if seat < len(hands) else "[5:1]" * size) for seat in range(seats)]
    rows += [counts(table, "")] * (4 - seats)
    set_state(table, hands=rows, held=[sum(row) for row in rows], leader=leader, taker=leader, turn=leader)
    return table


def about_to_follow(lead: str, hand: str, **options: Any) -> Table:
    """Seat 0 has led, seat 1 is to act."""
    table = about_to_lead(0, hand, hand, **options)
    place = PLACE[tuple(sorted(table.tiles.read(lead)))]
    set_state(table, plays=[place, NOTHING, NOTHING, NOTHING], turn=1)
    return table
