"""The score sheet of Making Pairs: paid by everybody, or by the thrower of the winning tile alone."""

from paiju.games.melding.jjak_mat_chu_gi.state import PAY_ALL, THROWS, Rules, State
from paiju.games.melding.jjak_mat_chu_gi.table import pairs_of
from paiju.games.melding.sheets import paid_to_winner
from paiju.games.melding.state import NOBODY
from paiju.games.melding.throws import THROWER
from paiju.games.sheets import times
from paiju.kernel.payments import Payment
from paiju.tiles import FULL32


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.winner == NOBODY:
        return []
    pairs = " ".join(FULL32.text(pair) for pair in pairs_of(g, after, after.winner))
    return paid_to_winner(g, after, f"three pairs {pairs}, {won_with(g, before, after)}")


def won_with(g: Rules, before: State, after: State) -> str:
    """Which tile began the winning turn, and what that costs."""
    taken = [slot for slot in range(THROWS) if after.takers[slot] and not before.takers[slot]]
    if not taken:
        return f"with a drawn tile: stake {g.stake}"
    seat, face = divmod(after.throws[taken[0]], THROWER)
    if seat == after.winner:
        return f"with the {FULL32.text([face])} that he had thrown himself: stake {g.stake}"
    for_all = times(g.seats - 1, "for all") if g.discard_pay == PAY_ALL else ""
    return f"with the {FULL32.text([face])} of s{seat}: stake {g.stake}{for_all}"
