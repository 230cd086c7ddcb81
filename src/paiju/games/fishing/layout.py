"""The pool at the table, common to all fishing games: words, zones, what is told and why not."""

from paiju.games.fishing.pool import DROP, FORCED, KEEP, LAY, NOTHING, THIRD, WAYS, PoolRules, PoolState
from paiju.games.fishing.shoals import DOUBLE_SIX, fish_of
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, for_all, of_each_seat
from paiju.words.said import Faces, Said


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


def pool_zones(g: PoolRules, seen: PoolState, viewer: int) -> list[Zone]:
    return [*middle(g, seen), *seat_zones(g, seen, viewer)]


@for_all
def middle(g: PoolRules, seen: PoolState) -> list[Zone]:
    found = [
        Zone("row", Said("zone-pool"), None, faces_in(seen.pool)),
        Zone("wall", Said("zone-woodpile"), None, amount=seen.left),
    ]
    if seen.turned != NOTHING:
        found.append(Zone("trick", Said("zone-turned-up"), seen.turn, (seen.turned,)))
    return found


@of_each_seat
def seat_zones(g: PoolRules, seen: PoolState, owner: int, viewer: int) -> list[Zone]:
    catch = Said("zone-catch", points=int(seen.points[owner]))
    return [
        Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner])),
        Zone("melds", catch, owner, faces_in(seen.catches[owner])),
    ]


def pool_inventory(g: PoolRules, s: PoolState) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.pool, *(row[seat] for row in (s.catches, s.hands) for seat in range(g.seats))]
    turned = [] if s.turned == NOTHING else [s.turned]
    return turned + [s.woodpile[i] for i in range(s.left)] + [face for row in rows for face in faces_in(row)]


def prompt(g: PoolRules, seen: PoolState) -> Said:
    if seen.question == 1:
        return Said("ask-lay-pair", tiles=tile(DOUBLE_SIX))
    if seen.question:
        return Said("ask-lay-other-pair", tiles=tile(DOUBLE_SIX))
    if seen.turned != NOTHING:
        return Said("ask-catch-with-turned", tiles=tile(seen.turned))
    return Said("ask-catch-from-hand")


def no_bait(g: PoolRules, seen: PoolState, verb: str, faces: list[int]) -> Said | None:
    """Why an action is not due, or not with this tile; None if the tile may be used."""
    if seen.question:
        return Said("no-answer-about-pair", tiles=tile(DOUBLE_SIX))
    if verb in ("lay", "keep"):
        return no_question(g)
    if not faces:
        return Said("no-tile-chosen")
    if seen.turned not in (NOTHING, faces[0]):
        return Said("no-turned-tile-used", tiles=tile(seen.turned))
    if seen.turned == NOTHING and not seen.hands[seen.turn, faces[0]]:
        return Said("no-such-tile-held", tiles=tile(faces[0]))
    return None


def no_question(g: PoolRules) -> Said:
    if g.lay_sixes == FORCED:
        return Said("no-choice-about-pairs", tiles=tile(DOUBLE_SIX))
    return Said("no-question-about-pairs", tiles=tile(DOUBLE_SIX))


def no_match(shoal: int, bait: int, fish: list[int]) -> Said | None:
    """Why these fish are no catch whatever lies in the pool; None if they may be one."""
    if not fish:
        return Said("no-fish-chosen")
    if any(face != fish[0] for face in fish):
        return Said("no-catch-of-different-fish")
    if fish[0] not in fish_of(shoal):
        return Said("no-match", bait=tile(bait), fish=tile(fish[0]))
    return None


def not_so_many(seen: PoolState, bait: int, fish: list[int], number: int) -> Said | None:
    """Why a bait that takes `number` fish does not take those named; None if they are in the pool."""
    if number == 3:
        return Said("no-fewer-than-three", tiles=tile(bait))
    if seen.pool[fish[0]] >= len(fish):
        return None
    return Said("no-such-fish", tiles=tile(fish[0])) if len(fish) == 1 else Said("no-so-many-fish")


def tile(face: int) -> Faces:
    return Faces.of((face,))
