"""The house way `easy`: eight rules, of which the first that fits decides.

Values are those of `value_of`: points 0 to 9, gong 10, wong 11, pair 12.
"""

from paiju.games.banking.pai_gow.ranking import (
    BIG_TILES,
    EARTH,
    EIGHTS,
    FIVES,
    GONG,
    HEAVEN,
    LONG,
    LONG_SEVEN,
    MAN,
    NINES,
    RED_SIX,
    SEVENS,
    SUPREME,
    SUPREME_TILES,
    class_of,
    hand_rank,
    has_big_high_tile,
    pair_of,
    value_of,
)
from paiju.games.banking.pai_gow.setting import ALL, best_high, best_low, other_hand, set_ranks, tile
from paiju.games.banking.pai_gow.state import SETTINGS, Rules
from paiju.kernel.compile import rule
from paiju.tiles import FULL32
from paiju.tiles.dominoes import PIPS
from paiju.tiles.tileset import table

# The number of a tile; the tiles of the Supreme Pair have none.
NUMBER = table(0 if face.index in SUPREME_TILES else PIPS[face.index] for face in FULL32.faces)
LEAST_BIG_TILE = max(BIG_TILES)
HIGH_EIGHT = FULL32.read("[4:4]")[0]


@rule
def easy(g: Rules, tiles: int) -> int:
    low = best_low(g, tiles, ALL)
    high = best_high(g, tiles, ALL)
    if low == high:  # rule 1: at least as good as every other in both hands
        return low
    keep = setting_with_pair(g, tiles)
    if keep > 0:
        return keep_or_split(g, tiles, keep)
    return easy_without_pair(g, tiles, low, high)


@rule
def setting_with_pair(g: Rules, tiles: int) -> int:
    """The setting that keeps a pair together; 0 without one."""
    for setting in range(1, SETTINGS + 1):
        high, _ = set_ranks(g, tiles, setting)
        if pair_of(high) > 0:
            return setting
    return 0


@rule
def keep_or_split(g: Rules, tiles: int, keep: int) -> int:
    """Rule 2."""
    split = best_low(g, tiles, ALL ^ 1 << keep)
    high, low = values(g, tiles, split)
    pair_rank, _ = set_ranks(g, tiles, keep)
    splits = is_split(pair_of(pair_rank), numbers_beside_pair(g, tiles, keep), high, low)
    return split if splits else keep


@rule
def values(g: Rules, tiles: int, setting: int) -> tuple[int, int]:
    high, low = set_ranks(g, tiles, setting)
    return value_of(high), value_of(low)


@rule
def numbers_beside_pair(g: Rules, tiles: int, keep: int) -> int:
    """The numbers of the other two tiles, written as 911 for 9 and 11."""
    first, second = other_hand(keep)
    if pair_of(hand_rank(g, tile(tiles, first), tile(tiles, second))) > 0:
        first, second = 0, keep
    one = NUMBER[tile(tiles, first)]
    other = NUMBER[tile(tiles, second)]
    return 100 * min(one, other) + max(one, other)


@rule
def is_split(pair: int, others: int, high: int, low: int) -> bool:
    """Whether a pair is split, by the numbers of the other two tiles and by the values of the split hands."""
    if pair == SUPREME:
        return others in (406, 506, 606)
    if pair in (HEAVEN, EARTH):
        return others == 911 or (low >= 6 and high >= 8)
    if pair == FIVES:
        return others == 212
    if pair in (LONG, RED_SIX):
        return others in (211, 212, 1112)
    if pair in (LONG_SEVEN, SEVENS):
        return low >= 7
    if pair in (MAN, EIGHTS):
        return low >= 8 or others == 911
    if pair == NINES:
        return low >= 9
    return False  # [3:1], [2:2], [5:5], [6:4], [6:5]: never


@rule
def easy_without_pair(g: Rules, tiles: int, low: int, high: int) -> int:
    """Rules 3 to 8; low and high are the settings with the best low and the best high hand."""
    fitting = fitting_rule(g, tiles, 3)
    if fitting > 0:
        return best_high(g, tiles, fitting)
    fitting = fitting_rule(g, tiles, 4)
    if fitting > 0:
        return best_low(g, tiles, fitting)
    fitting = seven_high(g, tiles)
    if fitting > 0:
        return best_low(g, tiles, fitting)
    fitting = fitting_rule(g, tiles, 6)
    if fitting > 0:
        return best_high(g, tiles, fitting)
    fitting = fitting_rule(g, tiles, 7)
    if fitting > 0:
        return best_high(g, tiles, fitting)
    return by_points(g, tiles, low, high)


@rule
def fitting_rule(g: Rules, tiles: int, number: int) -> int:
    """The settings that the rule of this number applies to."""
    fitting = 0
    for setting in range(1, SETTINGS + 1):
        if fits(g, tiles, setting, number):
            fitting |= 1 << setting
    return fitting


@rule
def fits(g: Rules, tiles: int, setting: int, number: int) -> bool:
    high, low = values(g, tiles, setting)
    if number == 3:
        return high in (10, 11) and low in (0, 1)
    if number == 4:
        return has_low_eight_gong(g, tiles, setting) and low in (2, 3, 7, 8)
    if number == 6:
        return high == 9 and has_big_high_tile(g, set_ranks(g, tiles, setting)[0])
    return has_low_eight_gong(g, tiles, setting)  # rule 7


@rule
def has_low_eight_gong(g: Rules, tiles: int, setting: int) -> bool:
    first, second = other_hand(setting)
    if is_low_eight_gong(g, tile(tiles, first), tile(tiles, second)):
        return True
    return is_low_eight_gong(g, tile(tiles, 0), tile(tiles, setting))


@rule
def is_low_eight_gong(g: Rules, one: int, other: int) -> bool:
    """Of two tiles in canonical order the eight of a gong is the second."""
    return class_of(hand_rank(g, one, other)) == GONG and other != HIGH_EIGHT


@rule
def seven_high(g: Rules, tiles: int) -> int:
    """Rule 5: with a big tile, the settings with a high hand of 7 and the best low hand of 7, 6 or 5."""
    fitting = 0
    if tile(tiles, 0) <= LEAST_BIG_TILE:
        for low in range(5, 8):
            found = settings_with(g, tiles, 7, low)
            if found > 0:
                fitting = found
    return fitting


@rule
def settings_with(g: Rules, tiles: int, high: int, low: int) -> int:
    found = 0
    for setting in range(1, SETTINGS + 1):
        if values(g, tiles, setting) == (high, low):
            found |= 1 << setting
    return found


@rule
def by_points(g: Rules, tiles: int, low: int, high: int) -> int:
    """Rule 8: by the most points that the two hands of a setting have together."""
    points = most_points(g, tiles)
    if points in (6, 8):
        even = settings_with(g, tiles, points // 2, points // 2)
        return best_low(g, tiles, even) if even > 0 else high
    if points == 9:
        return high if values(g, tiles, high)[0] in (7, 8, 9) else low
    if points in (10, 11, 12, 14, 16):
        return low if values(g, tiles, low)[1] in (5, 6, 7) else high
    if points <= 5 or points in (13, 15):
        return low
    return high  # 7, and 17 and more


@rule
def most_points(g: Rules, tiles: int) -> int:
    most = 0
    for setting in range(1, SETTINGS + 1):
        high, low = values(g, tiles, setting)
        most = max(most, high + low)
    return most
