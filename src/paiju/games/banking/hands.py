"""Tiles in the banking games: the wall, and hands in canonical order."""

from paiju.games.banking.bank import clear_stakes, next_in, seats_in
from paiju.games.banking.state import TILES, BankRules, BankState, HandState
from paiju.kernel.compile import rule
from paiju.kernel.record import Row, Wall


@rule
def lay_wall(s: BankState, wall: Wall, used: int) -> None:
    """Lay down what may be dealt; the others are out of play."""
    s.wall[:] = 0
    s.idle[:] = 0
    for i in range(used):
        s.wall[i] = wall[i]
    for i in range(used, TILES):
        if wall[i] >= 0:  # a given wall may be short
            s.idle[wall[i]] += 1


@rule
def ask_for_stakes(g: BankRules, s: HandState, wall: Wall, each: int) -> None:
    """Clear the table and lay the wall face down; the seat after the banker stakes first."""
    clear_stakes(s)
    s.tiles[:] = 0
    s.dealt = 0
    lay_wall(s, wall, seats_in(g, s) * each)
    s.turn = next_in(g, s, s.banker)


@rule
def take_tiles(tiles: Row, held: int, wall: Row, start: int, number: int) -> None:
    """Insert wall[start:start + number] into a hand that holds `held` tiles, in canonical order."""
    for i in range(number):
        place = held + i
        while place > 0 and tiles[place - 1] > wall[start + i]:
            tiles[place] = tiles[place - 1]
            place -= 1
        tiles[place] = wall[start + i]


@rule
def deal_hands(g: BankRules, s: HandState, each: int) -> None:
    """Deal to all seats, the banker last; the seat after him is then to act."""
    s.dealt = each
    s.turn = next_in(g, s, s.banker)
    for place in range(seats_in(g, s)):
        take_tiles(s.tiles[s.turn], 0, s.wall, place * each, each)
        s.turn = next_in(g, s, s.turn)
    s.wall[:] = 0
