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
from paiju.kernel.zones import Zone, faces_in, for_all
from paiju.words.said import Faces, Said, Seat

VERBS = ("win", "put", "pass", "take", "draw", "discard")
ACTIONS = ("win", "put {}", "pass", "take", "draw", "discard {}")
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
    middle = rummy_zones(g, seen) if g.play == RUMMY else line_zones(g, seen, seat)
    return [*middle, *(hand(g, seen, owner, seat) for owner in range(g.seats))]


@for_all
def rummy_zones(g: Rules, seen: State) -> list[Zone]:
    is_offered = seen.phase == TAKING
    caption = Said("zone-discards-last", tiles=_tile(seen.last)) if is_offered else Said("zone-discards")
    wall = Zone("wall", Said("zone-wall"), None, amount=seen.left)
    return [wall, Zone("discards", caption, None, faces_in(seen.discards))]


def line_zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    """The line with the viewer's own tiles, which he remembers."""
    own = [seen.put[seat, place] if seat >= 0 else 0 for place in places_in_order(g, seen)]
    line = Zone("row", Said("zone-line"), None, tuple(tile - 1 if tile else UNKNOWN for tile in own))
    return [line] if seen.eye == NOTHING else [line, Zone("row", Said("zone-eye"), None, (seen.eye,))]


def places_in_order(g: Rules, seen: State) -> list[int]:
    """The occupied places of the line, front first; once its tile is taken, the place of this turn is the back."""
    rules, record = as_record(g), as_record(seen)
    is_taken = not puts_first(rules) or seen.phase == SHOWING
    first = front(rules, record) + (1 if is_taken else 0)
    return [int(first + step) % seen.places for step in range(seen.left)]


def hand(g: Rules, seen: State, owner: int, viewer: int) -> Zone:
    if owner == seen.winner:
        reading = best_reading(g, faces_in(seen.won))
        caption = Said("zone-won", amount=reading.score.total, hand=words(g, reading))
        return Zone("hand", caption, owner, faces_in(seen.won))
    return hand_with_known(seen, owner, viewer, known_tiles(g, seen, owner, viewer))


def known_tiles(g: Rules, seen: State, owner: int, viewer: int) -> tuple[int, ...]:
    """What another seat took in public, and the tile that it took of those the viewer put."""
    known = faces_in(seen.known[owner])
    if viewer >= 0 and seen.fed[viewer] and taker(as_record(g), as_record(seen), viewer) == owner:
        return (*known, seen.fed[viewer] - 1)
    return known


def prompt(g: Rules, seen: State) -> Said:
    if seen.phase == TAKING:
        return Said("ask-take-or-draw", tiles=_tile(seen.last), seat=Seat((seen.turn - 1) % g.seats))
    can_win = wins(g, seen)
    if seen.phase == SHOWING:
        got = _tile(seen.drawn[seen.turn] - 1)
        return Said("ask-win-or-pass", tiles=got) if can_win else Said("ask-pass", tiles=got)
    if puts_first(as_record(g)):
        return Said("ask-win-or-put-and-take") if can_win else Said("ask-put-and-take")
    if g.play == RUMMY:
        asked = Said("ask-win-or-rummy-discard") if can_win else Said("ask-rummy-discard")
    else:
        asked = Said("ask-win-or-put") if can_win else Said("ask-put")
    return Said("joint-sentence", before=got_words(seen), after=asked)


def got_words(seen: State) -> Said:
    """The tile that the seat on turn got last."""
    if seen.taken != NOTHING:
        return Said("ask-took", tiles=_tile(seen.taken))
    return Said("ask-got", tiles=_tile(seen.drawn[seen.turn] - 1))


def wins(g: Rules, seen: State) -> bool:
    return bool(hand_value(as_record(g), seen.hands[seen.turn].array))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if seen.phase == TAKING:
        return Said("no-take-or-draw-first")
    if verb == "win":
        return Said("no-win-with-tiles") if wins(g, seen) else Said("no-winning-hand")
    if seen.phase == SHOWING:
        return Said("no-second-put")
    if g.play == RUMMY:
        return _refused_discard(seen, verb, faces)
    if verb != "put":
        return Said("no-turn-but-to-put")
    return Said("no-single-put") if len(faces) != 1 else _refused_tile(seen, faces[0])


def _refused_discard(seen: State, verb: str, faces: list[int]) -> Said:
    if verb != "discard":
        return Said("no-turn-but-to-discard")
    return Said("no-single-discard") if len(faces) != 1 else _refused_tile(seen, faces[0])


def _refused_tile(seen: State, face: int) -> Said:
    if not seen.hands[seen.turn, face]:
        return Said("no-tile-in-hand", tiles=_tile(face))
    return Said("no-tile-just-taken", tiles=_tile(face))


def _tile(face: int) -> Faces:
    return Faces.of([face])


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.won, s.discards, *(s.hands[seat] for seat in range(g.seats))]
    places = [s.line, *(s.put[seat] for seat in range(g.seats))]
    lying = [tile - 1 for row in places for tile in row if tile]
    eye = [] if s.eye == NOTHING else [s.eye]
    return eye + lying + [face for row in rows for face in faces_in(row)]
