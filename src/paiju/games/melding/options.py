"""Options that several melding games have."""

from paiju.kernel.options import Choice, Number
from paiju.tiles import CHINESE_PAIRS, KOREAN_PAIRS

# The values of the option `pairs`, each with the tiles that belong together.
PAIR_SYSTEMS = {"korean": KOREAN_PAIRS, "chinese": CHINESE_PAIRS}

MOST_STAKE = 1000

FIRST_DEALER = Number("first_dealer", 0, high=3, group="session")
HANDS = Number("hands", 8, low=1, group="session")

NEXT_DEALER = Choice(
    "next_dealer",
    "winner",
    "winner: the author's program",
    values=("winner", "rotate"),
    group="session",
)
