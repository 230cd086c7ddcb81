"""Ponjan at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.melding.layout import dead_tiles, just_thrown, last_throw, thrown_and_drawn
from paiju.games.melding.ponjan.combinations import points
from paiju.games.melding.ponjan.state import (
    COMPLETE,
    COMPLETING,
    DISCARD,
    FACES,
    PASS,
    REACH,
    STEAL,
    Rules,
    State,
    is_ready,
    is_whole,
)
from paiju.games.melding.state import NOTHING
from paiju.games.melding.throws import THROWER
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, for_all, of_each_seat
from paiju.words.said import Faces, Listed, Said, Seat

VERBS = ("complete", "reach", "discard", "steal", "pass")
ACTIONS = ("complete", "reach {}", "discard {}", "steal", "pass")
BARE_VERBS = {COMPLETE: "complete", STEAL: "steal", PASS: "pass"}

KINDS = (  # the hand combinations, in the order of their bits
    Said("kind-reach"),
    Said("kind-ippatsu"),
    Said("kind-same-id"),
    Said("kind-dragon"),
    Said("kind-dragon"),
    Said("kind-two-identical"),
    Said("kind-no-steals"),
    Said("kind-with-draw"),
    Said("kind-three-colours"),
    Said("kind-one-colour-and-others"),
    Said("kind-same-colour"),
    Said("kind-all-same"),
)


def action(g: Rules, seen: State, move: int) -> Action:
    if move in BARE_VERBS:
        return Action(BARE_VERBS[move])
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    return Action("reach {}", ((move - REACH,),))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Everything is public except who was asked and passed."""
    return [] if action.verb == "pass" else [(seat, action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*middle(g, seen), *seat_zones(g, seen, seat)]


@for_all
def middle(g: Rules, seen: State) -> list[Zone]:
    deck = Zone("wall", Said("zone-deck"), None, amount=seen.left)
    return [deck, just_thrown(seen)] if seen.window else [deck]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    return [
        hand(seen, owner),
        Zone("melds", Said("zone-displayed"), owner, displayed(seen, owner)),
        Zone("discards", Said("zone-thrown"), owner, dead_tiles(seen, owner)),
    ]


def hand(seen: State, owner: int) -> Zone:
    opened = faces_in(seen.opened[owner])
    if owner == seen.winner:
        return Zone("hand", won_with(seen), owner, opened)
    if opened:
        return Zone("hand", Said("zone-ready"), owner, opened)
    concealed = face_up_or_backs(seen.hands[owner], seen.held[owner])
    return Zone("hand", concealed_hand(seen, owner), owner, concealed)


def won_with(seen: State) -> Said:
    """The combinations of the completed hand, and their points."""
    kinds = tuple(kind for place, kind in enumerate(KINDS) if seen.combinations >> place & 1)
    total = int(points(seen.combinations))
    return Said("zone-complete", combinations=Listed(kinds, "joint-combinations"), points=total)


def concealed_hand(seen: State, owner: int) -> Said:
    """Says with which tile a seat has reached, if it has."""
    if not (place := seen.reached[owner]):
        return Said("zone-hand")
    return Said("zone-hand-reached", tiles=Faces.of([seen.throws[place - 1] % THROWER]))


def displayed(seen: State, owner: int) -> tuple[int, ...]:
    sets = faces_in(seen.displayed[owner])
    return tuple(face for face in sets for _ in range(3))


def prompt(g: Rules, seen: State) -> Said:
    if seen.window:
        return _asked_to_take(seen)
    drawn = seen.drawn[seen.turn]
    if not drawn:
        return Said("ask-stolen-or-reach") if can_reach(seen) else Said("ask-stolen")
    tiles = Faces.of([drawn - 1])
    if is_complete(seen):
        return Said("ask-complete", tiles=tiles)
    if seen.reached[seen.turn]:
        return Said("ask-reached", tiles=tiles)
    return Said("ask-drawn-or-reach", tiles=tiles) if can_reach(seen) else Said("ask-drawn", tiles=tiles)


def _asked_to_take(seen: State) -> Said:
    face, thrower = last_throw(seen)
    tiles = Faces.of([face])
    if seen.window == COMPLETING:
        return Said("ask-complete-with-throw", thrower=Seat(thrower), tiles=tiles)
    return Said("ask-steal", thrower=Seat(thrower), tiles=tiles)


def is_complete(seen: State) -> bool:
    """Whether a drawn tile completes the hand: that alone is a combination."""
    return bool(seen.drawn[seen.turn] and is_whole(seen.hands[seen.turn].array, NOTHING))


def can_reach(seen: State) -> bool:
    hand = seen.hands[seen.turn].array
    return any(hand[face] and is_ready(hand, face) for face in range(FACES))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if seen.window:
        return _refused_answer(seen, verb)
    if verb in ("steal", "pass"):
        return Said("no-throw-to-answer")
    if verb == "complete":
        return _refused_completion(seen)
    if len(faces) != 1:
        return Said("no-discard-named") if verb == "discard" else Said("no-reach-named")
    return _refused_throw(seen, verb, faces[0])


def _refused_answer(seen: State, verb: str) -> Said:
    if verb in ("discard", "reach"):
        return Said("no-discard-as-answer")
    if verb == "pass":
        return Said("no-pass-with-tiles")
    if verb == "steal":
        return _refused_steal(seen)
    if seen.window != COMPLETING:
        return Said("no-completion-any-more")
    face, _ = last_throw(seen)
    if is_whole(seen.hands[seen.turn].array, face):
        return Said("no-combination", tiles=Faces.of([face]))
    return Said("no-three-sets-with-throw", tiles=Faces.of([face]))


def _refused_steal(seen: State) -> Said:
    face, _ = last_throw(seen)
    if seen.window == COMPLETING:
        return Said("no-steal-yet")
    if (copies := seen.hands[seen.turn, face]) < 2:
        return Said("no-steal", tiles=Faces.of([face]), copies=copies)
    return Said("no-steal-after-passing")


def _refused_completion(seen: State) -> Said:
    if is_complete(seen):
        return Said("no-completion-with-tiles")
    if not seen.drawn[seen.turn]:
        return Said("no-completion-after-steal")
    return Said("no-three-sets")


def _refused_throw(seen: State, verb: str, face: int) -> Said:
    if not seen.hands[seen.turn, face]:
        return Said("no-tile-held", tiles=Faces.of([face]))
    if not seen.reached[seen.turn]:
        return Said("no-reach", tiles=Faces.of([face]))
    if verb == "reach":
        return Said("no-second-reach")
    return Said("no-discard-after-reach", tiles=Faces.of([seen.drawn[seen.turn] - 1]))


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [row[seat] for row in (s.hands, s.opened) for seat in range(g.seats)]
    return thrown_and_drawn(s, rows) + [face for seat in range(g.seats) for face in displayed(s, seat)]
