"""What a hand of Small Mahjong may become: the unseen tiles that it waits for, and the points that they would bring."""

from paiju.games.melding.packed import FACES, lowest, number_of, one, packed
from paiju.games.melding.small_mahjong.state import SEATS, State
from paiju.games.melding.small_mahjong.winning import worth, worth_of_one
from paiju.games.melding.throws import THROWER
from paiju.kernel.compile import rule
from paiju.tiles import FULL32
from paiju.tiles.tileset import table

IN_SET = table(FULL32.copies)
WAITING = 40  # how many ways to a first triplet a way to win with the next tile is worth


@rule
def unseen_tiles(seen: State) -> int:
    """Everything that is neither in my hand nor open on the table."""
    tiles = packed(IN_SET) - packed(seen.hands[seen.turn])
    for seat in range(SEATS):
        for place in range(3):
            if seen.exposed[seat, place] > 0:
                tiles -= one(seen.exposed[seat, place] - 1)
    for place in range(seen.thrown):
        if seen.takers[place] == 0:
            tiles -= one(seen.throws[place] % THROWER)
    return tiles


@rule
def prospects(mine: int, exposed: int, unseen: int) -> int:
    """Of two concealed tiles and a triplet exposed for so many points, or of five concealed tiles."""
    if exposed:
        x = lowest(mine)
        return WAITING * ways_to_win(x, lowest(mine - one(x)), exposed, unseen)
    return prospects_of_five(mine, unseen)


@rule
def prospects_of_five(mine: int, unseen: int) -> int:
    """Every two tiles wait for a third, which wins if the other three are a triplet already."""
    total = 0
    for x in range(FACES):
        if number_of(mine, x) > 0:
            for y in range(x, FACES):
                if number_of(mine - one(x), y) > 0:
                    others = worth_of_one(mine - one(x) - one(y))
                    total += ways_to_claim(x, y, unseen)
                    if others:
                        total += WAITING * ways_to_win(x, y, others, unseen)
    return total


@rule
def ways_to_win(x: int, y: int, others: int, unseen: int) -> int:
    """The unseen tiles that complete two, each weighted by the points of the hand."""
    total = 0
    for face in range(FACES):
        if worth(x, y, face) > 0:
            total += number_of(unseen, face) * (others + worth(x, y, face))
    return total


@rule
def ways_to_claim(x: int, y: int, unseen: int) -> int:
    """The unseen tiles that complete two, each weighted by its points: it can be claimed from as many seats."""
    total = 0
    for face in range(FACES):
        total += number_of(unseen, face) * worth(x, y, face)
    return total


@rule
def use_to_others(face: int, unseen: int) -> int:
    """The pairs of unseen tiles with which a tile makes a triplet."""
    total = 0
    for x in range(FACES):
        if number_of(unseen, x) > 0:
            for y in range(x, FACES):
                if worth(x, y, face) > 0 and number_of(unseen - one(x), y) > 0:
                    total += 1
    return total
