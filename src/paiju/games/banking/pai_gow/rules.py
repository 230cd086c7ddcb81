"""Pai Gow (牌九, Cantonese paai4 gau2, Mandarin pái jiǔ, "tile nine"): beat both hands of the banker.

The players stake; everybody gets four tiles and secretly sets them as two hands of two, the banker last. The better
hand meets the banker's better hand, the other his other one: win both and win the stake, lose both and lose it.
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
from paiju.games.banking.hands import deal_hands, hand_is_over, lay_wall, redeal_hands, redeal_wall
from paiju.games.banking.pai_gow.house_way import house_setting
from paiju.games.banking.pai_gow.records import HOUSE_WAY, MOST_EACH, SMALL
from paiju.games.banking.pai_gow.records import Rules as Rules
from paiju.games.banking.pai_gow.records import State as State
from paiju.games.banking.pai_gow.setting import SETTINGS, is_distinct, tiles_of
from paiju.games.banking.pai_gow.settlement import settle
from paiju.games.banking.records import MOST_STAKE
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Rng, Wall
from paiju.kernel.rng import draw_below

# The move table: bet 1 to 500 are the moves of these numbers, then the settings 1 to 3.
SET = MOST_STAKE
MOVES = SET + SETTINGS + 1


@rule
def begin(g: Rules, s: State) -> None:
    open_bank(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    """The wall lies face down until all stakes are placed."""
    pass_bank(g, s)
    clear_table(s)
    lay_wall(s, wall, tiles_used(g, s))
    s.turn = next_in(g, s, s.banker)


@rule
def clear_table(s: State) -> None:
    clear_stakes(s)
    s.tiles[:] = 0
    s.setting[:] = 0
    s.dealt = 0


@rule
def tiles_each(g: Rules) -> int:
    return 2 if g.variant == SMALL else MOST_EACH


@rule
def tiles_used(g: Rules, s: State) -> int:
    return seats_in(g, s) * tiles_each(g)


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_settings(tiles_of(s, s.turn), out) if s.dealt > 0 else legal_stakes(g, s, out)


@rule
def legal_settings(tiles: int, out: Moves) -> int:
    count = 0
    for setting in range(1, SETTINGS + 1):
        if is_distinct(tiles, setting):
            out[count] = SET + setting
            count += 1
    return count


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move > SET:
        set_tiles(g, s, move - SET)
    else:
        bet(g, s, move)


@rule
def bet(g: Rules, s: State, stake: int) -> None:
    place_stake(g, s, stake)
    if s.turn == s.banker:
        deal_tiles(g, s)


@rule
def deal_tiles(g: Rules, s: State) -> None:
    deal_hands(g, s, tiles_each(g))
    if g.variant == SMALL:
        show(g, s)
    elif g.banker_sets == HOUSE_WAY:
        s.setting[s.banker] = house_setting(g, tiles_of(s, s.banker), g.house_way)


@rule
def set_tiles(g: Rules, s: State, setting: int) -> None:
    s.setting[s.turn] = setting
    s.turn = next_in(g, s, s.turn)
    if s.setting[s.turn] > 0:  # all have set: the turn came round, or to a banker whom the house has set
        show(g, s)


@rule
def show(g: Rules, s: State) -> None:
    settle(g, s)
    end_hand(g, s)


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    if s.dealt == 0:
        redeal_wall(s, tiles_used(g, s), rng, pool)
        return
    redeal_hands(g, s, seat, rng, pool)
    for other in range(g.seats):
        if other != seat and s.setting[other] > 0:
            s.setting[other] = unseen_setting(g, s, other, rng)


@rule
def unseen_setting(g: Rules, s: State, seat: int, rng: Rng) -> int:
    """A setting that nobody else has seen: the house's for its banker, any one for a player."""
    if seat == s.banker and g.banker_sets == HOUSE_WAY:
        return house_setting(g, tiles_of(s, seat), g.house_way)
    setting = 1 + draw_below(rng, SETTINGS)
    while not is_distinct(tiles_of(s, seat), setting):
        setting = 1 + draw_below(rng, SETTINGS)
    return setting
