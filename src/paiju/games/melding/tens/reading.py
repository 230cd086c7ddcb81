"""Hands of collecting tens as they are read: an eye and tens pairs."""

import functools

from paiju.games.melding.readings import nothing_shown, parts_of
from paiju.games.melding.tens.state import NONE, TensRules
from paiju.games.melding.tens.winning import FACES, balance_of, is_winning, unpaired
from paiju.kernel.hands import Part, Row, Score, Shape, Shown, row_of
from paiju.words.said import Said


def shapes_of(tens_pairs: int, shown: Shown) -> tuple[Shape, ...]:
    """An eye and so many tens pairs."""
    nothing_shown(shown)
    return (Shape(((1, eyes()), (tens_pairs, pairs_of_ten()))),)


@functools.cache
def eyes() -> tuple[Part, ...]:
    return parts_of(2, FACES, lambda faces: Said("part-eye") if is_winning(row_of(faces, FACES)) else None)


@functools.cache
def pairs_of_ten() -> tuple[Part, ...]:
    return parts_of(
        2, FACES, lambda faces: Said("part-tens-pair") if unpaired(balance_of(row_of(faces, FACES))) == 0 else None
    )


def is_complete(g: TensRules, tiles: Row, shown: Shown) -> bool:
    return bool(is_winning(tiles))


def score(g: TensRules, parts: tuple[Part, ...], shown: Shown) -> Score:
    return Score(g.stake, ((Said("lab-eye-and-tens"), g.stake),), Said("lab-others-pay", stake=int(g.stake)))


def by_throw(g: TensRules, tiles: Row, face: int, shown: Shown) -> bool:
    """From the pool, at the start of a turn."""
    return bool(g.offer != NONE)
