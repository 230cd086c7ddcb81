"""Ancient Tiles at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.tricks.combinations import SINGLE_CIVIL, SINGLE_MILITARY
from paiju.games.tricks.ku_pai.rules import dies_early
from paiju.games.tricks.ku_pai.state import DISCARD, NOTHING, Rules, State
from paiju.games.tricks.layout import KINDS, all_tiles, discarded_face_down, not_held, trick_zone, without, wrong_number
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, for_all, of_each_seat
from paiju.tiles.dominoes import IS_CIVIL
from paiju.words.said import Faces, Said

VERBS = ("play", "beat", "discard")
ACTIONS = ("play {}", "beat {}", "discard {}")


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    return Action("beat {}" if may_discard(g, seen) else "play {}", ((move,),))


def may_discard(g: Rules, seen: State) -> bool:
    """Whether the seat to act says if its tile is to take over: a follower, where high tiles may be thrown away."""
    return bool(g.discard_high) and seen.turn != seen.leader


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    is_covered = action.verb == "discard" and not g.discards_exposed
    return [(seat, discarded_face_down(action) if is_covered else action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*trick(g, seen), *seat_zones(g, seen, seat), *bank_and_earlier_plays(g, seen)]


@for_all
def trick(g: Rules, seen: State) -> list[Zone]:
    return [trick_zone(seen, owner, (face,)) for owner, face in tiles_on_table(g, seen).items()]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    found = [Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner]))]
    if not g.discards_exposed:
        down = face_up_or_backs(seen.down[owner], seen.laid[owner])
        found.append(Zone("discards", Said("zone-face-down"), owner, down))
    return [*found, Zone("chips", Said("zone-tricks"), owner, amount=seen.tricks[owner])]


@for_all
def bank_and_earlier_plays(g: Rules, seen: State) -> list[Zone]:
    earlier = without(faces_in(seen.played), tiles_on_table(g, seen).values())
    return [
        Zone("chips", Said("zone-banker"), seen.banker, amount=seen.multiplier),
        Zone("discards", Said("zone-played-before"), None, earlier),
    ]


def tiles_on_table(g: Rules, seen: State) -> dict[int, int]:
    """The tile of each seat that has one in this trick face up."""
    return {owner: seen.trick[owner] for owner in range(g.seats) if seen.trick[owner] != NOTHING}


def prompt(g: Rules, seen: State) -> Said:
    if seen.turn == seen.leader:
        return Said("ask-lead")
    if is_shut_out(g, seen):
        return Said("ask-shut-out")
    best = seen.trick[seen.taker]
    tiles = Faces((best,))
    if may_discard(g, seen):
        return Said("ask-beat-civil", tiles=tiles) if IS_CIVIL[best] else Said("ask-beat-military", tiles=tiles)
    return Said("ask-follow-civil", tiles=tiles) if IS_CIVIL[best] else Said("ask-follow-military", tiles=tiles)


def is_shut_out(g: Rules, seen: State) -> bool:
    return dies_early(g.early_death, seen.tricks[seen.turn], seen.held[seen.leader])


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if why := wrong_verb(g, seen, verb) or not_held(seen, faces):
        return why
    if why := wrong_number(1, faces):
        return why
    return no_beat(g, seen, faces[0]) if verb == "beat" else Said("no-one-tile")


def wrong_verb(g: Rules, seen: State, verb: str) -> Said | None:
    if seen.turn == seen.leader:
        return None if verb == "play" else Said("no-you-lead")
    if not g.discard_high:
        return None if verb == "play" else Said("no-choice-to-beat")
    return Said("no-tile-on-table") if verb == "play" else None


def no_beat(g: Rules, seen: State, face: int) -> Said:
    if is_shut_out(g, seen):
        return Said("no-shut-out")
    best = seen.trick[seen.taker]
    if IS_CIVIL[face] == IS_CIVIL[best]:
        return Said("no-not-higher", tiles=Faces((face,)), best=Faces((best,)))
    kind = KINDS[SINGLE_CIVIL] if IS_CIVIL[best] else KINDS[SINGLE_MILITARY]
    return Said("no-other-kind", kind=kind, tiles=Faces((best,)))


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    return all_tiles(g, s)
