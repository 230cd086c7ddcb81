"""Who wins, and what he is paid."""

from paiju.games.banking.da_ling.options import EXACT_WITH_BANKER, GROUPS, HAND, OUTRANK, PUSH
from paiju.games.banking.da_ling.splits import ALL, PLACES, START, best_value, matches, pair_value
from paiju.games.banking.da_ling.state import Rules, State
from paiju.games.banking.state import NOBODY
from paiju.kernel.compile import rule
from paiju.tiles.dominoes import BLACK, RED

SHARED = -2  # several seats win alike
LEAST_RED = 4  # red pips that make a table red


@rule
def settle(g: Rules, s: State) -> None:
    if g.mode == OUTRANK:
        settle_outrank(g, s)
    else:
        settle_exact(g, s)


@rule
def takes_part(s: State, seat: int) -> bool:
    """Whether a seat plays in the hand whose bets are placed; the bet on a single tile is never 0."""
    return s.bets[seat, 0] > 0


@rule
def settle_outrank(g: Rules, s: State) -> None:
    banker_value = pair_value(s.table_tiles[0], s.table_tiles[1], g.banker_wild)
    for seat in range(g.seats):
        if takes_part(s, seat):
            for group in range(GROUPS):
                gain = s.bets[seat, group] * outcome(best_value(s.tiles[seat], s.split[seat], group), banker_value)
                s.result[seat] += gain
                s.result[s.banker] -= gain


@rule
def outcome(value: int, banker_value: int) -> int:
    """1 the player wins, 0 push, -1 the banker wins."""
    return min(max(value - banker_value, -1), 1)


@rule
def settle_exact(g: Rules, s: State) -> None:
    winner = winner_of(g, s, ALL)
    if winner >= 0:
        pay_absolute_winner(g, s, winner)
    elif winner == NOBODY or g.absolute_tie != PUSH:
        for group in range(GROUPS):
            settle_group(g, s, group)


@rule
def winner_of(g: Rules, s: State, group: int) -> int:
    """Of the seats that match the table in a group, or in all, the one with most pips of its colour."""
    winner = NOBODY
    most = -1
    for seat in range(g.seats):
        if takes_part(s, seat) and matches(s.tiles[seat], s.split[seat], group, target(s)):
            pips = colour_pips(s, seat, s.split[seat], group)
            if pips > most:
                winner = seat
                most = pips
            elif pips == most:
                winner = SHARED
    return winner


@rule
def target(s: State) -> int:
    return pair_value(s.table_tiles[0], s.table_tiles[1], 0)


@rule
def is_red(s: State) -> bool:
    return RED[s.table_tiles[0]] + RED[s.table_tiles[1]] >= LEAST_RED


@rule
def colour_pips(s: State, seat: int, split: int, group: int) -> int:
    """Pips of the table's colour in a group of a split, or in all six tiles."""
    start, stop = (0, HAND) if group == ALL else (START[group], START[group + 1])
    red = is_red(s)
    pips = 0
    for i in range(start, stop):
        face = s.tiles[seat, PLACES[split, i]]
        pips += RED[face] if red else BLACK[face]
    return pips


@rule
def pay_absolute_winner(g: Rules, s: State, winner: int) -> None:
    for group in range(GROUPS):
        collect(g, s, winner, group)
    if g.mode == EXACT_WITH_BANKER:
        s.result[winner] += g.banker_loss
        s.result[s.banker] -= g.banker_loss
    s.result[winner] -= g.house_fee
    s.house += g.house_fee


@rule
def settle_group(g: Rules, s: State, group: int) -> None:
    winner = winner_of(g, s, group)
    if winner == NOBODY and g.mode == EXACT_WITH_BANKER:
        winner = s.banker
    if winner >= 0:
        collect(g, s, winner, group)


@rule
def collect(g: Rules, s: State, winner: int, group: int) -> None:
    """Every player pays his own bet on a group; the winner pays himself."""
    for seat in range(g.seats):
        s.result[seat] -= s.bets[seat, group]
        s.result[winner] += s.bets[seat, group]
