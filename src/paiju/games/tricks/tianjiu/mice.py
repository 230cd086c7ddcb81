"""Moving Mice (老鼠搬家, Lǎoshǔ Bānjiā), Heaven-Nine for two: hands come from queues, tricks go to their end."""

from paiju.games.tricks.combinations import FACES, NOTHING, SIZE, TILE
from paiju.games.tricks.hands import close_hand, pay
from paiju.games.tricks.tianjiu.state import TILES, Rules, State
from paiju.games.tricks.trick import start_trick
from paiju.kernel.compile import rule
from paiju.kernel.record import Wall

LONGEST_HAND = 8
EVERYBODY = 7


@rule
def deal_queues(g: Rules, s: State, wall: Wall) -> None:
    each = TILES // 2
    for place in range(each):
        s.queues[s.banker, place] = wall[place]
        s.queues[1 - s.banker, place] = wall[each + place]
    s.queued[:] = each
    s.taker = s.banker
    start_round(g, s)


@rule
def start_round(g: Rules, s: State) -> None:
    """Whoever took the last trick leads. Nobody draws from an empty queue, or after the last round."""
    s.hand_size = min(LONGEST_HAND, s.queued[0], s.queued[1])
    if s.hand_size == 0 or s.rounds == g.mouse_max_rounds:
        end_game(g, s)
        return
    draw(s, 0)
    draw(s, 1)
    start_trick(s, s.taker)


@rule
def draw(s: State, seat: int) -> None:
    """Take the front of the queue as a hand; the other seat may have seen some of it."""
    for place in range(s.hand_size):
        face = s.queues[seat, place]
        s.hands[seat, face] += 1
        if has_seen(s, 1 - seat, seat, place):
            s.known[1 - seat, face] += 1
    s.held[seat] = s.hand_size
    s.queued[seat] -= s.hand_size
    for place in range(TILES):
        behind = place + s.hand_size
        s.queues[seat, place] = s.queues[seat, behind] if behind < TILES else 0
        s.seen_by[seat, place] = s.seen_by[seat, behind] if behind < TILES else 0


@rule
def has_seen(s: State, seat: int, owner: int, place: int) -> bool:
    """Whether a seat, or for -1 an onlooker, saw this tile of a queue when it was played."""
    return s.seen_by[owner, place] >> (seat + 1) & 1 == 1


@rule
def forget_play(s: State, seat: int, combination: int) -> None:
    for number in range(SIZE[combination]):
        forget(s, seat, TILE[combination, number])


@rule
def forget(s: State, seat: int, face: int) -> None:
    """The seat shows a tile; the other no longer knows it to be in its hand."""
    if s.known[1 - seat, face] > 0:
        s.known[1 - seat, face] -= 1


@rule
def move_trick(g: Rules, s: State) -> None:
    """The trick goes to the end of the taker's queue, the tiles of leader and follower by turns."""
    end = s.queued[s.taker]
    size = SIZE[s.plays[s.taker]]
    for seat in range(2):
        first = end if seat == s.leader else end + 1
        if s.plays[seat] == NOTHING:
            move_discard(g, s, seat, first)
        else:
            move_play(s, seat, first)
    s.queued[s.taker] += 2 * size


@rule
def move_play(s: State, seat: int, first: int) -> None:
    combination = s.plays[seat]
    for number in range(SIZE[combination]):
        s.queues[s.taker, first + 2 * number] = TILE[combination, number]
        s.seen_by[s.taker, first + 2 * number] = EVERYBODY


@rule
def move_discard(g: Rules, s: State, seat: int, first: int) -> None:
    place = first
    for face in range(FACES):
        for _ in range(s.down[seat, face]):
            s.queues[s.taker, place] = face
            s.seen_by[s.taker, place] = EVERYBODY if g.discards_exposed else 2 << seat
            s.played[face] += g.discards_exposed
            place += 2
    s.down[seat, :] = 0
    s.laid[seat] = 0


@rule
def end_round(g: Rules, s: State) -> None:
    s.rounds += 1
    s.tricks[:] = 0
    s.played[:] = 0
    s.known[:] = 0
    start_round(g, s)


@rule
def end_game(g: Rules, s: State) -> None:
    """After a draw the same seat leads the next game."""
    if s.queued[0] != s.queued[1]:
        winner = 0 if s.queued[0] > s.queued[1] else 1
        pay(s, 1 - winner, winner, 1)
        s.banker = winner
    close_hand(g, s)
