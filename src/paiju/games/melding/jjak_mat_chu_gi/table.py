"""Making Pairs at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.melding.jjak_mat_chu_gi.state import (
    CLAIMING,
    COVERED,
    DISCARD,
    DRAW,
    FACE_DOWN,
    LOOK,
    LOOKING,
    PASS,
    TAKE,
    Rules,
    State,
    may_take,
    tile_of,
)
from paiju.games.melding.layout import dead_tiles, just_thrown, last_throw
from paiju.games.melding.mates import MATES
from paiju.games.melding.throws import THROWER
from paiju.kernel.action import UNKNOWN, Action
from paiju.kernel.payments import as_record
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, for_all, of_each_seat
from paiju.words.said import Faces, Said, Seat, listed

VERBS = ("discard", "take", "pass", "look", "draw")
ACTIONS = ("discard {}", "take", "pass", "look {number}", "draw")
BARE_VERBS = {TAKE: "take", PASS: "pass", DRAW: "draw"}


def action(g: Rules, seen: State, move: int) -> Action:
    if move in BARE_VERBS:
        return Action(BARE_VERBS[move])
    if move >= LOOK:
        return Action(f"look {move - LOOK}")
    return Action("discard {}", ((move - DISCARD,),))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Nobody is told who was asked and passed, or which tile was thrown face down."""
    if action.verb == "pass":
        return []
    if g.discards == FACE_DOWN and action.verb == "discard":
        return [(seat, Action(action.form, action.covered().sets, Said("act-discard-face-down")))]
    return [(seat, action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*middle(g, seen), *seat_zones(g, seen, seat)]


@for_all
def middle(g: Rules, seen: State) -> list[Zone]:
    wall = Zone("wall", Said("zone-wall"), None, amount=seen.left)
    return [wall, just_thrown(seen)] if seen.window == CLAIMING else [wall]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    pairs = tuple(face for pair in pairs_of(g, seen, owner) for face in pair)
    return [
        Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner])),
        Zone("melds", Said("zone-pairs", count=seen.pairs_laid[owner]), owner, pairs),
        slots(seen, owner) if g.discards == FACE_DOWN else thrown(seen, owner),
    ]


def pairs_of(g: Rules, seen: State, owner: int) -> list[tuple[int, int]]:
    """The pairs that a seat has laid."""
    faces = [face for face in faces_in(seen.laid[owner]) if face <= MATES[g.pairs, face]]
    pairs = [(face, int(MATES[g.pairs, face])) for face in faces]
    return [pair for place, pair in enumerate(pairs) if pair not in pairs[:place]]


def thrown(seen: State, owner: int) -> Zone:
    return Zone("discards", Said("zone-thrown"), owner, dead_tiles(seen, owner))


def slots(seen: State, owner: int) -> Zone:
    """The face-down throws of a seat; the viewer sees his own and the one that is turned up."""
    numbers = [slot for slot in occupied(seen) if seen.throws[slot] // THROWER == owner]
    caption = Said("zone-thrown-face-down")
    if numbers:
        caption = Said("zone-slots", count=len(numbers), slots=listed(numbers, "joint-slots"))
    return Zone("discards", caption, owner, tuple(face_in(seen, slot) for slot in numbers))


def occupied(seen: State) -> list[int]:
    return [slot for slot in range(seen.thrown) if not seen.takers[slot]]


def face_in(seen: State, slot: int) -> int:
    if seen.looked == 1 + slot:
        return int(seen.shown - 1)
    seat, face = divmod(seen.throws[slot], THROWER)
    if face != COVERED:
        return int(face)
    return int(seen.covered[seat, slot] - 1) if seen.covered[seat, slot] else UNKNOWN


def prompt(g: Rules, seen: State) -> Said:
    if seen.window == CLAIMING:
        face, thrower = last_throw(seen)
        return Said("ask-take-or-pass", seat=Seat(thrower), tiles=_tile(face))
    if seen.window == LOOKING:
        return Said("ask-look-or-draw")
    return Said("ask-throw", count=seen.pairs_laid[seen.turn])


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if seen.window == CLAIMING:
        return _refused_answer(g, seen, verb)
    if seen.window == LOOKING:
        return _refused_look(seen, verb)
    if verb in ("take", "pass"):
        return Said("no-throw-to-answer")
    if verb != "discard":
        return Said("no-throw-yet")
    if len(faces) != 1:
        return Said("no-single-throw")
    return Said("no-tile-in-hand", tiles=_tile(faces[0]))


def _refused_answer(g: Rules, seen: State, verb: str) -> Said:
    if verb == "pass":
        return Said("no-pass-with-tiles")
    if verb != "take":
        return Said("no-answer-yet")
    face, thrower = last_throw(seen)
    mate = MATES[g.pairs, face]
    if not seen.hands[seen.turn, mate]:
        return Said("no-mate-in-hand", tiles=_tile(face), mate=_tile(mate))
    if may_take(as_record(g), as_record(seen), seen.turn, face, thrower):
        return Said("no-take-with-tiles")
    return Said("no-third-pair-by-throw")


def _refused_look(seen: State, verb: str) -> Said:
    if verb == "draw":
        return Said("no-draw-with-tiles")
    if verb == "look":
        return Said("no-such-slot", slots=listed(occupied(seen), "joint-slots"))
    return Said("no-look-or-draw-yet")


def _tile(face: int) -> Faces:
    return Faces.of([face])


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    dead = [int(tile_of(as_record(s), slot)) for slot in occupied(s)]
    rows = [kind[seat] for kind in (s.hands, s.laid) for seat in range(g.seats)]
    return [s.pile[place] for place in range(s.left)] + dead + [face for row in rows for face in faces_in(row)]
