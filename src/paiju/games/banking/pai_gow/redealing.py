"""Redealing Pai Gow: other hands, and random settings of them."""

from paiju.games.banking.pai_gow.house_way import house_setting
from paiju.games.banking.pai_gow.options import BY_HOUSE_WAY
from paiju.games.banking.pai_gow.setting import is_distinct, tiles_each, tiles_of
from paiju.games.banking.pai_gow.state import SETTINGS, Rules, State
from paiju.games.banking.redealing import redeal_tiles
from paiju.games.banking.state import hand_is_over
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import draw_below


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    redeal_tiles(g, s, seat, tiles_each(g), rng, pool)
    for other in range(g.seats):
        if other != seat and s.setting[other] > 0:
            s.setting[other] = unseen_setting(g, s, other, rng)


@rule
def unseen_setting(g: Rules, s: State, seat: int, rng: Rng) -> int:
    """A setting that nobody else has seen: the house's for its banker, any one for a player."""
    if seat == s.banker and g.banker_sets == BY_HOUSE_WAY:
        return house_setting(g, tiles_of(s, seat), g.house_way)
    setting = 1 + draw_below(rng, SETTINGS)
    while not is_distinct(tiles_of(s, seat), setting):
        setting = 1 + draw_below(rng, SETTINGS)
    return setting
