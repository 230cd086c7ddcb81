"""Positions of Bagchen set up by hand."""

from typing import Any

from paiju import Table
from paiju.games.tricks.bagchen.sets import NOTHING, PLACE
from paiju.kernel.record import Plain
from paiju.tiles import DOUBLE64
from tests.games.playing import counts, set_state

SLUG = "bagchen"
USUAL_DICE = (5, 5)


def stride(step: int) -> list[int]:
    return DOUBLE64.stride(step)


def about_to_lead(*hands: str, dice: tuple[int, int] = USUAL_DICE, **options: Any) -> Table:
    """Seat 0 begins a trick; a seat without a hand holds as many lowest tiles as the first."""
    table = Table(SLUG, seed=1, dice=dice, **options)
    size = len(table.tiles.read(hands[0]))
    rows = [counts(table, hands[seat] if seat < len(hands) else "[5:1]" * size) for seat in range(4)]
    set_state(table, hands=rows, held=[sum(row) for row in rows], leader=0, taker=0, turn=0, asking=0)
    return table


def about_to_follow(lead: str, hand: str, **options: Any) -> Table:
    """Seat 0 has led, seat 1 is to act."""
    table = about_to_lead(hand, hand, **options)
    place = PLACE[tuple(sorted(table.tiles.read(lead)))]
    set_state(table, plays=[place, NOTHING, NOTHING, NOTHING], turn=1)
    return table


def leads(table: Table) -> list[str]:
    return [words.removeprefix("lead ") for words in table.words if words.startswith("lead")]


def beats(lead: str, hand: str, **options: Any) -> list[str]:
    """The sets with which a seat that holds this hand may beat a lead."""
    words = about_to_follow(lead, hand, **options).words
    return [word.removeprefix("beat ") for word in words if word.startswith("beat")]


def discard_all(table: Table, tiles: str) -> None:
    """The three followers throw the same tiles away."""
    for _ in range(3):
        table.play(f"discard {tiles}")


def paid(table: Table, words: str) -> list[str]:
    """What the score sheet says of an action."""
    before = table.observe(None)
    table.play(words)
    g = Plain(table._rules[0])
    return [table.say(payment.said) for payment in table.game.sheet.payments(g, before, table.observe(None))]
