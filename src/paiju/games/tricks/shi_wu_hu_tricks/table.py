"""Fifteen Hu at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.tricks.layout import not_held, without
from paiju.games.tricks.shi_wu_hu_tricks.rules import hand_size
from paiju.games.tricks.shi_wu_hu_tricks.sets import NOTHING, PLACE, SETS, Cards, composition
from paiju.games.tricks.shi_wu_hu_tricks.state import PASS, TRICKS, Rules, State
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import CARDS84

VERBS = ("lead", "beat", "pass")
NOTHING_ELSE = "name the cards of one set and nothing else"
SUIT_NAMES = ("civil", "red", "black")


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
    found: list[Zone] = []
    for owner in range(g.seats):
        found.append(Zone("trick", trick_caption(seen, owner), owner, set_of(seen, owner)))
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        found.extend(counters(g, seen, owner))
        found.append(Zone("melds", "Supreme cards laid", owner, faces_in(seen.laid[owner])))
        found.append(Zone("discards", "played before", owner, played_before(seen, owner)))
    return found


def trick_caption(seen: State, owner: int) -> str:
    if owner == seen.taker and best_set(seen):
        return "to beat"
    return " and ".join(["beaten"] * bool(set_of(seen, owner)) + ["passed"] * seen.passed[owner]) or "no set yet"


def counters(g: Rules, seen: State, owner: int) -> list[Zone]:
    if g.win_by == TRICKS:
        return [Zone("chips", f"hu of {g.target}", owner, amount=seen.hu[owner])]
    gone = hand_size(g.seats) - seen.held[owner]
    return [
        Zone("chips", "hu", owner, amount=seen.hu[owner]),
        Zone("chips", f"cards got rid of, out of {g.target}", owner, amount=gone),
    ]


def played_before(seen: State, owner: int) -> Cards:
    return without(faces_in(seen.played[owner]), set_of(seen, owner))


def prompt(g: Rules, seen: State) -> str:
    if best := best_set(seen):
        return f"Beat {CARDS84.text(best)} with {in_words(best)} of higher rank, or pass."
    return "Lead a card, several alike, or a family set."


def in_words(cards: Cards) -> str:
    """The composition, such as: 1 civil and 2 red cards."""
    parts = [f"{number} {suit}" for number, suit in zip(composition(cards), SUIT_NAMES, strict=True) if number]
    *before, last = parts
    listed = f"{', '.join(before)} and {last}" if before else last
    return f"{listed} {'card' if len(cards) == 1 else 'cards'}"


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    best = best_set(seen)
    if not best and verb != "lead":
        return "you lead this trick"
    if best and verb == "lead":
        return "a set is on the table; beat it or pass"
    if verb == "pass":
        return "to pass is to play no card"
    cards = tuple(sorted(faces))
    return not_held(seen, faces) or no_set(cards) or (not_higher(best, cards) if best else "") or NOTHING_ELSE


def no_set(cards: Cards) -> str:
    if cards in PLACE:
        return ""
    return "a set is cards that are alike, or a family's civil card with military cards of that family"


def not_higher(best: Cards, cards: Cards) -> str:
    if composition(cards) != composition(best):
        return f"it takes {in_words(best)}, not {in_words(cards)}"
    # of one composition the earlier set is the higher
    return "" if PLACE[cards] < PLACE[best] else f"{CARDS84.text(cards)} is not higher than {CARDS84.text(best)}"


def inventory(g: Rules, s: State) -> list[int]:
    """All cards of the table, wherever they lie."""
    return [face for rows in (s.hands, s.laid, s.played) for seat in range(g.seats) for face in faces_in(rows[seat])]
