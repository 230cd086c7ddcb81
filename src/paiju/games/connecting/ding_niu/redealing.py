"""What a seat of the Bull Fight does not see, dealt anew, so that who killed the layout by choice had a choice."""

from paiju.games.connecting.chain import hand_is_over
from paiju.games.connecting.ding_niu.state import Rules, State
from paiju.games.connecting.redealing import ANYBODY, PLACED, gather_unseen, hand_out_unseen, place_unseen, start_of
from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall
from paiju.kernel.rng import stands


@rule
def redeal(g: Rules, s: State, seat: int, rng: Rng, pool: Wall) -> None:
    if hand_is_over(g, s):
        return
    bound, size = gather_unseen(g, s, seat, ANYBODY, 0, pool)
    while not stands(rng, place_unseen(rng, pool, bound, size) and had_another_way(g, s, seat, pool)):
        pass
    hand_out_unseen(g, s, seat, pool, size)


@rule
def had_another_way(g: Rules, s: State, seat: int, pool: Wall) -> bool:
    """Whether who answers for a SuanZhang move has, in hand or put down since, a tile that it could have joined."""
    if s.others == 0 or s.maker == seat:
        return True
    start = PLACED + start_of(g, s, seat, s.maker)
    for place in range(start, start + s.held[s.maker] + s.laid[s.maker] - s.laid_before):
        if s.others >> pool[place] & 1:
            return True
    return False
