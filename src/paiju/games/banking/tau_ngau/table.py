"""Tau Ngau at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.banking.layout import (
    Hand,
    all_tiles,
    bet_prompt,
    bet_refusal,
    in_turn,
    points_said,
    tiles,
    wall,
    zones_of,
)
from paiju.games.banking.modulo_ten import VALUE, WILD_TILES
from paiju.games.banking.tau_ngau.bulls import BULL_PLACES, IS_BULL, LAST_PLACES, SCORE, ZERO_HIGH, ZERO_LOW
from paiju.games.banking.tau_ngau.options import BULL, PAGAT
from paiju.games.banking.tau_ngau.state import DISCARD, STUCK, Rules, State
from paiju.kernel.action import UNKNOWN, Action
from paiju.kernel.zones import Zone, of_each_seat
from paiju.words.said import Faces, Said

VERBS = ("bet", "discard", "stuck")
ACTIONS = ("bet {number}", "discard {}", "stuck", "has chosen")
SECRET = Action("has chosen")


def action(g: Rules, seen: State, move: int) -> Action:
    if move <= DISCARD:
        return Action(f"bet {move}")
    if move == DISCARD + STUCK:
        return Action("stuck")
    return Action("discard {}", (bull(tiles(seen, seen.turn), move - DISCARD),))


def bull(five: Hand, discard: int) -> Hand:
    return tuple(five[place] for place in BULL_PLACES[discard])


def last_two(five: Hand, discard: int) -> Hand:
    return tuple(five[place] for place in LAST_PLACES[discard])


def points(g: Rules, two: Hand) -> int:
    return int(SCORE[ZERO_LOW if g.settlement == PAGAT else ZERO_HIGH, VALUE[two[0]], VALUE[two[1]]])


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Whether a seat is stuck stays as secret as its tiles until the last choice; then all is turned up."""
    if action.verb == "bet":
        return [(seat, action)]
    if after.turn >= 0:
        return [(seat, SECRET)]
    return [(owner, shown_by(g, after, owner)) for owner in in_turn(g, after)]


def shown_by(g: Rules, seen: State, seat: int) -> Action:
    five, discard = tiles(seen, seat), seen.discard[seat]
    if discard == STUCK:
        return Action("stuck with {}", (five,), Said("act-stuck-with", tiles=Faces.of(five)))
    three, two = bull(five, discard), last_two(five, discard)
    score = points(g, two)
    form = f"discard {{}} leaving {{}}, {score} point{'s' if score != 1 else ''}"
    said = Said("act-show-bull", bull=Faces.of(three), rest=Faces.of(two), points=points_said(score))
    return Action(form, (three, two), said)


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*seat_zones(g, seen, seat), *wall(g, seen)]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    return zones_of(g, seen, owner, viewer, hand)


def hand(g: Rules, seen: State, owner: int, is_open: bool) -> list[Zone]:
    """After the choice a bull and the last two tiles; before, or face down, five together."""
    if not is_open:
        return [Zone("hand", Said("zone-hand"), owner, (UNKNOWN,) * seen.dealt)]
    five, discard = tiles(seen, owner), seen.discard[owner]
    if discard in (0, STUCK):
        return [Zone("hand", Said("zone-stuck") if discard else Said("zone-hand"), owner, five)]
    three, two = bull(five, discard), last_two(five, discard)
    return [
        Zone("melds", Said("zone-bull"), owner, three),
        Zone("melds", points_said(points(g, two)), owner, two),
    ]


def prompt(g: Rules, seen: State) -> Said:
    if not seen.dealt:
        return bet_prompt(g, seen)
    if not has_bull(tiles(seen, seen.turn)):
        return Said("ask-stuck")
    six, three = (Faces.of([face]) for face in WILD_TILES)
    if g.may_decline:
        return Said("ask-bull-or-stuck", six=six, three=three)
    return Said("ask-bull", six=six, three=three)


def has_bull(five: Hand) -> bool:
    return any(makes_ten(bull(five, number)) for number in range(1, STUCK))


def makes_ten(three: Hand) -> bool:
    first, second, third = (VALUE[face] for face in three)
    return bool(IS_BULL[first, second, third])


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if verb == "bet":
        return no_bet(g, seen)
    if not seen.dealt:
        return Said("no-tiles-before-stakes")
    if verb == "stuck":
        return Said("no-stuck-with-bull")
    return no_bull(tiles(seen, seen.turn), faces)


def no_bet(g: Rules, seen: State) -> Said:
    if g.settlement != PAGAT:
        return Said("no-bet-fixed-stakes")
    return Said("no-bet-choose-bull") if seen.dealt else bet_refusal(g, seen)


def no_bull(five: Hand, faces: list[int]) -> Said:
    if len(faces) != BULL:
        return Said("no-bull-three-tiles")
    for face in faces:
        if faces.count(face) > five.count(face):
            return Said("no-bull-not-held", tiles=Faces.of(faces), hand=Faces.of(five))
    if not has_bull(five):
        return Said("no-bull-at-all")
    return Said("no-bull-of-ten", tiles=Faces.of(faces))


def inventory(g: Rules, s: State) -> list[int]:
    """Every tile of the state, wherever it is."""
    return all_tiles(g, s)
