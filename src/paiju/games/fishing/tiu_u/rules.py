"""Catching Fish (釣魚, Tiu-U, Diào Yú): catch tiles of the pool with tiles of as many pips.

In a turn a player plays a tile from the hand, then turns up one of the woodpile; each of the two catches a fish of
the pool or stays there. Players pay each other the difference of what their catches are worth.
"""

from paiju.games.bits import faces_in, lowest, without_lowest
from paiju.games.fishing.pool import (
    DROP,
    LAY,
    NOTHING,
    THIRD,
    WAYS,
    begin_session,
    deal_pool,
    go_on,
    is_fished_out,
    legal_answers,
    number_caught,
    settle,
    take,
)
from paiju.games.fishing.settlement import close_hand
from paiju.games.fishing.shoals import SHOAL_STARTS, SHOALS
from paiju.games.fishing.sixes import answer, begin_play
from paiju.games.fishing.tiu_u.catches import points_of, tiu_u_shoal
from paiju.games.fishing.tiu_u.state import Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall

POOL = 16
HANDS = 24  # tiles in all hands together

begin = begin_session


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_pool(g, s, wall, POOL, HANDS)
    s.piles[:] = 0
    begin_play(g, s)
    for seat in range(g.seats):
        count_points(s, seat)


@rule
def count_points(s: State, seat: int) -> None:
    s.points[seat] = points_of(s.catches[seat])


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.question > 0:
        return legal_answers(out)
    if s.turned != NOTHING:
        return legal_with(g, s, s.turned, out, 0)
    count = 0
    baits = faces_in(s.hands[s.turn])
    while baits != 0:
        count = legal_with(g, s, lowest(baits), out, count)
        baits = without_lowest(baits)
    return count


@rule
def legal_with(g: Rules, s: State, bait: int, out: Moves, count: int) -> int:
    """Append what this bait may do; as in `list_held_but`, every move is written and stays if it is legal."""
    before = count
    shoal = tiu_u_shoal(g.gee_joon_match, bait)
    for i in range(SHOAL_STARTS[shoal], SHOAL_STARTS[shoal + 1]):
        fish = SHOALS[i]
        out[count] = WAYS * bait + fish
        count += (s.pool[fish] > 0) | ((fish == bait) & (s.piles[fish] > 0))
    must_catch = (count > before) & (g.capture_compulsory == 1)
    if can_be_third(g, s, bait):
        out[count] = WAYS * bait + THIRD
        count += 1
    out[count] = WAYS * bait + DROP
    return count + (not must_catch)


@rule
def can_be_third(g: Rules, s: State, bait: int) -> bool:
    if not g.third_tile or s.pool[bait] != 2:
        return False
    return not g.pile_locks or number_caught(g, s, bait) == 0


@rule
def apply(g: Rules, s: State, move: int) -> None:
    seat = s.turn
    if move >= LAY:
        answer(g, s, move == LAY)
        count_points(s, seat)
        return
    use_bait(g, s, move // WAYS, move % WAYS)
    go_on(g, s, move // WAYS)
    if is_fished_out(s):
        settle(g, s)
        close_hand(g, s)


@rule
def use_bait(g: Rules, s: State, bait: int, way: int) -> None:
    if way == DROP:
        s.pool[bait] += 1
    elif way == THIRD and g.pile_locks:
        s.pool[bait] = 0
        s.piles[bait] = 1
    elif way == THIRD:
        s.pool[bait] += 1
    else:
        catch(s, bait, way)


@rule
def catch(s: State, bait: int, fish: int) -> None:
    number = number_taken(s, bait, fish)
    if fish == bait and s.piles[fish] > 0:
        s.piles[fish] = 0
        s.pool[fish] = number
    take(s, bait, fish, number)
    count_points(s, s.turn)


@rule
def number_taken(s: State, bait: int, fish: int) -> int:
    """The fourth of a face takes the other three together, any other bait one fish."""
    return 3 if fish == bait and (s.piles[fish] > 0 or s.pool[fish] == 3) else 1
