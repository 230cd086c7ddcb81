"""Catching Fish at the table: moves in words, zones to draw, what is asked and what is told."""

from typing import Any

from paiju.games.fishing.tiu_u.fish import matches
from paiju.games.fishing.tiu_u.rules import DROP, KEEP, LAY, THIRD, WAYS
from paiju.games.fishing.tiu_u.state import FORCED, NOTHING
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import DOUBLE64

VERBS = ("catch", "third", "drop", "lay", "keep")


def action(g: Any, seen: Any, move: int) -> Action:
    if move in (LAY, KEEP):
        return Action("lay" if move == LAY else "keep")
    bait, way = divmod(move, WAYS)
    if way in (THIRD, DROP):
        return Action("third {}" if way == THIRD else "drop {}", ((bait,),))
    return Action("catch {} x {}", ((bait,), (way,) * taken_together(seen, bait, way)))


def taken_together(seen: Any, bait: int, fish: int) -> int:
    """The fourth of a face takes the other three, any other bait one fish."""
    is_fourth = bait == fish and (seen.piles[fish] or seen.pool[fish] == 3)
    return 3 if is_fourth else 1


def told(g: Any, before: Any, after: Any, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Everything is done in the open."""
    return [(seat, action)]


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = [Zone("row", "the pool", None, faces_in(seen.pool))]
    found += [Zone("melds", "locked pile", None, (face,) * 3) for face in faces_in(seen.piles)]
    found.append(Zone("wall", "woodpile", None, amount=seen.left))
    if seen.turned != NOTHING:
        found.append(Zone("trick", "turned up", seen.turn, (seen.turned,)))
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        found.append(Zone("melds", f"catch, {seen.points[owner]} points", owner, faces_in(seen.catches[owner])))
    return found


def inventory(g: Any, s: Any) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.pool, *([s.piles] * 3), *(row[seat] for row in (s.catches, s.hands) for seat in range(g.seats))]
    turned = [] if s.turned == NOTHING else [s.turned]
    return turned + [s.woodpile[i] for i in range(s.left)] + [face for row in rows for face in faces_in(row)]


def prompt(g: Any, seen: Any) -> str:
    if seen.question:
        which = "a pair" if seen.question == 1 else "your other pair"
        return f"Lay {which} of [6:6] into your catch, or keep it in your hand?"
    if seen.turned != NOTHING:
        return f"You turned up {tile(seen.turned)}: what does it catch?"
    return "Play a tile from your hand: what does it catch?"


def refusal(g: Any, seen: Any, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if seen.question:
        return "first say whether you lay your pair of [6:6] or keep it"
    if verb in ("lay", "keep"):
        return "nobody is asked about pairs of [6:6] now" if g.lay_sixes != FORCED else "pairs of [6:6] lay themselves"
    if not faces:
        return "name the tile that you play"
    bait, *fish = faces
    if seen.turned not in (NOTHING, bait):
        return f"you turned up {tile(seen.turned)} and must use it"
    if seen.turned == NOTHING and not seen.hands[seen.turn, bait]:
        return f"you hold no {tile(bait)}"
    if verb == "catch":
        return no_catch(g, seen, bait, fish)
    return no_third(g, seen, bait) if verb == "third" else "a tile that matches a fish of the pool must catch it"


def no_catch(g: Any, seen: Any, bait: int, fish: list[int]) -> str:
    if not fish:
        return "name the fish that it catches"
    if any(face != fish[0] for face in fish):
        return "one tile catches one fish, or the three others of its own face"
    if not matches(g.gee_joon_match, bait, fish[0]):
        return f"{tile(bait)} does not match {tile(fish[0])}"
    if seen.piles[fish[0]] and bait != fish[0]:
        return f"only the fourth {tile(fish[0])} takes the locked pile"
    if taken_together(seen, bait, fish[0]) == 3:
        return f"the fourth {tile(bait)} takes all three together"
    if seen.pool[fish[0]] < len(fish):
        return f"there is no {tile(fish[0])} in the pool" if len(fish) == 1 else "so many are not in the pool"
    return "one tile catches one fish; only the fourth of a face takes three"


def no_third(g: Any, seen: Any, bait: int) -> str:
    if not g.third_tile:
        return "at this table no third tile is put to two others"
    if seen.pool[bait] != 2:
        return f"a third tile needs exactly two {tile(bait)} in the pool"
    return f"the fourth {tile(bait)} is already caught, so nobody could take the pile"


def tile(face: int) -> str:
    return DOUBLE64.text([face])
