"""The records of Disputing Tens, and what can be read off them at once."""

from paiju.games.fishing.tsung_shap.options import PAIR_POINTS, SWEEP_SCORING, VARIANT, WOODPILE
from paiju.kernel.compile import rule
from paiju.kernel.meaning import AMOUNT, COUNT, FACE, FLAG, SEAT, bits, choice, used
from paiju.kernel.record import Record, hidden, i8, i16, i32, own, public

SEATS = 2
FACES = 21
TILES = 32
HAND = 4
NOTHING = -1

CLASSIC = VARIANT.place("classic")
FOUR_TILES = VARIANT.place("four_tiles")
COMMON = WOODPILE.place("common")
BONUS = SWEEP_SCORING.place("bonus")
TEN_PER_PIP = PAIR_POINTS.store("ten_per_pip")

# What the seat on turn is asked for: an opening tile, a tile of its turn, a tile after its sweep, an answer about
# the capture that the other seat missed.
STARTING, MOVING, RESTARTING, CLAIMING = range(4)

# What a tile may do: five captures, or become the new end.
PAIR_LEFT, PAIR_RIGHT, TRIPLET_LEFT, TRIPLET_RIGHT, TRIPLET_BOTH, PLACE_LEFT, PLACE_RIGHT = range(7)
CAPTURES = PLACE_LEFT
WAYS = PLACE_RIGHT + 1

# The move table: what each tile may do; start (face), restart (face), claim (capture), ignore.
START = FACES * WAYS
RESTART = START + FACES
CLAIM = RESTART + FACES
IGNORE = CLAIM + CAPTURES
MOVES = IGNORE + 1

# What a seat scores with.
PAIRS, TRIPLETS, SWEEPS = range(3)


class Rules(Record):
    pair_points = public(i16)
    sweep_points = public(i16)
    hands = public(i16)
    seats = public(i8)
    variant = public(i8)
    woodpile = public(i8)
    second_must_place = public(i8)
    capture_compulsory = public(i8)
    claim_missed = public(i8)
    sweep_scoring = public(i8)
    first_dealer = public(i8)


class State(Record):
    score = public(i32, SEATS, holds=AMOUNT, by=SEAT)
    result = public(i32, SEATS, holds=AMOUNT, by=SEAT)  # of the last finished hand
    points = public(i16, SEATS, holds=AMOUNT, by=SEAT)
    earned = public(i16, SEATS, 3, holds=AMOUNT, by=SEAT)  # the same, with pairs, triplets and sweeps
    hands_played = public(i16, holds=COUNT)
    turn = public(i8, holds=SEAT)
    first = public(i8, holds=SEAT)  # the first player
    phase = public(i8, holds=choice(4))
    # the captures that the tile just placed could have made, one bit each, while they are claimed
    missed = public(i8, holds=bits(CAPTURES))
    placed_right = public(i8, holds=FLAG)  # whether that tile lies at the right end
    claimed = public(i8, holds=FLAG)  # 1 from a claim until the claimer's turn begins
    turned = public(i8, holds=FACE)  # the tile turned up from the pile, NOTHING with four tiles in hand
    length = public(i8, holds=COUNT)
    row = public(i8, TILES, holds=FACE, by=used("length"))  # from the left
    made = public(i8, SEATS, 3, holds=COUNT, by=SEAT)  # how many of them
    captured = public(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    held = public(i8, SEATS, holds=COUNT, by=SEAT)
    hands = own(i8, SEATS, FACES, holds=COUNT, by=(SEAT, FACE))
    left = public(i8, SEATS, holds=COUNT, by=SEAT)  # tiles of the piles; a common woodpile is that of seat 0
    piles = hidden(i8, SEATS, TILES, holds=FACE, by=SEAT)  # the next tile is the last of `left`


@rule
def pile_of(g: Rules, seat: int) -> int:
    return 0 if g.variant == FOUR_TILES and g.woodpile == COMMON else seat


@rule
def has_tiles(g: Rules, s: State, seat: int) -> bool:
    return s.left[seat] > 0 if g.variant == CLASSIC else s.held[seat] > 0
