"""Pai Gow at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.banking.layout import (
    Hand,
    all_tiles,
    bet_prompt,
    bet_refusal,
    in_turn,
    points_said,
    tiles,
    wall,
    zones_of,
)
from paiju.games.banking.pai_gow.options import SMALL
from paiju.games.banking.pai_gow.ranking import CLASS, GONG, PAIR, RANK, VALUE, WONG
from paiju.games.banking.pai_gow.state import SET, Rules, State
from paiju.kernel.action import UNKNOWN, Action
from paiju.kernel.zones import Zone, of_each_seat
from paiju.words.said import Faces, Said

VERBS = ("bet", "set")
ACTIONS = ("bet {number}", "set {} | {}", "show {}")
CLASS_NAMES = {GONG: Said("kind-gong"), WONG: Said("kind-wong"), PAIR: Said("kind-pair")}


def action(g: Rules, seen: State, move: int) -> Action:
    if move > SET:
        return Action("set {} | {}", two_hands(tiles(seen, seen.turn), move - SET))
    return Action(f"bet {move}")


def two_hands(four: Hand, setting: int) -> tuple[Hand, Hand]:
    beside = (0, setting)
    return tuple(four[p] for p in beside), tuple(four[p] for p in range(len(four)) if p not in beside)


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Settings stay secret until the last one; then all tiles are turned up."""
    now = covered(action) if action.verb == "set" else action
    if after.turn >= 0:
        return [(seat, now)]
    shown = [(owner, shown_by(g, after, owner)) for owner in in_turn(g, after)]
    return shown if action.verb == "set" else [(seat, action), *shown]


def covered(setting: Action) -> Action:
    hidden = setting.covered()
    return Action(hidden.form, hidden.sets, Said("act-set-hidden"))


def shown_by(g: Rules, seen: State, seat: int) -> Action:
    if g.variant == SMALL:
        return Action("show {}", (tiles(seen, seat),))
    return Action("set {} | {}", two_hands(tiles(seen, seat), seen.setting[seat]))


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = [*seat_zones(g, seen, seat), *wall(g, seen)]
    if g.commission_percent:
        found.append(Zone("chips", Said("zone-house"), None, amount=seen.house))
    return found


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    return zones_of(g, seen, owner, viewer, hands)


def hands(g: Rules, seen: State, owner: int, is_open: bool) -> list[Zone]:
    """Tiles set are two hands, the high one first; others lie together, face down where they may not be seen."""
    if not is_open:
        return [Zone("hand", Said("zone-hand"), owner, (UNKNOWN,) * seen.dealt)]
    if g.variant == SMALL:
        return [Zone("hand", hand_name(g, tiles(seen, owner)), owner, tiles(seen, owner))]
    if not seen.setting[owner]:
        return [Zone("hand", Said("zone-hand"), owner, tiles(seen, owner))]
    high, low = hands_set(g, seen, owner)
    return [
        Zone("melds", Said("zone-high-hand", hand=hand_name(g, high)), owner, high),
        Zone("melds", Said("zone-low-hand", hand=hand_name(g, low)), owner, low),
    ]


def hands_set(g: Rules, seen: State, owner: int) -> list[Hand]:
    """The high hand and the low hand of a seat that has set its tiles; in the small game its only one."""
    if g.variant == SMALL:
        return [tiles(seen, owner)]
    return sorted(two_hands(tiles(seen, owner), seen.setting[owner]), key=lambda hand: -rank(g, hand))


def rank(g: Rules, hand: Hand) -> int:
    return int(RANK[g.zero_tie, g.gee_joon_rank, hand[0], hand[1]])


def hand_name(g: Rules, hand: Hand) -> Said:
    """Such as "gong", "9 points"."""
    return rank_name(rank(g, hand))


def rank_name(found: int) -> Said:
    return CLASS_NAMES.get(found // CLASS) or points_said(found // VALUE % 100)


def prompt(g: Rules, seen: State) -> Said:
    return Said("ask-set") if seen.dealt else bet_prompt(g, seen)


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if verb == "bet" and seen.dealt:
        return Said("no-bet-set-now")
    if verb == "set" and not seen.dealt:
        return Said("no-tiles-before-stakes")
    if verb == "bet":
        return bet_refusal(g, seen)
    mine = tiles(seen, seen.turn)
    if sorted(faces) != sorted(mine):
        return Said("no-set-other-tiles", tiles=Faces.of(mine))
    return Said("no-set-two-hands")


def inventory(g: Rules, s: State) -> list[int]:
    """Every tile of the state, wherever it is."""
    return all_tiles(g, s)
