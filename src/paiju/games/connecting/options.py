"""The options that the connecting games share."""

from paiju.kernel.options import Choice, Number

NEXT_DEALER = Choice("next_dealer", "winner", "who deals the next hand", values=("winner", "rotate"), group="session")
FIRST_DEALER = Number("first_dealer", 0, "dealer of the first hand", high=3, group="session")
HANDS = Number("hands", 8, "hands in a session", low=1, group="session")


def arms(source: str) -> Number:
    return Number("arms", 1, "one or two open ends", source, low=1, high=2)
