"""Positions and walls of Fifteen Hu, set up by hand."""

from typing import Any

from paiju import Table
from paiju.games.tricks.shi_wu_hu_tricks.sets import NOTHING
from paiju.tiles import CARDS84
from tests.games.playing import counts, set_state

SLUG = "shi-wu-hu-tricks"


def cards(text: str) -> list[int]:
    """The faces of a text such as [6:6]x2 [5:4]."""
    faces: list[int] = []
    for word in text.replace("[", " [").split():
        card, _, number = word.partition("x")
        faces += CARDS84.read(card) * int(number or 1)
    return faces


def wall_of(*starts: str) -> list[int]:
    """A wall that deals hands with these cards; the rest of the pack fills them up in canonical order."""
    rest = CARDS84.tiles()
    for face in cards("".join(starts)):
        rest.remove(face)
    wall: list[int] = []
    for start in map(cards, starts):
        missing = CARDS84.size // len(starts) - len(start)
        wall += [*start, *rest[:missing]]
        rest = rest[missing:]
    return wall


def about_to_lead(*hands: str, hu: tuple[int, ...] = (0, 0, 0, 0), **options: Any) -> Table:
    """Seat 0 begins a trick; each seat holds these cards only."""
    table = Table(SLUG, seats=len(hands), seed=1, **options)
    rows = [counts(table, CARDS84.text(cards(hand))) for hand in hands]
    rows += [counts(table, "")] * (4 - len(hands))
    held = [sum(row) for row in rows]
    points = [*hu, 0][:4]
    set_state(table, turn=0, taker=0, plays=[NOTHING] * 4, laid=0, hands=rows, held=held, hu=points)
    return table


def about_to_answer(lead: str, hand: str, **options: Any) -> Table:
    """Seat 0 has led, seat 1 holds this hand and is to act."""
    table = about_to_lead(lead + "[5:1]", hand, "[5:1]", **options)
    table.play("lead " + CARDS84.text(cards(lead)))
    return table


def play_all(table: Table, *actions: str) -> None:
    for action in actions:
        table.play(action)
