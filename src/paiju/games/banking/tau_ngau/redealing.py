"""Redealing Tau Ngau: other hands, and random bulls that they allow."""

from paiju.games.banking.redealing import redeal_tiles
from paiju.games.banking.state import hand_is_over
from paiju.games.banking.tau_ngau.options import HAND
from paiju.games.banking.tau_ngau.rules import legal_discards
from paiju.games.banking.tau_ngau.state import DISCARD, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import draw_below


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    redeal_tiles(g, s, seat, HAND, rng, pool)
    for other in range(g.seats):
        if other != seat and s.discard[other] > 0:  # any choice that his new tiles allow
            count = legal_discards(g, s.tiles[other], pool)
            s.discard[other] = pool[draw_below(rng, count)] - DISCARD
