"""What a seat of Sticking the Tail does not see, dealt anew, true to what all know of the [5:2]."""

from paiju.games.connecting.chain import hand_is_over
from paiju.games.connecting.kkoriput_igi.state import BY_KOAN_A, KOAN_A, Rules, State
from paiju.games.connecting.redealing import redeal_unseen
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import draw_below


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    if dealer_has_koan_a(g, s) and seat != s.dealer:
        redeal_around_koan_a(g, s, seat, rng, pool)
    else:
        redeal_unseen(g, s, seat, rng, pool)


@rule
def dealer_has_koan_a(g: Rules, s: State) -> bool:
    """With koan-a all know who was dealt [5:2]; until it is joined he holds it or has put it down."""
    return g.first_lead == BY_KOAN_A and s.hands[s.dealer, KOAN_A] + s.down[s.dealer, KOAN_A] > 0


@rule
def redeal_around_koan_a(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    """The dealer's [5:2] goes to any of his places, all other tiles are dealt anew."""
    held = s.held[s.dealer]
    laid = s.laid[s.dealer]
    is_laid = 1 if draw_below(rng, held + laid) < laid else 0
    s.hands[s.dealer, KOAN_A] = 0
    s.down[s.dealer, KOAN_A] = 0
    s.held[s.dealer] = held - 1 + is_laid
    s.laid[s.dealer] = laid - is_laid
    redeal_unseen(g, s, seat, rng, pool)
    s.hands[s.dealer, KOAN_A] = 1 - is_laid
    s.down[s.dealer, KOAN_A] = is_laid
    s.held[s.dealer] = held
    s.laid[s.dealer] = laid
