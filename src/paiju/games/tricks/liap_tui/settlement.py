"""The end of a round of Liap Tui: its scores, and whether they end the session."""

from paiju.games.tricks.liap_tui.state import (
    EXACT_SCORE,
    ROUND_OVER,
    ROUNDS_ONLY,
    SCORE_ONLY,
    Rules,
    State,
)
from paiju.games.tricks.state import SEATS
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER

GUARD = 200  # rounds at most where no option limits them


@rule
def end_round(g: Rules, s: State) -> None:
    for seat in range(SEATS):
        s.result[seat] = s.multiplier * base_score(g, s.declared[seat], s.captured[seat])
        s.score[seat] += s.result[seat]
    s.hands_played += 1
    s.phase = ROUND_OVER
    s.winners = session_winners(g, s)
    s.turn = OVER if s.winners else DEAL


@rule
def base_score(g: Rules, declared: int, captured: int) -> int:
    if declared != captured:
        return -abs(declared - captured)
    return g.zero_bonus if declared == 0 else declared + g.hit_bonus


@rule
def session_winners(g: Rules, s: State) -> int:
    """One bit for each seat that has won, 0 if the session goes on."""
    if g.win_condition == EXACT_SCORE and seats_with(s, g.win_score):
        return seats_with(s, g.win_score)
    highest = max(max(s.score[0], s.score[1]), max(s.score[2], s.score[3]))
    if is_high_enough(g, highest) or s.hands_played >= most_rounds(g):
        return seats_with(s, highest)
    return 0


@rule
def is_high_enough(g: Rules, total: int) -> bool:
    return total >= g.win_score and g.win_condition != ROUNDS_ONLY and g.win_condition != EXACT_SCORE


@rule
def most_rounds(g: Rules) -> int:
    return GUARD if g.max_rounds == 0 or g.win_condition == SCORE_ONLY else g.max_rounds


@rule
def seats_with(s: State, total: int) -> int:
    seats = 0
    for seat in range(SEATS):
        if s.score[seat] == total:
            seats += 1 << seat
    return seats
