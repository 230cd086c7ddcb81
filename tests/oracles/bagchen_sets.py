"""The sets of Bagchen, the Tibetan Heaven-Nine, their kinds and ranks: part of the slow twin."""

from collections.abc import Collection, Sequence
from functools import cache
from itertools import combinations
from itertools import combinations_with_replacement as repeated

SKY = ["[6:6]", "[1:1]", "[4:4]", "[3:1]", "[5:5]", "[3:3]", "[2:2]", "[6:5]", "[6:4]", "[6:1]", "[5:1]"]
EARTH = ["[6:3]", "[5:4]", "[6:2]", "[5:3]", "[5:2]", "[4:3]", "[4:2]", "[4:1]", "[3:2]", "[2:1]"]
CANONICAL = SKY + EARTH
DOUBLE64 = [tile for tile in SKY for _ in range(4)] + [tile for tile in EARTH for _ in range(2)]
# rank: the tiles of that rank
SKY_RANKS = {
    6: ["[6:6]"],
    5: ["[1:1]"],
    4: ["[4:4]"],
    3: ["[3:1]"],
    2: ["[5:5]", "[3:3]", "[2:2]"],  # the sisters
    1: ["[6:5]", "[6:4]", "[6:1]", "[5:1]"],  # the people
}
EARTH_RANKS = {
    6: ["[6:3]", "[5:4]"],
    5: ["[6:2]", "[5:3]"],
    4: ["[5:2]", "[4:3]"],
    3: ["[4:2]"],
    2: ["[4:1]", "[3:2]"],
    1: ["[2:1]"],
}
MOTHER_AND_SON = ["[4:2]", "[2:1]"]
MARE = ["[4:1]", "[2:1]"]
STALLION = ["[4:3]", "[4:2]"]


def in_order(tiles: Sequence[str]) -> list[str]:
    return sorted(tiles, key=CANONICAL.index)


def same(tiles: Sequence[str], others: Sequence[str]) -> bool:
    return sorted(tiles) == sorted(others)


def subsets(hand: Sequence[str], size: int) -> list[list[str]]:
    """Every different set of so many tiles of the hand, in lexicographic order of tile indices."""
    places = sorted(CANONICAL.index(tile) for tile in hand)
    return [[CANONICAL[place] for place in group] for group in sorted(set(combinations(places, size)))]


def point_tiles(a: int, b: int) -> list[str]:
    """The faces whose four tiles are the points when the dice show a and b."""
    face = f"[{max(a, b)}:{min(a, b)}]"
    if face in SKY:
        return [face]
    if face in MOTHER_AND_SON:
        return MOTHER_AND_SON
    return next(faces for faces in EARTH_RANKS.values() if face in faces)


def horse(tiles: Sequence[str]) -> tuple[str, int] | None:
    if same(tiles, MARE):
        return "HORSE2", 1
    if same(tiles, STALLION):
        return "HORSE2", 2
    if same(tiles, MARE + MARE):
        return "HORSE4", 1
    if same(tiles, STALLION + STALLION):
        return "HORSE4", 2
    return ("FULL_HORSE", 0) if same(tiles, MARE + STALLION) else None


def kind_and_rank(tiles: Sequence[str], points: Collection[str], horses: bool = True) -> tuple[str, int] | None:
    """The kind of a set with its numbers, as SKY(2) or MIXED(1,2), and its rank (0: none); None for what is no set."""
    k = len(tiles)
    if not 1 <= k <= 4:
        return None
    if all(tile in points for tile in tiles):
        return f"POINTS({k})", 0
    if any(tile in points for tile in tiles):
        return None
    for rank, faces in SKY_RANKS.items():
        if all(tile == tiles[0] for tile in tiles) and tiles[0] in faces:
            return f"SKY({k})", rank
    for rank, faces in EARTH_RANKS.items():
        if all(tile in faces for tile in tiles):
            return f"EARTH({k})", rank
    for rank, sky, earth in ((2, "[6:6]", EARTH_RANKS[6]), (1, "[1:1]", EARTH_RANKS[5])):
        c, w = sum(tile == sky for tile in tiles), sum(tile in earth for tile in tiles)
        if c >= 1 and w >= 1 and c + w == k:
            return f"MIXED({c},{w})", rank
    if same(tiles, MOTHER_AND_SON):
        return "MOTHER_SON", 0
    return horse(tiles) if horses else None


def beats(x: Sequence[str], y: Sequence[str], points: Collection[str], horses: bool = True) -> bool:
    """Whether x beats y: the same kind with the same numbers and a higher rank."""
    of_x, of_y = kind_and_rank(x, points, horses), kind_and_rank(y, points, horses)
    if of_x is None or of_y is None:
        return False
    return of_x[0] == of_y[0] and of_x[1] > of_y[1]


@cache
def all_sets(points: tuple[str, ...], horses: bool) -> list[list[str]]:
    """Every set that the 64 tiles allow."""
    groups = []
    for size in (1, 2, 3, 4):
        groups += [list(group) for group in repeated(CANONICAL, size) if is_within(group, DOUBLE64)]
    return [group for group in groups if kind_and_rank(group, points, horses)]


def is_within(tiles: Sequence[str], pool: Sequence[str]) -> bool:
    return all(list(tiles).count(tile) <= list(pool).count(tile) for tile in set(tiles))


def is_weak(hand: Sequence[str], points: Collection[str]) -> bool:
    """No tile of the two highest sky ranks nor of the two highest earth ranks that are not all points."""
    for ranks in (SKY_RANKS, EARTH_RANKS):
        left = [rank for rank in sorted(ranks, reverse=True) if not all(tile in points for tile in ranks[rank])]
        if any(tile in ranks[rank] for rank in left[:2] for tile in hand):
            return False
    return True


def chips_worth(tiles: Sequence[str], points: Collection[str]) -> int:
    """The chips every opponent owes for a trick won by this set."""
    found = kind_and_rank(tiles, points)
    if found is None:
        return 0
    if found[0].startswith("POINTS"):
        return len(tiles) + min(list(tiles).count("[4:2]"), list(tiles).count("[2:1]"))
    return 1 if found[0] == "MOTHER_SON" else 0


def is_above_people(tiles: Sequence[str], points: Collection[str]) -> bool:
    """Whether it is a SKY of two or more tiles above the people."""
    found = kind_and_rank(tiles, points)
    return found is not None and found[0] in ("SKY(2)", "SKY(3)", "SKY(4)") and found[1] >= 2


def passport_leads(hand: Sequence[str], face_up: Sequence[str], points: Sequence[str], horses: bool) -> list[list[str]]:
    """What a seat with a passport may lead when its leads are restricted; face_up has all tiles played so."""
    groups = [group for size in (1, 2, 3, 4) for group in subsets(hand, size)]
    groups = [group for group in groups if kind_and_rank(group, points, horses)]
    unseen = list(DOUBLE64)
    for tile in [*hand, *face_up]:
        unseen.remove(tile)
    possible = [group for group in all_sets(tuple(points), horses) if is_within(group, unseen)]

    def kind(group: list[str]) -> tuple[str, int]:
        return kind_and_rank(group, points, horses) or ("", 0)

    def is_safe(group: list[str]) -> bool:
        return not any(beats(other, group, points, horses) for other in possible)

    def leaves_only_points(group: list[str]) -> bool:
        rest = list(hand)
        for tile in group:
            rest.remove(tile)
        return not kind(group)[0].startswith("POINTS") and all(tile in points for tile in rest)

    def is_minister(group: list[str]) -> bool:
        return kind(group)[0].startswith("MIXED") and kind(group)[1] == 1

    def is_of(group: list[str], *kinds: str) -> bool:
        return len(group) >= 2 and kind(group)[0].split("(")[0] in kinds

    best = [
        group
        for group in groups
        if is_minister(group) or is_above_people(group, points) or leaves_only_points(group) or is_safe(group)
    ]
    second = [group for group in groups if is_of(group, "SKY", "HORSE2", "HORSE4", "FULL_HORSE")]
    third = [group for group in groups if is_of(group, "EARTH")]
    return best or second or third or groups
