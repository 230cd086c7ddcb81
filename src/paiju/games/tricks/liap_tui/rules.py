"""Liap Tui (a Chinese-Thai game with xiangqi pieces): declare how many piles you will capture, then do so exactly.

A turn is started with a valid set; the others lay as many pieces, and only sets of the starter's type compete. A set
of k pieces captures k piles. Hands without a strong piece may ask for a redeal, which multiplies the round.
"""

from paiju.games.bits import list_bits
from paiju.games.tricks.liap_tui.sets import (
    FACES,
    NONE,
    PART_COUNT,
    PART_FACE,
    PARTS,
    RED_GENERAL,
    SET_TYPE,
    SIZE,
    STRENGTH,
    is_weak,
    set_formed,
    sets_in,
)
from paiju.games.tricks.liap_tui.settlement import end_round
from paiju.games.tricks.liap_tui.state import (
    ASKING,
    DECLARE,
    DECLARING,
    HAND,
    KEEP,
    LEAD,
    MOST_ZEROS,
    ONE,
    PICK,
    PIECES,
    PILES,
    PLAYING,
    REDEAL,
    ROUND_OVER,
    STRONG,
    UNDECLARED,
    WEAK,
    Rules,
    State,
)
from paiju.games.tricks.state import SEATS
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, Moves, Wall


@rule
def begin(g: Rules, s: State) -> None:
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    """Deal a round, or deal it again after a redeal: then the multiplier stays."""
    clear_table(s)
    if s.phase == ROUND_OVER:
        s.multiplier = 1
    for i in range(PIECES):
        s.hands[i % SEATS, wall[i]] += 1
    s.phase = ASKING
    s.first = s.starter
    if g.max_redeals == 0 or s.multiplier <= g.max_redeals:
        ask(s, 0)
    else:
        start_declaring(s)


@rule
def clear_table(s: State) -> None:
    s.result[:] = 0
    s.told[:] = 0
    s.declared[:] = UNDECLARED
    s.captured[:] = 0
    s.held[:] = HAND
    s.hands[:] = 0
    s.laid[:] = 0
    s.played[:] = 0


@rule
def ask(s: State, passed: int) -> None:
    """Ask the next weak seat about a redeal, after the first `passed` ones; if there is none, go on to declare."""
    for place in range(passed, SEATS):
        seat = (s.first + place) % SEATS
        if is_weak(s.hands[seat]):
            s.told[seat] = WEAK
            s.turn = seat
            return
        s.told[seat] = STRONG
    start_declaring(s)


@rule
def start_declaring(s: State) -> None:
    if s.hands_played == 0 and s.multiplier == 1:
        s.first = holder_of_red_general(s)
        s.starter = s.first
    s.phase = DECLARING
    s.turn = s.starter


@rule
def holder_of_red_general(s: State) -> int:
    seat = 0
    while s.hands[seat, RED_GENERAL] == 0:
        seat += 1
    return seat


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.phase == ASKING:
        out[0] = REDEAL
        out[1] = KEEP
        return 2
    if s.phase == DECLARING:
        return legal_declarations(s, out)
    if s.led == NONE:
        return legal_leads(s, out)
    return legal_picks(s, out)


@rule
def legal_declarations(s: State, out: Moves) -> int:
    forbidden = forbidden_to_last(s) if next_seat(s.turn) == s.first else UNDECLARED
    least = 1 if s.zeros[s.turn] == MOST_ZEROS else 0
    count = 0
    for piles in range(least, PILES + 1):
        if piles != forbidden:
            out[count] = DECLARE + piles
            count += 1
    return count


@rule
def forbidden_to_last(s: State) -> int:
    """The declaration that would bring the sum to 8; negative if the others are already beyond it."""
    left = PILES
    for seat in range(SEATS):
        if seat != s.turn:
            left -= s.declared[seat]
    return left


@rule
def legal_leads(s: State, out: Moves) -> int:
    return list_bits(sets_in(s.hands[s.turn]), LEAD, out, 0)


@rule
def legal_picks(s: State, out: Moves) -> int:
    """Pieces from the last picked one on, as long as enough follow to complete the play.

    As in `list_held_but`, every move is written and stays if it is legal.
    """
    hand = s.hands[s.turn]
    count = 0
    for face in range(last_picked(s), last_to_begin_with(s) + 1):
        out[count] = PICK + face
        count += hand[face] > 0
    return count


@rule
def last_picked(s: State) -> int:
    if s.picking == 0:
        return 0
    face = FACES - 1
    while s.laid[s.turn, face] == 0:
        face -= 1
    return face


@rule
def last_to_begin_with(s: State) -> int:
    """The last face that leaves enough pieces, itself among them, to pick in order."""
    face = FACES - 1
    pieces = s.hands[s.turn, face]
    while pieces < pieces_wanted(s):
        face -= 1
        pieces += s.hands[s.turn, face]
    return face


@rule
def pieces_wanted(s: State) -> int:
    return s.picking if s.picking > 0 else SIZE[s.led]


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move >= PICK:
        pick(g, s, move - PICK)
    elif move >= LEAD:
        lead(s, move - LEAD)
    elif move >= DECLARE:
        declare(s, move - DECLARE)
    elif move == KEEP:
        ask(s, (s.turn - s.first + SEATS) % SEATS + 1)
    else:
        throw_in(s)


@rule
def throw_in(s: State) -> None:
    s.multiplier += 1
    s.starter = s.turn
    s.turn = DEAL


@rule
def declare(s: State, piles: int) -> None:
    s.declared[s.turn] = piles
    s.zeros[s.turn] = s.zeros[s.turn] + 1 if piles == 0 else 0
    s.turn = next_seat(s.turn)
    if s.turn == s.first:
        s.phase = PLAYING


@rule
def lead(s: State, number: int) -> None:
    sweep(s)
    for part in range(PARTS * number, PARTS * number + PARTS):
        lay(s, PART_FACE[part], PART_COUNT[part])
    s.led = SET_TYPE[number]
    s.turn = next_seat(s.turn)


@rule
def sweep(s: State) -> None:
    """The pieces of the last turn leave the middle of the table."""
    for seat in range(SEATS):
        for face in range(FACES):
            s.played[seat, face] += s.laid[seat, face]
            s.laid[seat, face] = 0


@rule
def lay(s: State, face: int, number: int) -> None:
    s.hands[s.turn, face] -= number
    s.laid[s.turn, face] += number
    s.held[s.turn] -= number


@rule
def pick(g: Rules, s: State, face: int) -> None:
    s.picking = pieces_wanted(s) - 1
    lay(s, face, 1)
    if s.picking == 0:
        s.turn = next_seat(s.turn)
        if s.turn == s.starter:
            end_turn(g, s)


@rule
def end_turn(g: Rules, s: State) -> None:
    s.starter = turn_winner(g, s)
    s.captured[s.starter] += 1 if g.piles_per_turn == ONE else SIZE[s.led]
    s.led = NONE
    s.turn = s.starter
    if s.held[s.starter] == 0:
        end_round(g, s)


@rule
def turn_winner(g: Rules, s: State) -> int:
    """The strongest set that competes; of equals the earlier."""
    winner = s.starter
    best = strength(g, s, winner)
    for place in range(1, SEATS):
        seat = (s.starter + place) % SEATS
        strength_of_seat = strength(g, s, seat)
        if strength_of_seat > best:
            winner = seat
            best = strength_of_seat
    return winner


@rule
def strength(g: Rules, s: State, seat: int) -> int:
    """Of the set that a seat has laid; 0 if it cannot win."""
    number = set_formed(s.laid[seat], SIZE[s.led])
    if number < 0 or (SET_TYPE[number] != s.led and not g.type_priority_beats):
        return 0
    return STRENGTH[number]


@rule
def next_seat(seat: int) -> int:
    return (seat + 1) % SEATS
