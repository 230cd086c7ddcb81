"""How good players play Tau Ngau: any bull without a wild tile, the best of all bulls with one."""

from paiju.games.banking.advice import bold_stake
from paiju.games.banking.modulo_ten import VALUE, WILD
from paiju.games.banking.tau_ngau.bulls import LAST_PLACES, score_of
from paiju.games.banking.tau_ngau.options import MACAO_FIXED
from paiju.games.banking.tau_ngau.state import DISCARD, STUCK, Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.words.said import Said

REASONS = (
    Said("why-bet-boldly"),
    Said("why-any-bull"),
    Said("why-wild-last"),
    Said("why-best-bull"),
    Said("why-banker-declines"),
)
BOLD, SAME, WILD_LAST, BEST, DECLINE = range(5)


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    if seen.dealt == 0:
        return bold_stake(g, seen, moves, count), BOLD
    best, worst = best_and_worst(g, seen, moves, count)
    if moves[count - 1] == DISCARD + STUCK and is_better_stuck(g, seen, score(g, seen, best)):
        return moves[count - 1], DECLINE
    if score(g, seen, best) == score(g, seen, worst):
        return best, SAME
    return best, WILD_LAST if leaves_wild(seen, best) else BEST


@rule
def best_and_worst(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    """The bulls that leave the best and the worst score."""
    best = moves[0]
    worst = moves[0]
    for i in range(1, count):
        if score(g, seen, moves[i]) > score(g, seen, best):
            best = moves[i]
        if moves[i] != DISCARD + STUCK and score(g, seen, moves[i]) < score(g, seen, worst):
            worst = moves[i]
    return best, worst


@rule
def is_better_stuck(g: Rules, seen: State, best_score: int) -> bool:
    """A player never gains by declining; a banker does in the one case where stuck players pay him his score."""
    return g.settlement == MACAO_FIXED and seen.turn == seen.banker and best_score == 1


@rule
def score(g: Rules, seen: State, move: int) -> int:
    return score_of(g, seen.tiles[seen.turn], move - DISCARD)


@rule
def leaves_wild(seen: State, move: int) -> bool:
    one = seen.tiles[seen.turn, LAST_PLACES[move - DISCARD, 0]]
    other = seen.tiles[seen.turn, LAST_PLACES[move - DISCARD, 1]]
    return VALUE[one] == WILD or VALUE[other] == WILD
