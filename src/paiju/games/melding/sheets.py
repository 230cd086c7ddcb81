"""What the score sheets of the melding games have in common: who pays the winner, and with which tile he won."""

from collections.abc import Callable

from paiju.games.melding.layout import last_throw
from paiju.games.melding.state import MeldingRules, MeldingState
from paiju.games.melding.throws import ThrowState
from paiju.kernel.payments import Payment
from paiju.words.said import Said


def paid_to_winner(g: MeldingRules, seen: MeldingState, why: Said) -> list[Payment]:
    """A line for each seat that pays the winner."""
    return [Payment(seat, seen.winner, -seen.result[seat], why) for seat in range(g.seats) if seen.result[seat] < 0]


def last_tile(before: ThrowState, text: Callable[[list[int]], str]) -> str:
    """The tile that won a hand: the thrown one if a throw was being answered, else a drawn one."""
    if not before.window:
        return "a drawn tile"
    face, thrower = last_throw(before)
    return f"the {text([face])} of s{thrower}"
