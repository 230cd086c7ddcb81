"""Catching Fish at the table: the pool's, with third tiles and locked piles."""

from paiju.games.fishing import layout
from paiju.games.fishing.layout import (
    no_bait,
    no_match,
    not_so_many,
    pool_action,
    pool_inventory,
    pool_zones,
    tile,
)
from paiju.games.fishing.pool import WAYS
from paiju.games.fishing.tiu_u.catches import tiu_u_shoal
from paiju.games.fishing.tiu_u.state import Rules, State
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, faces_in, for_all
from paiju.words.said import Said

VERBS = ("catch", "third", "drop", "lay", "keep")
ACTIONS = ("catch {} x {}", "third {}", "drop {}", "lay", "keep")
prompt = layout.prompt
told = layout.told


def action(g: Rules, seen: State, move: int) -> Action:
    return pool_action(move, taken_together(seen, *divmod(move, WAYS)))


def taken_together(seen: State, bait: int, fish: int) -> int:
    """The fourth of a face takes the other three, any other bait one fish."""
    is_fourth = bait == fish and (seen.piles[fish] or seen.pool[fish] == 3)
    return 3 if is_fourth else 1


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    pool, *others = pool_zones(g, seen, seat)
    return [pool, *locked_piles(g, seen), *others]


@for_all
def locked_piles(g: Rules, seen: State) -> list[Zone]:
    return [Zone("melds", Said("zone-locked-pile"), None, (face,) * 3) for face in faces_in(seen.piles)]


def inventory(g: Rules, s: State) -> list[int]:
    return pool_inventory(g, s) + 3 * list(faces_in(s.piles))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if why := no_bait(g, seen, verb, faces):
        return why
    bait, *fish = faces
    if verb == "catch":
        return no_catch(g, seen, bait, fish)
    return no_third(g, seen, bait) if verb == "third" else Said("no-drop-of-match")


def no_catch(g: Rules, seen: State, bait: int, fish: list[int]) -> Said:
    if why := no_match(tiu_u_shoal(g.gee_joon_match, bait), bait, fish):
        return why
    if seen.piles[fish[0]] and bait != fish[0]:
        return Said("no-locked-pile", tiles=tile(fish[0]))
    if why := not_so_many(seen, bait, fish, taken_together(seen, bait, fish[0])):
        return why
    return Said("no-three-but-fourth")


def no_third(g: Rules, seen: State, bait: int) -> Said:
    if not g.third_tile:
        return Said("no-third-here")
    if seen.pool[bait] != 2:
        return Said("no-two-for-third", tiles=tile(bait))
    return Said("no-fourth-left", tiles=tile(bait))
