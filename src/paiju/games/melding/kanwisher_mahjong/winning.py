"""The Mahjong: whether concealed tiles can be divided into a pair and groups (triplets and straights).

A suit is read as an octal number with a digit for each number on its tiles, the ones last: 0o3 is a triplet of ones,
0o111 the straight 123, and to take tiles away is to subtract. How many groups are missing need not be asked: the
number of concealed tiles says it.
"""

from paiju.kernel.compile import rule
from paiju.kernel.record import Row

SUITS = 3
NUMBERS = 9
FACES = SUITS * NUMBERS


@rule
def octal_suit(counts: Row, suit: int) -> int:
    """The tiles of one suit in a row of counts per face."""
    tiles = 0
    for place in range(NUMBERS - 1, -1, -1):
        tiles = 8 * tiles + int(counts[NUMBERS * suit + place])
    return tiles


@rule
def suit_without(counts: Row, suit: int, face: int, copies: int) -> int:
    """The tiles of one suit, less some copies of a face if it is of this suit."""
    tiles = octal_suit(counts, suit)
    if face // NUMBERS == suit:
        tiles -= copies << 3 * (face % NUMBERS)
    return tiles


@rule
def are_groups(tiles: int) -> bool:
    """A suit that is triplets and straights, nothing over.

    Read from the ones up there is no choice: what a triplet does not use of the lowest number must begin straights
    (three equal straights may as well be read as three triplets).
    """
    while tiles > 0:
        straights = (tiles & 7) % 3
        tiles >>= 3
        if tiles & 7 < straights or tiles >> 3 & 7 < straights:
            return False
        tiles -= straights * 0o11
    return True


@rule
def are_pair_and_groups(tiles: int) -> bool:
    found = False
    for place in range(NUMBERS):
        found = found or (tiles >> 3 * place & 7 >= 2 and are_groups(tiles - (2 << 3 * place)))
    return found


@rule
def is_mahjong(counts: Row) -> bool:
    return is_mahjong_without(counts, 0, 0)


@rule
def is_mahjong_without(counts: Row, face: int, copies: int) -> bool:
    """A pair and groups once some copies of a face are gone: one suit holds the pair, the others groups alone."""
    has_pair = False
    for suit in range(SUITS):
        tiles = suit_without(counts, suit, face, copies)
        if not are_groups(tiles):
            if has_pair or not are_pair_and_groups(tiles):
                return False
            has_pair = True
    return has_pair


@rule
def are_groups_without(counts: Row, face: int, copies: int) -> bool:
    whole = True
    for suit in range(SUITS):
        whole = whole and are_groups(suit_without(counts, suit, face, copies))
    return whole


@rule
def completes_mahjong(counts: Row, thrown: int) -> bool:
    """Whether a thrown tile makes a Mahjong as part of the pair or of a triplet; in a straight it does not count."""
    if counts[thrown] >= 1 and are_groups_without(counts, thrown, 1):
        return True
    return counts[thrown] >= 2 and is_mahjong_without(counts, thrown, 2)


@rule
def is_free_of_straights(counts: Row, thrown: int) -> bool:
    """Whether these tiles and a thrown one can be read as triplets and the pair only."""
    pairs = 0
    for face in range(FACES):
        copies = counts[face] + (1 if face == thrown else 0)
        if copies == 1 or copies == 4:
            return False
        if copies == 2:
            pairs += 1
    return pairs == 1
