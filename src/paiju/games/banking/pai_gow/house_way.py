"""The house ways: how the house sets four tiles, for its own banker and for anybody who asks."""

from paiju.games.banking.pai_gow.easy import easy
from paiju.games.banking.pai_gow.options import MAX_SUM
from paiju.games.banking.pai_gow.ranking import POINTS, class_of, pair_of, value_of
from paiju.games.banking.pai_gow.setting import best_low, set_ranks
from paiju.games.banking.pai_gow.state import SETTINGS, Rules
from paiju.kernel.compile import rule
from paiju.tiles.tileset import table

# What `max_sum` counts for the pairs, from the fives up to the Supreme Pair.
PAIR_SCORES = table((0, 15, 17, 18, 19, 20, 21, 22, 23, 25, 26, 27, 30, 31, 32, 33, 36))


@rule
def house_setting(g: Rules, tiles: int, way: int) -> int:
    """The setting of four tiles in canonical order."""
    return max_sum(g, tiles) if way == MAX_SUM else easy(g, tiles)


@rule
def max_sum(g: Rules, tiles: int) -> int:
    """The greatest sum of the two hands' scores, ties by best low."""
    among = 0
    most = -1
    for setting in range(1, SETTINGS + 1):
        high, low = set_ranks(g, tiles, setting)
        total = score_of(high) + score_of(low)
        if total > most:
            among = 0
            most = total
        if total == most:
            among |= 1 << setting
    return best_low(g, tiles, among)


@rule
def score_of(rank: int) -> int:
    """Points 0 to 9, gong 11, wong 12, pairs by their table."""
    pair = pair_of(rank)
    if pair > 0:
        return PAIR_SCORES[pair]
    return value_of(rank) if class_of(rank) == POINTS else 9 + class_of(rank)
