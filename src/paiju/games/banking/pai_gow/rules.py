"""Pai Gow (牌九, Cantonese paai4 gau2, Mandarin pái jiǔ, "tile nine"): beat both hands of the banker.

The players stake; everybody gets four tiles and secretly sets them as two hands of two, the banker last. The better
hand meets the banker's better hand, the other his other one: win both and win the stake, lose both and lose it.
"""

from paiju.games.banking.bank import end_hand, legal_stakes, next_in, open_bank, pass_bank, place_stake
from paiju.games.banking.hands import ask_for_stakes, deal_hands
from paiju.games.banking.pai_gow.house_way import house_setting
from paiju.games.banking.pai_gow.options import BY_HOUSE_WAY, SMALL
from paiju.games.banking.pai_gow.setting import is_distinct, tiles_each, tiles_of
from paiju.games.banking.pai_gow.settlement import settle
from paiju.games.banking.pai_gow.state import SET, SETTINGS, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall


@rule
def begin(g: Rules, s: State) -> None:
    open_bank(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    """The wall lies face down until all stakes are placed."""
    pass_bank(g, s)
    ask_for_stakes(g, s, wall, tiles_each(g))
    s.setting[:] = 0


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
    elif g.banker_sets == BY_HOUSE_WAY:
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
