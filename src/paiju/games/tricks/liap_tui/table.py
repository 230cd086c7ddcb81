"""Liap Tui at the table: moves in words, zones to draw, what is asked and what is told."""

from dataclasses import replace

from paiju.games.tricks.liap_tui.sets import LARGEST, NONE, SET_PIECES, SINGLE, SIZE, TYPE_NAMES
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
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, of_each_seat
from paiju.words.said import Faces, Said, Value, listed

VERBS = ("redeal", "keep", "declare", "play")
ACTIONS = ("redeal", "keep", "declare {number}", "play {}", "show {}", "capture {number}")
# The types of sets, from the single on.
KINDS = (
    Said("kind-single"),
    Said("kind-pair"),
    Said("kind-three"),
    Said("kind-straight"),
    Said("kind-four"),
    Said("kind-extended-straight"),
    Said("kind-extended-straight-of-five"),
    Said("kind-five"),
    Said("kind-double-straight"),
)


def kind(led: int) -> Said:
    return KINDS[led - SINGLE]


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
    down, count = action.covered(), len(action.sets[0])
    if before.led != NONE:
        return replace(down, saying=Said("act-play-face-down", count=count))
    saying = Said("act-start-face-down", count=count, kind=kind(after.led))
    return Action(f"{down.form}: {TYPE_NAMES[after.led]}", down.sets, saying)


def shown(after: State, seat: int) -> Action:
    return Action("show {}", (faces_in(after.laid[seat]),))


def captured(before: State, after: State) -> list[tuple[int, Action]]:
    gains = [after.captured[seat] - before.captured[seat] for seat in range(SEATS)]
    return [(seat, Action(f"capture {gain}")) for seat, gain in enumerate(gains) if gain]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    factor = Zone("chips", Said("zone-round-factor"), None, amount=seen.multiplier)
    return [factor, *seat_zones(g, seen, seat)]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    return [
        Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner])),
        laid(seen, owner),
        Zone("discards", Said("zone-played-before"), owner, faces_in(seen.played[owner])),
        Zone("chips", piles_caption(seen, owner), owner, amount=seen.captured[owner]),
    ]


def laid(seen: State, owner: int) -> Zone:
    number = HAND - seen.held[owner] - len(faces_in(seen.played[owner]))
    caption = kind(seen.led) if seen.led != NONE and owner == seen.starter else Said("zone-laid")
    return Zone("trick", caption, owner, face_up_or_backs(seen.laid[owner], number))


def piles_caption(seen: State, owner: int) -> Said:
    declared = seen.declared[owner]
    return Said("zone-piles") if declared == UNDECLARED else Said("zone-piles-of-declared", declared=declared)


def inventory(g: Rules, s: State) -> list[int]:
    """All pieces of the table, wherever they lie."""
    return [face for rows in (s.hands, s.laid, s.played) for seat in range(SEATS) for face in faces_in(rows[seat])]


def prompt(g: Rules, seen: State) -> Said:
    if seen.phase == ASKING:
        return Said("ask-redeal", factor=seen.multiplier + 1)
    if seen.phase == DECLARING:
        limits = declaration_limits(seen)
        return Said("ask-declare-limited", piles=PILES, limits=limits) if limits else Said("ask-declare", piles=PILES)
    if seen.led == NONE:
        return Said("ask-start", most=LARGEST)
    if seen.picking:
        return Said("ask-more-pieces", count=seen.picking)
    return Said("ask-lay", count=int(SIZE[seen.led]), kind=kind(seen.led))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if verb in ("redeal", "keep"):
        return Said("no-redeal-now")
    if seen.phase == ASKING:
        return Said("no-answer-yet")
    if verb == "declare":
        return why_not_declared(seen)
    return Said("no-declarations-yet") if seen.phase == DECLARING else why_not_played(seen, faces)


def why_not_declared(seen: State) -> Said:
    if seen.phase != DECLARING:
        return Said("no-second-declaration")
    limits = declaration_limits(seen)
    return Said("no-declare-limited", piles=PILES, limits=limits) if limits else Said("no-declare", piles=PILES)


def declaration_limits(seen: State) -> Value | None:
    """What may not be declared; None where every number of piles may be."""
    limits = []
    if seen.zeros[seen.turn] == MOST_ZEROS:
        limits.append(Said("term-no-third-zero"))
    others = [seen.declared[seat] for seat in range(SEATS) if seat != seen.turn]
    if UNDECLARED not in others and sum(others) <= PILES:
        limits.append(Said("term-no-exact-sum", number=PILES - sum(others), piles=PILES))
    return listed(limits, "joint-limits") if limits else None


def why_not_played(seen: State, faces: list[int]) -> Said:
    for face in faces:
        if faces.count(face) > seen.hands[seen.turn, face]:
            return Said("no-pieces-held", count=faces.count(face), tiles=Faces((face,)))
    if seen.led == NONE:
        return Said("no-set")
    return Said("no-wrong-count", count=int(SIZE[seen.led]))
