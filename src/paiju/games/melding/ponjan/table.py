"""Ponjan at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.melding.layout import dead_tiles, just_thrown, last_throw, thrown_and_drawn
from paiju.games.melding.ponjan.combinations import NAMES, points
from paiju.games.melding.ponjan.state import (
    COMPLETE,
    COMPLETING,
    DISCARD,
    FACES,
    PASS,
    REACH,
    STEAL,
    Rules,
    State,
    is_ready,
    is_whole,
)
from paiju.games.melding.state import NOTHING
from paiju.games.melding.throws import THROWER
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import PONJAN78

VERBS = ("complete", "reach", "discard", "steal", "pass")
BARE_VERBS = {COMPLETE: "complete", STEAL: "steal", PASS: "pass"}


def action(g: Rules, seen: State, move: int) -> Action:
    if move in BARE_VERBS:
        return Action(BARE_VERBS[move])
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    return Action("reach {}", ((move - REACH,),))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Everything is public except who was asked and passed."""
    return [] if action.verb == "pass" else [(seat, action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = [Zone("wall", "deck", None, amount=seen.left)]
    if seen.window:
        found.append(just_thrown(seen))
    for owner in range(g.seats):
        found.append(hand(seen, owner))
        found.append(Zone("melds", "displayed", owner, displayed(seen, owner)))
        found.append(Zone("discards", "thrown", owner, dead_tiles(seen, owner)))
    return found


def hand(seen: State, owner: int) -> Zone:
    opened = faces_in(seen.opened[owner])
    if owner == seen.winner:
        return Zone("hand", f"complete: {won_with(seen)}", owner, opened)
    if opened:
        return Zone("hand", "ready", owner, opened)
    concealed = face_up_or_backs(seen.hands[owner], seen.held[owner])
    return Zone("hand", "hand" + reached_with(seen, owner), owner, concealed)


def won_with(seen: State) -> str:
    """The combinations of the completed hand, and their points."""
    names = [name for place, name in enumerate(NAMES) if seen.combinations >> place & 1]
    total = int(points(seen.combinations))
    return f"{', '.join(names)}, {total} {'point' if total == 1 else 'points'}"


def reached_with(seen: State, owner: int) -> str:
    place = seen.reached[owner]
    return f", reached with {_text(seen.throws[place - 1] % THROWER)}" if place else ""


def displayed(seen: State, owner: int) -> tuple[int, ...]:
    sets = faces_in(seen.displayed[owner])
    return tuple(face for face in sets for _ in range(3))


def prompt(g: Rules, seen: State) -> str:
    if seen.window:
        face, thrower = last_throw(seen)
        what = "complete your hand with it" if seen.window == COMPLETING else "steal it for a set"
        return f"Seat {thrower} threw the {_text(face)}: {what}, or pass."
    drawn = seen.drawn[seen.turn]
    how = f"You drew the {_text(drawn - 1)}" if drawn else "You stole a tile"
    if is_complete(seen):
        return f"{how} and your hand is complete: say so, or discard."
    if seen.reached[seen.turn]:
        return f"{how}; after your reach it must go."
    return f"{how}: discard a tile{', or reach with one' if can_reach(seen) else ''}."


def is_complete(seen: State) -> bool:
    """Whether a drawn tile completes the hand: that alone is a combination."""
    return bool(seen.drawn[seen.turn] and is_whole(seen.hands[seen.turn].array, NOTHING))


def can_reach(seen: State) -> bool:
    hand = seen.hands[seen.turn].array
    return any(hand[face] and is_ready(hand, face) for face in range(FACES))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if seen.window:
        return _refused_answer(seen, verb)
    if verb in ("steal", "pass"):
        return "there is no thrown tile to answer"
    if verb == "complete":
        return _refused_completion(seen)
    if len(faces) != 1:
        return f"say which one tile you {verb}" + ("" if verb == "discard" else " with")
    return _refused_throw(seen, verb, faces[0])


def _refused_answer(seen: State, verb: str) -> str:
    face, _ = last_throw(seen)
    copies = seen.hands[seen.turn, face]
    if verb in ("discard", "reach"):
        return "a thrown tile is being answered; take it or pass"
    if verb == "pass":
        return "to pass, say pass alone"
    if verb == "steal":
        if seen.window == COMPLETING:
            return "first all are asked whether they complete with the tile; stealing comes after"
        if copies < 2:
            return f"to steal you need two {_text(face)} in your hand, and you hold {copies}"
        return "you could complete your hand with this tile and passed; then it cannot be stolen either"
    if seen.window != COMPLETING:
        return "nobody completed with the tile; now it can only be stolen"
    if is_whole(seen.hands[seen.turn].array, face):
        return f"with the {_text(face)} you have three sets, but no combination"
    return f"with the {_text(face)} your nine tiles are not three sets"


def _refused_completion(seen: State) -> str:
    if is_complete(seen):
        return "to complete, say complete alone"
    if not seen.drawn[seen.turn]:
        return "after a steal you must discard; a hand is completed with a drawn or a thrown tile"
    return "your nine tiles are not three sets"


def _refused_throw(seen: State, verb: str, face: int) -> str:
    if not seen.hands[seen.turn, face]:
        return f"you hold no {_text(face)}"
    if not seen.reached[seen.turn]:
        return f"without {_text(face)} your eight tiles are not two sets and a pair"
    if verb == "reach":
        return "you have reached already"
    return f"after a reach you discard the tile that you drew, the {_text(seen.drawn[seen.turn] - 1)}"


def _text(face: int) -> str:
    return PONJAN78.text([face])


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [row[seat] for row in (s.hands, s.opened) for seat in range(g.seats)]
    return thrown_and_drawn(s, rows) + [face for seat in range(g.seats) for face in displayed(s, seat)]
