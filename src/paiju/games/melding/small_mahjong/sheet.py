"""The score sheet of Small Mahjong: two triplets, paid by everybody or by whoever threw the last tile."""

from functools import partial

from paiju.games.melding.sheets import last_tile, paid_to_winner
from paiju.games.melding.small_mahjong.reading import score, shapes
from paiju.games.melding.small_mahjong.state import Rules, State
from paiju.games.melding.small_mahjong.table import exposed_tiles, points
from paiju.games.melding.small_mahjong.winning import NAMES, worth
from paiju.games.melding.state import NOBODY
from paiju.games.sheets import times
from paiju.kernel.hands import readings
from paiju.kernel.payments import Payment
from paiju.kernel.zones import faces_in
from paiju.tiles import FULL32

Triplet = tuple[int, ...]


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.winner == NOBODY:
        return []
    hand = " + ".join(in_words(triplet) for triplet in triplets(g, after))
    won = f"{points(after)} points{factors(g, before)}: {hand}, with {last_tile(before, FULL32.text)}"
    return paid_to_winner(g, after, won)


def factors(g: Rules, before: State) -> str:
    """The factors on the points; where the discarder pays, he pays for all."""
    pays_for_all = g.discarder_pays and before.window
    return times(g.stake, "stake") + (times(g.seats - 1, "for all") if pays_for_all else "")


def in_words(triplet: Triplet) -> str:
    """Such as "Set-Set [6:6][6:4][4:4] 3"."""
    return f"{NAMES[worth(*triplet)]} {FULL32.text(triplet)} {worth(*triplet)}"


def triplets(g: Rules, seen: State) -> list[Triplet]:
    """The winner's triplets: the exposed one if any, and the most valuable division of the other tiles."""
    exposed = exposed_tiles(seen, seen.winner)
    shown = (exposed,) if exposed else ()
    best, *_ = readings(shapes(g, shown), faces_in(seen.won), partial(score, g, shown=shown))
    return [*shown, *(part.tiles for part in best.parts)]
