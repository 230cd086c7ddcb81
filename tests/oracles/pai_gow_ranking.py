"""Pai Gow (牌九): ranking of two-tile hands, splits and house ways; part of the slow twin."""

from collections.abc import Callable, Sequence
from functools import cache

Hand = tuple[str, ...]
Split = tuple[Hand, ...]
Rank = tuple[int, int, int]

ORDER = [
    "[6:6]", "[1:1]", "[4:4]", "[3:1]", "[5:5]", "[3:3]", "[2:2]",
    "[6:5]", "[6:4]", "[6:1]", "[5:1]",
    "[6:3]", "[5:4]", "[6:2]", "[5:3]", "[5:2]", "[4:3]", "[4:2]", "[4:1]", "[3:2]", "[2:1]",
]  # fmt: skip
CIVIL = ORDER[:11]
FULL32 = [tile for tile in ORDER for _ in range(2 if tile in CIVIL else 1)]

BIG = ("[6:6]", "[1:1]")
NINES = ("[6:3]", "[5:4]")
LOW_EIGHTS = ("[6:2]", "[5:3]")
SEVENS = ("[5:2]", "[4:3]")
FIVES = ("[4:1]", "[3:2]")
SUPREME = ("[4:2]", "[2:1]")
PAIRS_BEST_FIRST: list[Hand] = [
    SUPREME, *((tile, tile) for tile in CIVIL), NINES, LOW_EIGHTS, SEVENS, FIVES
]  # fmt: skip

HIGH_TILES = {
    "both_low": [*((tile,) for tile in CIVIL), NINES, LOW_EIGHTS, SEVENS, FIVES, SUPREME],
    "six_high": [
        *((tile,) for tile in CIVIL), NINES, LOW_EIGHTS, SEVENS, ("[4:2]",), FIVES, ("[2:1]",)
    ],
}  # fmt: skip

POINTS, GONG, WONG, PAIR = 1, 2, 3, 4


def in_order(tiles: Sequence[str]) -> Hand:
    return tuple(sorted(tiles, key=ORDER.index))


def pips(tile: str) -> int:
    return int(tile[1]) + int(tile[3])


def high_tile(tile: str, gee_joon_rank: str) -> int:
    groups = HIGH_TILES[gee_joon_rank]
    return len(groups) - 1 - next(i for i, group in enumerate(groups) if tile in group)


def total(hand: Sequence[str]) -> int:
    """The best sum modulo 10; [4:2] and [2:1] count 3 or 6."""
    first, second = ((3, 6) if tile in SUPREME else (pips(tile),) for tile in hand)
    return max((a + b) % 10 for a in first for b in second)


def kind(hand: Sequence[str]) -> int:
    if in_order(hand) in PAIRS_BEST_FIRST:
        return PAIR
    for one, other in (hand, hand[::-1]):
        if one in BIG and other in NINES:
            return WONG
        if one in BIG and pips(other) == 8:
            return GONG
    return POINTS


@cache
def _rank(hand: Hand, zero_tie: str, gee_joon_rank: str) -> Rank:
    what = kind(hand)
    if what == PAIR:
        return PAIR, len(PAIRS_BEST_FIRST) - PAIRS_BEST_FIRST.index(hand), 0
    best = max(high_tile(tile, gee_joon_rank) for tile in hand)
    if what in (WONG, GONG):
        return what, 0, best
    if total(hand) == 0 and zero_tie == "copy":
        return POINTS, 0, 0
    return POINTS, total(hand), best


def rank(hand: Sequence[str], zero_tie: str = "copy", gee_joon_rank: str = "both_low") -> Rank:
    """Class, value in the class, high tile: greater is better, equal is a copy."""
    return _rank(in_order(hand), zero_tie, gee_joon_rank)


def compare(x: Sequence[str], y: Sequence[str], zero_tie: str = "copy", gee_joon_rank: str = "both_low") -> int:
    mine, other = rank(x, zero_tie, gee_joon_rank), rank(y, zero_tie, gee_joon_rank)
    return (mine > other) - (mine < other)


def splits(tiles: Sequence[str]) -> list[Split]:
    """The two or three settings in canonical order, each as two groups of two tiles."""
    t0, t1, t2, t3 = in_order(tiles)
    found: list[Split] = []
    for left, right in [((t0, t1), (t2, t3)), ((t0, t2), (t1, t3)), ((t0, t3), (t1, t2))]:
        if (left, right) not in found and (right, left) not in found:
            found.append((left, right))
    return found


def value(hand: Sequence[str]) -> int:
    """House-way value: points 0-9, gong 10, wong 11, pair 12."""
    return {POINTS: total(hand), GONG: 10, WONG: 11, PAIR: 12}[kind(hand)]


class Setting:
    """One split as the house way looks at it."""

    def __init__(self, index: int, split: Split, zero_tie: str, gee_joon_rank: str) -> None:
        def by(hand: Hand) -> Rank:
            return rank(hand, zero_tie, gee_joon_rank)

        self.index = index
        self.high, self.low = sorted(split, key=by, reverse=True)
        self.high_rank, self.low_rank = by(self.high), by(self.low)
        self.high_value, self.low_value = value(self.high), value(self.low)
        self.kinds = [kind(self.high), kind(self.low)]

    def has_low_eight_gong(self) -> bool:
        return any(kind(hand) == GONG and any(tile in LOW_EIGHTS for tile in hand) for hand in (self.high, self.low))


def best_low(settings: Sequence[Setting]) -> Setting:
    return max(settings, key=lambda s: (s.low_rank, s.high_rank, -s.index))


def best_high(settings: Sequence[Setting]) -> Setting:
    return max(settings, key=lambda s: (s.high_rank, s.low_rank, -s.index))


def numbers(tiles: Sequence[str]) -> list[int]:
    """Pips in ascending order; -1 stands for [4:2] and [2:1], which have no number."""
    return sorted(-1 if tile in SUPREME else pips(tile) for tile in tiles)


def is_split(pair: Hand, others: list[int], low: int, high: int) -> bool:
    """The table of rule 2 of `easy`; low and high are the values after splitting."""
    if pair == SUPREME:
        return others in ([4, 6], [5, 6], [6, 6])
    if pair[0] in BIG:
        return others == [9, 11] or (low >= 6 and high >= 8)
    if pair[0] in ("[3:1]", "[2:2]", "[5:5]", "[6:4]", "[6:5]"):
        return False
    if pair == FIVES:
        return others == [2, 12]
    if pair[0] in ("[3:3]", "[5:1]"):
        return others in ([2, 11], [2, 12], [11, 12])
    if pair[0] == "[6:1]" or pair == SEVENS:
        return low >= 7
    if pair[0] == "[4:4]" or pair == LOW_EIGHTS:
        return low >= 8 or others == [9, 11]
    assert pair == NINES, pair
    return low >= 9


def easy(settings: Sequence[Setting]) -> Setting:
    for one in settings:  # rule 1
        if all(one.high_rank >= s.high_rank and one.low_rank >= s.low_rank for s in settings):
            return one
    for keep in settings:  # rule 2
        if PAIR in keep.kinds:
            pair, others = (keep.high, keep.low)
            split = best_low([s for s in settings if s is not keep])
            away = is_split(pair, numbers(others), split.low_value, split.high_value)
            return split if away else keep
    return easy_without_pair(settings)


def easy_without_pair(settings: Sequence[Setting]) -> Setting:
    big = any(tile in BIG for s in settings for tile in (*s.high, *s.low))
    Rule = tuple[Callable[[Setting], bool], Callable[[Sequence[Setting]], Setting]]
    rules: list[Rule] = [
        (lambda s: s.high_value in (10, 11) and s.low_value in (0, 1), best_high),  # rule 3
        (lambda s: s.has_low_eight_gong() and s.low_value in (2, 3, 7, 8), best_low),  # rule 4
        (lambda s: big and (s.low_value, s.high_value) == (7, 7), best_low),  # rule 5
        (lambda s: big and (s.low_value, s.high_value) == (6, 7), best_low),
        (lambda s: big and (s.low_value, s.high_value) == (5, 7), best_low),
        (lambda s: s.high_value == 9 and any(t in BIG for t in s.high), best_high),  # rule 6
        (lambda s: s.has_low_eight_gong(), best_high),  # rule 7
    ]
    for fits, best in rules:
        fitting = [s for s in settings if fits(s)]
        if fitting:
            return best(fitting)
    return by_points(settings)


def by_points(settings: Sequence[Setting]) -> Setting:
    """Rule 8 of `easy`."""
    low, high = best_low(settings), best_high(settings)
    most = max(s.low_value + s.high_value for s in settings)
    if most <= 5 or most in (13, 15):
        return low
    if most in (6, 8):
        even = [s for s in settings if s.low_value == s.high_value == most // 2]
        return best_low(even) if even else high
    if most == 9:
        return high if high.high_value in (7, 8, 9) else low
    if most in (10, 11, 12, 14, 16):
        return low if low.low_value in (5, 6, 7) else high
    return high  # 7, and 17 and more


def score(hand: Sequence[str]) -> int:
    """What a hand is worth in the house way `max_sum`."""
    if kind(hand) == PAIR:
        scores = [36, 33, 32, 31, 30, 27, 26, 25, 23, 22, 21, 20, 19, 18, 17, 15]
        return scores[PAIRS_BEST_FIRST.index(in_order(hand))]
    return {WONG: 12, GONG: 11, POINTS: total(hand)}[kind(hand)]


def max_sum(settings: Sequence[Setting]) -> Setting:
    most = max(score(s.high) + score(s.low) for s in settings)
    return best_low([s for s in settings if score(s.high) + score(s.low) == most])


def house_way(
    tiles: Sequence[str],
    way: str = "easy",
    zero_tie: str = "copy",
    gee_joon_rank: str = "both_low",
) -> int:
    """The index of the house's split among splits(tiles)."""
    settings = [Setting(i, s, zero_tie, gee_joon_rank) for i, s in enumerate(splits(tiles))]
    return {"easy": easy, "max_sum": max_sum}[way](settings).index
