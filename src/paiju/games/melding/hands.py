"""Hands of the melding games: dealt, dealt anew and laid open."""

from paiju.games.dealing import add_tiles, count_tiles, hand_out
from paiju.games.melding.state import MeldingState
from paiju.kernel.compile import rule
from paiju.kernel.record import Row, Wall


@rule
def deal_hands(s: MeldingState, wall: Wall, seats: int, first: int, each: int) -> None:
    """Equal hands in blocks, in turn order from `first`."""
    for place in range(seats):
        seat = (first + place) % seats
        add_tiles(s.hands[seat], wall, place * each, (place + 1) * each)
        s.held[seat] = each


@rule
def lay_open(s: MeldingState, seat: int, row: Row) -> None:
    """Move the tiles of a hand to a row that everybody sees."""
    for face in range(len(row)):
        row[face] = s.hands[seat, face]
        s.hands[seat, face] = 0
    s.held[seat] = 0


@rule
def gather_unknown(counts: Row, known: Row, pool: Wall, size: int) -> int:
    """Move all tiles of a row of counts except the known ones to the end of pool[0:size]; its new size."""
    for face in range(len(counts)):
        for _ in range(counts[face] - known[face]):
            pool[size] = face
            size += 1
        counts[face] = known[face]
    return size


@rule
def fill_hand(s: MeldingState, seat: int, pool: Wall, size: int) -> int:
    """Refill a hand from the end of pool[0:size]; the pool's new size."""
    return hand_out(s.hands[seat], pool, size, s.held[seat] - count_tiles(s.hands[seat]))
