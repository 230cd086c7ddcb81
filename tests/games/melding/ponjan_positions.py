"""Positions of Ponjan for its tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from paiju import Table
from paiju.games.melding.ponjan.combinations import NAMES, points
from tests.games.playing import counts, set_state

SLUG = "ponjan"
NOTHING = [0] * 12


def power_wall(g: int) -> list[int]:
    """Tile number g^k mod 79 for k = 1…78."""
    numbered = Table(SLUG).tiles.tiles()
    return [numbered[pow(g, k, 79) - 1] for k in range(1, 79)]


def wall_for(hands: Sequence[str], deck: str = "", starter: int = 0) -> list[int]:
    """A wall that gives the seats these eight tiles each, then this deck, then what is left."""
    tiles = Table(SLUG).tiles
    seats = len(hands)
    front = [face for place in range(seats) for face in tiles.read(hands[(starter + place) % seats])]
    front += tiles.read(deck)
    rest = tiles.tiles()
    for face in front:
        rest.remove(face)
    return front + rest


def thrown_at(concealed: str, thrown: str, displayed: str = "", **options: Any) -> Table:
    """Seat 0 of three has thrown, and seat 1 is asked whether it completes; a displayed set is named by its type."""
    table = Table(SLUG, seed=1, **options)
    hands = [counts(table, thrown), counts(table, concealed), NOTHING, NOTHING]
    shown = [NOTHING, counts(table, displayed), NOTHING, NOTHING]
    set_state(table, hands=hands, held=[1, sum(hands[1]), 8, 0], displayed=shown, turn=0, drawn=[0] * 4)
    table.play(f"discard {thrown}")
    assert table.turn == 1
    return table


def drawn_by(seat: int, concealed: str, displayed: str = "", seats: int = 3, **options: Any) -> Table:
    """A seat has drawn the last of these tiles."""
    table = Table(SLUG, seats=seats, seed=1, **options)
    hands, shown, drawn = [NOTHING] * 4, [NOTHING] * 4, [0] * 4
    hands[seat], shown[seat] = counts(table, concealed), counts(table, displayed)
    drawn[seat] = 1 + table.tiles.read(concealed)[-1]
    set_state(table, hands=hands, held=[sum(hand) for hand in hands], displayed=shown, drawn=drawn, turn=seat)
    return table


def facing_reach(concealed: str, thrown: str, reached: Mapping[int, int]) -> Table:
    """Seat 1 of three has drawn the last of these tiles; others have reached, each with the throw in this place."""
    table = drawn_by(1, concealed)
    throws = table.tiles.read(thrown)
    room = len(table._state[0]["throws"]) - len(throws)
    places = [1 + reached[seat] if seat in reached else 0 for seat in range(4)]
    set_state(table, throws=throws + [0] * room, thrown=len(throws), reached=places)
    return table


def played_out(hands: Sequence[str], **options: Any) -> Table:
    """The deck is empty, and the last seat discards the last of its tiles: nobody takes it."""
    seats = len(hands)
    table = Table(SLUG, seats=seats, seed=1, hands=1, **options)
    rows = [counts(table, hand) for hand in hands] + [NOTHING] * (4 - seats)
    drawn = [0] * 4
    drawn[seats - 1] = 1 + table.tiles.read(hands[-1])[-1]
    set_state(table, hands=rows, held=[sum(row) for row in rows], drawn=drawn, turn=seats - 1, left=0)
    table.play(f"discard {table.tiles.text([drawn[seats - 1] - 1])}")
    while not table.over:
        table.play("pass")
    return table


def play_all(table: Table, actions: str) -> None:
    """Each action is "seat words"; seats that are asked before it pass."""
    for action in actions.split(", "):
        seat, words = action.split(" ", 1)
        while table.decide() != int(seat) or words not in table.words:
            table.play("pass")
        table.play(words)


def names_of(combinations: int) -> list[str]:
    return [name for place, name in enumerate(NAMES) if combinations >> place & 1]


def by_name(combinations: int) -> dict[str, int]:
    """The points of each combination, by the names of the slow twin."""
    found: dict[str, int] = {}
    for place, name in enumerate(NAMES):
        if combinations >> place & 1:
            name = name.replace(" ", "_")
            found[name] = found.get(name, 0) + int(points(1 << place))
    return found


def completed(table: Table) -> tuple[list[str], list[int]]:
    """The combinations and the payments of a hand that is completed now."""
    table.play("complete")
    return names_of(table.state.combinations), table.results[-1]
