"""The sets of Heaven-Nine (天九) that may be led, their kinds and ranks: part of the slow twin."""

from collections.abc import Sequence
from itertools import combinations as choose

CIVIL = ["[6:6]", "[1:1]", "[4:4]", "[3:1]", "[5:5]", "[3:3]", "[2:2]", "[6:5]", "[6:4]", "[6:1]", "[5:1]"]
MILITARY = ["[6:3]", "[5:4]", "[6:2]", "[5:3]", "[5:2]", "[4:3]", "[4:2]", "[4:1]", "[3:2]", "[2:1]"]
CANONICAL = CIVIL + MILITARY
SUPREME = ["[4:2]", "[2:1]"]
NINES = ["[6:3]", "[5:4]"]
# family rank: its civil tile and its two military tiles
FAMILIES = {
    4: ("[6:6]", NINES),
    3: ("[1:1]", ["[6:2]", "[5:3]"]),
    2: ("[4:4]", ["[5:2]", "[4:3]"]),
    1: ("[3:1]", ["[4:1]", "[3:2]"]),
}
KINDS = {
    "singles": {"SC", "SM"},
    "pure_pairs": {"SC", "SM", "PC", "PM", "SUP"},
    "mixed_pairs": {"SC", "SM", "PC", "PM", "SUP", "PX"},
    "seed": {"SC", "SM", "PC", "PM", "SUP", "TCCM", "TCMM", "Q"},
    "full": {"SC", "SM", "PC", "PM", "SUP", "PX", "TCCM", "TCMM", "Q"},
}


def in_order(tiles: Sequence[str]) -> list[str]:
    return sorted(tiles, key=CANONICAL.index)


def same(tiles: Sequence[str], others: Sequence[str]) -> bool:
    return sorted(tiles) == sorted(others)


def pips(tile: str) -> int:
    return int(tile[1]) + int(tile[3])


def any_kind_and_rank(tiles: Sequence[str]) -> tuple[str, int] | None:
    """The kind of a set and its rank, allowed by the options or not; the Supreme, which has none, gets rank 0."""
    if len(tiles) == 1:
        tile = tiles[0]
        return ("SC", 11 - CIVIL.index(tile)) if tile in CIVIL else ("SM", pips(tile))
    for tile in CIVIL:
        if same(tiles, [tile, tile]):
            return "PC", 11 - CIVIL.index(tile)
    if same(tiles, SUPREME):
        return "SUP", 0
    for rank, (civil, military) in FAMILIES.items():
        if same(tiles, military):
            return "PM", pips(military[0])
        for one in military:
            if same(tiles, [civil, one]):
                return "PX", rank
            if same(tiles, [civil, civil, one]):
                return "TCCM", rank
        if same(tiles, [civil, *military]):
            return "TCMM", rank
        if same(tiles, [civil, civil, *military]):
            return "Q", rank
    if same(tiles, ["[1:1]", "[2:2]", "[3:3]"]):
        return "RUN", 1
    if same(tiles, ["[6:6]", "[5:5]", "[4:4]"]):
        return "RUN", 2
    return None


def kind_and_rank(tiles: Sequence[str], combinations: str, allow_123: bool) -> tuple[str, int] | None:
    """The kind and rank of a legal combination, None for any other set."""
    found = any_kind_and_rank(tiles)
    if found is None:
        return None
    if found[0] == "RUN":
        return found if allow_123 else None
    return found if found[0] in KINDS[combinations] else None


def beats(x: Sequence[str], y: Sequence[str], combinations: str, allow_123: bool) -> bool:
    """Whether x beats y: the same kind, not the Supreme, a higher rank."""
    of_x, of_y = kind_and_rank(x, combinations, allow_123), kind_and_rank(y, combinations, allow_123)
    if of_x is None or of_y is None:
        return False
    return of_x[0] == of_y[0] and of_x[0] != "SUP" and of_x[1] > of_y[1]


def subsets(hand: Sequence[str], size: int) -> list[list[str]]:
    """Every different set of so many tiles of the hand, in lexicographic order of tile indices."""
    places = sorted(CANONICAL.index(tile) for tile in hand)
    return [[CANONICAL[place] for place in group] for group in sorted(set(choose(places, size)))]
