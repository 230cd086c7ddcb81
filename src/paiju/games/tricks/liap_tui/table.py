"""Liap Tui at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.tricks.liap_tui.sets import LARGEST, NONE, SET_PIECES, SIZE, TYPE_NAMES
from paiju.games.tricks.liap_tui.state import (
    ASKING,
    DECLARE,
    DECLARING,
    HAND,
    IMMEDIATE,
    LEAD,
    MOST_ZEROS,
    PICK,
    PILES,
    REDEAL,
    UNDECLARED,
    Rules,
    State,
)
from paiju.games.tricks.state import SEATS
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import XIANGQI32

VERBS = ("redeal", "keep", "declare", "play")


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= PICK:
        return Action("play {}", ((move - PICK,),))
    if move >= LEAD:
        return Action("play {}", (SET_PIECES[move - LEAD],))
    if move >= DECLARE:
        return Action(f"declare {move - DECLARE}")
    return Action("redeal" if move == REDEAL else "keep")


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Face-down pieces are told when the last seat of the turn has played."""
    if action.verb != "play":
        return [(seat, action)]
    if after.led != NONE:
        return [(seat, action if g.reveal == IMMEDIATE else announced(before, after, action))]
    lines = [(seat, action)]
    if g.reveal != IMMEDIATE:
        lines += [((seat + place) % SEATS, shown(after, (seat + place) % SEATS)) for place in range(1, SEATS)]
    return [*lines, *captured(before, after)]


def announced(before: State, after: State, action: Action) -> Action:
    """A play face down; the starter's with its type."""
    down = action.covered()
    return Action(f"{down.form}: {TYPE_NAMES[after.led]}", down.sets) if before.led == NONE else down


def shown(after: State, seat: int) -> Action:
    return Action("show {}", (faces_in(after.laid[seat]),))


def captured(before: State, after: State) -> list[tuple[int, Action]]:
    gains = [after.captured[seat] - before.captured[seat] for seat in range(SEATS)]
    return [(seat, Action(f"capture {gain}")) for seat, gain in enumerate(gains) if gain]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = [Zone("chips", "the round counts times", None, amount=seen.multiplier)]
    for owner in range(SEATS):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        found.append(laid(seen, owner))
        found.append(Zone("discards", "played before", owner, faces_in(seen.played[owner])))
        found.append(Zone("chips", piles_caption(seen, owner), owner, amount=seen.captured[owner]))
    return found


def laid(seen: State, owner: int) -> Zone:
    number = HAND - seen.held[owner] - len(faces_in(seen.played[owner]))
    caption = TYPE_NAMES[seen.led] if seen.led != NONE and owner == seen.starter else "laid"
    return Zone("trick", caption, owner, face_up_or_backs(seen.laid[owner], number))


def piles_caption(seen: State, owner: int) -> str:
    declared = seen.declared[owner]
    return "piles captured" if declared == UNDECLARED else f"piles captured, {declared} declared"


def inventory(g: Rules, s: State) -> list[int]:
    """All pieces of the table, wherever they lie."""
    return [face for rows in (s.hands, s.laid, s.played) for seat in range(SEATS) for face in faces_in(rows[seat])]


def prompt(g: Rules, seen: State) -> str:
    if seen.phase == ASKING:
        return (
            f"No piece of yours is above 9 points: redeal (the round then counts times {seen.multiplier + 1}) or keep?"
        )
    if seen.phase == DECLARING:
        return f"Declare how many of the {PILES} piles you will capture{declaration_limits(seen)}."
    if seen.led == NONE:
        return f"Start the turn with a valid set of 1 to {LARGEST} pieces."
    if seen.picking:
        return f"Add {pieces(seen.picking)} to your play."
    return f"Lay {pieces(SIZE[seen.led])} against the starter's {TYPE_NAMES[seen.led]}."


def pieces(number: int) -> str:
    return "1 piece" if number == 1 else f"{number} pieces"


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if verb in ("redeal", "keep"):
        return "a redeal is only asked of a hand without a piece above 9 points, before the declarations"
    if seen.phase == ASKING:
        return "first answer: redeal or keep"
    if verb == "declare":
        return why_not_declared(seen)
    return "all declare before the first turn" if seen.phase == DECLARING else why_not_played(seen, faces)


def why_not_declared(seen: State) -> str:
    if seen.phase != DECLARING:
        return "declarations are made before the first turn and stay as they are"
    return f"a declaration is a number from 0 to {PILES}{declaration_limits(seen)}"


def declaration_limits(seen: State) -> str:
    limits = ""
    if seen.zeros[seen.turn] == MOST_ZEROS:
        limits += ", not 0 a third time in a row"
    others = [seen.declared[seat] for seat in range(SEATS) if seat != seen.turn]
    if UNDECLARED not in others and sum(others) <= PILES:
        limits += f", not {PILES - sum(others)}, which would bring the sum to {PILES}"
    return limits


def why_not_played(seen: State, faces: list[int]) -> str:
    for face in faces:
        if faces.count(face) > seen.hands[seen.turn, face]:
            return f"you do not hold {faces.count(face)} {XIANGQI32.text([face])}"
    if seen.led == NONE:
        return "the starter plays a valid set, and these pieces form none"
    return f"everybody lays as many pieces as the starter: {SIZE[seen.led]}"
