"""The dragon at the table, common to all connecting games: words, zones, what is told and why not."""

import functools
from dataclasses import replace

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
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, of_each_seat
from paiju.tiles.dominoes import HIGH, LOW
from paiju.words.said import Faces, Said

VERBS = ("lead", "play", "discard")
TWO_ARMED = ("lead {}", "play {} R", "play {} L", "discard {}")
ACTIONS = (*TWO_ARMED, "lead {} open {number}", "play {}")
SIDES = ("R", "L")
Chain = tuple[tuple[int, int], ...]  # the joined tiles as played: face and side


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
    is_seen = action.verb != "discard"
    return [(seat, action if is_seen else replace(action.covered(), saying=Said("act-discard-covered")))]


def chain_zones(arms: int, g: ChainRules, seen: ChainState, viewer: int) -> list[Zone]:
    return [dragon(arms, seen), *seat_zones(g, seen, viewer)]


@of_each_seat
def seat_zones(g: ChainRules, seen: ChainState, owner: int, viewer: int) -> list[Zone]:
    return [
        Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner])),
        Zone("discards", Said("zone-face-down"), owner, face_up_or_backs(seen.down[owner], seen.laid[owner])),
    ]


def dragon(arms: int, seen: ChainState) -> Zone:
    """The chain from its left end to its right, each tile turned as it lies."""
    return _dragon(arms, tuple(chain(seen)), seen.ends[R], seen.ends[L])


@functools.lru_cache(maxsize=256)  # positions, each of which is drawn for every viewer
def _dragon(arms: int, chain: Chain, right: int, left: int) -> Zone:
    tiles = _oriented(arms, chain, right)
    return Zone(
        "row",
        _open_ends(right, left) if tiles else Said("zone-dragon"),
        None,
        tuple(face for face, _ in tiles),
        tuple(place for place, (_, is_turned) in enumerate(tiles) if is_turned),
    )


def _open_ends(right: int, left: int) -> Said:
    return Said("zone-dragon-open-both", left=left, right=right) if left else Said("zone-dragon-open", number=right)


def _oriented(arms: int, chain: Chain, end: int) -> list[tuple[int, bool]]:
    """Faces from left to right; a tile lies with its larger number to the left unless it is turned."""
    if not chain:
        return []
    (first, _), *joined = chain
    inner = [LOW[first], HIGH[first]] if arms == 2 else [_first_open(chain, end), 0]
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


def _first_open(chain: Chain, end: int) -> int:
    """The number that the lead of a one-armed dragon left open, found backwards from the open end."""
    for face, _ in chain[:0:-1]:
        end = HIGH[face] + LOW[face] - end
    return int(end)


def chain_prompt(arms: int, must_play: int, seen: ChainState) -> Said:
    """What the seat on turn may do."""
    if seen.length == 0:
        return Said("ask-lead-open-end") if arms == 1 else Said("ask-lead-both-open")
    if not any(sides_that_fit(arms, seen, face) for face in faces_in(seen.hands[seen.turn])):
        return _ask_put_down(arms, seen)
    return _ask_join(seen.ends[R], must_play) if arms == 1 else _ask_join_either(seen.ends[R], seen.ends[L], must_play)


def _ask_put_down(arms: int, seen: ChainState) -> Said:
    right, left = seen.ends[R], seen.ends[L]
    if arms == 1 or right == left:
        return Said("ask-put-down", number=right)
    return Said("ask-put-down-either", right=right, left=left)


def _ask_join(number: int, must_play: int) -> Said:
    return Said("ask-join", number=number) if must_play else Said("ask-join-or-put-down", number=number)


def _ask_join_either(right: int, left: int, must_play: int) -> Said:
    if must_play:
        return Said("ask-join-either", right=right, left=left)
    return Said("ask-join-either-or-put-down", right=right, left=left)


def sides_that_fit(arms: int, seen: ChainState, face: int) -> list[int]:
    return [side for side in range(arms) if seen.ends[side] in (HIGH[face], LOW[face])]


def chain_refusal(arms: int, seen: ChainState, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if verb == "lead" and seen.length:
        return Said("no-second-lead")
    if verb != "lead" and not seen.length:
        return Said("no-lead-yet")
    if not faces:
        return Said("no-tile-chosen")
    for face in faces:
        if not seen.hands[seen.turn, face]:
            return Said("no-tile-held", tiles=Faces((face,)))
    if len(faces) > 1:
        return Said("no-more-than-one")
    if verb == "lead":
        return Said("no-open-end-chosen") if arms == 1 else Said("no-end-to-choose")
    if verb == "discard":
        return Said("no-putting-down")
    return _why_it_does_not_join(arms, seen, faces[0])


def _why_it_does_not_join(arms: int, seen: ChainState, face: int) -> Said:
    tiles, sides = Faces((face,)), sides_that_fit(arms, seen, face)
    if sides and arms == 1:
        return Said("no-side-to-choose")
    if sides == [R, L]:
        return Said("no-side-chosen", tiles=tiles)
    if sides:
        return Said("no-side-but-right", tiles=tiles) if sides == [R] else Said("no-side-but-left", tiles=tiles)
    if arms == 1 or seen.ends[R] == seen.ends[L]:
        return Said("no-fit", tiles=tiles, number=seen.ends[R])
    return Said("no-fit-either", tiles=tiles, right=seen.ends[R], left=seen.ends[L])


def inventory(g: ChainRules, s: ChainState) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.idle, *(s.hands[seat] for seat in range(g.seats)), *(s.down[seat] for seat in range(g.seats))]
    return [face for face, _ in chain(s)] + [face for row in rows for face in faces_in(row)]


# The same for games whose options have the number of arms; a tile that can be joined must be.


def action(g: ArmsRules, seen: ChainState, move: int) -> Action:
    return chain_action(g.arms, move)


def prompt(g: ArmsRules, seen: ChainState) -> Said:
    return chain_prompt(g.arms, MUST_PLAY, seen)


def refusal(g: ArmsRules, seen: ChainState, verb: str, faces: list[int]) -> Said:
    return chain_refusal(g.arms, seen, verb, faces)
