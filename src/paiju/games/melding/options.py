"""Options that several melding games have."""

from paiju.kernel.options import Choice
from paiju.tiles import CHINESE_PAIRS, KOREAN_PAIRS

# The values of the option `pairs`, each with the tiles that belong together.
PAIR_SYSTEMS = {"korean": KOREAN_PAIRS, "chinese": CHINESE_PAIRS}

NEXT_DEALER = Choice(
    "next_dealer",
    "winner",
    "who deals the next hand: the winner, or the same dealer if nobody won; rotate: always the next seat",
    "winner: the author's program",
    values=("winner", "rotate"),
)
