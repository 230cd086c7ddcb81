"""Collecting tens at the table: moves in words, zones to draw, what is asked, what is told and why not."""

from paiju.games.melding.layout import hand_with_known
from paiju.games.melding.state import NOTHING
from paiju.games.melding.tens.state import DECIDING, DISCARD, LAST, PASS, TAKE, TAKING, WIN, TensRules, TensState
from paiju.games.melding.tens.winning import is_winning
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, faces_in, for_all, of_each_seat
from paiju.words.said import Faces, Said

VERBS = ("win", "take", "discard", "pass")
ACTIONS = ("win", "take {}", "discard {}", "pass")


def action(g: TensRules, seen: TensState, move: int) -> Action:
    if move in (WIN, PASS):
        return Action("win" if move == WIN else "pass")
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    return Action("take {}", ((move - TAKE,),))


def told(g: TensRules, before: TensState, after: TensState, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Everything is public except the draw, which is not an action."""
    return [(seat, action)]


def zones(g: TensRules, seen: TensState, seat: int) -> list[Zone]:
    return [*middle(g, seen), *hands(g, seen, seat)]


@for_all
def middle(g: TensRules, seen: TensState) -> list[Zone]:
    pool = Zone("discards", _pool_caption(seen), None, faces_in(seen.pool))
    return [pool, Zone("wall", Said("zone-wall"), None, amount=seen.left)]


@of_each_seat
def hands(g: TensRules, seen: TensState, owner: int, viewer: int) -> list[Zone]:
    return [hand(seen, owner, viewer)]


def _pool_caption(seen: TensState) -> Said:
    return Said("zone-pool") if seen.last == NOTHING else Said("zone-pool-last", tiles=_tile(seen.last))


def hand(seen: TensState, owner: int, viewer: int) -> Zone:
    """A hand; of somebody else's, only the tiles that everybody saw him take."""
    if owner == seen.winner:
        return Zone("hand", Said("zone-winning-hand"), owner, faces_in(seen.winning_hand))
    return hand_with_known(seen, owner, viewer, faces_in(seen.known[owner]))


def prompt(g: TensRules, seen: TensState) -> Said:
    if seen.phase == TAKING:
        return Said("ask-take-last", tiles=_tile(seen.last)) if g.offer == LAST else Said("ask-take-from-pool")
    draws = seen.phase == DECIDING
    return _ask_discard(_wins(seen), draws) if seen.taken == NOTHING else _ask_other(seen, _wins(seen), draws)


def _ask_discard(wins: bool, draws: bool) -> Said:
    if wins:
        return Said("ask-win-or-discard-and-draw") if draws else Said("ask-win-or-discard")
    return Said("ask-discard-and-draw") if draws else Said("ask-discard")


def _ask_other(seen: TensState, wins: bool, draws: bool) -> Said:
    """To discard, but not the type just taken."""
    taken = _tile(seen.taken)
    if wins:
        return Said("ask-win-or-other-and-draw", tiles=taken) if draws else Said("ask-win-or-other", tiles=taken)
    return Said("ask-other-and-draw", tiles=taken) if draws else Said("ask-other", tiles=taken)


def refusal(g: TensRules, seen: TensState, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if (verb in ("take", "pass")) != (seen.phase == TAKING):
        return _not_asked(seen)
    if verb == "pass":
        return Said("no-pass-with-tiles")
    if verb == "win":
        return Said("no-win-with-tiles") if _wins(seen) else Said("no-eye-and-tens-pairs")
    if len(faces) != 1:
        return Said("no-single-take") if verb == "take" else Said("no-single-discard")
    return _refused_take(g, seen, faces[0]) if verb == "take" else _refused_discard(seen, faces[0])


def _not_asked(seen: TensState) -> Said:
    return Said("no-tile-too-many-yet") if seen.phase == TAKING else Said("no-discard-or-win-first")


def _refused_take(g: TensRules, seen: TensState, face: int) -> Said:
    if not seen.pool[face]:
        return Said("no-tile-in-pool", tiles=_tile(face))
    return Said("no-take-but-last", tiles=_tile(seen.last))


def _refused_discard(seen: TensState, face: int) -> Said:
    if not seen.hands[seen.turn, face]:
        return Said("no-tile-in-hand", tiles=_tile(face))
    return Said("no-tile-just-taken", tiles=_tile(face))


def _wins(seen: TensState) -> bool:
    return bool(is_winning(seen.hands[seen.turn].array))


def _tile(face: int) -> Faces:
    return Faces.of([face])


def inventory(g: TensRules, s: TensState) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.pool, s.winning_hand, *(s.hands[seat] for seat in range(g.seats))]
    return [s.pile[place] for place in range(s.left)] + [face for row in rows for face in faces_in(row)]
