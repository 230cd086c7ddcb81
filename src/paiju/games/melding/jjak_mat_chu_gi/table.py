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
from paiju.games.sheets import number_of
from paiju.kernel.action import UNKNOWN, Action
from paiju.kernel.payments import as_record
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import FULL32

VERBS = ("discard", "take", "pass", "look", "draw")
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
    return [(seat, action.covered() if g.discards == FACE_DOWN else action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = [Zone("wall", "wall", None, amount=seen.left)]
    if seen.window == CLAIMING:
        found.append(just_thrown(seen))
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        pairs = tuple(face for pair in pairs_of(g, seen, owner) for face in pair)
        found.append(Zone("melds", number_of(seen.pairs_laid[owner], "pair"), owner, pairs))
        found.append(slots(seen, owner) if g.discards == FACE_DOWN else thrown(seen, owner))
    return found


def pairs_of(g: Rules, seen: State, owner: int) -> list[tuple[int, int]]:
    """The pairs that a seat has laid."""
    faces = [face for face in faces_in(seen.laid[owner]) if face <= MATES[g.pairs, face]]
    pairs = [(face, int(MATES[g.pairs, face])) for face in faces]
    return [pair for place, pair in enumerate(pairs) if pair not in pairs[:place]]


def thrown(seen: State, owner: int) -> Zone:
    return Zone("discards", "thrown", owner, dead_tiles(seen, owner))


def slots(seen: State, owner: int) -> Zone:
    """The face-down throws of a seat; the viewer sees his own and the one that is turned up."""
    numbers = [slot for slot in occupied(seen) if seen.throws[slot] // THROWER == owner]
    names = ", ".join(map(str, numbers))
    caption = f"thrown face down in slot{'s' if len(numbers) > 1 else ''} {names}" if numbers else "thrown face down"
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


def prompt(g: Rules, seen: State) -> str:
    if seen.window == CLAIMING:
        face, thrower = last_throw(seen)
        return f"Seat {thrower} threw {_text(face)}: take it for a pair, or pass."
    if seen.window == LOOKING:
        return "Look at one of the tiles that lie face down, or draw."
    return f"You have {number_of(seen.pairs_laid[seen.turn], 'pair')} on the table: throw a tile."


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if seen.window == CLAIMING:
        return _refused_answer(g, seen, verb)
    if seen.window == LOOKING:
        return _refused_look(seen, verb)
    if verb in ("take", "pass"):
        return "there is no thrown tile to answer"
    if verb != "discard":
        return "you have a tile too many: throw one"
    if len(faces) != 1:
        return "say which one tile you throw"
    return f"you hold no {_text(faces[0])}"


def _refused_answer(g: Rules, seen: State, verb: str) -> str:
    if verb == "pass":
        return "to pass, say pass alone"
    if verb != "take":
        return "a thrown tile is being answered; take it or pass"
    face, thrower = last_throw(seen)
    mate = MATES[g.pairs, face]
    if not seen.hands[seen.turn, mate]:
        return f"{_text(face)} makes a pair only with {_text(mate)}, and you hold none"
    if may_take(as_record(g), as_record(seen), seen.turn, face, thrower):
        return "to take the thrown tile, say take alone"
    return "at this table a thrown tile may not make your third pair"


def _refused_look(seen: State, verb: str) -> str:
    if verb == "draw":
        return "to draw, say draw alone"
    if verb == "look":
        return f"look at one of the slots {', '.join(map(str, occupied(seen)))}"
    return "first look at a tile that lies face down, or draw"


def _text(face: int) -> str:
    return FULL32.text([face])


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    dead = [int(tile_of(as_record(s), slot)) for slot in occupied(s)]
    rows = [kind[seat] for kind in (s.hands, s.laid) for seat in range(g.seats)]
    return [s.pile[place] for place in range(s.left)] + dead + [face for row in rows for face in faces_in(row)]
