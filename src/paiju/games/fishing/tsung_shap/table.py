"""Disputing Tens at the table: moves in words, zones to draw, what is asked, what is told and why not."""

from paiju.games.fishing.layout import tile
from paiju.games.fishing.tsung_shap.row import captures_from
from paiju.games.fishing.tsung_shap.state import (
    CAPTURES,
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
from paiju.kernel.action import Action
from paiju.kernel.payments import as_record
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, for_all, of_each_seat
from paiju.tiles.dominoes import PIPS
from paiju.words.said import Said, listed

VERBS = ("pair", "triplet", "place", "start", "restart", "claim", "ignore")
WORDS = ("pair left", "pair right", "triplet left", "triplet right", "triplet both", "place left", "place right")
WITH_TILE = tuple("{} {{}} {}".format(*words.split()) for words in WORDS)
ACTIONS = (*WORDS, *WITH_TILE, "start {}", "restart {}", *(f"claim {words}" for words in WORDS[:CAPTURES]), "ignore")
CAPTURE_TERMS = (
    Said("term-pair-left"),
    Said("term-pair-right"),
    Said("term-triplet-left"),
    Said("term-triplet-right"),
    Said("term-triplet-both"),
)


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= CLAIM:
        return Action("ignore" if move == IGNORE else f"claim {WORDS[move - CLAIM]}")
    if move >= START:
        face = (move - START) % (RESTART - START)
        return Action("restart {}" if move >= RESTART else "start {}", ((face,),))
    face, way = divmod(move, WAYS)
    done = Action(WITH_TILE[way], ((face,),))
    return Action(WORDS[way], (), done.said()) if g.variant == CLASSIC else done


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """All is done in the open; a player who turns up tiles also shows which one he uses and starts anew with."""
    if g.variant != CLASSIC:
        return [(seat, action)]
    if before.turned != NOTHING:
        action = Action(WITH_TILE[WORDS.index(action.form)], ((before.turned,),))
    done = [(seat, action)]
    if after.made[seat, SWEEPS] > before.made[seat, SWEEPS] and after.length:
        done.append((seat, Action("restart {}", ((after.row[0],),))))
    return done


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*middle(g, seen), *seat_zones(g, seen, seat)]


@for_all
def middle(g: Rules, seen: State) -> list[Zone]:
    found = [Zone("row", Said("zone-row"), None, row(seen))]
    if seen.turned != NOTHING:
        found.append(Zone("trick", Said("zone-turned-up"), seen.turn, (seen.turned,)))
    if has_common_woodpile(g):
        found.append(Zone("wall", Said("zone-woodpile"), None, amount=seen.left[0]))
    return found


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    found: list[Zone] = []
    if g.variant != CLASSIC:
        hand = face_up_or_backs(seen.hands[owner], seen.held[owner])
        found.append(Zone("hand", Said("zone-hand"), owner, hand))
    if not has_common_woodpile(g):
        pile = Said("zone-pile") if g.variant == CLASSIC else Said("zone-woodpile")
        found.append(Zone("wall", pile, owner, amount=seen.left[owner]))
    return [*found, Zone("melds", _taken(seen, owner), owner, faces_in(seen.captured[owner]))]


def has_common_woodpile(g: Rules) -> bool:
    return bool(g.variant != CLASSIC and g.woodpile == COMMON)


def row(seen: State) -> tuple[int, ...]:
    return tuple(seen.row[place] for place in range(seen.length))


def _taken(seen: State, owner: int) -> Said:
    made = [number for _, number in parts(seen, owner)]
    if not made:
        return Said("zone-taken")
    return Said("zone-taken-points", points=int(seen.points[owner]), made=listed(made))


def parts(seen: State, seat: int) -> list[tuple[int, Said]]:
    """What a seat has scored with: points, and how many pairs, triplets or sweeps they are."""
    pairs, triplets, sweeps = (int(seen.made[seat, kind]) for kind in (PAIRS, TRIPLETS, SWEEPS))
    made = (
        (PAIRS, pairs, Said("term-pairs", count=pairs)),
        (TRIPLETS, triplets, Said("term-triplets", count=triplets)),
        (SWEEPS, sweeps, Said("term-sweeps", count=sweeps)),
    )
    return [(int(seen.earned[seat, kind]), number) for kind, count, number in made if count]


def prompt(g: Rules, seen: State) -> Said:
    if seen.phase == CLAIMING:
        return Said("ask-claim", tiles=tile(missed_tile(seen)))
    if seen.phase == STARTING:
        return Said("ask-second-tile") if seen.length else Said("ask-start")
    if seen.phase != MOVING:
        return Said("ask-restart")
    if g.variant != CLASSIC:
        return Said("ask-play")
    return _ask_about_turned(g, seen)


def _ask_about_turned(g: Rules, seen: State) -> Said:
    turned = tile(seen.turned)
    if not captures(seen, seen.turned):
        return Said("ask-place", tiles=turned)
    if g.capture_compulsory:
        return Said("ask-capture", tiles=turned)
    return Said("ask-capture-or-place", tiles=turned)


def missed_tile(seen: State) -> int:
    return int(seen.row[seen.length - 1 if seen.placed_right else 0])


def captures(seen: State, face: int) -> int:
    """What a tile may take from the row, one bit for each capture."""
    return int(captures_from(as_record(seen), 0, seen.length, face))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if seen.phase == CLAIMING:
        return _refused_answer(verb)
    if verb in ("claim", "ignore"):
        return Said("no-missed-capture")
    if (verb in ("start", "restart")) != (seen.phase != MOVING):
        return _not_asked(seen)
    if g.variant == CLASSIC:
        if faces:
            return Said("no-tile-but-turned", tiles=tile(seen.turned))
        return _refused_way(seen, verb, seen.turned)
    if len(faces) != 1:
        return Said("no-one-tile-chosen")
    if not seen.hands[seen.turn, faces[0]]:
        return Said("no-such-tile-held", tiles=tile(faces[0]))
    return _not_asked(seen) if seen.phase != MOVING else _refused_way(seen, verb, faces[0])


def _refused_answer(verb: str) -> Said:
    return Said("no-such-capture-missed") if verb == "claim" else Said("no-answer-about-missed")


def _not_asked(seen: State) -> Said:
    if seen.phase == STARTING:
        return Said("no-row-yet")
    return Said("no-new-row-now") if seen.phase == MOVING else Said("no-row-after-sweep")


def _refused_way(seen: State, verb: str, face: int) -> Said:
    found = captures(seen, face)
    if verb == "place":
        return Said("no-placing-but-capture", tiles=tile(face)) if found else Said("no-end-chosen")
    possible = [CAPTURE_TERMS[way] for way in range(CAPTURES) if found >> way & 1 and WORDS[way].startswith(verb)]
    if possible:
        return Said("no-capture-but", tiles=tile(face), captures=listed(possible, "joint-or"))
    return Said("no-twin-at-ends", tiles=tile(face)) if verb == "pair" else _no_triplet(seen, face)


def _no_triplet(seen: State, face: int) -> Said:
    tiles = row(seen)
    if len(tiles) < 2:
        return Said("no-two-tiles-in-row")
    left, right, both = (_pips(face, *pair) for pair in (tiles[:2], tiles[-2:], (tiles[0], tiles[-1])))
    sums = [Said("term-sum-both", sum=both)]
    if len(tiles) > 2:
        sums = [Said("term-sum-left", sum=left), Said("term-sum-right", sum=right), *sums]
    return Said("no-multiple-of-ten", tiles=tile(face), sums=listed(sums))


def _pips(*faces: int) -> int:
    return int(sum(PIPS[face] for face in faces))


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    turned = [] if s.turned == NOTHING else [s.turned]
    piles = [s.piles[seat, place] for seat in range(g.seats) for place in range(s.left[seat])]
    rows = [kind[seat] for kind in (s.captured, s.hands) for seat in range(g.seats)]
    return [*row(s), *turned, *piles, *(face for each in rows for face in faces_in(each))]
