"""The bank, common to all banking games: one seat holds it, the others stake against it.

In turn order the seat after the banker comes first and the banker last. With a bankroll a player stakes no more than
he has, and a seat without chips leaves. A game of the family extends BankRules and BankState (or StakeState, if a
player has one stake), opens every hand but the first with `pass_bank`, fills in `result` and closes with `end_hand`.
"""

from paiju.games.banking.options import FIXED, ROTATE
from paiju.games.banking.state import NOBODY, BankRules, BankState, StakeState
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, Moves


@rule
def open_bank(g: BankRules, s: BankState) -> None:
    s.banker = g.first_banker
    s.stays = g.first_banker if g.banker_mode == FIXED else NOBODY
    s.turn = DEAL


@rule
def balance(g: BankRules, s: BankState, seat: int) -> int:
    return g.bankroll + s.score[seat]


@rule
def is_in(g: BankRules, s: BankState, seat: int) -> bool:
    """Scores change only when a hand ends: who is in when it is dealt is in to its end."""
    return g.bankroll == 0 or balance(g, s, seat) > 0 or seat == s.stays


@rule
def seats_in(g: BankRules, s: BankState) -> int:
    count = 0
    for seat in range(g.seats):
        if is_in(g, s, seat):
            count += 1
    return count


@rule
def next_in(g: BankRules, s: BankState, seat: int) -> int:
    """The next seat that has not left; at least two are in."""
    seat = seat_after(g, seat)
    while not is_in(g, s, seat):
        seat = seat_after(g, seat)
    return seat


@rule
def seat_after(g: BankRules, seat: int) -> int:
    return seat + 1 if seat + 1 < g.seats else 0


@rule
def pass_bank(g: BankRules, s: BankState) -> None:
    """Before every hand but the first."""
    if s.hands_played > 0 and (g.banker_mode == ROTATE or not is_in(g, s, s.banker)):
        s.banker = next_in(g, s, s.banker)


@rule
def stake_limits(g: BankRules, s: BankState, seat: int) -> tuple[int, int]:
    return limits_within(g, balance(g, s, seat))


@rule
def limits_within(g: BankRules, chips: int) -> tuple[int, int]:
    """The least and the most that a player with so many chips may stake; who has less than the least goes all-in."""
    most = min(g.max_stake, chips) if g.bankroll > 0 else g.max_stake
    return min(g.min_stake, most), most


@rule
def legal_stakes(g: BankRules, s: BankState, out: Moves) -> int:
    return stakes_within(g, balance(g, s, s.turn), out)


@rule
def stakes_within(g: BankRules, chips: int, out: Moves) -> int:
    """List what a player with so many chips may stake."""
    least, most = limits_within(g, chips)
    for stake in range(least, most + 1):
        out[stake - least] = stake
    return most - least + 1


@rule
def clear_stakes(s: StakeState) -> None:
    s.result[:] = 0
    s.stakes[:] = 0


@rule
def place_stake(g: BankRules, s: StakeState, stake: int) -> None:
    s.stakes[s.turn] = stake
    s.turn = next_in(g, s, s.turn)


@rule
def takes_part(s: StakeState, seat: int) -> bool:
    """Whether a seat is in the hand whose stakes are placed."""
    return s.stakes[seat] > 0 or seat == s.banker


@rule
def pay(s: BankState, seat: int, gain: int) -> None:
    """The banker pays a player, or collects from him if the gain is negative."""
    s.result[seat] = gain
    s.result[s.banker] -= gain


@rule
def end_hand(g: BankRules, s: BankState) -> None:
    for seat in range(g.seats):
        s.score[seat] += s.result[seat]
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands or seats_in(g, s) <= 1 else DEAL
