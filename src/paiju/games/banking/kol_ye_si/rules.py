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
    place_stake,
    seats_in,
)
from paiju.games.banking.hands import lay_wall, take_tiles
from paiju.games.banking.kol_ye_si.options import EITHER, MOST_HELD, ONE, PAIR
from paiju.games.banking.kol_ye_si.settlement import settle
from paiju.games.banking.kol_ye_si.state import DRAW, NOTHING, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall


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
        out[0] = DRAW + only_count(g)
        return 1
    out[0] = DRAW + 1
    out[1] = DRAW + 2
    return 2


@rule
def only_count(g: Rules) -> int:
    """How many tiles a player draws who has no choice."""
    return 1 if g.draw_counts == ONE else 2


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
    settle(g, s)
    end_hand(g, s)
