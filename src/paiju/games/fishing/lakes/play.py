"""How Fifteen Lakes is fished: one fish for a bait, or three alike that nothing else matches; and how it is paid."""

from paiju.games.bits import faces_in, lowest, without_lowest
from paiju.games.fishing.lakes.catches import points_of
from paiju.games.fishing.lakes.state import LakesRules
from paiju.games.fishing.pool import (
    DIFFERENCE,
    DROP,
    LAY,
    NOTHING,
    WAYS,
    PoolState,
    deal_pool,
    go_on,
    is_fished_out,
    legal_answers,
    settle,
    take,
)
from paiju.games.fishing.settlement import close_hand
from paiju.games.fishing.shoals import SHOAL_STARTS, SHOALS, is_alone, shoal_of
from paiju.games.fishing.sixes import answer, begin_play
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall

THOUSAND = 1000


@rule
def deal_lakes(g: LakesRules, s: PoolState, wall: Wall, pool: int, hands: int, military: int) -> None:
    deal_pool(g, s, wall, pool, hands)
    begin_play(g, s)
    for seat in range(g.seats):
        count_points(g, s, seat, military)


@rule
def count_points(g: LakesRules, s: PoolState, seat: int, military: int) -> None:
    s.points[seat] = points_of(g, s.catches[seat], military)


@rule
def legal_moves(g: LakesRules, s: PoolState, out: Moves) -> int:
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
def legal_with(g: LakesRules, s: PoolState, bait: int, out: Moves, count: int) -> int:
    """Append what this bait may do; as in `list_held_but`, every move is written and stays if it is legal."""
    before = count
    shoal = lakes_shoal(g, bait)
    for i in range(SHOAL_STARTS[shoal], SHOAL_STARTS[shoal + 1]):
        fish = SHOALS[i]
        out[count] = WAYS * bait + fish
        count += s.pool[fish] > 0
    out[count] = WAYS * bait + DROP
    return count + ((count == before) | (g.capture_compulsory == 0))


@rule
def lakes_shoal(g: LakesRules, bait: int) -> int:
    return shoal_of(bait, g.gee_joon_match, g.tens_match, g.heaven_earth_match)


@rule
def play_move(g: LakesRules, s: PoolState, move: int, military: int) -> None:
    seat = s.turn
    if move >= LAY:
        answer(g, s, move == LAY)
        count_points(g, s, seat, military)
        return
    use_bait(g, s, move // WAYS, move % WAYS, military)
    go_on(g, s, move // WAYS)
    if is_fished_out(s):
        end_hand(g, s)


@rule
def use_bait(g: LakesRules, s: PoolState, bait: int, way: int, military: int) -> None:
    if way == DROP:
        s.pool[bait] += 1
    else:
        take(s, bait, way, number_taken(g, s, bait, way))
        count_points(g, s, s.turn, military)


@rule
def number_taken(g: LakesRules, s: PoolState, bait: int, fish: int) -> int:
    """The fourth of a face takes the other three together if no other face matches it; any other bait one fish."""
    return 3 if fish == bait and s.pool[fish] == 3 and is_alone(lakes_shoal(g, bait)) else 1


@rule
def end_hand(g: LakesRules, s: PoolState) -> None:
    settle(g, s)
    if g.thousand_double and g.settlement == DIFFERENCE:
        pay_again_across_thousand(g, s)
    close_hand(g, s)


@rule
def pay_again_across_thousand(g: LakesRules, s: PoolState) -> None:
    """A seat with a thousand points and one with fewer settle their difference twice."""
    for seat in range(g.seats):
        for other in range(g.seats):
            if is_across_thousand(s, seat, other):
                s.result[seat] += s.points[seat] - s.points[other]


@rule
def is_across_thousand(s: PoolState, seat: int, other: int) -> bool:
    return (s.points[seat] >= THOUSAND) != (s.points[other] >= THOUSAND)
