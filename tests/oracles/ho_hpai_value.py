"""Barbarian Tablets (호패 / 胡牌, Ho-hpai): what six tiles are worth, by trying every way to read them."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from tests.oracles.jjak_mat_chu_gi import mate
from tests.oracles.xiangshifu import MILITARY, classify, in_order

CHOICES: dict[str, Sequence[object]] = {
    "scoring": ("combined", "culin", "korean"),
    "sok": (True, False),
    "pairs": ("korean", "chinese"),
    "kao_without_doubles": ("counts", "invalid"),
    "big_small_doubles": (2, 3),
    "three_pairs": (False, True),
}
STRAIGHTS = {  # the straight of 1, 2, … 6
    "culin": (3, 5, 3, 3, 4, 3),
    "korean": (3, 7, 4, 4, 3, 3),
    "combined": (3, 5, 4, 4, 3, 3),
}
SOK = ("COINCIDENCE", "FIVE_SONS")


def is_double(tile: str) -> bool:
    return tile[1] == tile[3]


def triplet(three: Sequence[str], sok: bool = True, kao_without_doubles: str = "counts") -> str | None:
    """The kind of a triplet that counts in this game."""
    kind = classify(three)
    if kind in ("FIVE_POINTS", "FULL_FOURTEEN") or (kind in SOK and not sok):
        return None
    if kind == "KAO" and kao_without_doubles == "invalid" and not all(is_double(tile) for tile in three):
        return None
    return kind


def straight(tiles: Sequence[str]) -> int | None:
    """The x of the straight that the six tiles are."""
    for x in range(1, 7):
        if in_order(tiles) == in_order([f"[{max(x, y)}:{min(x, y)}]" for y in range(1, 7)]):
            return x
    return None


def are_pairs(tiles: Sequence[str], pairs: str) -> bool:
    """Whether all tiles can be paired off in this system."""
    if not tiles:
        return True
    first, *rest = tiles
    for i, other in enumerate(rest):
        if other == mate(first, pairs) and are_pairs(rest[:i] + rest[i + 1 :], pairs):
            return True
    return False


def sok_number(three: Sequence[str]) -> int:
    """The number that occurs four or five times."""
    numbers = [int(tile[place]) for tile in three for place in (1, 3)]
    return max(numbers, key=numbers.count)


def divisions(tiles: Sequence[str]) -> list[tuple[list[str], list[str]]]:
    """Every way to divide six tiles into two groups of three; the first tile is always in the first group."""
    found = []
    for places in combinations(range(1, 6), 2):
        one = [tiles[i] for i in (0, *places)]
        found.append((one, [tiles[i] for i in range(1, 6) if i not in places]))
    return found


def two_triplets_value(one: Sequence[str], other: Sequence[str], **options: Any) -> int:
    """The price of one division, 0 if the two groups are not both triplets."""
    scoring = options["scoring"]
    kinds = sorted(str(triplet(three, options["sok"], options["kao_without_doubles"])) for three in (one, other))
    tiles = [*one, *other]
    if "None" in kinds:
        return 0
    if kinds == ["FULL_DRAGON", "FULL_DRAGON"]:
        if all(tile in MILITARY for tile in tiles):
            return 6 if scoring == "korean" else 5
        return 4 if are_pairs(tiles, options["pairs"]) else 3
    if kinds[0] == kinds[1] and kinds[0] in ("BIG_DRAGON", "SMALL_DRAGON", "KAO"):
        return 3 if all(is_double(tile) for tile in tiles) else 2
    if kinds == ["BIG_DRAGON", "SMALL_DRAGON"]:
        if all(is_double(tile) for tile in tiles):
            return int(options["big_small_doubles"])
        return 2 if any(is_double(tile) for tile in tiles) else 3
    if kinds[0] in SOK and kinds[1] in SOK and sok_number(one) == sok_number(other):
        return 4 if scoring == "korean" else 2
    return 2


def value(tiles: Sequence[str], **options: Any) -> int:
    """The best of all readings, 0 for no winning hand; options of play are ignored."""
    chosen = {name: options.get(name, values[0]) for name, values in CHOICES.items()}
    readings = [two_triplets_value(one, other, **chosen) for one, other in divisions(tiles)]
    x = straight(tiles)
    if x is not None:
        readings.append(STRAIGHTS[chosen["scoring"]][x - 1])
    if chosen["three_pairs"] and are_pairs(tiles, chosen["pairs"]):
        readings.append(4)
    return max(readings)
