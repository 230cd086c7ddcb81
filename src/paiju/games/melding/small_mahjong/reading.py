"""Hands of Small Mahjong as they are read: two triplets, of which one may lie exposed."""

import functools

from paiju.games.melding.packed import FACES, packed
from paiju.games.melding.readings import check_shown, parts_of
from paiju.games.melding.small_mahjong.state import Rules
from paiju.games.melding.small_mahjong.table import KINDS
from paiju.games.melding.small_mahjong.winning import worth, worth_of_one, worth_of_two
from paiju.kernel.hands import Part, Row, Score, Shape, Shown
from paiju.tiles import FULL32
from paiju.words.said import Faces, Said

TRIPLETS = 2


def shapes(g: Rules, shown: Shown) -> tuple[Shape, ...]:
    check_shown(shown, TRIPLETS - 1, lambda group: bool(triplet_name(group)), FULL32.text, Said("lab-a-triplet"))
    return (Shape(((TRIPLETS - len(shown), triplets()),)),)


@functools.cache
def triplets() -> tuple[Part, ...]:
    return parts_of(3, FACES, triplet_name)


def triplet_name(faces: tuple[int, ...]) -> Said | None:
    return KINDS.get(int(worth(*faces))) if len(faces) == 3 else None


def is_complete(g: Rules, tiles: Row, shown: Shown) -> bool:
    return bool(worth_of_one(packed(tiles)) if shown else worth_of_two(packed(tiles)))


def score(g: Rules, parts: tuple[Part, ...], shown: Shown = ()) -> Score:
    found = [part.tiles for part in parts] + list(shown)
    lines = tuple((_line(tiles), int(worth(*tiles))) for tiles in found)
    total = sum(points for _, points in lines) * g.stake
    return Score(total, lines, Said("lab-others-pay", stake=int(total)))


def _line(tiles: tuple[int, ...]) -> Said:
    return Said("lab-triplet-of", kind=KINDS[int(worth(*tiles))], tiles=Faces.of(tiles))


def by_throw(g: Rules, tiles: Row, face: int, shown: Shown) -> bool:
    """A thrown tile wins from anywhere."""
    return True
