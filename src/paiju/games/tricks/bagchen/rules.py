"""Bagchen (also Pagchen or Pakchen, Tibet): Heaven-Nine with two sets, sixteen tiles each, and points named by dice.

Points cannot be beaten and beat nothing; to win a trick with them earns chips. Whoever takes the last trick wins the
hand and settles with everybody against a quota of six tricks, many times over if he won the end with points.
"""

from paiju.games.bits import BITS, list_bits
from paiju.games.tricks.bagchen.asking import answer, ask
from paiju.games.tricks.bagchen.leads import has_passport, legal_sets
from paiju.games.tricks.bagchen.sets import (
    CHIPS,
    FACE,
    FACES,
    HAS_STRONG,
    HIGHER,
    IS_POINT,
    NOTHING,
    NUMBER,
    PARTS,
    SIZE,
    THROWN,
    WORDS,
    sets_in,
)
from paiju.games.tricks.bagchen.settlement import end_run, pay_chips, settle
from paiju.games.tricks.bagchen.state import (
    CHARITY,
    DICE,
    DISCARD,
    HAND,
    KEEP,
    NAMED_EARTH,
    NAMED_SKY,
    NOTHING_NAMED,
    PROVEN,
    REDEAL,
    STRONG,
    SUITS,
    UNTOLD,
    Rules,
    State,
)
from paiju.games.tricks.discarding import discard_one, lay_down, legal_discards
from paiju.games.tricks.hands import close_hand, deal_blocks
from paiju.games.tricks.state import SEATS
from paiju.games.tricks.trick import clear_tricks, start_trick
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, ROLL, Dice, Moves, Wall
from paiju.tiles.dominoes import IS_CIVIL


@rule
def begin(g: Rules, s: State) -> None:
    s.first_leader = g.first_dealer
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    deal_blocks(g, s, wall, s.first_leader, HAND)
    s.dice_wanted = DICE
    s.turn = ROLL


@rule
def clear_table(s: State) -> None:
    clear_tricks(s)
    s.told[:] = UNTOLD
    s.points = 0  # until the dice are thrown
    end_run(s)


@rule
def roll(g: Rules, s: State, dice: Dice) -> None:
    """The dice name the points; then weak hands may ask for a redeal."""
    s.dice_wanted = 0
    s.points = THROWN[dice[0] - 1, dice[1] - 1]
    begin_trick(s, s.first_leader)
    if g.redeal_weak:
        ask(s, 0)


@rule
def begin_trick(s: State, leader: int) -> None:
    start_trick(s, leader)
    s.named = NOTHING_NAMED


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.asking:
        out[0] = REDEAL
        out[1] = KEEP
        return 2
    if s.picking > 0:
        return legal_discards(s, s.picking, DISCARD, out, 0)
    if is_to_lead(s):
        return legal_charities(g, s, out, legal_sets(g, s, out))
    return legal_discards(s, tiles_led(s), DISCARD, out, legal_beats(s, out))


@rule
def is_to_lead(s: State) -> bool:
    return s.plays[s.taker] == NOTHING and s.named == NOTHING_NAMED


@rule
def tiles_led(s: State) -> int:
    return 1 if s.named != NOTHING_NAMED else SIZE[s.plays[s.taker]]


@rule
def legal_charities(g: Rules, s: State, out: Moves, count: int) -> int:
    """A seat without a passport may lead any tile face down and name either suit or none."""
    if not g.charity or has_passport(s, s.turn):
        return count
    hand = s.hands[s.turn]
    for face in range(FACES):
        if hand[face] > 0:
            for suit in range(SUITS):
                out[count] = CHARITY + SUITS * face + suit
                count += 1
    return count


@rule
def legal_beats(s: State, out: Moves) -> int:
    if s.named != NOTHING_NAMED:
        return legal_beats_of_charity(s, out)
    count = 0
    for word in range(WORDS):
        higher = HIGHER[s.points, s.plays[s.taker], word]
        if higher != 0:
            count = list_bits(sets_in(s.hands[s.turn], word) & higher, BITS * word, out, count)
    return count


@rule
def legal_beats_of_charity(s: State, out: Moves) -> int:
    """The sets of one tile are numbered as the faces."""
    hand = s.hands[s.turn]
    count = 0
    for face in range(FACES):
        if hand[face] > 0 and beats_charity(s.points, s.named, face):
            out[count] = face
            count += 1
    return count


@rule
def beats_charity(points: int, named: int, face: int) -> bool:
    """Any tile of the suit named, or any at all if none was; but never a point."""
    if IS_POINT[points, face] or (named == NAMED_SKY and not IS_CIVIL[face]):
        return False
    return named != NAMED_EARTH or not IS_CIVIL[face]


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move >= REDEAL:
        answer(s, move)
        return
    if move >= DISCARD:
        discard_one(s, move - DISCARD, tiles_led(s))
    elif move >= CHARITY:
        give_charity(s, (move - CHARITY) // SUITS, (move - CHARITY) % SUITS)
    else:
        play(s, move)
    if s.picking == 0:
        s.turn = (s.turn + 1) % SEATS
        if s.turn == s.leader:
            end_trick(g, s)


@rule
def give_charity(s: State, face: int, suit: int) -> None:
    s.named = suit
    lay_down(s, face)


@rule
def play(s: State, place: int) -> None:
    """Lead a set, or beat the best one; a tile that has beaten a charity tile is an ordinary single."""
    s.plays[s.turn] = place
    s.taker = s.turn
    s.named = NOTHING_NAMED
    s.held[s.turn] -= SIZE[place]
    for part in range(PARTS):
        s.hands[s.turn, FACE[place, part]] -= NUMBER[place, part]
        s.played[FACE[place, part]] += NUMBER[place, part]
    if s.told[s.turn] == STRONG and HAS_STRONG[s.points, place]:
        s.told[s.turn] = PROVEN


@rule
def end_trick(g: Rules, s: State) -> None:
    """A passport counts the tricks before this one, so chips come first."""
    size = tiles_led(s)
    pay_chips(g, s, s.taker, chips_won(s))
    s.tricks[s.taker] += size
    begin_trick(s, s.taker)
    if s.held[s.taker] == 0:
        end_hand(g, s, s.taker)


@rule
def chips_won(s: State) -> int:
    return 0 if s.named != NOTHING_NAMED else CHIPS[s.points, s.plays[s.taker]]


@rule
def end_hand(g: Rules, s: State, winner: int) -> None:
    settle(g, s, winner)
    s.first_leader = winner
    close_hand(g, s)
    if is_big_slam(s, winner):
        s.turn = OVER


@rule
def is_big_slam(s: State, winner: int) -> bool:
    """A seat that takes all tricks ends the session and comes first, whatever the totals."""
    return s.tricks[winner] == HAND
