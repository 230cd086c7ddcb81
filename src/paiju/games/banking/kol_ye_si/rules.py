"""Kol-ye-si (골여시, gol-yeosi), a game of Korean gambling houses: two or three tiles against the banker's two.

Each player takes a tile, looks at it and stakes. The banker takes two tiles and wins everything at once if they are
identical. Otherwise each player draws one or two more, all is shown, and the pips modulo ten decide.
"""

from paiju.games.banking.bank import (
    clear_stakes,
    end_hand,
    legal_stakes,
    next_in,
    open_bank,
    pass_bank,
    pay,
    place_stake,
    seats_in,
)
from paiju.games.banking.hands import gather_tiles, lay_wall, take_tiles
from paiju.games.banking.kol_ye_si.records import EITHER, MOST_HELD, NOTHING, ONE, PAIR
from paiju.games.banking.kol_ye_si.records import Rules as Rules
from paiju.games.banking.kol_ye_si.records import State as State
from paiju.games.banking.records import MOST_STAKE
from paiju.games.dealing import gather, hand_out
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng, Wall
from paiju.kernel.rng import shuffle
from paiju.tiles.dominoes import PIPS

# The move table: bet 1 to 500 are the moves of these numbers, then draw 1 and draw 2.
DRAW = MOST_STAKE
MOVES = DRAW + 3


@rule
def tiles_are_shown(g: Rules, s: State) -> bool:
    """After a perfect pair nobody shows but the banker."""
    return s.turn < 0 and s.perfect == NOTHING


@rule
def begin(g: Rules, s: State) -> None:
    open_bank(g, s)
    s.perfect = NOTHING


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    """Every player takes his first tile."""
    pass_bank(g, s)
    clear_table(s)
    s.left = most_taken(g, seats_in(g, s))
    lay_wall(s, wall, s.left)
    s.turn = next_in(g, s, s.banker)
    while s.turn != s.banker:
        take(s, s.turn, 1)
        s.turn = next_in(g, s, s.turn)
    s.turn = next_in(g, s, s.banker)


@rule
def clear_table(s: State) -> None:
    clear_stakes(s)
    s.tiles[:] = 0
    s.held[:] = 0
    s.taken = 0
    s.perfect = NOTHING


@rule
def most_taken(g: Rules, seats: int) -> int:
    return (seats - 1) * (MOST_HELD - 1 if g.draw_counts == ONE else MOST_HELD) + PAIR


@rule
def take(s: State, seat: int, number: int) -> None:
    take_tiles(s.tiles[seat], s.held[seat], s.wall, s.taken, number)
    for _ in range(number):
        s.wall[s.taken] = 0
        s.taken += 1
    s.held[seat] += number
    s.left -= number


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_stakes(g, s, out) if s.stakes[s.turn] == 0 else legal_draws(g, out)


@rule
def legal_draws(g: Rules, out: Moves) -> int:
    if g.draw_counts != EITHER:
        out[0] = DRAW + g.draw_counts
        return 1
    out[0] = DRAW + 1
    out[1] = DRAW + 2
    return 2


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move > DRAW:
        draw(g, s, move - DRAW)
    else:
        bet(g, s, move)


@rule
def bet(g: Rules, s: State, stake: int) -> None:
    place_stake(g, s, stake)
    if s.turn == s.banker:
        take_pair(g, s)


@rule
def take_pair(g: Rules, s: State) -> None:
    take(s, s.banker, PAIR)
    s.turn = next_in(g, s, s.banker)
    if has_perfect_pair(g, s):
        s.perfect = s.tiles[s.banker, 0]
        show(g, s)


@rule
def has_perfect_pair(g: Rules, s: State) -> bool:
    if g.perfect_pair == 0 or s.held[s.banker] == 0:
        return False
    return s.tiles[s.banker, 0] == s.tiles[s.banker, 1]


@rule
def draw(g: Rules, s: State, number: int) -> None:
    take(s, s.turn, number)
    s.turn = next_in(g, s, s.turn)
    if s.turn == s.banker:
        show(g, s)


@rule
def show(g: Rules, s: State) -> None:
    seat = next_in(g, s, s.banker)
    while seat != s.banker:
        pay(s, seat, s.stakes[seat] * outcome(s, seat))
        seat = next_in(g, s, seat)
    end_hand(g, s)


@rule
def outcome(s: State, seat: int) -> int:
    """1 the player wins, 0 push, -1 the banker wins."""
    if s.perfect != NOTHING:
        return -1
    return min(max(points(s, seat) - points(s, s.banker), -1), 1)


@rule
def points(s: State, seat: int) -> int:
    pips = 0
    for place in range(s.held[seat]):
        pips += PIPS[s.tiles[seat, place]]
    return pips % 10


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """A hand that goes on tells everybody that the banker has no perfect pair."""
    if tiles_are_shown(g, s):
        return
    redeal_unseen(g, s, seat, rng, pool)
    while s.perfect == NOTHING and has_perfect_pair(g, s):
        redeal_unseen(g, s, seat, rng, pool)


@rule
def redeal_unseen(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    size = gather(s.idle, pool, 0)
    idle = size
    size = gather_tiles(s.wall, s.taken, s.taken + s.left, pool, size)
    for other in range(g.seats):
        if is_unseen(s, other, seat):
            size = gather_tiles(s.tiles[other], 0, s.held[other], pool, size)
    shuffle(rng, pool, size)
    for other in range(g.seats):
        if is_unseen(s, other, seat):
            size -= s.held[other]
            take_tiles(s.tiles[other], 0, pool, size, s.held[other])
    for i in range(s.left):
        s.wall[s.taken + i] = pool[idle + i]
    hand_out(s.idle, pool, idle, idle)


@rule
def is_unseen(s: State, owner: int, seat: int) -> bool:
    return owner != seat and (owner != s.banker or s.perfect == NOTHING)
