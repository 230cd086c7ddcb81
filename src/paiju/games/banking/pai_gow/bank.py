"""The frame of the banking games: one seat holds the bank, the others stake against it.

In turn order the seat after the banker comes first and the banker last. With a bankroll a player stakes no more than
he has, and a seat without chips leaves.
"""

from paiju.games.banking.pai_gow.records import FIXED, ROTATE, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Moves


@rule
def balance(g: Rules, s: State, seat: int) -> int:
    return g.bankroll + s.score[seat]


@rule
def is_in(g: Rules, s: State, seat: int) -> bool:
    """Scores change only when a hand ends: who is in when it is dealt is in to its end. A fixed banker never leaves."""
    if g.bankroll == 0 or balance(g, s, seat) > 0:
        return True
    return g.banker_mode == FIXED and seat == g.first_banker


@rule
def seats_in(g: Rules, s: State) -> int:
    count = 0
    for seat in range(g.seats):
        if is_in(g, s, seat):
            count += 1
    return count


@rule
def next_in(g: Rules, s: State, seat: int) -> int:
    """The next seat that has not left; at least two are in."""
    seat = seat_after(g, seat)
    while not is_in(g, s, seat):
        seat = seat_after(g, seat)
    return seat


@rule
def seat_after(g: Rules, seat: int) -> int:
    return seat + 1 if seat + 1 < g.seats else 0


@rule
def pass_bank(g: Rules, s: State) -> None:
    """Before every hand but the first."""
    if g.banker_mode == ROTATE and s.hands_played > 0:
        s.banker = next_in(g, s, s.banker)


@rule
def stake_limits(g: Rules, s: State, seat: int) -> tuple[int, int]:
    """The least and the most that a player may stake; one who has less than the least goes all-in."""
    most = g.max_stake
    if g.bankroll > 0:
        most = min(most, balance(g, s, seat))
    return min(g.min_stake, most), most


@rule
def legal_stakes(g: Rules, s: State, out: Moves) -> int:
    least, most = stake_limits(g, s, s.turn)
    for stake in range(least, most + 1):
        out[stake - least] = stake
    return most - least + 1


@rule
def end_hand(g: Rules, s: State) -> None:
    for seat in range(g.seats):
        s.score[seat] += s.result[seat]
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands or seats_in(g, s) <= 1 else DEAL
