"""The dragon at the table, common to all connecting games: words, zones, what is told and why not."""

from paiju.games.connecting.chain import (
    DISCARD,
    LEAD,
    LEFT_MARK,
    MUST_PLAY,
    PLAY,
    ArmsRules,
    ChainRules,
    ChainState,
    L,
    R,
)
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import FULL32
from paiju.tiles.dominoes import HIGH, LOW

VERBS = ("lead", "play", "discard")
SIDES = ("R", "L")


def chain_action(arms: int, move: int) -> Action:
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    if move >= PLAY:
        face, side = divmod(move - PLAY, 2)
        return Action("play {}" if arms == 1 else f"play {{}} {SIDES[side]}", ((face,),))
    face, smaller_open = divmod(move - LEAD, 2)
    open_end = LOW[face] if smaller_open else HIGH[face]
    return Action("lead {}" if arms == 2 else f"lead {{}} open {open_end}", ((face,),))


def told(g: ChainRules, before: ChainState, after: ChainState, seat: int, action: Action) -> list[tuple[int, Action]]:
    """The others do not see which tile is put face down."""
    return [(seat, action.covered() if action.verb == "discard" else action)]


def chain_zones(arms: int, g: ChainRules, seen: ChainState) -> list[Zone]:
    found = [dragon(arms, seen)]
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        found.append(Zone("discards", "face down", owner, face_up_or_backs(seen.down[owner], seen.laid[owner])))
    return found


def dragon(arms: int, seen: ChainState) -> Zone:
    """The chain from its left end to its right, each tile turned as it lies."""
    tiles = _oriented(arms, seen)
    ends = " and ".join(str(seen.ends[side]) for side in (L, R) if seen.ends[side])
    return Zone(
        "row",
        f"the dragon, open at {ends}" if tiles else "the dragon",
        None,
        tuple(face for face, _ in tiles),
        tuple(place for place, (_, is_turned) in enumerate(tiles) if is_turned),
    )


def _oriented(arms: int, seen: ChainState) -> list[tuple[int, bool]]:
    """Faces from left to right; a tile lies with its larger number to the left unless it is turned."""
    if not seen.length:
        return []
    (first, _), *joined = chain(seen)
    inner = [LOW[first], HIGH[first]] if arms == 2 else [_first_open(seen), 0]
    left: list[tuple[int, bool]] = []
    right = [(first, bool(arms == 1 and HIGH[first] != LOW[first] and inner[R] == HIGH[first]))]
    for face, side in joined:
        outer = HIGH[face] + LOW[face] - inner[side]
        is_turned = outer < inner[side] if side == L else inner[side] < outer
        (left if side == L else right).append((face, bool(is_turned)))
        inner[side] = outer
    return left[::-1] + right


def chain(seen: ChainState) -> list[tuple[int, int]]:
    """The joined tiles as played: face and side."""
    marks = [seen.chain[i] for i in range(seen.length)]
    return [(mark % LEFT_MARK, mark // LEFT_MARK) for mark in marks]


def _first_open(seen: ChainState) -> int:
    """The number that the lead of a one-armed dragon left open, found backwards from the open end."""
    end = seen.ends[R]
    for face, _ in chain(seen)[:0:-1]:
        end = HIGH[face] + LOW[face] - end
    return int(end)


def chain_prompt(arms: int, must_play: int, seen: ChainState) -> str:
    """What the seat on turn may do."""
    if seen.length == 0:
        return "Lead a tile and name its open end." if arms == 1 else "Lead a tile; both its ends are open."
    if not any(sides_that_fit(arms, seen, face) for face in faces_in(seen.hands[seen.turn])):
        ends = dict.fromkeys(f"a {seen.ends[side]}" for side in range(arms))
        return f"No tile of yours has {' or '.join(ends)}: put one face down."
    ends_in_words = f"the {seen.ends[R]} on the right or the {seen.ends[L]} on the left"
    join = f"Join a tile to {f'the open {seen.ends[R]}' if arms == 1 else ends_in_words}"
    return f"{join}." if must_play else f"{join}, or put one face down."


def sides_that_fit(arms: int, seen: ChainState, face: int) -> list[int]:
    return [side for side in range(arms) if seen.ends[side] in (HIGH[face], LOW[face])]


def chain_refusal(arms: int, seen: ChainState, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if verb == "lead" and seen.length:
        return "the dragon is already on the table; join a tile to it"
    if verb != "lead" and not seen.length:
        return "the dealer leads a tile first"
    if not faces:
        return "name the tile"
    for face in faces:
        if not seen.hands[seen.turn, face]:
            return f"you hold no {FULL32.text([face])}"
    if len(faces) > 1:
        return "name one tile and nothing else"
    if verb == "lead":
        return "one of the tile's own numbers must be named as open" if arms == 1 else "both ends are open, name none"
    if verb == "discard":
        return "a tile that can be joined must be joined; you may put one down only when none fits"
    return _why_it_does_not_join(arms, seen, faces[0])


def _why_it_does_not_join(arms: int, seen: ChainState, face: int) -> str:
    sides = sides_that_fit(arms, seen, face)
    if sides and arms == 1:
        return "there is one open end only: name no side"
    if sides:
        return f"{FULL32.text([face])} joins at {' or '.join(SIDES[side] for side in sides)}: name that side"
    return f"{FULL32.text([face])} has no {' or '.join(str(seen.ends[side]) for side in range(arms))}"


def inventory(g: ChainRules, s: ChainState) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.idle, *(s.hands[seat] for seat in range(g.seats)), *(s.down[seat] for seat in range(g.seats))]
    return [face for face, _ in chain(s)] + [face for row in rows for face in faces_in(row)]


# The same for games whose options have the number of arms; a tile that can be joined must be.


def action(g: ArmsRules, seen: ChainState, move: int) -> Action:
    return chain_action(g.arms, move)


def prompt(g: ArmsRules, seen: ChainState) -> str:
    return chain_prompt(g.arms, MUST_PLAY, seen)


def refusal(g: ArmsRules, seen: ChainState, verb: str, faces: list[int]) -> str:
    return chain_refusal(g.arms, seen, verb, faces)
