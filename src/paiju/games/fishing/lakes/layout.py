"""Fifteen Lakes at the table: the pool's words and refusals, with catches of three."""

from paiju.games.fishing.lakes.state import LakesRules
from paiju.games.fishing.layout import no_bait, no_match, not_so_many, pool_action
from paiju.games.fishing.pool import WAYS, PoolState
from paiju.games.fishing.shoals import is_alone, shoal_of
from paiju.kernel.action import Action
from paiju.words.said import Said

VERBS = ("catch", "drop", "lay", "keep")
ACTIONS = ("catch {} x {}", "drop {}", "lay", "keep")


def action(g: LakesRules, seen: PoolState, move: int) -> Action:
    return pool_action(move, taken_together(g, seen, *divmod(move, WAYS)))


def taken_together(g: LakesRules, seen: PoolState, bait: int, fish: int) -> int:
    """The fourth of a face takes the other three if no other face matches it, any other bait one fish."""
    is_fourth = bait == fish and seen.pool[fish] == 3
    return 3 if is_fourth and is_alone(shoal(g, bait)) else 1


def shoal(g: LakesRules, bait: int) -> int:
    return shoal_of(bait, g.gee_joon_match, g.tens_match, g.heaven_earth_match)


def refusal(g: LakesRules, seen: PoolState, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if why := no_bait(g, seen, verb, faces):
        return why
    bait, *fish = faces
    return no_catch(g, seen, bait, fish) if verb == "catch" else Said("no-drop-of-match")


def no_catch(g: LakesRules, seen: PoolState, bait: int, fish: list[int]) -> Said:
    if why := no_match(shoal(g, bait), bait, fish):
        return why
    if why := not_so_many(seen, bait, fish, taken_together(g, seen, bait, fish[0])):
        return why
    return Said("no-three-but-lone-fourth")
