"""Why an action is not allowed in Bagchen, in the player's words."""

from paiju.games.tricks.bagchen.leads import PASSPORT
from paiju.games.tricks.bagchen.sets import FORM, FULL_HORSE, HORSE, NO_SET, PLACE, POINTS
from paiju.games.tricks.bagchen.state import Rules, State
from paiju.games.tricks.bagchen.terms import beaten_by, best_set, is_to_lead
from paiju.games.tricks.layout import not_held, wrong_number
from paiju.words.said import Faces, Said


def why_not_legal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    if seen.asking or verb in ("redeal", "keep"):
        return no_answer(g, seen)
    if is_to_lead(seen) != (verb in ("lead", "charity")):
        return Said("no-you-lead") if is_to_lead(seen) else Said("no-trick-on-table")
    if why := not_held(seen, faces):
        return why
    if verb == "charity":
        return no_charity(g, seen)
    return no_lead(g, seen, faces) if verb == "lead" else no_beat(seen, verb, faces)


def no_answer(g: Rules, seen: State) -> Said:
    if seen.asking:
        return Said("no-answer-yet")
    if not g.redeal_weak:
        return Said("no-redeals")
    return Said("no-redeal-now")


def no_charity(g: Rules, seen: State) -> Said:
    if not g.charity:
        return Said("no-charity-at-this-table")
    if seen.tricks[seen.turn] >= PASSPORT:
        return Said("no-charity-with-passport")
    return Said("no-charity-like-that")


def no_lead(g: Rules, seen: State, faces: list[int]) -> Said:
    place = PLACE.get(tuple(sorted(faces)))
    points = POINTS[seen.points]
    if any(face in points for face in faces) and any(face not in points for face in faces):
        return Said("no-mixing-points", tiles=Faces.of(points))
    if place is None or FORM[seen.points, place] == NO_SET:
        return Said("no-set")
    if HORSE <= FORM[seen.points, place] <= FULL_HORSE and not g.horses:
        return Said("no-horses")
    return Said("no-lead-with-passport")


def no_beat(seen: State, verb: str, faces: list[int]) -> Said:
    best = best_set(seen)
    if why := wrong_number(seen.picking or len(best) or 1, faces):
        return why
    if verb == "discard":
        return Said("no-ascending-order")
    what = beaten_by(seen)
    return Said("no-other-set", what=what) if what else Said("no-answer", tiles=Faces.of(best))
