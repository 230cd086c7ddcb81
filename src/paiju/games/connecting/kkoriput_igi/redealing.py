"""What a seat of Sticking the Tail does not see, dealt anew, true to what all know of the [5:2]."""

from paiju.games.connecting.chain import hand_is_over
from paiju.games.connecting.kkoriput_igi.state import BY_KOAN_A, KOAN_A, Rules, State
from paiju.games.connecting.redealing import ANYBODY, gather_unseen, hand_out_unseen, place_unseen
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import stands


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    owner = s.dealer if dealer_has_koan_a(g, s) and seat != s.dealer else ANYBODY
    bound, size = gather_unseen(g, s, seat, owner, KOAN_A, pool)
    while not stands(rng, place_unseen(rng, pool, bound, size)):
        pass
    hand_out_unseen(g, s, seat, pool, size)


@rule
def dealer_has_koan_a(g: Rules, s: State) -> bool:
    """With koan-a all know who was dealt [5:2]; until it is joined he holds it or has put it down."""
    return g.first_lead == BY_KOAN_A and s.hands[s.dealer, KOAN_A] + s.down[s.dealer, KOAN_A] > 0
