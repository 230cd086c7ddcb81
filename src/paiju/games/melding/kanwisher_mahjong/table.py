"""Kanwisher Lab Mahjong at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.melding.kanwisher_mahjong.state import (
    ADDED,
    BASIC,
    CLAIM_QUAD,
    CLAIM_TRIPLET,
    CLAIMED,
    CONCEALED,
    DISCARD,
    MAHJONG,
    PASS,
    QUAD,
    SEATS,
    Rules,
    State,
)
from paiju.games.melding.kanwisher_mahjong.winning import completes_mahjong, is_mahjong
from paiju.games.melding.layout import dead_tiles, just_thrown, last_throw, thrown_and_drawn
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, for_all, of_each_seat
from paiju.words.said import Faces, Said, Seat

VERBS = ("mahjong", "quad", "triplet", "pass", "discard")
ACTIONS = ("mahjong", "quad", "quad {}", "triplet", "pass", "discard {}")
CLAIMED_QUAD = Action("quad", (), Said("act-claim-quad"))
ANSWERS = {MAHJONG: Action("mahjong"), CLAIM_QUAD: CLAIMED_QUAD, CLAIM_TRIPLET: Action("triplet"), PASS: Action("pass")}


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    if move >= QUAD:
        return Action("quad {}", ((move - QUAD,),))
    return ANSWERS[move]


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Answers to a throw are told when the window closes, and only the one that took effect."""
    if not before.window:
        return [(seat, action)]
    taker = after.takers[after.thrown - 1] - 1
    if after.window or taker < 0:
        return []
    if taker == after.winner:
        return [(taker, ANSWERS[MAHJONG])]
    is_quad = after.put_down[taker, last_throw(after)[0]] == 4
    return [(taker, ANSWERS[CLAIM_QUAD if is_quad else CLAIM_TRIPLET])]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*middle(g, seen), *seat_zones(g, seen, seat)]


@for_all
def middle(g: Rules, seen: State) -> list[Zone]:
    pile = Zone("wall", Said("zone-pile"), None, amount=seen.left)
    if not seen.window:
        return [pile]
    return [pile, projectile(seen) if seen.projectile else just_thrown(seen)]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    return [
        hand(seen, owner),
        Zone("melds", Said("zone-put-down"), owner, faces_in(seen.put_down[owner])),
        Zone("discards", Said("zone-thrown"), owner, dead_tiles(seen, owner)),
    ]


def projectile(seen: State) -> Zone:
    """The tile that is being answered, thrown after a quad."""
    face, thrower = last_throw(seen)
    return Zone("row", Said("zone-projectile"), thrower, (face,))


def hand(seen: State, owner: int) -> Zone:
    if owner == seen.winner:
        return Zone("hand", Said("zone-mahjong"), owner, faces_in(seen.mahjong))
    return Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner]))


def prompt(g: Rules, seen: State) -> Said:
    if seen.window:
        return _asked_to_claim(g, seen)
    if seen.must_discard:
        return Said("ask-throw-after-triplet")
    if _has_mahjong(seen):
        return Said("ask-declare")
    return Said("ask-throw") if g.rules == BASIC else Said("ask-throw-or-quad")


def _asked_to_claim(g: Rules, seen: State) -> Said:
    face, thrower = last_throw(seen)
    tiles = Faces.of([face])
    if seen.projectile:
        return Said("ask-claim-projectile", thrower=Seat(thrower), tiles=tiles)
    if g.rules == BASIC:
        return Said("ask-claim", thrower=Seat(thrower), tiles=tiles)
    return Said("ask-claim-or-quad", thrower=Seat(thrower), tiles=tiles)


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if seen.window:
        return _refused_answer(g, seen, verb)
    if verb in ("triplet", "pass"):
        return Said("no-throw-to-answer")
    if verb != "mahjong" and not seen.must_discard and _has_mahjong(seen):
        return Said("no-undeclared-mahjong")
    if verb == "mahjong":
        return Said("no-throw-omitted") if seen.must_discard else Said("no-mahjong")
    if not faces:
        return Said("no-throw-named") if verb == "discard" else Said("no-quad-named")
    for face in faces:
        if not seen.hands[seen.turn, face]:
            return Said("no-tile-held", tiles=Faces.of([face]))
    return Said("no-several-thrown") if verb == "discard" else _refused_quad(g, seen, faces[0])


def _refused_answer(g: Rules, seen: State, verb: str) -> Said:
    face, _ = last_throw(seen)
    tiles, copies = Faces.of([face]), seen.hands[seen.turn, face]
    if verb == "discard":
        return Said("no-discard-as-answer")
    if verb == "triplet":
        return Said("no-triplet", tiles=tiles, copies=copies)
    if verb == "quad":
        return _no_quads(g, seen, CLAIMED) or Said("no-claimed-quad", tiles=tiles, copies=copies)
    if verb == "mahjong":
        return _refused_claimed_mahjong(seen, face)
    return Said("no-pass-with-tiles")


def _refused_claimed_mahjong(seen: State, face: int) -> Said:
    hand = seen.hands[seen.turn].array.copy()
    if completes_mahjong(hand, face):
        return Said("no-mahjong-with-straight")
    hand[face] += 1
    if is_mahjong(hand):
        return Said("no-straight-from-throw", tiles=Faces.of([face]))
    return Said("no-mahjong-with-throw", tiles=Faces.of([face]))


def _refused_quad(g: Rules, seen: State, face: int) -> Said:
    if seen.must_discard:
        return Said("no-throw-omitted")
    way = ADDED if seen.put_down[seen.turn, face] == 3 else CONCEALED
    return _no_quads(g, seen, way) or Said("no-own-quad", tiles=Faces.of([face]))


def _no_quads(g: Rules, seen: State, way: int) -> Said | None:
    """Why no quad at all can be put down in this way; None if one could."""
    if g.rules == BASIC:
        return Said("no-quads-in-basic-game")
    if not g.quads & way:
        return Said("no-quads-of-this-way")
    return None if seen.left else Said("no-replacement-tile")


def _has_mahjong(seen: State) -> bool:
    return bool(is_mahjong(seen.hands[seen.turn].array))


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [*(s.hands[seat] for seat in range(SEATS)), *(s.put_down[seat] for seat in range(SEATS)), s.mahjong]
    return thrown_and_drawn(s, rows)
