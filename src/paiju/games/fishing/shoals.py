"""Which tiles match in the fishing games: those of equal pips, but for a few that every game decides for itself."""

from paiju.games.fishing.options import GEE_JOON_MATCH
from paiju.kernel.compile import rule
from paiju.tiles import FULL32
from paiju.tiles.dominoes import PIPS
from paiju.tiles.tileset import table

FACES = 21
DOUBLE_SIX = 0
GEE_JOON_SIX, GEE_JOON_THREE = FULL32.read("[4:2][2:1]")

_GEE_JOON = {GEE_JOON_SIX, GEE_JOON_THREE}
_TENS = {*FULL32.read("[6:4][5:5]")}
_HEAVEN_EARTH = {*FULL32.read("[6:6][1:1]")}

PAIR = GEE_JOON_MATCH.place("pair")
SIXES = GEE_JOON_MATCH.place("sixes")
GEE_JOON_WAYS = len(GEE_JOON_MATCH.values)


def matches(one: int, other: int, gee_joon_match: int, tens_match: bool, heaven_earth_match: bool) -> bool:
    both = {one, other}
    if both == _TENS:
        return tens_match
    if both == _HEAVEN_EARTH:
        return heaven_earth_match
    if {int(PIPS[one]), int(PIPS[other])} == {3, 6}:  # no tile but [2:1] has three pips
        return gee_joon_match == SIXES or (gee_joon_match == PAIR and both == _GEE_JOON)
    return bool(PIPS[one] == PIPS[other])


# The faces that each bait matches, one shoal after the other; where the shoals begin.
_SHOALS = [
    [fish for fish in range(FACES) if matches(bait, fish, gee_joon_match, tens_match, heaven_earth_match)]
    for heaven_earth_match in (False, True)
    for tens_match in (False, True)
    for gee_joon_match in range(GEE_JOON_WAYS)
    for bait in range(FACES)
]
SHOALS = table(fish for shoal in _SHOALS for fish in shoal)
SHOAL_STARTS = table(sum(map(len, _SHOALS[:number])) for number in range(len(_SHOALS) + 1))


@rule
def shoal_of(bait: int, gee_joon_match: int, tens_match: int, heaven_earth_match: int) -> int:
    """The number of a bait's shoal at a table where these match."""
    return FACES * (gee_joon_match + GEE_JOON_WAYS * (tens_match + 2 * heaven_earth_match)) + bait


@rule
def is_alone(shoal: int) -> bool:
    """The bait matches its own face only."""
    return SHOAL_STARTS[shoal + 1] - SHOAL_STARTS[shoal] == 1


def fish_of(shoal: int) -> list[int]:
    faces: list[int] = SHOALS[SHOAL_STARTS[shoal] : SHOAL_STARTS[shoal + 1]].tolist()
    return faces
