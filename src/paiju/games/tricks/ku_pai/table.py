"""Ancient Tiles at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.tricks.ku_pai.rules import dies_early
from paiju.games.tricks.ku_pai.state import DISCARD, NOTHING, Rules, State
from paiju.games.tricks.layout import all_tiles, not_held, trick_zone, without
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import FULL32
from paiju.tiles.dominoes import IS_CIVIL

VERBS = ("play", "beat", "discard")


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    return Action("beat {}" if may_discard(g, seen) else "play {}", ((move,),))


def may_discard(g: Rules, seen: State) -> bool:
    """Whether the seat to act says if its tile is to take over: a follower, where high tiles may be thrown away."""
    return bool(g.discard_high) and seen.turn != seen.leader


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    is_covered = action.verb == "discard" and not g.discards_exposed
    return [(seat, action.covered() if is_covered else action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    tiles = tiles_on_table(g, seen)
    found = [trick_zone(seen, owner, (face,), "played") for owner, face in tiles.items()]
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        if not g.discards_exposed:
            down = face_up_or_backs(seen.down[owner], seen.laid[owner])
            found.append(Zone("discards", "face down", owner, down))
        found.append(Zone("chips", "tricks", owner, amount=seen.tricks[owner]))
    found.append(Zone("chips", "banker, factor", seen.banker, amount=seen.multiplier))
    return [*found, Zone("discards", "played before", None, without(faces_in(seen.played), tiles.values()))]


def tiles_on_table(g: Rules, seen: State) -> dict[int, int]:
    """The tile of each seat that has one in this trick face up."""
    return {owner: seen.trick[owner] for owner in range(g.seats) if seen.trick[owner] != NOTHING}


def prompt(g: Rules, seen: State) -> str:
    if seen.turn == seen.leader:
        return "Lead a tile: only its suit can take the trick."
    if is_shut_out(g, seen):
        return "You have taken no trick and cannot win the last one."
    best = seen.trick[seen.taker]
    if may_discard(g, seen):
        return f"Beat {FULL32.text([best])} with a higher {suit(best)} tile, or discard one."
    return f"Play a tile; a {suit(best)} one above {FULL32.text([best])} takes the trick over."


def is_shut_out(g: Rules, seen: State) -> bool:
    return dies_early(g.early_death, seen.tricks[seen.turn], seen.held[seen.leader])


def suit(face: int) -> str:
    return "civil" if IS_CIVIL[face] else "military"


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if why := wrong_verb(g, seen, verb) or not_held(seen, faces):
        return why
    if len(faces) != 1:
        return f"it takes one tile, not {len(faces)}"
    return no_beat(g, seen, faces[0]) if verb == "beat" else "name one tile and nothing else"


def wrong_verb(g: Rules, seen: State, verb: str) -> str:
    if seen.turn == seen.leader:
        return "" if verb == "play" else "you lead this trick: play a tile"
    if not g.discard_high:
        return "" if verb == "play" else "here a tile is simply played; if it is higher in the suit led, it takes over"
    return "a tile is on the table; beat it or discard" if verb == "play" else ""


def no_beat(g: Rules, seen: State, face: int) -> str:
    if is_shut_out(g, seen):
        return "without a trick you cannot win the last one"
    best = seen.trick[seen.taker]
    if IS_CIVIL[face] != IS_CIVIL[best]:
        return f"only a {suit(best)} tile beats {FULL32.text([best])}"
    return f"{FULL32.text([face])} is not higher than {FULL32.text([best])}"


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    return all_tiles(g, s)
