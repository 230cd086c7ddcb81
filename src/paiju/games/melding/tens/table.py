"""Collecting tens at the table: moves in words, zones to draw, what is asked, what is told and why not."""

from paiju.games.melding.layout import hand_with_known
from paiju.games.melding.state import NOTHING
from paiju.games.melding.tens.state import DECIDING, DISCARD, LAST, PASS, TAKE, TAKING, WIN, TensRules, TensState
from paiju.games.melding.tens.winning import is_winning
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, faces_in
from paiju.tiles import FULL32

VERBS = ("win", "take", "discard", "pass")


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
    pool = Zone("discards", _pool_caption(seen), None, faces_in(seen.pool))
    wall = Zone("wall", "wall", None, amount=seen.left)
    return [pool, wall, *(hand(seen, owner, seat) for owner in range(g.seats))]


def _pool_caption(seen: TensState) -> str:
    return "pool" if seen.last == NOTHING else f"pool, {_text(seen.last)} thrown last"


def hand(seen: TensState, owner: int, viewer: int) -> Zone:
    """A hand; of somebody else's, only the tiles that everybody saw him take."""
    if owner == seen.winner:
        return Zone("hand", "winning hand", owner, faces_in(seen.winning_hand))
    return hand_with_known(seen, owner, viewer, faces_in(seen.known[owner]))


def prompt(g: TensRules, seen: TensState) -> str:
    if seen.phase == TAKING:
        what = f"the {_text(seen.last)} that was thrown last" if g.offer == LAST else "a tile from the pool"
        return f"Take {what}, or pass and draw."
    declare = "Declare that you win, or discard" if _wins(seen) else "Discard"
    other = "" if seen.taken == NOTHING else f" other than {_text(seen.taken)}"
    then = "then you draw" if seen.phase == DECIDING else "then your turn ends"
    return f"{declare} a tile{other}; {then}."


def refusal(g: TensRules, seen: TensState, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if (verb in ("take", "pass")) != (seen.phase == TAKING):
        return _not_asked(seen)
    if verb == "pass":
        return "to pass, say pass alone"
    if verb == "win":
        return "to win, say win alone" if _wins(seen) else "your tiles cannot be split into an eye and tens pairs"
    if len(faces) != 1:
        return f"name the one tile that you {verb}"
    return _refused_take(g, seen, faces[0]) if verb == "take" else _refused_discard(seen, faces[0])


def _not_asked(seen: TensState) -> str:
    if seen.phase == TAKING:
        return "you have no tile too many yet: take one from the pool, or pass and draw"
    return "you have a tile too many: discard one, or win"


def _refused_take(g: TensRules, seen: TensState, face: int) -> str:
    if not seen.pool[face]:
        return f"no {_text(face)} lies in the pool"
    return f"only the tile thrown last may be taken, the {_text(seen.last)}"


def _refused_discard(seen: TensState, face: int) -> str:
    if not seen.hands[seen.turn, face]:
        return f"you hold no {_text(face)}"
    return f"you have just taken {_text(face)}; throw a tile of another type"


def _wins(seen: TensState) -> bool:
    return bool(is_winning(seen.hands[seen.turn].array))


def _text(face: int) -> str:
    return FULL32.text([face])


def inventory(g: TensRules, s: TensState) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.pool, s.winning_hand, *(s.hands[seat] for seat in range(g.seats))]
    return [s.pile[place] for place in range(s.left)] + [face for row in rows for face in faces_in(row)]
