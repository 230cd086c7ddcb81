"""Connect the Dragon at the table: moves in words, zones to draw, what is asked and what is told."""

from typing import Any

from paiju.games.connecting.jielong.rules import DISCARD, LEAD, PLAY, R
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles.dominoes import HIGH, LOW

VERBS = ("lead", "play", "discard")
SIDES = ("R", "L")
LEFT_MARK = 32


def action(g: Any, seen: Any, move: int) -> Action:
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    if move >= PLAY:
        face, side = divmod(move - PLAY, 2)
        return Action("play {}" if g.arms == 1 else f"play {{}} {SIDES[side]}", ((face,),))
    face, smaller_open = divmod(move - LEAD, 2)
    open_end = LOW[face] if smaller_open else HIGH[face]
    return Action("lead {}" if g.arms == 2 else f"lead {{}} open {open_end}", ((face,),))


def told(g: Any, before: Any, after: Any, seat: int, action: Action) -> list[tuple[int, Action]]:
    """The others do not see which tile is put face down."""
    return [(seat, action.covered() if action.verb == "discard" else action)]


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = [dragon(g, seen)]
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        found.append(Zone("discards", "face down", owner, face_up_or_backs(seen.down[owner], seen.laid[owner])))
    if g.seats == 3:
        found.append(Zone("wall", "out of play", None, faces_in(seen.idle), amount=2))
    return found


def dragon(g: Any, seen: Any) -> Zone:
    """The chain from its left end to its right, each tile turned as it lies."""
    left: list[tuple[int, bool]] = []
    right: list[tuple[int, bool]] = []
    for place, (face, is_left) in enumerate(chain(seen)):
        if place == 0:
            right.append((face, g.arms == 1 and _led_with_larger_open(seen)))
            ends = [LOW[face], HIGH[face]] if g.arms == 2 else [_first_open(seen), 0]
            continue
        inner = ends[is_left]
        outer = HIGH[face] + LOW[face] - inner
        ends[is_left] = outer
        # a tile lies with its larger number to the left unless turned
        if is_left:
            left.append((face, bool(outer < inner)))
        else:
            right.append((face, bool(inner < outer)))
    tiles = left[::-1] + right
    caption = f"the dragon, open at {' and '.join(str(seen.ends[side]) for side in (1, 0) if seen.ends[side])}"
    return Zone(
        "row",
        caption if tiles else "the dragon",
        None,
        tuple(face for face, _ in tiles),
        tuple(place for place, (_, turned) in enumerate(tiles) if turned),
    )


def chain(seen: Any) -> list[tuple[int, int]]:
    """The joined tiles as played: face, and whether it was joined on the left."""
    marks = [seen.chain[i] for i in range(seen.length)]
    return [(mark % LEFT_MARK, mark // LEFT_MARK) for mark in marks]


def _first_open(seen: Any) -> int:
    """The number that the lead left open, found backwards from the open end."""
    end = seen.ends[R]
    for face, _ in chain(seen)[:0:-1]:
        end = HIGH[face] + LOW[face] - end
    return int(end)


def _led_with_larger_open(seen: Any) -> bool:
    face, _ = chain(seen)[0]
    return HIGH[face] != LOW[face] and _first_open(seen) == int(HIGH[face])


def prompt(g: Any, seen: Any) -> str:
    if seen.length == 0:
        return "Lead a tile and name its open end." if g.arms == 1 else "Lead a tile; both its ends are open."
    if g.arms == 1:
        return f"Join a tile to the open {seen.ends[R]}, or put one face down."
    return f"Join a tile to the {seen.ends[R]} on the right or the {seen.ends[1]} on the left, or put one face down."


def refusal(g: Any, seen: Any, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if verb == "lead" and seen.length:
        return "the dragon is already on the table; join a tile to it"
    if verb != "lead" and not seen.length:
        return "the dealer leads a tile first"
    if not faces:
        return "name the tile"
    for face in faces:
        if not seen.hands[seen.turn, face]:
            return f"you hold no [{HIGH[face]}:{LOW[face]}]"
    if verb == "discard":
        return "a tile that can be joined must be joined; you may put one down only when none fits"
    ends = " or ".join(str(seen.ends[side]) for side in (R, 1) if seen.ends[side])
    return f"the tile has no {ends}, or not on that side"


def inventory(g: Any, s: Any) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.idle, *(s.hands[seat] for seat in range(g.seats)), *(s.down[seat] for seat in range(g.seats))]
    return [face for face, _ in chain(s)] + [face for row in rows for face in faces_in(row)]
