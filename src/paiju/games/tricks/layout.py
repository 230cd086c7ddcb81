"""What the tables of trick games share: the tiles of a trick, and the reasons why a play is not allowed."""

from collections.abc import Iterable
from dataclasses import replace

from paiju.games.tricks.combinations import COMBINATIONS, NOTHING, PLACE, Combination
from paiju.games.tricks.state import DiscardState, HandState, LedState, TableRules, TrickState
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, faces_in, for_all
from paiju.words.said import Faces, Said

# The kinds of combinations, in their order.
KINDS = (
    Said("kind-civil-tile"),
    Said("kind-military-tile"),
    Said("kind-civil-pair"),
    Said("kind-military-pair"),
    Said("kind-supreme"),
    Said("kind-mixed-pair"),
    Said("kind-civil-triple"),
    Said("kind-military-triple"),
    Said("kind-quad"),
    Said("kind-run"),
)


def not_held(seen: HandState, faces: list[int]) -> Said | None:
    """Which of these dominoes the seat to act has too few of; None if it has them all."""
    held = faces_in(seen.hands[seen.turn])
    for face in faces:
        if faces.count(face) > held.count(face):
            return Said("no-not-held", count=held.count(face), tiles=Faces((face,)))
    return None


def play_of(seen: TrickState, seat: int) -> Combination | None:
    """The combination that a seat has face up in this trick."""
    return None if seen.plays[seat] == NOTHING else COMBINATIONS[seen.plays[seat]]


def best_play(seen: TrickState) -> Combination | None:
    """What has to be beaten, None before the lead."""
    return play_of(seen, seen.taker)


@for_all
def trick_zones(g: TableRules, seen: TrickState) -> list[Zone]:
    """What lies face up in this trick."""
    plays = [(owner, play_of(seen, owner)) for owner in range(g.seats)]
    return [trick_zone(seen, owner, play.tiles) for owner, play in plays if play]


def trick_zone(seen: LedState, owner: int, tiles: tuple[int, ...]) -> Zone:
    play = Said("zone-led") if owner == seen.leader else Said("zone-followed")
    if owner != seen.taker:
        return Zone("trick", play, owner, tiles)
    return Zone("trick", Said("zone-best", play=play), owner, tiles, mark="best")


def played_before(g: TableRules, seen: TrickState) -> tuple[int, ...]:
    """What was played face up before this trick."""
    plays = [play_of(seen, owner) for owner in range(g.seats)]
    return without(faces_in(seen.played), [face for play in plays if play for face in play.tiles])


def without(tiles: Iterable[int], taken: Iterable[int]) -> tuple[int, ...]:
    """These tiles in their order, less some of them."""
    left = list(tiles)
    for face in taken:
        left.remove(face)
    return tuple(left)


def all_tiles(g: TableRules, s: DiscardState) -> list[int]:
    """In hand, face down, or played face up."""
    rows = [row for seat in range(g.seats) for row in (s.hands[seat], s.down[seat])]
    return [face for row in (*rows, s.played) for face in faces_in(row)]


def number_of_tiles(count: int) -> Said:
    """Such as "two tiles"."""
    return Said("term-tiles", count=count)


def wrong_number(wanted: int, faces: list[int]) -> Said | None:
    return None if len(faces) == wanted else Said("no-wrong-number", wanted=number_of_tiles(wanted), count=len(faces))


def not_higher(best: Combination, faces: list[int]) -> Said:
    """Why tiles do not beat a combination."""
    place = PLACE.get(tuple(sorted(faces)))
    if place is None or COMBINATIONS[place].kind != best.kind:
        return Said("no-other-kind", kind=KINDS[best.kind], tiles=Faces.of(best.tiles))
    return Said("no-not-higher", tiles=Faces.of(COMBINATIONS[place].tiles), best=Faces.of(best.tiles))


def discarded_face_down(action: Action) -> Action:
    """A discard as the others are told of it: only how many tiles there are."""
    return replace(action.covered(), saying=Said("act-discard-face-down", count=len(action.sets[0])))
