"""Options that several melding games have."""

from paiju.kernel.options import Choice

NEXT_DEALER = Choice(
    "next_dealer",
    "winner",
    "who deals the next hand: the winner, or the same dealer if nobody won; rotate: always the next seat",
    "winner: the author's program",
    values=("winner", "rotate"),
)
