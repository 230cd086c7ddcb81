"""The sets of Fifteen Hu, cards that are alike and family sets, and which of them a hand holds.

A set is identified by its place in SETS, which is sorted by number of cards, then by the cards.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product

from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Row
from paiju.tiles import CARDS84
from paiju.tiles.tileset import table

FACES = 21
COPIES = 4
NOTHING = -1  # no set

Cards = tuple[int, ...]


def _read(text: str) -> Cards:
    return tuple(CARDS84.read(text))


# Each from its highest card down.
SUITS = (
    _read("[6:6][1:1][4:4][3:1][5:5][3:3][2:2][6:5][6:4][6:1][5:1]"),  # civil
    _read("[5:4][6:2][4:3][4:2][4:1][2:1]"),  # red military
    _read("[6:3][5:3][5:2][3:2]"),  # black military
)
# Heaven, Earth, Man and Goose, each in canonical order: the civil card first.
FAMILIES = (_read("[6:6][6:3][5:4]"), _read("[1:1][6:2][5:3]"), _read("[4:4][5:2][4:3]"), _read("[3:1][4:1][3:2]"))
SIX, THREE = _read("[4:2][2:1]")  # the Supreme cards


def _of_family(family: Cards, numbers: tuple[int, ...]) -> Cards:
    return tuple(face for face, number in zip(family, numbers, strict=True) for _ in range(number))


def _alike() -> Iterator[Cards]:
    for face, number in product(range(FACES), range(1, COPIES + 1)):
        yield (face,) * number


def _family_sets() -> Iterator[Cards]:
    for family, numbers in product(FAMILIES, product(range(COPIES + 1), repeat=3)):
        civil, first, second = numbers
        if civil > 0 and first + second > 0:
            yield _of_family(family, numbers)


def composition(cards: Cards) -> tuple[int, ...]:
    """How many civil, red and black cards there are."""
    return tuple(sum(face in suit for face in cards) for suit in SUITS)


SETS = tuple(sorted((*_alike(), *_family_sets()), key=lambda cards: (len(cards), cards)))
PLACE = {cards: place for place, cards in enumerate(SETS)}

SIZE = table(len(cards) for cards in SETS)
LARGEST = int(SIZE[-1])
# by suit: the card of a set, and how many there are of it; the card is unused where there are none
FACE = table(max(set(cards) & set(suit), default=0) for cards in SETS for suit in SUITS).reshape(-1, len(SUITS))
NUMBER = table(number for cards in SETS for number in composition(cards)).reshape(-1, len(SUITS))

FAMILY = table(face for family in FAMILIES for face in family).reshape(len(FAMILIES), 3)
# places of sets: of so many cards of one face, and of so many of each card of a family
ALIKE = table(
    PLACE.get((face,) * number, NOTHING) for face, number in product(range(FACES), range(COPIES + 1))
).reshape(FACES, COPIES + 1)
OF_FAMILY = table(
    PLACE.get(_of_family(family, numbers), NOTHING)
    for family, numbers in product(FAMILIES, product(range(COPIES + 1), repeat=3))
).reshape(len(FAMILIES), COPIES + 1, COPIES + 1, COPIES + 1)


def _rankings() -> list[list[int]]:
    """The sets of each composition, from the highest down: so they lie in SETS, as the cards do in their suits."""
    groups: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for place, cards in enumerate(SETS):
        groups[composition(cards)].append(place)
    return list(groups.values())


# the sets, one composition after the other; of each its place there, and where its composition begins
_RANKINGS = _rankings()
RANKED = table(place for ranking in _RANKINGS for place in ranking)
_RANK = {place: rank for rank, place in enumerate(RANKED.tolist())}
RANK = table(_RANK[place] for place in range(len(SETS)))
_HIGHEST = {place: _RANK[ranking[0]] for ranking in _RANKINGS for place in ranking}
HIGHEST = table(_HIGHEST[place] for place in range(len(SETS)))


@rule
def is_in(place: int, hand: Row) -> bool:
    """Whether a row of counts has the cards of a set."""
    civil = hand[FACE[place, 0]] >= NUMBER[place, 0]
    red = hand[FACE[place, 1]] >= NUMBER[place, 1]
    black = hand[FACE[place, 2]] >= NUMBER[place, 2]
    return civil & red & black


@rule
def sets_in(hand: Row, out: Moves) -> int:
    """Write all sets that a hand holds into out, ascending; how many."""
    count = 0
    for size in range(1, LARGEST + 1):
        for family in range(len(FAMILIES)):
            count = family_sets_in(hand, family, size, out, count)
        if size <= COPIES:
            count = alike_in(hand, size, out, count)
    return count


@rule
def family_sets_in(hand: Row, family: int, size: int, out: Moves, count: int) -> int:
    """Those of a size that begin with the civil card of a family; more of a card come before fewer."""
    first = hand[FAMILY[family, 1]]
    second = hand[FAMILY[family, 2]]
    for civil in range(min(hand[FAMILY[family, 0]], size), 0, -1):
        military = size - civil
        for of_first in range(min(first, military), max(military - second, 0) - 1, -1):
            out[count] = OF_FAMILY[family, civil, of_first, military - of_first]
            count += 1
    return count


@rule
def alike_in(hand: Row, size: int, out: Moves, count: int) -> int:
    """So many cards alike, of the faces after the four that begin a family."""
    for face in range(len(FAMILIES), FACES):
        out[count] = ALIKE[face, size]
        count += hand[face] >= size
    return count


@rule
def higher_sets_in(hand: Row, best: int, out: Moves) -> int:
    """Write all sets of a hand that beat the best one into out, ascending; how many.

    As in `list_held_but`, every move is written and stays if it is legal; here and in `alike_in`.
    """
    count = 0
    for rank in range(HIGHEST[best], RANK[best]):
        out[count] = RANKED[rank]
        count += is_in(RANKED[rank], hand)
    return count
