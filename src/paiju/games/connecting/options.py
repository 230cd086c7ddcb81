"""The options that the connecting games share."""

from paiju.kernel.options import Choice, Number

NEXT_DEALER = Choice("next_dealer", "winner", values=("winner", "rotate"), group="session")
FIRST_DEALER = Number("first_dealer", 0, high=3, group="session")
HANDS = Number("hands", 8, low=1, group="session")


def arms(source: str) -> Number:
    return Number("arms", 1, source, low=1, high=2)
