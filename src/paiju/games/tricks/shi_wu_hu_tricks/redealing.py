"""Deal anew what a seat cannot see, among the hands where it could be.

A seat that is dealt both Supreme cards lays them, so what it laid and played tells which of them it may still hold.
They are dealt first, every possible way being equally likely; then the other cards fill up the hands.
"""

from itertools import product
from math import comb

from paiju.games.dealing import count_tiles, gather, hand_out
from paiju.games.tricks.shi_wu_hu_tricks.sets import COPIES, SIX, THREE
from paiju.games.tricks.shi_wu_hu_tricks.state import ALL, OFF, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import draw_below, draw_word, shuffle
from paiju.tiles import CARDS84
from paiju.tiles.tileset import table

# by places and cards: the number of ways to put so many cards into so many places
WAYS = table(comb(*pair) for pair in product(range(CARDS84.size + 1), range(COPIES + 1))).reshape(-1, COPIES + 1)


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    sixes = 0
    threes = 0
    if g.supreme_laid != OFF:
        sixes = take_up(g, s, seat, SIX)
        threes = take_up(g, s, seat, THREE)
    size = 0
    for other in range(g.seats):
        if other != seat:
            size = gather(s.hands[other], pool, size)
    shuffle(rng, pool, size)
    if sixes + threes > 0:
        deal_supremes(g, s, seat, rng, sixes, threes)
    for other in range(g.seats):
        if other != seat:
            size = hand_out(s.hands[other], pool, size, s.held[other] - count_tiles(s.hands[other]))


@rule
def take_up(g: Rules, s: State, seat: int, face: int) -> int:
    """Take the cards of a face out of the other hands; how many."""
    number = 0
    for other in range(g.seats):
        if other != seat:
            number += s.hands[other, face]
            s.hands[other, face] = 0
    return number


@rule
def deal_supremes(g: Rules, s: State, seat: int, rng: Rng, sixes: int, threes: int) -> None:
    """Draw the seats that hold threes until each of them gets one, so that every deal belongs to one such draw."""
    holders = draw_holders(g, s, seat, rng, sixes, threes)
    deal_face(g, s, seat, rng, holders, THREE, threes)
    while not have_threes(g, s, holders):
        take_up(g, s, seat, THREE)
        holders = draw_holders(g, s, seat, rng, sixes, threes)
        deal_face(g, s, seat, rng, holders, THREE, threes)
    deal_face(g, s, seat, rng, holders, SIX, sixes)


@rule
def draw_holders(g: Rules, s: State, seat: int, rng: Rng, sixes: int, threes: int) -> int:
    """Some seats, one bit each: as likely as there are ways to deal them all threes and no other seat any."""
    total = 0
    for holders in range(1 << g.seats):
        total += ways_to_deal(g, s, seat, holders, sixes, threes)
    drawn = (draw_word(rng) << 30 | draw_word(rng) >> 2) % total
    holders = 0
    while drawn >= ways_to_deal(g, s, seat, holders, sixes, threes):
        drawn -= ways_to_deal(g, s, seat, holders, sixes, threes)
        holders += 1
    return holders


@rule
def ways_to_deal(g: Rules, s: State, seat: int, holders: int, sixes: int, threes: int) -> int:
    if holders > 0 and (threes == 0 or is_among(seat, holders)):
        return 0
    for_sixes = 0
    for_threes = 0
    for other in range(g.seats):
        for_sixes += places(g, s, seat, other, holders, SIX)
        for_threes += places(g, s, seat, other, holders, THREE)
    return WAYS[for_sixes, sixes] * WAYS[for_threes, threes]


@rule
def is_among(seat: int, seats: int) -> bool:
    return seat >= 0 and seats >> seat & 1 == 1


@rule
def places(g: Rules, s: State, seat: int, other: int, holders: int, face: int) -> int:
    """How many more cards of a Supreme face another seat may hold."""
    is_laid = g.supreme_laid == ALL and s.laid[other, SIX] > 0
    is_excluded = s.played[other, SIX + THREE - face] > 0 or is_among(other, holders) != (face == THREE)
    if other == seat or is_laid or is_excluded:
        return 0
    return s.held[other] - s.hands[other, face]


@rule
def deal_face(g: Rules, s: State, seat: int, rng: Rng, holders: int, face: int, number: int) -> None:
    for _ in range(number):
        total = 0
        for other in range(g.seats):
            total += places(g, s, seat, other, holders, face)
        drawn = draw_below(rng, total)
        other = 0
        while drawn >= places(g, s, seat, other, holders, face):
            drawn -= places(g, s, seat, other, holders, face)
            other += 1
        s.hands[other, face] += 1


@rule
def have_threes(g: Rules, s: State, holders: int) -> bool:
    for seat in range(g.seats):
        if is_among(seat, holders) and s.hands[seat, THREE] == 0:
            return False
    return True
