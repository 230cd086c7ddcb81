"""What makes a group valid, as tables: three tiles that are a classic triplet, or two that are a Chinese pair.

A group has three places and keeps its tiles in canonical order. The third place of a pair is EMPTY, so that a tile
shifted from a triplet to a pair is exchanged for nothing.
"""

from collections.abc import Callable
from itertools import combinations_with_replacement, permutations

from paiju.games.solitaire.xiangshifu.options import CLASSIC, COMBINATIONS, MODERN
from paiju.games.triplets import FIVE_SONS, FULL_DRAGON, NONE, Switches, classify
from paiju.tiles.dominoes import CHINESE_PAIRS
from paiju.tiles.tileset import table

PLACES = 3
FACES = 21
EMPTY = FACES
CONTENTS = FACES + 1  # of a place: a tile or nothing

Group = tuple[int, ...]


def switches(combinations: int, exact_three: int) -> Switches:
    return Switches(kao=combinations == CLASSIC, mixed_dragon=combinations == MODERN, exact_three=bool(exact_three))


PAIR_NAMES = tuple(name for name, _ in CHINESE_PAIRS)
PAIR_NUMBERS = {pair: number for number, (_, pair) in enumerate(CHINESE_PAIRS)}


def completions(accepts: Callable[[Group], bool]) -> list[int]:
    """For the contents of any two places the contents of the third that make an accepted group, as bits."""
    found = [0] * CONTENTS * CONTENTS
    for group in combinations_with_replacement(range(CONTENTS), PLACES):
        if accepts(group):
            for one, other, third in permutations(group):
                found[CONTENTS * one + other] |= 1 << third
    return found


def valid_completions(rules: Switches) -> list[int]:
    return completions(lambda group: group[:2] in PAIR_NUMBERS if is_pair(group) else classify(group, rules) != NONE)


def triplet_completions(kind: int) -> list[int]:
    return completions(lambda group: not is_pair(group) and classify(group, Switches()) == kind)


def is_pair(group: Group) -> bool:
    return group[2] == EMPTY


# FITS[combinations, exact_three, one, other]: what makes a valid group with two places, as bits.
FITS = table(
    bits
    for combinations in range(len(COMBINATIONS.values))
    for exact_three in range(2)
    for bits in valid_completions(switches(combinations, exact_three))
).reshape(2, 2, CONTENTS, CONTENTS)
# FACES_THAT_FIT: the same for faces alone, with room for a bit for each place of a group.
EVERY_FACE = sum(1 << PLACES * face for face in range(FACES))
FACES_THAT_FIT = table(
    sum((bits >> face & 1) << PLACES * face for face in range(FACES)) for bits in FITS.ravel().tolist()
).reshape(FITS.shape)
FULL_DRAGONS = table(triplet_completions(FULL_DRAGON)).reshape(CONTENTS, CONTENTS)
SONS = table(triplet_completions(FIVE_SONS)).reshape(CONTENTS, CONTENTS)
PAIR = table(PAIR_NUMBERS.get((one, other), -1) for one in range(FACES) for other in range(FACES)).reshape(FACES, FACES)
