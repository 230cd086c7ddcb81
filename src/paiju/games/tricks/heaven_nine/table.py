"""Heaven 9 at the table: moves in words, zones to draw, what is asked and what is told."""

from dataclasses import replace

from paiju.games.tricks.combinations import COMBINATIONS, SUPREME, Combination
from paiju.games.tricks.heaven_nine.row import count_seats, is_row_up
from paiju.games.tricks.heaven_nine.state import NOBODY, NOT_CALLED, TOSS, Rules, State
from paiju.games.tricks.heaven_nine.tosses import TILES, TOSSES
from paiju.games.tricks.layout import (
    KINDS,
    all_tiles,
    best_play,
    not_held,
    not_higher,
    number_of_tiles,
    played_before,
    trick_zones,
    wrong_number,
)
from paiju.games.tricks.trick import DISCARD, shuts_out
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, for_all, of_each_seat
from paiju.words.said import Faces, Said, Seat

VERBS = ("toss", "lead", "take", "bury")
ACTIONS = (
    "toss {number} left no",
    "toss {number} left yes",
    "toss {number} right no",
    "toss {number} right yes",
    "lead {}",
    "take {}",
    "bury {}",
)


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= TOSS:
        return Action("toss {} {} {}".format(*TOSSES[move - TOSS]))
    if move >= DISCARD:
        return Action("bury {}", ((move - DISCARD,),))
    return Action("take {}" if best_play(seen) else "lead {}", (COMBINATIONS[move].tiles,))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """The others do not see which tiles are buried."""
    return [(seat, buried(action) if action.verb == "bury" else action)]


def buried(action: Action) -> Action:
    return replace(action.covered(), saying=Said("act-bury-face-down", count=len(action.sets[0])))


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*trick_zones(g, seen), *seat_zones(g, seen, seat), *middle(g, seen)]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    return [
        Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner])),
        Zone("discards", Said("zone-buried"), owner, face_up_or_backs(seen.down[owner], seen.laid[owner])),
        Zone("chips", Said("zone-stacks"), owner, amount=seen.tricks[owner]),
    ]


@for_all
def middle(g: Rules, seen: State) -> list[Zone]:
    found: list[Zone] = []
    if seen.previous != NOBODY:
        found.append(Zone("chips", Said("zone-previous-winner"), seen.previous, amount=seen.wins - 1))
    return [*found, Zone("discards", Said("zone-played-face-up"), None, played_before(g, seen)), row(seen)]


def row(seen: State) -> Zone:
    """The row of stacks, or how it was taken."""
    if is_row_up(seen.toss, seen.turn):
        return Zone("wall", Said("zone-row"), None, amount=TILES)
    thrown = tuple(die for die in seen.dice if die)
    return Zone("chips", how_taken(seen), seen.tosser, amount=spots(seen), dice=thrown)


def spots(seen: State) -> int:
    return int(seen.dice[0] + seen.dice[1])


def how_taken(seen: State) -> Said:
    toss = TOSSES[seen.toss]
    first = Seat(int(count_seats(seen.tosser, spots(seen))))
    if toss.peel == "yes":
        return Said("zone-taken-in-layers", seat=first)
    return Said("zone-taken-from-left", seat=first) if toss.end == "left" else Said("zone-taken-from-right", seat=first)


def prompt(g: Rules, seen: State) -> Said:
    if seen.toss == NOT_CALLED:
        return Said("ask-toss-or-peel") if g.peel_allowed else Said("ask-toss")
    best = best_play(seen)
    if best is None:
        return Said("ask-lead")
    if seen.picking:
        return Said("ask-bury-more", amount=number_of_tiles(seen.picking))
    amount = number_of_tiles(len(best.tiles))
    if is_shut_out(g, seen, best):
        return Said("ask-shut-out", amount=amount)
    if best.kind == SUPREME:
        return Said("ask-answer-supreme", amount=amount)
    return Said("ask-take", tiles=Faces.of(best.tiles), kind=KINDS[best.kind], amount=amount)


def is_shut_out(g: Rules, seen: State, best: Combination) -> bool:
    return bool(g.shut_out) and shuts_out(seen.tricks[seen.turn], len(best.tiles), seen.held[seen.leader])


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if seen.toss == NOT_CALLED:
        return no_toss(g, verb)
    if verb == "toss":
        return Said("no-second-toss")
    best = best_play(seen)
    if best is None:
        return no_lead(seen, verb, faces)
    if verb == "lead":
        return Said("no-trick-on-table")
    wanted = seen.picking or len(best.tiles)
    return not_held(seen, faces) or wrong_number(wanted, faces) or no_take(g, seen, best, faces)


def no_toss(g: Rules, verb: str) -> Said:
    if verb != "toss":
        return Said("no-tiles-yet")
    return Said("no-toss-like-that") if g.peel_allowed else Said("no-peeling")


def no_lead(seen: State, verb: str, faces: list[int]) -> Said:
    return Said("no-you-lead") if verb != "lead" else not_held(seen, faces) or Said("no-set")


def no_take(g: Rules, seen: State, best: Combination, faces: list[int]) -> Said:
    if seen.picking:
        return Said("no-ascending-order")
    if is_shut_out(g, seen, best):
        return Said("no-shut-out")
    if best.kind == SUPREME:
        return Said("no-answer-to-supreme")
    return not_higher(best, faces)


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    if is_row_up(s.toss, s.turn):
        return [s.row[place] for place in range(TILES)]
    return all_tiles(g, s)
