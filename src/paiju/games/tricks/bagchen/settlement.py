"""Who pays whom in Bagchen: chips for points at once, the rest when the last trick is taken."""

from paiju.games.tricks.bagchen.leads import has_passport
from paiju.games.tricks.bagchen.state import Rules, State
from paiju.games.tricks.hands import pay
from paiju.games.tricks.state import SEATS
from paiju.kernel.compile import rule

QUOTA = 6


@rule
def pay_chips(g: Rules, s: State, taker: int, chips: int) -> None:
    """A trick that is worth no chips ends the run of points."""
    if chips == 0:
        end_run(s)
        return
    s.run += chips
    for payer in range(SEATS):
        if pays_chips(g, s, payer, taker):
            pay(s, payer, taker, chips)
            s.run_paid[payer] += chips


@rule
def pays_chips(g: Rules, s: State, payer: int, taker: int) -> bool:
    return payer != taker and not (g.passport == 1 and has_passport(s, payer))


@rule
def end_run(s: State) -> None:
    s.run = 0
    s.run_paid[:] = 0


@rule
def settle(g: Rules, s: State, winner: int) -> None:
    """Whoever leads a run of points keeps the lead, so a run that lasts to the end is the winner's."""
    factor = settling_factor(g.jump, s.run)
    for loser in range(SEATS):
        if loser != winner:
            if g.jump:
                pay(s, winner, loser, s.run_paid[loser])
            pay(s, loser, winner, (QUOTA - s.tricks[loser]) * factor)


@rule
def settling_factor(jump: int, run: int) -> int:
    """The jump: whoever wins the end with points settles with twice their chips as a factor, and returns the chips."""
    return 2 * run if jump == 1 and run > 0 else 1
