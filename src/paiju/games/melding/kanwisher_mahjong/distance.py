"""How far a hand is from a Mahjong: the tiles it lacks for a pair and its groups, as players count them.

A suit is cut into groups, and what is left of it into partials that one tile completes (a pair, two tiles of a
straight), in a few orders of which the best counts. That misses the best division of some rare hands. Suits are
octal numbers, as in `winning`.
"""

from paiju.games.melding.kanwisher_mahjong.winning import NUMBERS, SUITS, octal_suit
from paiju.kernel.compile import rule
from paiju.kernel.record import Row

# The worth of a suit adds up over suits and is larger for the better one: groups in the last four bits, above
# them two for a group and one for a partial.
PARTIAL = 16
GROUP = 2 * PARTIAL + 1
NO_PAIR = 1000  # the cost of the pair where there is none


@rule
def missing(counts: Row, groups: int) -> int:
    """Tiles that these concealed ones lack for a pair and so many groups; 0 is a Mahjong."""
    total, pair_cost = 0, NO_PAIR
    for suit in range(SUITS):
        total, pair_cost = add_suit(total, pair_cost, octal_suit(counts, suit))
    return missing_in_all(total, pair_cost, groups)


@rule
def worth_of_others(counts: Row, suit: int) -> tuple[int, int]:
    """The worth of the other two suits, and what the cheapest pair in them costs."""
    total, pair_cost = 0, NO_PAIR
    for other in range(SUITS):
        if other != suit:
            total, pair_cost = add_suit(total, pair_cost, octal_suit(counts, other))
    return total, pair_cost


@rule
def add_suit(total: int, pair_cost: int, tiles: int) -> tuple[int, int]:
    whole = worth(tiles)
    return total + whole, min(pair_cost, cost_of_pair(tiles, whole))


@rule
def cost_of_pair(tiles: int, whole: int) -> int:
    """What a suit of this worth loses when two of its tiles are kept as the pair."""
    cost = NO_PAIR
    for place in range(NUMBERS):
        if tiles >> 3 * place & 7 >= 2:
            cost = min(cost, whole - worth(tiles - (2 << 3 * place)))
    return cost


@rule
def missing_in_all(total: int, pair_cost: int, groups: int) -> int:
    without_pair = 1 + missing_for_groups(total, groups)
    if pair_cost == NO_PAIR:
        return without_pair
    return min(without_pair, missing_for_groups(total - pair_cost, groups))


@rule
def missing_for_groups(total: int, groups: int) -> int:
    """A partial lacks one tile of its group, a single tile two."""
    whole = min(total % PARTIAL, groups)
    partials = total // PARTIAL - 2 * whole
    return 2 * (groups - whole) - min(partials, groups - whole)


@rule
def worth(tiles: int) -> int:
    """Triplets before straights, or straights before triplets, cut from below or from above."""
    rest, triplets = cut_triplets(tiles)
    rest, straights = cut_straights(rest, 0, 1)
    best = GROUP * (triplets + straights) + PARTIAL * count_partials(rest)
    best = max(best, worth_by_straights(tiles, 0, 1))
    return max(best, worth_by_straights(tiles, NUMBERS - 3, -1))


@rule
def worth_by_straights(tiles: int, first: int, step: int) -> int:
    rest, straights = cut_straights(tiles, first, step)
    rest, triplets = cut_triplets(rest)
    return GROUP * (triplets + straights) + PARTIAL * count_partials(rest)


@rule
def cut_triplets(tiles: int) -> tuple[int, int]:
    """The tiles that are left, and how many triplets were cut."""
    cut = 0
    for place in range(NUMBERS):
        if tiles >> 3 * place & 7 >= 3:
            tiles -= 3 << 3 * place
            cut += 1
    return tiles, cut


@rule
def cut_straights(tiles: int, first: int, step: int) -> tuple[int, int]:
    """The tiles that are left, and how many straights were cut, beginning with the one that starts at `first`."""
    cut = 0
    for turn in range(NUMBERS - 2):
        shift = 3 * (first + step * turn)
        straights = min(tiles >> shift & 7, tiles >> shift + 3 & 7, tiles >> shift + 6 & 7)
        tiles -= straights * 0o111 << shift
        cut += straights
    return tiles, cut


@rule
def count_partials(tiles: int) -> int:
    """Pairs first, then neighbours, then two tiles with a gap between them."""
    found = 0
    while tiles > 0:
        if tiles & 7 >= 2:
            tiles -= 2
            found += 1
        elif tiles & 7 and tiles & 0o70:
            tiles -= 0o11
            found += 1
        elif tiles & 7 and tiles & 0o700:
            tiles -= 0o101
            found += 1
        else:
            tiles >>= 3
    return found
