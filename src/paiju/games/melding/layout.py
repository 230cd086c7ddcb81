"""Thrown tiles and half-known hands at the table, common to the melding games."""

import functools

from paiju.games.melding.state import MeldingState
from paiju.games.melding.throws import THROWER, ThrowState
from paiju.kernel.action import UNKNOWN
from paiju.kernel.record import Row
from paiju.kernel.zones import Zone, faces_in, listed
from paiju.words.said import Said

JUST_THROWN = Said("zone-just-thrown")


def last_throw(seen: ThrowState) -> tuple[int, int]:
    """The tile that was thrown last and the seat that threw it."""
    seat, face = divmod(seen.throws[seen.thrown - 1], THROWER)
    return face, seat


def just_thrown(seen: ThrowState, caption: Said = JUST_THROWN) -> Zone:
    """The tile that is being answered."""
    face, thrower = last_throw(seen)
    return Zone("row", caption, thrower, (face,))


def dead_tiles(seen: ThrowState, owner: int) -> tuple[int, ...]:
    """A seat's discards in the order thrown, without claimed ones and the one being answered."""
    settled = seen.thrown - (1 if seen.window else 0)
    throws, takers = listed(seen.throws)[:settled], listed(seen.takers)[:settled]
    return _dead_by_seat(tuple(throws), tuple(takers)).get(owner, ())


@functools.lru_cache(maxsize=256)  # positions, each of which is drawn for every seat and for every viewer
def _dead_by_seat(throws: tuple[int, ...], takers: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    found: dict[int, list[int]] = {}
    for throw, taker in zip(throws, takers, strict=True):
        if not taker:
            thrower, face = divmod(throw, THROWER)
            found.setdefault(thrower, []).append(face)
    return {thrower: tuple(faces) for thrower, faces in found.items()}


def thrown_and_drawn(s: ThrowState, rows: list[Row]) -> list[int]:
    """The dead tiles, those of the pile, and those of some rows of counts per face."""
    throws = zip(listed(s.throws)[: s.thrown], listed(s.takers), strict=False)
    dead = [throw % THROWER for throw, taker in throws if not taker]
    return listed(s.pile)[: s.left] + dead + [face for row in rows for face in faces_in(row)]


def hand_with_known(seen: MeldingState, owner: int, viewer: int, known: tuple[int, ...]) -> Zone:
    """A hand; of somebody else's, only the tiles that the viewer knows."""
    faces = faces_in(seen.hands[owner]) if owner == viewer else known
    return Zone("hand", Said("zone-hand"), owner, faces + (UNKNOWN,) * (seen.held[owner] - len(faces)))
