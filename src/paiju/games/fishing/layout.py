"""The pool at the table, common to all fishing games: words, zones, what is told and why not."""

from paiju.games.fishing.pool import DROP, FORCED, KEEP, LAY, NOTHING, THIRD, WAYS, PoolRules, PoolState
from paiju.games.fishing.shoals import fish_of
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import FULL32


def pool_action(move: int, number: int) -> Action:
    """A move in words; `number` says how many fish it takes if it is a catch."""
    if move in (LAY, KEEP):
        return Action("lay" if move == LAY else "keep")
    bait, way = divmod(move, WAYS)
    if way in (THIRD, DROP):
        return Action("third {}" if way == THIRD else "drop {}", ((bait,),))
    return Action("catch {} x {}", ((bait,), (way,) * number))


def told(g: PoolRules, before: PoolState, after: PoolState, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Everything is done in the open."""
    return [(seat, action)]


def pool_zones(g: PoolRules, seen: PoolState, woodpile: str = "woodpile") -> list[Zone]:
    found = [Zone("row", "the pool", None, faces_in(seen.pool)), Zone("wall", woodpile, None, amount=seen.left)]
    if seen.turned != NOTHING:
        found.append(Zone("trick", "turned up", seen.turn, (seen.turned,)))
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        found.append(Zone("melds", f"catch, {seen.points[owner]} points", owner, faces_in(seen.catches[owner])))
    return found


def pool_inventory(g: PoolRules, s: PoolState) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.pool, *(row[seat] for row in (s.catches, s.hands) for seat in range(g.seats))]
    turned = [] if s.turned == NOTHING else [s.turned]
    return turned + [s.woodpile[i] for i in range(s.left)] + [face for row in rows for face in faces_in(row)]


def prompt(g: PoolRules, seen: PoolState) -> str:
    if seen.question:
        which = "a pair" if seen.question == 1 else "your other pair"
        return f"Lay {which} of [6:6] into your catch, or keep it in your hand?"
    if seen.turned != NOTHING:
        return f"You turned up {tile(seen.turned)}: what does it catch?"
    return "Play a tile from your hand: what does it catch?"


def no_bait(g: PoolRules, seen: PoolState, verb: str, faces: list[int]) -> str:
    """Why an action is not due, or not with this tile; empty if the tile may be used."""
    if seen.question:
        return "first say whether you lay your pair of [6:6] or keep it"
    if verb in ("lay", "keep"):
        return "nobody is asked about pairs of [6:6] now" if g.lay_sixes != FORCED else "pairs of [6:6] lay themselves"
    if not faces:
        return "name the tile that you play"
    if seen.turned not in (NOTHING, faces[0]):
        return f"you turned up {tile(seen.turned)} and must use it"
    if seen.turned == NOTHING and not seen.hands[seen.turn, faces[0]]:
        return f"you hold no {tile(faces[0])}"
    return ""


def no_match(shoal: int, bait: int, fish: list[int]) -> str:
    """Why these fish are no catch whatever lies in the pool; empty if they may be one."""
    if not fish:
        return "name the fish that it catches"
    if any(face != fish[0] for face in fish):
        return "one tile catches one fish, or the three others of its own face"
    if fish[0] not in fish_of(shoal):
        return f"{tile(bait)} does not match {tile(fish[0])}"
    return ""


def not_so_many(seen: PoolState, bait: int, fish: list[int], number: int) -> str:
    """Why a bait that takes `number` fish does not take those named; empty if they are in the pool."""
    if number == 3:
        return f"the fourth {tile(bait)} takes all three together"
    if seen.pool[fish[0]] < len(fish):
        return f"there is no {tile(fish[0])} in the pool" if len(fish) == 1 else "so many are not in the pool"
    return ""


def tile(face: int) -> str:
    return FULL32.text([face])
