"""How good players play Pai Gow: stake little where the bank has the edge, and set the tiles by their chances."""

from paiju.games.banking.advice import bold_stake
from paiju.games.banking.pai_gow.options import FULL, NONE
from paiju.games.banking.pai_gow.ranking import PAIR, VALUE, class_of, pair_of, value_of
from paiju.games.banking.pai_gow.setting import ALL, best_high, best_low, set_ranks, tiles_of
from paiju.games.banking.pai_gow.state import SET, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.tileset import Table, table
from paiju.words.said import Said

REASONS = (
    Said("why-bet-least"),
    Said("why-bet-boldly"),
    Said("why-unrivalled"),
    Said("why-balanced"),
    Said("why-lopsided"),
    Said("why-best-chances"),
)
LEAST, BOLD, UNRIVALLED, BALANCED, LOPSIDED, CHANCES = range(6)

# Of 100 hands that are set by the house way `easy`, how many have a high or a low hand of less than this value:
# points 0 to 9, gong, wong, pair; the last number closes the scale.
HIGH_CHANCES = table((0, 0, 0, 1, 3, 4, 7, 15, 29, 43, 68, 78, 83, 100))
LOW_CHANCES = table((0, 7, 17, 24, 29, 36, 50, 68, 83, 92, 98, 99, 100, 100))
PARTS = 16  # a value has this many grades: by the high tile, or by the pair

GOOD_LOW = 6
POOR_LOW = 3


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if seen.dealt == 0:
        return choose_stake(g, seen, moves, count)
    return choose_setting(g, seen, moves, count)


@rule
def choose_stake(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if not skill_pays(g):
        return moves[0], LEAST
    return bold_stake(g, seen, moves, count), BOLD


@rule
def skill_pays(g: Rules) -> bool:
    """Only where no copy goes to the banker, no fee to the house, and there are tiles to set."""
    return g.copies == NONE and g.commission_percent == 0 and g.variant == FULL


@rule
def choose_setting(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    tiles = tiles_of(seen, seen.turn)
    highest = best_high(g, tiles, ALL)
    if highest == best_low(g, tiles, ALL):
        return SET + highest, UNRIVALLED
    best = moves[0]
    for i in range(1, count):
        if chances(g, tiles, moves[i] - SET) > chances(g, tiles, best - SET):
            best = moves[i]
    return best, main_reason(g, tiles, best - SET, highest)


@rule
def chances(g: Rules, tiles: int, setting: int) -> int:
    """Wins less losses grow with the sum of the two hands' chances, as long as copies count as losses."""
    high, low = set_ranks(g, tiles, setting)
    return chance(HIGH_CHANCES, high) + chance(LOW_CHANCES, low)


@rule
def chance(chances_below: Table, rank: int) -> int:
    """How many hands of 100 · PARTS are less."""
    value = value_of(rank)
    return PARTS * chances_below[value] + grade(rank) * (chances_below[value + 1] - chances_below[value])


@rule
def grade(rank: int) -> int:
    """How good a hand is among those of its value, from 0 to PARTS."""
    return pair_of(rank) - 1 if class_of(rank) == PAIR else rank % VALUE


@rule
def main_reason(g: Rules, tiles: int, setting: int, highest: int) -> int:
    low = value_of(set_ranks(g, tiles, setting)[1])
    if low >= GOOD_LOW:
        return BALANCED
    return LOPSIDED if low <= POOR_LOW and setting == highest else CHANCES
