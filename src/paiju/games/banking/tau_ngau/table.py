"""Tau Ngau at the table: moves in words, zones to draw, what is asked and what is told."""

from functools import partial

from paiju.games.banking.layout import (
    Hand,
    all_tiles,
    bet_prompt,
    bet_refusal,
    in_turn,
    seat_zones,
    tiles,
    wall,
)
from paiju.games.banking.modulo_ten import VALUE
from paiju.games.banking.tau_ngau.bulls import BULL_PLACES, IS_BULL, LAST_PLACES, SCORE, ZERO_HIGH, ZERO_LOW
from paiju.games.banking.tau_ngau.options import PAGAT
from paiju.games.banking.tau_ngau.state import DISCARD, STUCK, Rules, State
from paiju.kernel.action import UNKNOWN, Action
from paiju.kernel.zones import Zone
from paiju.tiles import FULL32

VERBS = ("bet", "discard", "stuck")
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


def points(g: Rules, two: Hand) -> str:
    """Such as "8 points"."""
    score = SCORE[ZERO_LOW if g.settlement == PAGAT else ZERO_HIGH, VALUE[two[0]], VALUE[two[1]]]
    return f"{score} point{'s' if score != 1 else ''}"


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
        return Action("stuck with {}", (five,))
    two = last_two(five, discard)
    return Action(f"discard {{}} leaving {{}}, {points(g, two)}", (bull(five, discard), two))


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*seat_zones(g, seen, seat, partial(hand, g, seen)), wall(g, seen)]


def hand(g: Rules, seen: State, owner: int, is_open: bool) -> list[Zone]:
    """After the choice a bull and the last two tiles; before, or face down, five together."""
    if not is_open:
        return [Zone("hand", "hand", owner, (UNKNOWN,) * seen.dealt)]
    five, discard = tiles(seen, owner), seen.discard[owner]
    if discard in (0, STUCK):
        return [Zone("hand", "stuck" if discard else "hand", owner, five)]
    two = last_two(five, discard)
    return [Zone("melds", "bull", owner, bull(five, discard)), Zone("melds", points(g, two), owner, two)]


def prompt(g: Rules, seen: State) -> str:
    if not seen.dealt:
        return bet_prompt(g, seen, "before the tiles are dealt")
    if not has_bull(tiles(seen, seen.turn)):
        return "No three of your tiles make 10, 20 or 30: you are stuck."
    ask = "Set aside three tiles that make 10, 20 or 30, [4:2] and [2:1] counting 3 or 6; the other two are your score"
    return f"{ask}, or stay stuck." if g.may_decline else f"{ask}."


def has_bull(five: Hand) -> bool:
    return any(makes_ten(bull(five, number)) for number in range(1, STUCK))


def makes_ten(three: Hand) -> bool:
    first, second, third = (VALUE[face] for face in three)
    return bool(IS_BULL[first, second, third])


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if verb == "bet":
        return bet_not_due(g, seen) or bet_refusal(g, seen)
    if not seen.dealt:
        return "stakes are placed before the tiles are dealt; bet first"
    if verb == "stuck":
        return "you have a bull and must set it aside"
    return no_bull(tiles(seen, seen.turn), faces)


def bet_not_due(g: Rules, seen: State) -> str:
    """Nothing while stakes are placed."""
    if g.settlement != PAGAT:
        return "every stake here is the least one and is placed for you; choose your bull"
    return "the tiles are dealt and the stakes stand; choose your bull" if seen.dealt else ""


def no_bull(five: Hand, faces: list[int]) -> str:
    if len(faces) != 3:
        return "a bull is three tiles"
    for face in faces:
        if faces.count(face) > five.count(face):
            return f"you do not hold {FULL32.text(faces)}, but {FULL32.text(five)}"
    if not has_bull(five):
        return "no three of your tiles make 10, 20 or 30: you are stuck"
    return f"{FULL32.text(faces)} cannot make 10, 20 or 30"


def inventory(g: Rules, s: State) -> list[int]:
    """Every tile of the state, wherever it is."""
    return all_tiles(g, s)
