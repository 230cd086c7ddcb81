"""Positions and stories of the connecting games, for their tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paiju import Table
from tests.games.playing import Policy, counts, deal_in_turn, play_hand, set_state

# One tile of each number of pips from 2 to 12.
BY_PIPS = ("[1:1]", "[2:1]", "[2:2]", "[3:2]", "[3:3]", "[5:2]", "[6:2]", "[6:3]", "[6:4]", "[6:5]", "[6:6]")


def position(slug: str, hand: str, ends: tuple[int, int], **options: Any) -> Table:
    """Seat 1 to act on a dragon whose open numbers are (right, left)."""
    table = Table(slug, seed=1, **options)
    hands = [counts(table, ""), counts(table, hand), counts(table, ""), counts(table, "")]
    set_state(table, hands=hands, held=[0, sum(hands[1]), 9, 9], ends=ends, length=1, turn=1)
    return table


def settled(slug: str, points: Sequence[int], *given: Any, **options: Any) -> Table:
    """A hand that ended with these points; the rest as in `about_to_end`."""
    table = about_to_end(slug, points, *given, **options)
    table.play(table.words[0])
    assert points_of(table) == list(points)
    return table


def about_to_end(
    slug: str,
    points: Sequence[int],
    dealer: int = 0,
    left: Sequence[int] | None = None,
    fields: dict[str, int] | None = None,
    **options: Any,
) -> Table:
    """A hand that will end with these points, and so many tiles left, from heaps of face-down tiles.

    The last seat has only a [6:6] to join; `fields` are in the state besides.
    """
    table = Table(slug, seats=len(points), seed=1, hands=1, **options)
    laid = list(left) if left else [-(-amount // 12) for amount in points]
    heaps = [heap(table, amount, number) for amount, number in zip(points, laid, strict=True)]
    absent = [counts(table, "")] * (4 - len(points))
    last = (dealer - 1) % len(points)
    hands = [counts(table, "[6:6]" if seat == last else "") for seat in range(4)]
    held = [int(seat == last) for seat in range(4)]
    set_state(table, hands=hands, held=held, down=heaps + absent, laid=laid + [0] * len(absent))
    set_state(table, ends=[6, 0], length=9, streak=0, turn=last, dealer=dealer, **(fields or {}))
    return table


def heap(table: Table, pips: int, number: int) -> list[int]:
    """So many tiles with so many pips, as equal as they can be."""
    worth = [(pips + place) // number for place in range(number)]
    return counts(table, "".join(BY_PIPS[tile - 2] for tile in worth))


def one_hand(slug: str, hands: Sequence[str], dealer: int, policy: Policy, **options: Any) -> tuple[Table, list[str]]:
    """A hand of these tiles played by a policy, and what was done."""
    wall = deal_in_turn(dict(enumerate(hands)), dealer, len(hands))
    table = Table(slug, seats=len(hands), wall=wall, first_dealer=dealer, hands=1, **options)
    return table, play_hand(table, policy)


def session(table: Table, policy: Policy) -> list[int]:
    """Play a session to its end; who dealt its hands."""
    dealers = []
    while table.decide() is not None:
        dealers.append(int(table.state.dealer))
        play_hand(table, policy)
    return dealers


def story(text: str) -> list[str]:
    """The actions of a story of moves like `1 [6:1]L` and `3 down [5:1]`."""
    return [_told(move.split()) for move in " ".join(text.split()).split(", ")]


def _told(words: list[str]) -> str:
    seat, *rest = words
    if rest[0] == "lead":
        return " ".join(words)
    if rest[0] == "down":
        return f"{seat} discard {rest[1]}"
    return f"{seat} play {rest[0][:5]} {rest[0][5:]}".strip()


def points_of(table: Table) -> list[int]:
    return [int(table.state.points[seat]) for seat in range(table.seats)]
