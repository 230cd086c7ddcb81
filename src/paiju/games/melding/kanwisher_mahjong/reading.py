"""Hands of Kanwisher Lab Mahjong as they are read: a pair and groups, those put down named apart."""

import functools

from paiju.games.melding.kanwisher_mahjong.rules import may_pause
from paiju.games.melding.kanwisher_mahjong.state import EXTENSION1, Rules, State
from paiju.games.melding.kanwisher_mahjong.winning import FACES, are_groups_without, is_mahjong
from paiju.games.melding.readings import check_shown, parts_of
from paiju.kernel.hands import Part, Row, Score, Shape, Shown, row_of
from paiju.kernel.payments import as_record
from paiju.tiles import MAHJONG108
from paiju.words.said import Said

GROUPS = 4
SEAT = 1  # the hand that is read sits there, beside the seat that throws


def shapes(g: Rules, shown: Shown) -> tuple[Shape, ...]:
    sizes = (3, 4) if g.rules == EXTENSION1 else (3,)
    what = Said("lab-a-triplet-or-quad") if g.rules == EXTENSION1 else Said("lab-a-triplet")
    check_shown(shown, GROUPS, lambda group: len(group) in sizes and len(set(group)) == 1, MAHJONG108.text, what)
    return (Shape(((1, pairs()), (GROUPS - len(shown), groups()))),)


@functools.cache
def pairs() -> tuple[Part, ...]:
    return parts_of(2, FACES, lambda faces: Said("part-pair") if is_mahjong(row_of(faces, FACES)) else None)


@functools.cache
def groups() -> tuple[Part, ...]:
    return parts_of(3, FACES, group_name)


def group_name(faces: tuple[int, ...]) -> Said | None:
    if not are_groups_without(row_of(faces, FACES), 0, 0):
        return None
    return Said("part-triplet") if faces[0] == faces[2] else Said("part-straight")


def is_complete(g: Rules, tiles: Row, shown: Shown) -> bool:
    return bool(is_mahjong(tiles))


def score(g: Rules, parts: tuple[Part, ...], shown: Shown) -> Score:
    return Score(1, ((Said("lab-mahjong"), 1),), Said("lab-mahjong-wins"))


def by_throw(g: Rules, tiles: Row, face: int, shown: Shown) -> bool:
    """As an ordinary discard; a projectile may be claimed where this says no."""
    s = State.blank()[0]
    s["hands"][SEAT] = tiles
    s["throws"][0], s["thrown"] = face, 1
    for group in shown:
        s["put_down"][SEAT, group[0]] = len(group)
    return bool(may_pause(as_record(g), s, SEAT))
