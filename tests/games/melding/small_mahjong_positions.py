"""Positions of Small Mahjong for its tests."""

from collections.abc import Sequence
from typing import Any

from paiju import Table
from tests.games.playing import Policy, counts, set_state

SLUG = "small-mahjong"
NOTHING = [0] * 21


def power_wall(g: int) -> list[int]:
    """Tile number g^k mod 37 for k = 1…36, where there is such a tile."""
    numbered = Table(SLUG).tiles.tiles()
    numbers = [pow(g, k, 37) for k in range(1, 37)]
    return [numbered[number - 1] for number in numbers if number <= 32]


def exposed_row(table: Table, triplet: str) -> list[int]:
    return [1 + face for face in sorted(table.tiles.read(triplet))] or [0, 0, 0]


def asked(seat: int, concealed: str, thrown: str, exposed: str = "", seats: int = 4, **options: Any) -> Table:
    """Seat 0 has thrown a tile, the seats before this one have passed, and it is asked with these tiles in hand."""
    table = Table(SLUG, seats=seats, seed=1, **options)
    hands = [NOTHING] * 4
    hands[0], hands[seat] = counts(table, thrown), counts(table, concealed)
    rows = [[0, 0, 0]] * 4
    rows[seat] = exposed_row(table, exposed)
    set_state(table, hands=hands, held=[sum(hand) for hand in hands], exposed=rows, drawn=[0] * 4, turn=0)
    table.play(f"discard {thrown}")
    while table.turn != seat:
        table.play("pass")
    return table


def drawn_by(seat: int, concealed: str, exposed: str = "", seats: int = 4, **options: Any) -> Table:
    """A seat has drawn the last of these tiles."""
    table = Table(SLUG, seats=seats, seed=1, **options)
    hands, rows, drawn = [NOTHING] * 4, [[0, 0, 0]] * 4, [0] * 4
    hands[seat], rows[seat] = counts(table, concealed), exposed_row(table, exposed)
    drawn[seat] = 1 + table.tiles.read(concealed)[-1]
    set_state(table, hands=hands, held=[sum(hand) for hand in hands], exposed=rows, drawn=drawn, turn=seat)
    return table


def wall_for(hands: Sequence[str], wall: str = "", dealer: int = 0) -> list[int]:
    """A wall that gives the seats these tiles, filled up to five with what is left, then these, then the rest."""
    tiles = Table(SLUG).tiles
    seats = len(hands)
    read = [tiles.read(hands[(dealer + place) % seats]) for place in range(seats)]
    front = tiles.read(wall)
    rest = tiles.tiles()
    for face in [*front, *(face for hand in read for face in hand)]:
        rest.remove(face)
    dealt: list[int] = []
    for hand in read:
        missing = 5 - len(hand)
        dealt += hand + rest[:missing]
        rest = rest[missing:]
    return dealt + front + rest


def story(table: Table, policy: Policy) -> list[str]:
    """A hand by a policy, without the questions that leave no choice but to pass."""
    done: list[str] = []
    step = 0
    while not table.results:
        table.decide()
        words = table.words
        choice = words[policy(words, step) if len(words) > 1 else 0]
        step += len(words) > 1
        if words != ["pass"]:
            done.append(f"{table.turn} {choice}")
        table.play(choice)
    return done


def play_all(table: Table, actions: str) -> None:
    """Each action is "seat words"; seats that are asked before it pass."""
    for action in actions.split(", "):
        seat, words = action.split(" ", 1)
        while table.turn != int(seat) or words not in table.words:
            table.play("pass")
        table.play(words)
