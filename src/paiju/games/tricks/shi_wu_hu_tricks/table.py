"""Fifteen Hu at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.tricks.layout import not_held, without
from paiju.games.tricks.shi_wu_hu_tricks.rules import hand_size
from paiju.games.tricks.shi_wu_hu_tricks.sets import NOTHING, PLACE, SETS, Cards, composition
from paiju.games.tricks.shi_wu_hu_tricks.state import PASS, TRICKS, Rules, State
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, of_each_seat
from paiju.words.said import Faces, Said

VERBS = ("lead", "beat", "pass")
ACTIONS = ("lead {}", "beat {}", "pass")


def action(g: Rules, seen: State, move: int) -> Action:
    if move == PASS:
        return Action("pass")
    return Action("beat {}" if best_set(seen) else "lead {}", (SETS[move],))


def best_set(seen: State) -> Cards:
    """What has to be beaten, no cards before the lead."""
    return set_of(seen, seen.taker)


def set_of(seen: State, seat: int) -> Cards:
    """What a seat has face up in this trick."""
    return () if seen.plays[seat] == NOTHING else SETS[seen.plays[seat]]


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    return [(seat, action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return seat_zones(g, seen, seat)


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    return [
        Zone("trick", trick_caption(seen, owner), owner, set_of(seen, owner)),
        Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner])),
        *counters(g, seen, owner),
        Zone("melds", Said("zone-supreme-laid"), owner, faces_in(seen.laid[owner])),
        Zone("discards", Said("zone-played-before"), owner, played_before(seen, owner)),
    ]


def trick_caption(seen: State, owner: int) -> Said:
    if owner == seen.taker and best_set(seen):
        return Said("zone-to-beat")
    if set_of(seen, owner):
        return Said("zone-beaten-and-passed") if seen.passed[owner] else Said("zone-beaten")
    return Said("zone-passed") if seen.passed[owner] else Said("zone-no-set")


def counters(g: Rules, seen: State, owner: int) -> list[Zone]:
    if g.win_by == TRICKS:
        return [Zone("chips", Said("zone-hu-of", target=g.target), owner, amount=seen.hu[owner])]
    gone = hand_size(g.seats) - seen.held[owner]
    return [
        Zone("chips", Said("zone-hu"), owner, amount=seen.hu[owner]),
        Zone("chips", Said("zone-got-rid", target=g.target), owner, amount=gone),
    ]


def played_before(seen: State, owner: int) -> Cards:
    return without(faces_in(seen.played[owner]), set_of(seen, owner))


def prompt(g: Rules, seen: State) -> Said:
    if best := best_set(seen):
        return Said("ask-beat", tiles=Faces.of(best), cards=composed_of(best))
    return Said("ask-lead")


def composed_of(cards: Cards) -> Said:
    """The composition of a set, such as: 1 civil and 2 red cards."""
    civil, red, black = composition(cards)
    if not civil:
        return Said("term-red-cards", red=red) if red else Said("term-black-cards", black=black)
    if red and black:
        return Said("term-civil-red-black-cards", civil=civil, red=red, black=black)
    if red:
        return Said("term-civil-red-cards", civil=civil, red=red)
    return Said("term-civil-black-cards", civil=civil, black=black) if black else Said("term-civil-cards", civil=civil)


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    best = best_set(seen)
    if not best and verb != "lead":
        return Said("no-you-lead")
    if best and verb == "lead":
        return Said("no-set-on-table")
    if verb == "pass":
        return Said("no-cards-with-pass")
    cards = tuple(sorted(faces))
    why = not_held(seen, faces) or no_set(cards) or (not_higher(best, cards) if best else None)
    return why or Said("no-more-than-a-set")


def no_set(cards: Cards) -> Said | None:
    return None if cards in PLACE else Said("no-set")


def not_higher(best: Cards, cards: Cards) -> Said | None:
    if composition(cards) != composition(best):
        return Said("no-other-composition", wanted=composed_of(best), cards=composed_of(cards))
    if PLACE[cards] < PLACE[best]:  # of one composition the earlier set is the higher
        return None
    return Said("no-not-higher", tiles=Faces.of(cards), best=Faces.of(best))


def inventory(g: Rules, s: State) -> list[int]:
    """All cards of the table, wherever they lie."""
    return [face for rows in (s.hands, s.laid, s.played) for seat in range(g.seats) for face in faces_in(rows[seat])]
