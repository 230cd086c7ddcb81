"""Barbarian Tablets (호패 / 胡牌, Ho-hpai; 톡 Tok): six tiles in hand, the rest in a line that lies face down.

In turn everybody pushes a tile onto the back of the line and takes the one at its front. Two classic triplets or a
straight of six win, and everybody pays what they are worth. `play=rummy` is the same game with a wall and discards.
"""

from paiju.games.listing import list_held_but
from paiju.games.melding.hands import deal_hands, lay_open
from paiju.games.melding.ho_hpai.state import (
    DRAW,
    EYE,
    FULL_HAND,
    GIVE,
    GIVING,
    IN_LINE,
    PASS,
    RUMMY,
    SHOWING,
    TAKE,
    TAKING,
    WIN,
    Rules,
    State,
    feeder,
    front,
    puts_first,
)
from paiju.games.melding.ho_hpai.winning import hand_value
from paiju.games.melding.session import begin_session, end_hand, pay_winner
from paiju.games.melding.state import NOBODY, NOTHING
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall


@rule
def begin(g: Rules, s: State) -> None:
    begin_session(g, s)


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    each = FULL_HAND if puts_first(g) else FULL_HAND - 1
    deal_hands(s, wall, g.seats, s.dealer, each)
    lay_line(g, s, wall, g.seats * each)
    s.turns = 1
    s.turn = s.dealer
    s.phase = GIVING
    if not puts_first(g):
        take_front(g, s)


@rule
def clear_table(s: State) -> None:
    s.result[:] = 0
    s.won[:] = 0
    s.discards[:] = 0
    s.known[:] = 0
    s.hands[:] = 0
    s.drawn[:] = 0
    s.put[:] = 0
    s.fed[:] = 0
    s.line[:] = 0
    s.winner = NOBODY
    s.eye = NOTHING
    s.last = NOTHING
    s.taken = NOTHING


@rule
def lay_line(g: Rules, s: State, wall: Wall, start: int) -> None:
    if g.play == IN_LINE and g.line_fix == EYE:
        s.eye = wall[start]
        start += 1
    s.places = len(wall) - start
    s.left = s.places
    for place in range(s.places):
        s.line[place] = 1 + wall[start + place]


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.phase == TAKING:
        out[0] = TAKE
        out[1] = DRAW
        return 2
    count = 0
    if hand_value(g, s.hands[s.turn]) > 0:
        out[0] = WIN
        count = 1
    if s.phase == SHOWING:
        out[count] = PASS
        return count + 1
    return list_held_but(s.taken, s.hands[s.turn], GIVE, out, count)  # in rummy the type just taken stays


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move == WIN:
        win(g, s)
    elif move == PASS:
        end_turn(g, s)
    elif move == TAKE:
        take_throw(s)
    elif move == DRAW:
        take_front(g, s)
        s.phase = GIVING
    elif g.play == RUMMY:
        discard(g, s, move - GIVE)
    else:
        put(g, s, move - GIVE)


@rule
def put(g: Rules, s: State, face: int) -> None:
    """Put a tile at the back of the line, which is the place whose front tile is taken in the same turn."""
    give_away(g, s, face)
    if puts_first(g):
        take_front(g, s)
    s.put[s.turn, front(g, s)] = 1 + face
    s.left += 1
    if puts_first(g):
        s.phase = SHOWING
    else:
        end_turn(g, s)


@rule
def give_away(g: Rules, s: State, face: int) -> None:
    s.hands[s.turn, face] -= 1
    s.held[s.turn] -= 1
    forget_drawn(g, s)


@rule
def forget_drawn(g: Rules, s: State) -> None:
    """The seat that put the tile taken last can no longer be sure where it is."""
    s.drawn[s.turn] = 0
    s.fed[feeder(g, s, s.turn)] = 0


@rule
def take_front(g: Rules, s: State) -> None:
    place = front(g, s)
    other = feeder(g, s, s.turn)
    tile = max(s.line[place], s.put[other, place])  # one of them: dealt there, or put
    if other != s.turn:
        s.fed[other] = s.put[other, place]
    s.line[place] = 0
    s.put[other, place] = 0
    s.left -= 1
    s.drawn[s.turn] = tile
    add_to_hand(s, tile - 1)


@rule
def add_to_hand(s: State, face: int) -> None:
    s.hands[s.turn, face] += 1
    s.held[s.turn] += 1


@rule
def take_throw(s: State) -> None:
    s.discards[s.last] -= 1
    s.known[s.turn, s.last] += 1
    s.taken = s.last
    s.phase = GIVING
    add_to_hand(s, s.last)


@rule
def discard(g: Rules, s: State, face: int) -> None:
    give_away(g, s, face)
    s.known[s.turn, face] = max(0, s.known[s.turn, face] - 1)
    s.discards[face] += 1
    s.last = face
    s.taken = NOTHING
    end_turn(g, s)


@rule
def end_turn(g: Rules, s: State) -> None:
    if s.turns == g.max_rounds * g.seats or s.left == 0:
        end_hand(g, s)
        return
    s.turns += 1
    s.turn = (s.turn + 1) % g.seats
    s.phase = TAKING if g.play == RUMMY else GIVING
    if g.play == IN_LINE and not puts_first(g):
        take_front(g, s)


@rule
def win(g: Rules, s: State) -> None:
    s.winner = s.turn
    pay_winner(g, s, hand_value(g, s.hands[s.turn]))
    lay_open(s, s.turn, s.won)
    s.known[s.turn, :] = 0
    forget_drawn(g, s)
    end_hand(g, s)
