"""Hands of Making Pairs as they are read: three pairs, of which two may be laid already."""

import functools

from paiju.games.melding.jjak_mat_chu_gi.state import TO_WIN, Rules, count_pairs
from paiju.games.melding.mates import FACES
from paiju.games.melding.readings import check_shown, parts_of
from paiju.kernel.hands import Part, Row, Score, Shape, Shown, row_of
from paiju.tiles import FULL32
from paiju.words.said import Said


def shapes(g: Rules, shown: Shown) -> tuple[Shape, ...]:
    check_shown(shown, TO_WIN - 1, lambda group: bool(pair_name(group, g.pairs)), FULL32.text, Said("lab-a-pair"))
    return (Shape(((TO_WIN - len(shown), pairs(g.pairs)),)),)


@functools.cache
def pairs(system: int) -> tuple[Part, ...]:
    return parts_of(2, FACES, lambda faces: pair_name(faces, system))


def pair_name(faces: tuple[int, ...], system: int) -> Said | None:
    return Said("part-pair") if len(faces) == 2 and count_pairs(row_of(faces, FACES), system) == 1 else None


def is_complete(g: Rules, tiles: Row, shown: Shown) -> bool:
    return bool(count_pairs(tiles, g.pairs) + len(shown) == TO_WIN)


def score(g: Rules, parts: tuple[Part, ...], shown: Shown) -> Score:
    return Score(g.stake, ((Said("lab-three-pairs"), g.stake),), Said("lab-others-pay-if-drawn", stake=int(g.stake)))


def by_throw(g: Rules, tiles: Row, face: int, shown: Shown) -> bool:
    return bool(g.win_by_discard)
