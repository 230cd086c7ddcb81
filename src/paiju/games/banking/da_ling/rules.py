"""Beat the Zeroes (打零, Mandarin dǎ líng, Cantonese daa2 ling4): three bets on groups of one, two and three tiles.

The players bet, get six tiles each and secretly split them. Each group plays against the banker's two tiles: more pips
modulo ten win, and zero is the highest. In the exact modes the two tiles lie open and say what a group must count.
"""

from paiju.games.banking.bank import balance, end_hand, next_in, open_bank, pass_bank, seats_in, stakes_within
from paiju.games.banking.da_ling.options import EXACT, FIXED_BETS, GROUPS, HAND, OUTRANK, TABLE, bets_of
from paiju.games.banking.da_ling.settlement import settle, takes_part
from paiju.games.banking.da_ling.splits import SPLITS, is_distinct, twins
from paiju.games.banking.da_ling.state import SPLIT, Rules, State
from paiju.games.banking.hands import lay_wall, take_tiles
from paiju.games.banking.state import NOBODY
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall
from paiju.tiles.tileset import Table, table

# By option and group.
BETS: Table = table(bet for choice in FIXED_BETS.values for bet in bets_of(choice)).reshape(-1, GROUPS)


@rule
def begin(g: Rules, s: State) -> None:
    open_bank(g, s)
    if g.mode == EXACT:
        s.stays = NOBODY  # who starts is no banker and leaves like any other seat


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    """The wall lies face down until all bets are placed."""
    pass_bank(g, s)
    clear_table(s)
    lay_wall(s, wall, tiles_used(g, s))
    s.turn = first_player(g, s)
    if g.mode == OUTRANK:
        s.betting = 1
    else:
        place_fixed_bets(g, s)
        deal_tiles(g, s)


@rule
def clear_table(s: State) -> None:
    s.result[:] = 0
    s.bets[:] = 0
    s.table_tiles[:] = 0
    s.tiles[:] = 0
    s.split[:] = 0


@rule
def tiles_used(g: Rules, s: State) -> int:
    return TABLE + HAND * players(g, s)


@rule
def players(g: Rules, s: State) -> int:
    return seats_in(g, s) if g.mode == EXACT else seats_in(g, s) - 1


@rule
def first_player(g: Rules, s: State) -> int:
    return s.banker if g.mode == EXACT else next_in(g, s, s.banker)


@rule
def next_player(g: Rules, s: State, seat: int) -> int:
    """The banker has nothing to decide."""
    seat = next_in(g, s, seat)
    return first_player(g, s) if seat == s.banker else seat


@rule
def place_fixed_bets(g: Rules, s: State) -> None:
    for _ in range(players(g, s)):
        for group in range(GROUPS):
            bet = BETS[g.fixed_bets, group]
            s.bets[s.turn, group] = min(bet, chips_left(g, s)) if g.bankroll > 0 else bet
        s.turn = next_player(g, s, s.turn)


@rule
def chips_left(g: Rules, s: State) -> int:
    """What the seat to act has not bet yet."""
    left = balance(g, s, s.turn)
    for group in range(GROUPS):
        left -= s.bets[s.turn, group]
    return left


@rule
def deal_tiles(g: Rules, s: State) -> None:
    take_tiles(s.table_tiles, 0, s.wall, 0, TABLE)
    for place in range(players(g, s)):
        take_tiles(s.tiles[s.turn], 0, s.wall, TABLE + HAND * place, HAND)
        s.turn = next_player(g, s, s.turn)
    s.wall[:] = 0


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return stakes_within(g, chips_left(g, s), out) if s.betting > 0 else legal_splits(s, out)


@rule
def legal_splits(s: State, out: Moves) -> int:
    twin_bits = twins(s.tiles[s.turn])
    count = 0
    for split in range(1, SPLITS + 1):
        if is_distinct(twin_bits, split):
            out[count] = SPLIT + split
            count += 1
    return count


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move > SPLIT:
        split_tiles(g, s, move - SPLIT)
    else:
        bet(g, s, move)


@rule
def bet(g: Rules, s: State, stake: int) -> None:
    s.bets[s.turn, s.betting - 1] = stake
    if s.betting < GROUPS:
        s.betting += 1
        return
    s.turn = next_player(g, s, s.turn)
    s.betting = 1
    if takes_part(s, s.turn):  # the turn came round
        s.betting = 0
        deal_tiles(g, s)


@rule
def split_tiles(g: Rules, s: State, split: int) -> None:
    s.split[s.turn] = split
    s.turn = next_player(g, s, s.turn)
    if s.split[s.turn] > 0:  # the turn came round
        settle(g, s)
        end_hand(g, s)
