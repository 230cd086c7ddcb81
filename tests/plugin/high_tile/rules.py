"""High Tile (大牌): some tiles each, one played a trick; most pips, and among equals the earlier tile, take it."""

from high_tile.state import FACES, FOLD, Rules, State
from paiju.games.dealing import add_tiles
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, ROLL, Dice, Moves, Wall
from paiju.tiles.dominoes import PIPS


@rule
def begin(g: Rules, s: State) -> None:
    s.dice_wanted = 1
    s.turn = ROLL


@rule
def roll(g: Rules, s: State, dice: Dice) -> None:
    """A die says who leads to the first trick of the session."""
    s.dice_wanted = 0
    s.leader = (dice[0] - 1) % g.seats
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    s.result[:] = 0
    s.played[:] = 0
    s.gone[:] = 0
    s.hands[:] = 0
    s.rest[:] = 0
    for seat in range(g.seats):
        add_tiles(s.hands[seat], wall, seat * g.tiles, (seat + 1) * g.tiles)
        s.held[seat] = g.tiles
    for i in range(g.seats * g.tiles, len(wall)):
        if wall[i] >= 0:  # a shorter wall is filled up with -1
            s.rest[wall[i]] += 1
    s.turn = s.leader


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    count = 0
    for face in range(FACES):
        if s.hands[s.turn, face] > 0:
            out[count] = face
            count += 1
    return count


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move == FOLD:
        end_hand(g, s)
        return
    s.hands[s.turn, move] -= 1
    s.held[s.turn] -= 1
    s.played[s.turn] = move + 1
    s.turn = (s.turn + 1) % g.seats
    if s.turn == s.leader:
        end_trick(g, s)


@rule
def end_trick(g: Rules, s: State) -> None:
    taker = s.leader
    for place in range(1, g.seats):
        seat = (s.leader + place) % g.seats
        if PIPS[s.played[seat] - 1] > PIPS[s.played[taker] - 1]:
            taker = seat
    for seat in range(g.seats):
        s.gone[s.played[seat] - 1] += 1
        s.played[seat] = 0
    s.result[taker] += 1
    s.leader = taker
    s.turn = taker
    if s.held[taker] == 0:
        end_hand(g, s)


@rule
def end_hand(g: Rules, s: State) -> None:
    for seat in range(g.seats):
        s.score[seat] += s.result[seat]
    s.hands_played += 1
    s.turn = OVER if s.hands_played == g.hands else DEAL
