"""What a table shows: zones of tiles, made from an observation and never from a state."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from paiju.kernel.action import UNKNOWN
from paiju.kernel.record import PlainArray, Row
from paiju.kernel.seen import SeenArray, made_once
from paiju.words.said import Said

KINDS = ("hand", "row", "trick", "melds", "discards", "wall", "chips", "board")

Mark = Literal["best", "invalid"]  # the play that takes the trick as it stands; a group that does not count


class Zone(NamedTuple):
    """Tiles that lie together; a face of -1 is a tile face down, `turned` names the tiles that lie upside down."""

    kind: str
    caption: Said
    owner: int | None = None
    tiles: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    amount: int | None = None  # of chips, or of tiles that are only counted
    mark: Mark | None = None  # what sets these tiles apart, for clients that highlight it
    dice: tuple[int, ...] = ()  # as they were thrown for what lies here


Drawing = Callable[[Any, Any], Sequence[Zone]]  # from the options of a game and what is seen
DrawingOfSeat = Callable[[Any, Any, int, int], Sequence[Zone]]  # likewise, of an owner and for a viewer
ONLOOKER = -1


def for_all(draw: Drawing) -> Drawing:
    """Zones that all see alike: drawn once for a position, from what an onlooker sees."""

    @functools.wraps(draw)
    def drawn(g: Any, seen: Any) -> Sequence[Zone]:
        return made_once(seen, draw, g)

    return drawn


def of_each_seat(draw: DrawingOfSeat) -> Callable[[Any, Any, int], list[Zone]]:
    """The zones of every seat: a viewer's own are drawn from what it sees, all others from what an onlooker sees."""

    @functools.wraps(draw)
    def drawn(g: Any, seen: Any, viewer: int) -> list[Zone]:
        found: list[Zone] = []
        for owner in range(g.seats):
            found += draw(g, seen, owner, viewer) if owner == viewer else made_once(seen, draw, g, owner, ONLOOKER)
        return found

    return drawn


def faces_in(counts: Row) -> tuple[int, ...]:
    """A row of counts per face as faces, in canonical order."""
    return _faces_of(tuple(listed(counts)))


@functools.lru_cache(maxsize=8192)  # rows of a few hundred bytes; most of a table stays as it was
def _faces_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(face for face, number in enumerate(counts) for _ in range(number))


def listed(field: Row | SeenArray) -> list[int]:
    """An array field read at once, which is much faster than number by number."""
    if isinstance(field, SeenArray):
        return field.numbers
    numbers: list[int] = field.array.tolist() if isinstance(field, PlainArray) else list(field)
    return numbers


def face_up_or_backs(counts: Row, number: int) -> tuple[int, ...]:
    """The tiles of a row where it may be seen, else as many backs."""
    faces = faces_in(counts)
    return faces if len(faces) == number else (UNKNOWN,) * number
