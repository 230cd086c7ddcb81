"""Kol-ye-si at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.banking.kol_ye_si.options import EITHER, ONE, PAIR
from paiju.games.banking.kol_ye_si.state import DRAW, NOTHING, Rules, State
from paiju.games.banking.layout import Hand, all_in_prompt, bet_refusal, chips, in_turn, points_said, stakes
from paiju.kernel.action import UNKNOWN, Action
from paiju.kernel.zones import Zone, faces_in, of_each_seat
from paiju.tiles import FULL32
from paiju.tiles.dominoes import PIPS
from paiju.words.said import Faces, Said, Seat

VERBS = ("bet", "draw")
ACTIONS = ("bet {number}", "draw {number}")


def action(g: Rules, seen: State, move: int) -> Action:
    return Action(f"draw {move - DRAW}" if move > DRAW else f"bet {move}")


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Stakes and counts are public; when the hand ends, what is turned up follows."""
    return [(seat, action), *shown(g, after)]


def shown(g: Rules, seen: State) -> list[tuple[int, Action]]:
    if seen.turn >= 0:
        return []
    if seen.perfect != NOTHING:
        pair = tiles(seen, seen.banker)
        said = Said("act-show-perfect-pair", tiles=Faces.of(pair))
        return [(seen.banker, Action("show {}, a perfect pair", (pair,), said))]
    return [(owner, shown_by(tiles(seen, owner))) for owner in in_turn(g, seen)]


def shown_by(hand: Hand) -> Action:
    count = points(hand)
    form = f"show {{}}, {count} point{'s' if count != 1 else ''}"
    return Action(form, (hand,), Said("act-show-points", tiles=Faces.of(hand), points=points_said(count)))


def tiles(seen: State, owner: int) -> Hand:
    """The tiles of a seat that may be seen."""
    if owner == seen.banker and seen.perfect != NOTHING:
        return (seen.perfect,) * PAIR
    return tuple(seen.tiles[owner, place] for place in range(seen.held[owner]))


def points(hand: Hand) -> int:
    return sum(int(PIPS[face]) for face in hand) % 10


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    wall = Zone("wall", Said("zone-face-down"), None, amount=FULL32.size - seen.taken)
    return [*seat_zones(g, seen, seat), wall]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    found = chips(g, seen, owner)
    if seen.held[owner]:
        found.append(hand_zone(seen, owner, owner == viewer or is_open(seen, owner)))
    return found


def is_open(seen: State, owner: int) -> bool:
    """Whether all may see the tiles of a seat."""
    return seen.turn < 0 and (seen.perfect == NOTHING or owner == seen.banker)


def hand_zone(seen: State, owner: int, is_seen: bool) -> Zone:
    if not is_seen:
        return Zone("hand", Said("zone-hand"), owner, (UNKNOWN,) * seen.held[owner])
    hand = tiles(seen, owner)
    is_perfect = owner == seen.banker and seen.perfect != NOTHING
    return Zone("hand", Said("kind-perfect-pair") if is_perfect else points_said(points(hand)), owner, hand)


def prompt(g: Rules, seen: State) -> Said:
    mine = Faces.of(tiles(seen, seen.turn))
    if not seen.stakes[seen.turn]:
        return bet_prompt(g, seen, mine)
    if g.draw_counts == EITHER:
        return Said("ask-draw-one-or-two", tiles=mine)
    return Said("ask-draw-one", tiles=mine) if g.draw_counts == ONE else Said("ask-draw-two", tiles=mine)


def bet_prompt(g: Rules, seen: State, mine: Faces) -> Said:
    least, most = stakes(g, seen)
    if least < g.min_stake:
        return all_in_prompt(g, seen)
    return Said("ask-bet-on-tile", least=least, most=most, banker=Seat(seen.banker), tiles=mine)


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if not seen.stakes[seen.turn]:
        return Said("no-draw-before-stakes") if verb == "draw" else bet_refusal(g, seen)
    if verb == "bet":
        return Said("no-bet-draw-now")
    if g.draw_counts == EITHER:
        return Said("no-draw-one-or-two")
    return Said("no-draw-only-one") if g.draw_counts == ONE else Said("no-draw-only-two")


def inventory(g: Rules, s: State) -> list[int]:
    """Every tile of the state, wherever it is."""
    wall = [s.wall[s.taken + place] for place in range(s.left)]
    return [*faces_in(s.idle), *wall, *(face for seat in range(g.seats) for face in tiles(s, seat))]
