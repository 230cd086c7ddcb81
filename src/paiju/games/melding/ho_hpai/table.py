"""Barbarian Tablets at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.melding.ho_hpai.reading import best_reading, words
from paiju.games.melding.ho_hpai.state import (
    DRAW,
    GIVE,
    PASS,
    RUMMY,
    SHOWING,
    TAKE,
    TAKING,
    WIN,
    Rules,
    State,
    front,
    puts_first,
    taker,
)
from paiju.games.melding.ho_hpai.winning import hand_value
from paiju.games.melding.layout import hand_with_known
from paiju.games.melding.state import NOTHING
from paiju.kernel.action import UNKNOWN, Action
from paiju.kernel.payments import as_record
from paiju.kernel.zones import Zone, faces_in
from paiju.tiles import FULL32

VERBS = ("win", "put", "pass", "take", "draw", "discard")
BARE_VERBS = {WIN: "win", TAKE: "take", DRAW: "draw", PASS: "pass"}


def action(g: Rules, seen: State, move: int) -> Action:
    if move in BARE_VERBS:
        return Action(BARE_VERBS[move])
    return Action("discard {}" if g.play == RUMMY else "put {}", ((move - GIVE,),))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Tiles are put face down, and nobody is told of a hand that is not shown."""
    if action.verb == "pass":
        return []
    return [(seat, action.covered() if action.verb == "put" else action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    middle = rummy_zones(seen) if g.play == RUMMY else line_zones(g, seen, seat)
    return middle + [hand(g, seen, owner, seat) for owner in range(g.seats)]


def rummy_zones(seen: State) -> list[Zone]:
    caption = f"discards, {_text(seen.last)} thrown last" if seen.phase == TAKING else "discards"
    return [Zone("wall", "wall", None, amount=seen.left), Zone("discards", caption, None, faces_in(seen.discards))]


def line_zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    """The line with the viewer's own tiles, which he remembers."""
    own = [seen.put[seat, place] if seat >= 0 else 0 for place in places_in_order(g, seen)]
    line = Zone("row", "line, front first", None, tuple(tile - 1 if tile else UNKNOWN for tile in own))
    return [line] if seen.eye == NOTHING else [line, Zone("row", "eye", None, (seen.eye,))]


def places_in_order(g: Rules, seen: State) -> list[int]:
    """The occupied places of the line, front first; once its tile is taken, the place of this turn is the back."""
    rules, record = as_record(g), as_record(seen)
    is_taken = not puts_first(rules) or seen.phase == SHOWING
    first = front(rules, record) + (1 if is_taken else 0)
    return [int(first + step) % seen.places for step in range(seen.left)]


def hand(g: Rules, seen: State, owner: int, viewer: int) -> Zone:
    if owner == seen.winner:
        reading = best_reading(g, faces_in(seen.won))
        return Zone("hand", f"wins {reading.score.total} with {words(reading)}", owner, faces_in(seen.won))
    return hand_with_known(seen, owner, viewer, known_tiles(g, seen, owner, viewer))


def known_tiles(g: Rules, seen: State, owner: int, viewer: int) -> tuple[int, ...]:
    """What another seat took in public, and the tile that it took of those the viewer put."""
    known = faces_in(seen.known[owner])
    if viewer >= 0 and seen.fed[viewer] and taker(as_record(g), as_record(seen), viewer) == owner:
        return (*known, seen.fed[viewer] - 1)
    return known


def prompt(g: Rules, seen: State) -> str:
    if seen.phase == TAKING:
        return f"Take the {_text(seen.last)} that seat {(seen.turn - 1) % g.seats} threw, or draw from the wall."
    got = got_words(seen)
    if seen.phase == SHOWING:
        return f"{got} and may win: say so, or pass." if wins(g, seen) else f"{got}, which does not win: pass."
    what = "discard a tile" if g.play == RUMMY else "put a tile at the back of the line"
    asked = f"Declare that you win, or {what}" if wins(g, seen) else what.capitalize()
    return f"{asked}; you get the one at its front." if puts_first(as_record(g)) else f"{got}. {asked}."


def got_words(seen: State) -> str:
    """The tile that the seat on turn got last."""
    if seen.taken != NOTHING:
        return f"You took the {_text(seen.taken)}"
    return f"You got the {_text(seen.drawn[seen.turn] - 1)}" if seen.drawn[seen.turn] else ""


def wins(g: Rules, seen: State) -> bool:
    return bool(hand_value(as_record(g), seen.hands[seen.turn].array))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if seen.phase == TAKING:
        return "you take the tile just thrown, or draw, before anything else; say take or draw alone"
    if verb == "win":
        return "to win, say win alone" if wins(g, seen) else "your six tiles are no winning hand"
    if seen.phase == SHOWING:
        return "you have put a tile already: declare that you win, or pass"
    gives = "discard" if g.play == RUMMY else "put"
    if verb != gives:
        return f"it is your turn to {gives} a tile, or to win"
    if len(faces) != 1:
        return f"name the one tile that you {gives}"
    return _refused_tile(seen, faces[0])


def _refused_tile(seen: State, face: int) -> str:
    if not seen.hands[seen.turn, face]:
        return f"you hold no {_text(face)}"
    return f"you have just taken {_text(face)}; throw a tile of another type"


def _text(face: int) -> str:
    return FULL32.text([face])


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.won, s.discards, *(s.hands[seat] for seat in range(g.seats))]
    places = [s.line, *(s.put[seat] for seat in range(g.seats))]
    lying = [tile - 1 for row in places for tile in row if tile]
    eye = [] if s.eye == NOTHING else [s.eye]
    return eye + lying + [face for row in rows for face in faces_in(row)]
