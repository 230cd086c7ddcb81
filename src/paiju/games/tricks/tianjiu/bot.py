"""How good players play Heaven-Nine: keep single winners for the end, win with the least, throw away the rest."""

from paiju.games.tricks.advice import is_sure, least_useful, lowest_beat, unseen_tiles, weigh_lead
from paiju.games.tricks.combinations import NOTHING, SIZE
from paiju.games.tricks.decks import COPIES
from paiju.games.tricks.tianjiu.kinds import allowed_kinds
from paiju.games.tricks.tianjiu.state import Rules, State
from paiju.games.tricks.trick import DISCARD
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.words.said import Said

WORLDS_A_SECOND = 30_000  # that search plays out by this bot on one core; budgets of levels follow from it

REASONS = (
    Said("why-sure"),
    Said("why-large-set"),
    Said("why-likely"),
    Said("why-first-trick"),
    Said("why-least"),
    Said("why-save"),
    Said("why-useless"),
)
SURE, LARGE, LIKELY, FIRST_TRICK, LEAST, SAVE, USELESS = range(7)

ENDGAME = 3  # winners are saved only while a seat holds more tiles than this


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    unseen = unseen_tiles(seen, g.seats, COPIES[g.deck])
    if seen.picking == 0 and seen.plays[seen.taker] == NOTHING:
        return choose_lead(moves, count, unseen)
    beat = lowest_beat(moves, count, DISCARD)
    kinds = allowed_kinds(g.combinations, g.allow_123)
    if beat == NOTHING:
        return least_useful(seen, kinds, moves, count, unseen), USELESS
    if seen.tricks[seen.turn] == 0:
        return beat, FIRST_TRICK
    if is_sure(beat, unseen) and seen.held[seen.turn] > ENDGAME:
        return least_useful(seen, kinds, moves, count, unseen), SAVE
    return beat, LEAST


@rule
def choose_lead(moves: Moves, count: int, unseen: int) -> tuple[int, int]:
    best = moves[0]
    for i in range(1, count):
        if weigh_lead(moves[i], unseen) > weigh_lead(best, unseen):
            best = moves[i]
    if is_sure(best, unseen):
        return best, SURE
    return best, LARGE if SIZE[best] > 1 else LIKELY
