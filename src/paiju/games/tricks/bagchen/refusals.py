"""Why an action is not allowed in Bagchen, in the player's words."""

from paiju.games.tricks.bagchen.leads import PASSPORT
from paiju.games.tricks.bagchen.sets import FORM, FULL_HORSE, HORSE, NO_SET, PLACE, POINTS
from paiju.games.tricks.bagchen.state import Rules, State
from paiju.games.tricks.bagchen.words import beaten_by, best_set, is_to_lead
from paiju.games.tricks.layout import not_held, wrong_number
from paiju.tiles import DOUBLE64


def why_not_legal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    if seen.asking or verb in ("redeal", "keep"):
        return no_answer(g, seen)
    if is_to_lead(seen) != (verb in ("lead", "charity")):
        return "you lead this trick" if is_to_lead(seen) else "a trick is on the table; beat it or discard"
    if why := not_held(seen, faces):
        return why
    if verb == "charity":
        return no_charity(g, seen)
    return no_lead(g, seen, faces) if verb == "lead" else no_beat(seen, verb, faces)


def no_answer(g: Rules, seen: State) -> str:
    if seen.asking:
        return "first answer: redeal or keep"
    if not g.redeal_weak:
        return "at this table hands are played as they are dealt"
    return "a redeal is only asked of a weak hand, before the first lead"


def no_charity(g: Rules, seen: State) -> str:
    if not g.charity:
        return "at this table no tile is led face down"
    if seen.tricks[seen.turn] >= PASSPORT:
        return "a seat with a passport gives no charity"
    return "charity is one tile, with sky, earth or none named"


def no_lead(g: Rules, seen: State, faces: list[int]) -> str:
    place = PLACE.get(tuple(sorted(faces)))
    points = POINTS[seen.points]
    if any(face in points for face in faces) and any(face not in points for face in faces):
        return f"points are led with points only: {DOUBLE64.text(points)}"
    if place is None or FORM[seen.points, place] == NO_SET:
        return "these tiles are no set"
    if HORSE <= FORM[seen.points, place] <= FULL_HORSE and not g.horses:
        return "at this table horses are no sets"
    return "with a passport you lead what is sure, welcome or last, and other sets only when you have none"


def no_beat(seen: State, verb: str, faces: list[int]) -> str:
    best = best_set(seen)
    if why := wrong_number(seen.picking or len(best) or 1, faces):
        return why
    if verb == "discard":
        return "a discard is tiles and nothing else, in ascending order"
    what = beaten_by(seen)
    return f"only {what} beats it" if what else f"nothing beats {DOUBLE64.text(best)}"
