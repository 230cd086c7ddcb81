"""Classic triplets (宣和牌譜, Xuān Hé Pái Pǔ): what three dominoes make together.

Only the six numbers on the tiles count, not how they are spread: [2:1][3:2][3:1] and [1:1][2:2][3:3] are the same
combination. The kinds exclude each other.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from paiju.tiles import FULL32
from paiju.tiles.dominoes import HIGH, LOW

(
    NONE,
    FIVE_POINTS,  # 五點: three equal numbers, the others add up to 5
    FULL_FOURTEEN,  # 正快: three equal numbers, the others add up to 14 or more
    SPLIT,  # 分相: three and three equal numbers
    COINCIDENCE,  # 合巧: four equal numbers, the others add up to one of them
    FIVE_SONS,  # 五子: five equal numbers
    FULL_DRAGON,  # 全龍
    SMALL_DRAGON,  # 小龍
    BIG_DRAGON,  # 大龍
    KAO,  # 二三靠
    MIXED_DRAGON,  # 雜龍
) = range(11)

NAMES = (
    "no combination",
    "Five points",
    "Full fourteen",
    "Split",
    "Coincidence",
    "Five sons",
    "Full dragon",
    "Small dragon",
    "Big dragon",
    "2-3-Kao",
    "Mixed dragon",
)

NUMBERS = {
    (1, 2, 3, 4, 5, 6): FULL_DRAGON,
    (1, 1, 2, 2, 3, 3): SMALL_DRAGON,
    (4, 4, 5, 5, 6, 6): BIG_DRAGON,
    (2, 2, 3, 3, 6, 6): KAO,
    (2, 3, 3, 4, 4, 5): MIXED_DRAGON,
}

# Invalid in the classic rules, and whichever one tile of them is replaced by a tile from outside.
DEAD = tuple(
    tuple(sorted(FULL32.read(text)))
    for text in ("[3:3][4:2][4:1]", "[5:4][4:2][4:1]", "[3:3][5:1][5:2]", "[4:4][5:1][5:2]", "[4:3][4:2][3:2]")
)


@dataclass(frozen=True)
class Switches:
    """Which kinds a game knows, and whether Five points and Full fourteen need exactly three equal numbers."""

    kao: bool = True
    mixed_dragon: bool = False
    sok: bool = True  # Coincidence and Five sons
    five_fourteen: bool = True
    exact_three: bool = True

    def knows(self, kind: int) -> bool:
        if kind in (COINCIDENCE, FIVE_SONS):
            return self.sok
        if kind in (FIVE_POINTS, FULL_FOURTEEN):
            return self.five_fourteen
        if kind == KAO:
            return self.kao
        return self.mixed_dragon if kind == MIXED_DRAGON else kind != NONE


def classify(faces: Iterable[int], switches: Switches) -> int:
    """The kind of three tiles, NONE if they make nothing that the game knows."""
    numbers = sorted(int(half[face]) for face in faces for half in (HIGH, LOW))
    kind = _kind(tuple(numbers), switches.exact_three)
    return kind if switches.knows(kind) else NONE


def _kind(numbers: tuple[int, ...], exact_three: bool) -> int:
    if numbers in NUMBERS:
        return NUMBERS[numbers]
    (number, most), *others = Counter(numbers).most_common()
    rest = sum(numbers) - most * number
    if most == 3:
        return SPLIT if others[0][1] == 3 else _kind_by_rest(rest)
    if most == 4 and rest == number:
        return COINCIDENCE
    if most == 4 and not exact_three:
        return _kind_by_rest(rest + number)  # one of the four counts as one of the others
    return FIVE_SONS if most == 5 else NONE


def _kind_by_rest(rest: int) -> int:
    """Three equal numbers by the sum of the other three."""
    if rest == 5:
        return FIVE_POINTS
    return FULL_FOURTEEN if rest >= 14 else NONE
