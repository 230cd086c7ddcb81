"""Disputing Tens at the table: moves in words, zones to draw, what is asked, what is told and why not."""

from paiju.games.fishing.layout import tile
from paiju.games.fishing.tsung_shap.row import captures_from
from paiju.games.fishing.tsung_shap.state import (
    CLAIM,
    CLAIMING,
    CLASSIC,
    COMMON,
    IGNORE,
    MOVING,
    NOTHING,
    PAIRS,
    RESTART,
    START,
    STARTING,
    SWEEPS,
    TRIPLETS,
    WAYS,
    Rules,
    State,
)
from paiju.games.sheets import number_of
from paiju.kernel.action import Action
from paiju.kernel.payments import as_record
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles.dominoes import PIPS

VERBS = ("pair", "triplet", "place", "start", "restart", "claim", "ignore")
WORDS = ("pair left", "pair right", "triplet left", "triplet right", "triplet both", "place left", "place right")


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= CLAIM:
        return Action("ignore" if move == IGNORE else f"claim {WORDS[move - CLAIM]}")
    if move >= START:
        face = (move - START) % (RESTART - START)
        return Action("restart {}" if move >= RESTART else "start {}", ((face,),))
    face, way = divmod(move, WAYS)
    return Action(WORDS[way]) if g.variant == CLASSIC else with_tile(WORDS[way], face)


def with_tile(words: str, face: int) -> Action:
    verb, side = words.split()
    return Action(f"{verb} {{}} {side}", ((face,),))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """All is done in the open; a player who turns up tiles also shows which one he uses and starts anew with."""
    if g.variant != CLASSIC:
        return [(seat, action)]
    done = [(seat, action if before.turned == NOTHING else with_tile(action.form, before.turned))]
    if after.made[seat, SWEEPS] > before.made[seat, SWEEPS] and after.length:
        done.append((seat, Action("restart {}", ((after.row[0],),))))
    return done


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = [Zone("row", "the row", None, row(seen))]
    if seen.turned != NOTHING:
        found.append(Zone("trick", "turned up", seen.turn, (seen.turned,)))
    if has_common_woodpile(g):
        found.append(Zone("wall", "woodpile", None, amount=seen.left[0]))
    for owner in range(g.seats):
        if g.variant != CLASSIC:
            found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        if not has_common_woodpile(g):
            found.append(Zone("wall", "pile" if g.variant == CLASSIC else "woodpile", owner, amount=seen.left[owner]))
        found.append(Zone("melds", _taken(seen, owner), owner, faces_in(seen.captured[owner])))
    return found


def has_common_woodpile(g: Rules) -> bool:
    return bool(g.variant != CLASSIC and g.woodpile == COMMON)


def row(seen: State) -> tuple[int, ...]:
    return tuple(seen.row[place] for place in range(seen.length))


def _taken(seen: State, owner: int) -> str:
    made = ", ".join(number for _, number in parts(seen, owner))
    return f"taken, {seen.points[owner]} points: {made}" if made else "taken"


def parts(seen: State, seat: int) -> list[tuple[int, str]]:
    """What a seat has scored with: points, and how many pairs, triplets or sweeps they are."""
    names = {PAIRS: "pair", TRIPLETS: "triplet", SWEEPS: "sweep"}
    made = {kind: seen.made[seat, kind] for kind in names if seen.made[seat, kind]}
    return [(seen.earned[seat, kind], number_of(count, names[kind])) for kind, count in made.items()]


def prompt(g: Rules, seen: State) -> str:
    if seen.phase == CLAIMING:
        return f"Your opponent placed {tile(missed_tile(seen))}, which could capture: claim the capture, or ignore it."
    if seen.phase == STARTING:
        return "Add a tile to the right; it takes nothing." if seen.length else "Start the row with a tile."
    if seen.phase != MOVING:
        return "You swept the table: start a new row with a tile."
    if g.variant != CLASSIC:
        return "Play a tile: a pair, a triplet, or a new end of the row."
    if captures(seen, seen.turned):
        must = "what does it take?" if g.capture_compulsory else "what does it take, or where is it placed?"
        return f"You turned up {tile(seen.turned)}: {must}"
    return f"You turned up {tile(seen.turned)}, which takes nothing: place it at an end of the row."


def missed_tile(seen: State) -> int:
    return int(seen.row[seen.length - 1 if seen.placed_right else 0])


def captures(seen: State, face: int) -> int:
    """What a tile may take from the row, one bit for each capture."""
    return int(captures_from(as_record(seen), 0, seen.length, face))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if seen.phase == CLAIMING:
        return _refused_answer(verb)
    if verb in ("claim", "ignore"):
        return "there is no missed capture to claim"
    if (verb in ("start", "restart")) != (seen.phase != MOVING):
        return _not_asked(seen)
    if g.variant == CLASSIC:
        if faces:
            return f"you use the {tile(seen.turned)} that you turned up; say only what it does, and where"
        return _refused_way(seen, verb, seen.turned)
    if len(faces) != 1:
        return "name the one tile that you play"
    if not seen.hands[seen.turn, faces[0]]:
        return f"you hold no {tile(faces[0])}"
    return _not_asked(seen) if seen.phase != MOVING else _refused_way(seen, verb, faces[0])


def _refused_answer(verb: str) -> str:
    if verb == "claim":
        return "the tile that was placed could not make this capture"
    return "first say whether you claim the capture that your opponent missed, or ignore it"


def _not_asked(seen: State) -> str:
    if seen.phase == STARTING:
        return "the row is being opened: say start and the tile"
    if seen.phase == MOVING:
        return "the row lies on the table; take from it or lengthen it"
    return "you swept the table: say restart and the tile that begins the new row"


def _refused_way(seen: State, verb: str, face: int) -> str:
    found = captures(seen, face)
    if verb == "place":
        return f"{tile(face)} can capture and must" if found else "say left or right"
    possible = [words for way, words in enumerate(WORDS) if found >> way & 1 and words.startswith(verb)]
    if possible:
        return f"{tile(face)} makes {' or '.join(possible)}"
    return f"neither end of the row is another {tile(face)}" if verb == "pair" else _no_triplet(seen, face)


def _no_triplet(seen: State, face: int) -> str:
    tiles = row(seen)
    if len(tiles) < 2:
        return "a triplet needs two tiles of the row"
    ends = {"the left": tiles[:2], "the right": tiles[-2:], "both ends": (tiles[0], tiles[-1])}
    sums = [
        f"{PIPS[face] + sum(PIPS[other] for other in pair)} with {where}"
        for where, pair in ends.items()
        if len(tiles) > 2 or where == "both ends"
    ]
    return f"{tile(face)} makes {', '.join(sums)}: no multiple of ten"


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    turned = [] if s.turned == NOTHING else [s.turned]
    piles = [s.piles[seat, place] for seat in range(g.seats) for place in range(s.left[seat])]
    rows = [kind[seat] for kind in (s.captured, s.hands) for seat in range(g.seats)]
    return [*row(s), *turned, *piles, *(face for each in rows for face in faces_in(each))]
