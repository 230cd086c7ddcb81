"""What a seat of Slanted Nail does not see, dealt anew, so that no hand was thrown in or won by its doubles."""

from paiju.games.connecting.ce_deng.rules import EACH, PAY_DOUBLE, are_void, is_double
from paiju.games.connecting.ce_deng.state import Rules, State
from paiju.games.connecting.chain import SEATS, hand_is_over
from paiju.games.connecting.redealing import ANYBODY, PLACED, gather_unseen, hand_out_unseen, place_unseen, start_of
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import stands


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    bound, size = gather_unseen(g, s, seat, ANYBODY, 0, pool)
    while not stands(rng, place_unseen(rng, pool, bound, size) and are_played(g, s, seat, pool)):
        pass
    hand_out_unseen(g, s, seat, pool, size)


@rule
def are_played(g: Rules, s: State, seat: int, pool: Wall) -> bool:
    """Whether all hands are played with the doubles that they were dealt."""
    for other in range(SEATS):
        if other != seat:
            doubles = s.joined_doubles[other]
            start = PLACED + start_of(g, s, seat, other)
            for place in range(start, start + s.held[other] + s.laid[other]):
                doubles += is_double(pool[place])
            if are_void(g, doubles) or (doubles == EACH and g.eight_doubles == PAY_DOUBLE):
                return False
    return True
