"""The score sheet of Small Mahjong: two triplets, paid by everybody or by whoever threw the last tile."""

from functools import partial

from paiju.games.melding.layout import last_throw
from paiju.games.melding.sheets import aim_to_complete, paid_to_winner, won_in_parts
from paiju.games.melding.small_mahjong.reading import score, shapes, triplet_name
from paiju.games.melding.small_mahjong.state import Rules, State
from paiju.games.melding.small_mahjong.table import KINDS, exposed_tiles, points
from paiju.games.melding.small_mahjong.winning import worth
from paiju.games.melding.state import NOBODY
from paiju.kernel.aims import Aim
from paiju.kernel.hands import Part, Won, readings
from paiju.kernel.payments import Payment
from paiju.kernel.zones import faces_in
from paiju.words.said import Faces, Listed, Said, Seat

Triplet = tuple[int, ...]


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    return [] if after.winner == NOBODY else paid_to_winner(g, after, won_hand(g, before, after))


def won_hand(g: Rules, before: State, after: State) -> Said:
    value = multiplied(g, before, Said("term-points", points=points(after)))
    made_of = Listed(tuple(map(in_words, triplets(g, after))), "joint-plus")
    if not before.window:
        return Said("paid-hand-drawn", worth=value, triplets=made_of)
    face, thrower = last_throw(before)
    return Said("paid-hand-thrown", worth=value, triplets=made_of, tiles=Faces.of([face]), thrower=Seat(thrower))


def multiplied(g: Rules, before: State, value: Said) -> Said:
    """The points with the factors on them; where the discarder pays, he pays for all."""
    if g.stake != 1:
        value = Said("term-times-stake", worth=value, stake=g.stake)
    pays_for_all = g.discarder_pays and before.window
    return Said("term-for-all", worth=value, payers=g.seats - 1) if pays_for_all else value


def in_words(triplet: Triplet) -> Said:
    """Such as "Set-Set [6:6][6:4][4:4] 3"."""
    value = int(worth(*triplet))
    return Said("term-triplet", kind=KINDS[value], tiles=Faces.of(triplet), points=value)


def triplets(g: Rules, seen: State) -> list[Triplet]:
    """The winner's triplets: the exposed one if any, and the most valuable division of the other tiles."""
    exposed = exposed_tiles(seen, seen.winner)
    shown = (exposed,) if exposed else ()
    best, *_ = readings(shapes(g, shown), faces_in(seen.won), partial(score, g, shown=shown))
    return [*shown, *(part.tiles for part in best.parts)]


def aim(g: Rules, seen: State, seat: int) -> Aim:
    shown = groups_shown(seen, seat)
    return aim_to_complete(shapes(g, shown), faces_in(seen.hands[seat]), shown)


def won(g: Rules, seen: State) -> Won | None:
    if seen.winner == NOBODY:
        return None
    shown = groups_shown(seen, seen.winner)
    parts = [Part(name, group) for group in shown if (name := triplet_name(group))]
    return won_in_parts(seen.winner, shapes(g, shown), faces_in(seen.won), partial(score, g, shown=shown), parts)


def groups_shown(seen: State, seat: int) -> tuple[Triplet, ...]:
    exposed = exposed_tiles(seen, seat)
    return (exposed,) if exposed else ()
