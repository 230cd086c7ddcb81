"""Kol-ye-si at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.banking.kol_ye_si.options import EITHER, ONE, PAIR
from paiju.games.banking.kol_ye_si.state import DRAW, NOTHING, Rules, State
from paiju.games.banking.layout import Hand, bet_prompt, bet_refusal, chips, in_turn
from paiju.kernel.action import UNKNOWN, Action
from paiju.kernel.zones import Zone, faces_in
from paiju.tiles import FULL32
from paiju.tiles.dominoes import PIPS

VERBS = ("bet", "draw")


def action(g: Rules, seen: State, move: int) -> Action:
    return Action(f"draw {move - DRAW}" if move > DRAW else f"bet {move}")


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Stakes and counts are public; when the hand ends, what is turned up follows."""
    return [(seat, action), *shown(g, after)]


def shown(g: Rules, seen: State) -> list[tuple[int, Action]]:
    if seen.turn >= 0:
        return []
    if seen.perfect != NOTHING:
        return [(seen.banker, Action("show {}, a perfect pair", (tiles(seen, seen.banker),)))]
    hands = [(owner, tiles(seen, owner)) for owner in in_turn(g, seen)]
    return [(owner, Action(f"show {{}}, {points(hand)}", (hand,))) for owner, hand in hands]


def tiles(seen: State, owner: int) -> Hand:
    """The tiles of a seat that may be seen."""
    if owner == seen.banker and seen.perfect != NOTHING:
        return (seen.perfect,) * PAIR
    return tuple(seen.tiles[owner, place] for place in range(seen.held[owner]))


def points(hand: Hand) -> str:
    """Such as "7 points"."""
    score = sum(int(PIPS[face]) for face in hand) % 10
    return f"{score} point{'s' if score != 1 else ''}"


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found: list[Zone] = []
    for owner in range(g.seats):
        found += chips(g, seen, owner)
        if seen.held[owner]:
            found.append(hand_zone(seen, owner, owner == seat or is_open(seen, owner)))
    return [*found, Zone("wall", "face down", None, amount=FULL32.size - seen.taken)]


def is_open(seen: State, owner: int) -> bool:
    """Whether all may see the tiles of a seat."""
    return seen.turn < 0 and (seen.perfect == NOTHING or owner == seen.banker)


def hand_zone(seen: State, owner: int, is_seen: bool) -> Zone:
    if not is_seen:
        return Zone("hand", "hand", owner, (UNKNOWN,) * seen.held[owner])
    hand = tiles(seen, owner)
    is_perfect = owner == seen.banker and seen.perfect != NOTHING
    return Zone("hand", "a perfect pair" if is_perfect else points(hand), owner, hand)


def prompt(g: Rules, seen: State) -> str:
    mine = FULL32.text(tiles(seen, seen.turn))
    if not seen.stakes[seen.turn]:
        return bet_prompt(g, seen, f"on your {mine}")
    if g.draw_counts != EITHER:
        return f"Draw {tiles_more(g)} to your {mine}."
    return f"Draw one or two more tiles to your {mine}; the last digit of all your pips must beat the banker's."


def tiles_more(g: Rules) -> str:
    """What is drawn where there is no choice."""
    return "one more tile" if g.draw_counts == ONE else "two more tiles"


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if not seen.stakes[seen.turn]:
        return "the stakes come first; bet on your tile" if verb == "draw" else bet_refusal(g, seen)
    if verb == "bet":
        return "the stakes stand; draw your tiles"
    return "one or two tiles are drawn" if g.draw_counts == EITHER else f"here all draw {tiles_more(g)}"


def inventory(g: Rules, s: State) -> list[int]:
    """Every tile of the state, wherever it is."""
    wall = [s.wall[s.taken + place] for place in range(s.left)]
    return [*faces_in(s.idle), *wall, *(face for seat in range(g.seats) for face in tiles(s, seat))]
