"""Bull Fight (頂牛, Dǐng Niú): a two-armed dragon on a set that is half doubles, settled by places.

A player who chooses to kill the layout (SuanZhang 算張, "counting the tiles") doubles his win or pays for everybody.
"""

from paiju.games.connecting.chain import (
    DISCARD,
    FACES,
    MUST_PLAY,
    begin_session,
    close_hand,
    count_points,
    deal_chain,
    is_played_out,
    legal_moves,
    note_lack,
    play_move,
    tile_of,
)
from paiju.games.connecting.ding_niu.options import AFTER_CLASSIC, AFTER_SMOTHERED
from paiju.games.connecting.ding_niu.settlement import settle
from paiju.games.connecting.ding_niu.state import ARMS, NOBODY, Rules, State
from paiju.games.connecting.ding_niu.suan_zhang import CLASSIC, OPEN, has_another_way, other_ways, status_after
from paiju.games.dealing import add_tiles
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves, Wall

STOP_AFTER_CLASSIC = AFTER_CLASSIC.place("stop")
STOP_AFTER_SMOTHERED = AFTER_SMOTHERED.place("stop")


@rule
def begin(g: Rules, s: State) -> None:
    begin_session(g, s)
    forget_suan_zhang(s)


@rule
def forget_suan_zhang(s: State) -> None:
    s.status = OPEN
    s.event = OPEN
    s.mover = NOBODY
    s.maker = NOBODY
    s.others = 0
    s.laid_before = 0


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    deal_chain(g, s, wall, s.dealer)
    forget_suan_zhang(s)
    s.outside[:] = 0
    add_tiles(s.outside, wall, 0, len(wall))
    s.turn = s.dealer


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    return legal_moves(s, out, ARMS, MUST_PLAY)


@rule
def apply(g: Rules, s: State, move: int) -> None:
    s.status = status_after(g, s, move)
    is_event = s.status != OPEN and s.event == OPEN  # a SuanZhang move; only the first of a hand counts
    if is_event:
        note_event(g, s, move)
    if move < DISCARD:
        show_tile(s, tile_of(move))
    play_move(g, s, move, ARMS, MUST_PLAY)
    if (is_event and stops_play(g, s)) or is_played_out(g, s, MUST_PLAY):
        end_hand(g, s)


@rule
def note_event(g: Rules, s: State, move: int) -> None:
    """The mover answers for it if he had another way."""
    s.event = s.status
    s.mover = s.turn
    if g.forced_counts:
        s.maker = s.turn
        return
    others = other_ways(g, s, move)
    if has_another_way(g, s, move):
        s.maker = s.turn
        s.others = 0 if others >> tile_of(move) & 1 else others  # all know that this tile joins on the other side
        s.laid_before = s.laid[s.turn]
    else:
        note_forced(s, others)


@rule
def note_forced(s: State, others: int) -> None:
    """All learn that it held none of these."""
    for face in range(FACES):
        if others >> face & 1:
            note_lack(s, s.turn, face, s.laid[s.turn] + 1)


@rule
def show_tile(s: State, face: int) -> None:
    s.outside[face] -= 1
    if s.turn == s.maker and s.others >> face & 1:
        s.others = 0  # here is the tile that it could have joined


@rule
def stops_play(g: Rules, s: State) -> bool:
    if s.event == CLASSIC:
        return g.after_classic == STOP_AFTER_CLASSIC
    return g.after_smothered == STOP_AFTER_SMOTHERED


@rule
def end_hand(g: Rules, s: State) -> None:
    count_points(g, s)
    settle(g, s)
    close_hand(g, s)
