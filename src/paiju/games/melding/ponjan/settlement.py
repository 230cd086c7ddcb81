"""Who pays whom in Ponjan, and how the session goes on."""

from paiju.games.melding.hands import lay_open
from paiju.games.melding.ponjan.combinations import points
from paiju.games.melding.ponjan.state import AS_PRINTED, TENPAI, ZERO_SUM, Rules, State, is_ready
from paiju.games.melding.state import NOBODY, NOTHING
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER

POT = 3  # units that the hands that are not ready pay together when the deck runs out


@rule
def hand_score(number: int, formula: int) -> int:
    """The score for a number of points; from four on, by the printed formula or by the one the program computes."""
    if number < 4:
        return 1 << number - 1
    return 4 * ((number if formula == AS_PRINTED else number - 4) // 2 + 1) + 4


@rule
def pay_winner(g: Rules, s: State, payer: int) -> None:
    """The seat that threw the last tile pays everything; if it was drawn (payer NOBODY), all others share."""
    amount = hand_score(points(s.combinations), g.score_formula) * g.score_unit
    if g.starter_bonus and s.winner == s.starter:
        amount = 3 * amount // 2
    s.result[s.winner] = amount
    if payer != NOBODY:
        s.result[payer] = -amount
        return
    for place in range(g.seats - 1):
        s.result[(s.winner + 1 + place) % g.seats] = -share(g, amount, g.seats - 1, place)


@rule
def share(g: Rules, amount: int, number: int, place: int) -> int:
    """The share of one seat out of `number`; the first ones take one point more each until the remainder is used up."""
    remainder = amount % number if g.rounding == ZERO_SUM else 0
    return amount // number + (1 if place < remainder else 0)


@rule
def end_without_winner(g: Rules, s: State) -> None:
    if g.no_deck == TENPAI:
        pay_ready(g, s)
        for seat in range(g.seats):
            if is_ready(s.hands[seat], NOTHING):
                lay_open(s, seat, s.opened[seat])
    end_game(g, s)


@rule
def pay_ready(g: Rules, s: State) -> None:
    """If there are both kinds, seats that are not ready pay a pot to those that are."""
    ready = 0
    for seat in range(g.seats):
        ready += 1 if is_ready(s.hands[seat], NOTHING) else 0
    if ready == 0 or ready == g.seats:
        return
    paid = taken = 0
    for place in range(g.seats):
        seat = (s.starter + place) % g.seats
        if is_ready(s.hands[seat], NOTHING):
            s.result[seat] = share(g, POT * g.score_unit, ready, taken)
            taken += 1
        else:
            s.result[seat] = -share(g, POT * g.score_unit, g.seats - ready, paid)
            paid += 1


@rule
def end_game(g: Rules, s: State) -> None:
    for seat in range(g.seats):
        s.score[seat] += s.result[seat]
    s.hands_played += 1
    s.window = 0
    if s.number == g.hands:
        s.turn = OVER
        return
    s.turn = DEAL
    if not (g.starter_stays and s.result[s.starter] > 0):
        s.starter = (s.starter + 1) % g.seats
        s.number += 1
