"""Positions of Heaven 9 set up by hand."""

from typing import Any

from paiju import Table
from paiju.games.tricks.combinations import NOTHING, PLACE
from tests.games.playing import counts, set_state

SLUG = "heaven-nine"


def about_to_lead(leader: int, *hands: str, **fields: Any) -> Table:
    """The leader begins a trick; what is no field of the state is an option, and `played` is a text of tiles."""
    played = fields.pop("played", "")
    state: dict[str, Any] = {name: fields.pop(name) for name in ("previous", "wins", "tricks") if name in fields}
    table = Table(SLUG, dice=[1, 1, 1, 1], seed=1, toss_choice="auto", **fields)
    rows = [counts(table, hand) for hand in hands]
    state |= {"hands": rows, "held": [sum(row) for row in rows], "played": counts(table, played)}
    set_state(table, tosser=leader, leader=leader, taker=leader, turn=leader, **state)
    return table


def about_to_follow(lead: str, hand: str, **fields: Any) -> Table:
    """Seat 0 has led, seat 1 is to act."""
    table = about_to_lead(0, hand, hand, hand, hand, **fields)
    place = PLACE[tuple(sorted(table.tiles.read(lead)))]
    set_state(table, plays=[place, NOTHING, NOTHING, NOTHING], turn=1)
    return table


def stacks(table: Table) -> list[int]:
    return [table.state.tricks[seat] for seat in range(4)]


def held(table: Table, seat: int) -> list[int]:
    """The tiles of a hand, in canonical order."""
    row = table.state.hands[seat]
    return [face for face in range(len(row)) for _ in range(row[face])]
