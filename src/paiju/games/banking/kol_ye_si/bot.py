"""How good players play Kol-ye-si: draw by the value of the first tile, and stake high only where that pays."""

from paiju.games.banking.advice import bold_stake
from paiju.games.banking.kol_ye_si.options import EITHER
from paiju.games.banking.kol_ye_si.rules import only_count
from paiju.games.banking.kol_ye_si.state import DRAW, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.dominoes import PIPS
from paiju.words.said import Said

IS_EXACT = True  # it plays by the exact odds, so that search could only do worse

REASONS = (
    Said("why-tile-gains"),
    Said("why-tile-loses"),
    Said("why-one-more"),
    Said("why-two-more"),
)
HIGH, LOW, ONE_MORE, TWO_MORE = range(4)


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    value = PIPS[seen.tiles[seen.turn, 0]] % 10
    if seen.stakes[seen.turn] == 0:
        return choose_stake(g, seen, moves, count, value)
    return DRAW + best_count(g, value), ONE_MORE if best_count(g, value) == 1 else TWO_MORE


@rule
def choose_stake(g: Rules, seen: State, moves: Moves, count: int, value: int) -> tuple[int, int]:
    if is_favourable(g, value):
        return bold_stake(g, seen, moves, count), HIGH
    return moves[0], LOW


@rule
def best_count(g: Rules, value: int) -> int:
    if g.draw_counts != EITHER:
        return only_count(g)
    return 1 if value in (0, 1, 2, 7, 9) else 2


@rule
def is_favourable(g: Rules, value: int) -> bool:
    """Whether a tile of this value gains; the banker's perfect pair costs every tile some three per cent."""
    if best_count(g, value) == 1:
        return value in (0, 1, 2, 7, 9)
    return g.perfect_pair == 0 and value in (1, 2, 3, 5, 7, 9)
