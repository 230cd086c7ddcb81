"""Bagchen at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.tricks.bagchen.leads import PASSPORT
from paiju.games.tricks.bagchen.refusals import why_not_legal
from paiju.games.tricks.bagchen.sets import POINTS, SETS
from paiju.games.tricks.bagchen.state import CHARITY, DISCARD, HAND, KEEP, NOTHING_NAMED, REDEAL, SUITS, Rules, State
from paiju.games.tricks.bagchen.words import SUIT_NAMES, beaten_by, best_set, is_to_lead, set_of
from paiju.games.tricks.layout import all_tiles, tiles_in_words, trick_zone, without
from paiju.games.tricks.state import SEATS
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import DOUBLE64

VERBS = ("redeal", "keep", "lead", "charity", "beat", "discard")


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= REDEAL:
        return Action("keep" if move == KEEP else "redeal")
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    if move >= CHARITY:
        face, suit = divmod(move - CHARITY, SUITS)
        return Action(f"charity {{}} {SUIT_NAMES[suit]}", ((face,),))
    return Action("lead {}" if is_to_lead(seen) else "beat {}", (SETS[move],))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Discards and charity tiles lie face down."""
    return [(seat, action.covered() if action.verb in ("discard", "charity") else action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = [Zone("board", "points", None, POINTS[seen.points]), *trick(seen)]
    for owner in range(SEATS):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        found.append(Zone("discards", "face down", owner, face_up_or_backs(seen.down[owner], seen.laid[owner])))
        found.append(Zone("chips", tricks_caption(seen, owner), owner, amount=seen.tricks[owner]))
        found.append(Zone("chips", "won in this hand", owner, amount=seen.result[owner]))
    if seen.run:
        found.append(Zone("chips", "chips from each for points in a row", seen.taker, amount=seen.run))
    return [*found, Zone("discards", "played before", None, played_before(seen))]


def trick(seen: State) -> list[Zone]:
    """What lies face up in this trick; a charity tile lies among its owner's tiles face down."""
    found = []
    if seen.named != NOTHING_NAMED:
        found.append(Zone("trick", f"charity, {SUIT_NAMES[seen.named]} named", seen.leader))
    for owner in range(SEATS):
        if tiles := set_of(seen, owner):
            found.append(trick_zone(seen, owner, tiles, "beat"))
    return found


def tricks_caption(seen: State, owner: int) -> str:
    if seen.tricks[owner] == HAND:
        return "tricks, a big slam"
    return "tricks, with a passport" if seen.tricks[owner] >= PASSPORT else "tricks"


def played_before(seen: State) -> tuple[int, ...]:
    return without(faces_in(seen.played), [face for owner in range(SEATS) for face in set_of(seen, owner)])


def prompt(g: Rules, seen: State) -> str:
    if seen.asking:
        return "You hold none of the highest tiles of either suit: redeal or keep?"
    if seen.picking:
        return f"Discard {tiles_in_words(seen.picking)} more."
    if is_to_lead(seen):
        may_give = g.charity and seen.tricks[seen.turn] < PASSPORT
        return "Lead a set, or a tile face down as charity." if may_give else "Lead a set."
    wanted = tiles_in_words(len(best_set(seen)) or 1)
    if what := beaten_by(seen):
        return f"Beat {DOUBLE64.text(best_set(seen)) or 'the charity tile'} with {what}, or discard {wanted}."
    return f"Nothing beats {DOUBLE64.text(best_set(seen))}: discard {wanted}."


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    return why_not_legal(g, seen, verb, faces)


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    return all_tiles(g, s)
