"""Which kinds of combinations may be led in Heaven-Nine, by its options."""

from paiju.games.tricks.combinations import (
    PAIR_CIVIL,
    PAIR_MILITARY,
    PAIR_MIXED,
    QUAD,
    RUN,
    SINGLE_CIVIL,
    SINGLE_MILITARY,
    SUPREME,
    TRIPLE_CIVIL,
    TRIPLE_MILITARY,
    kinds_together,
)
from paiju.games.tricks.tianjiu.options import COMBINATIONS
from paiju.kernel.compile import rule
from paiju.tiles.tileset import table

_SINGLES = (SINGLE_CIVIL, SINGLE_MILITARY)
_PURE = (*_SINGLES, PAIR_CIVIL, PAIR_MILITARY, SUPREME)
_LARGE = (TRIPLE_CIVIL, TRIPLE_MILITARY, QUAD)
_KINDS = {
    "singles": _SINGLES,
    "pure_pairs": _PURE,
    "mixed_pairs": (*_PURE, PAIR_MIXED),
    "seed": (*_PURE, *_LARGE),
    "full": (*_PURE, PAIR_MIXED, *_LARGE),
}
KINDS_ALLOWED = table(kinds_together(_KINDS[word]) for word in COMBINATIONS.values)


@rule
def allowed_kinds(combinations: int, allow_123: int) -> int:
    """The kinds that may be led under these options."""
    return KINDS_ALLOWED[combinations] | allow_123 << RUN
