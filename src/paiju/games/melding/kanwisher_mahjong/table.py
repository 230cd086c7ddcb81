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
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import MAHJONG108

VERBS = ("mahjong", "quad", "triplet", "pass", "discard")
ANSWERS = {MAHJONG: "mahjong", CLAIM_QUAD: "quad", CLAIM_TRIPLET: "triplet", PASS: "pass"}


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    if move >= QUAD:
        return Action("quad {}", ((move - QUAD,),))
    return Action(ANSWERS[move])


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Answers to a throw are told when the window closes, and only the one that took effect."""
    if not before.window:
        return [(seat, action)]
    taker = after.takers[after.thrown - 1] - 1
    if after.window or taker < 0:
        return []
    if taker == after.winner:
        return [(taker, Action("mahjong"))]
    return [(taker, Action("quad" if after.put_down[taker, last_throw(after)[0]] == 4 else "triplet"))]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = [Zone("wall", "pile", None, amount=seen.left)]
    if seen.window:
        found.append(just_thrown(seen, "a projectile" if seen.projectile else "just thrown"))
    for owner in range(SEATS):
        found.append(hand(seen, owner))
        found.append(Zone("melds", "put down", owner, faces_in(seen.put_down[owner])))
        found.append(Zone("discards", "thrown", owner, dead_tiles(seen, owner)))
    return found


def hand(seen: State, owner: int) -> Zone:
    if owner == seen.winner:
        return Zone("hand", "mahjong", owner, faces_in(seen.mahjong))
    return Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner]))


def prompt(g: Rules, seen: State) -> str:
    if seen.window:
        face, thrower = last_throw(seen)
        what = "the projectile" if seen.projectile else "the"
        return f"Seat {thrower} threw {what} {_text(face)}: claim it or pass."
    if seen.must_discard:
        return "Throw a tile; after claiming a triplet there is no Mahjong."
    if _has_mahjong(seen):
        return "Your tiles are a Mahjong: declare it."
    return "Throw a tile." if g.rules == BASIC else "Throw a tile, or put down a quad if you have one."


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if seen.window:
        return _refused_answer(g, seen, verb)
    if verb in ("triplet", "pass"):
        return "there is no thrown tile to answer"
    if verb != "mahjong" and not seen.must_discard and _has_mahjong(seen):
        return "your tiles are a Mahjong, which must be declared"
    if verb == "mahjong":
        return _refused_mahjong(seen)
    if not faces:
        return f"say which tile you {'throw' if verb == 'discard' else 'put down'}"
    for face in faces:
        if not seen.hands[seen.turn, face]:
            return f"you hold no {_text(face)}"
    return "one tile is thrown at a time" if verb == "discard" else _refused_quad(g, seen, faces[0])


def _refused_answer(g: Rules, seen: State, verb: str) -> str:
    face, _ = last_throw(seen)
    copies = seen.hands[seen.turn, face]
    if verb == "discard":
        return "a throw is being answered; you may claim the tile or pass"
    if verb == "triplet":
        return f"a triplet needs two {_text(face)} in your hand, and you hold {copies}"
    if verb == "quad":
        return _no_quads(g, seen, CLAIMED) or f"a quad needs three {_text(face)} in your hand, and you hold {copies}"
    if verb == "mahjong":
        return _refused_pause(seen, face)
    return "to pass, say pass alone"


def _refused_pause(seen: State, face: int) -> str:
    tiles = seen.hands[seen.turn].array.copy()
    if completes_mahjong(tiles, face):
        return (
            "with a straight in your hand you may claim a Mahjong only from a projectile, or after putting down a quad"
        )
    tiles[face] += 1
    if is_mahjong(tiles):
        return f"the thrown {_text(face)} would complete a straight; it may be claimed for a triplet or the pair only"
    return f"with the {_text(face)} your tiles are no pair and groups"


def _refused_mahjong(seen: State) -> str:
    if seen.must_discard:
        return "after claiming a triplet you must throw a tile"
    return "your tiles are no pair and groups"


def _refused_quad(g: Rules, seen: State, face: int) -> str:
    if seen.must_discard:
        return "after claiming a triplet you must throw a tile"
    way = ADDED if seen.put_down[seen.turn, face] == 3 else CONCEALED
    needs = f"a quad needs four {_text(face)} in your hand, or one to add to your triplet"
    return _no_quads(g, seen, way) or needs


def _no_quads(g: Rules, seen: State, way: int) -> str:
    """Why no quad at all can be put down in this way; empty if one could."""
    if g.rules == BASIC:
        return "the basic game has no quads"
    if not g.quads & way:
        return "at this table such a quad is not put down"
    return "" if seen.left else "the pile is empty, and a quad needs a replacement tile"


def _has_mahjong(seen: State) -> bool:
    return bool(is_mahjong(seen.hands[seen.turn].array))


def _text(face: int) -> str:
    return MAHJONG108.text([face])


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [*(s.hands[seat] for seat in range(SEATS)), *(s.put_down[seat] for seat in range(SEATS)), s.mahjong]
    return thrown_and_drawn(s, rows)
