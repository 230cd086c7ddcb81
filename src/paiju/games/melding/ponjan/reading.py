"""Hands of Ponjan as they are read: three sets, of which two may be displayed.

They count as completed with a drawn tile, without a reach.
"""

import functools

import numpy as np
from numpy.typing import NDArray

from paiju.games.melding.ponjan.combinations import POINTS, combinations_of, points
from paiju.games.melding.ponjan.rules import can_complete
from paiju.games.melding.ponjan.settlement import hand_score
from paiju.games.melding.ponjan.state import FACES, MOST_SHOWN, Rules, State, is_whole
from paiju.games.melding.ponjan.table import KINDS
from paiju.games.melding.readings import check_shown, parts_of
from paiju.games.melding.state import NOTHING
from paiju.kernel.hands import Part, Row, Score, Shape, Shown, row_of
from paiju.kernel.payments import as_record
from paiju.tiles import PONJAN78
from paiju.words.said import Said

SETS = 3
SEAT = 1  # the hand that is read sits there, beside the seat that throws


def shapes(g: Rules, shown: Shown) -> tuple[Shape, ...]:
    check_shown(shown, MOST_SHOWN, lambda group: bool(set_name(group)), PONJAN78.text, Said("lab-a-set"))
    return (Shape(((SETS - len(shown), sets()),)),)


@functools.cache
def sets() -> tuple[Part, ...]:
    return parts_of(3, FACES, set_name)


def set_name(faces: tuple[int, ...]) -> Said | None:
    return Said("part-set") if len(faces) == 3 and is_whole(row_of(faces, FACES), NOTHING) else None


def is_complete(g: Rules, tiles: Row, shown: Shown) -> bool:
    return bool(is_whole(tiles, NOTHING))


def score(g: Rules, parts: tuple[Part, ...], shown: Shown) -> Score:
    tiles = row_of((face for part in parts for face in part.tiles), FACES)
    found = combinations_of(as_record(g), seated(tiles, shown)[0], SEAT, NOTHING)
    lines = tuple((name, int(POINTS[place])) for place, name in enumerate(KINDS) if found >> place & 1)
    total = int(points(found))
    worth = int(hand_score(total, g.score_formula)) * g.score_unit
    return Score(worth, lines, Said("lab-points-in-all", points=total, worth=worth))


def seated(tiles: Row, shown: Shown) -> NDArray[np.void]:
    """A position in which a seat has these tiles."""
    position = State.blank()
    position["turn"] = SEAT
    position["hands"][0, SEAT] = tiles
    for group in shown:
        position["displayed"][0, SEAT, group[0]] += 1
    return position


def by_throw(g: Rules, tiles: Row, face: int, shown: Shown) -> bool:
    """Whether a thrown tile may complete the hand: without a reach some hands have no combination then."""
    position = seated(tiles, shown)
    position["throws"][0, 0], position["thrown"] = face, 1
    return bool(can_complete(as_record(g), position[0]))
