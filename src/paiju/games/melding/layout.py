"""Thrown tiles at the table, common to the melding games with a record of throws."""

from typing import Any

from paiju.games.melding.throws import THROWER
from paiju.kernel.zones import Zone, faces_in


def last_throw(seen: Any) -> tuple[int, int]:
    """The tile that was thrown last and the seat that threw it."""
    seat, face = divmod(seen.throws[seen.thrown - 1], THROWER)
    return face, seat


def just_thrown(seen: Any, caption: str = "just thrown") -> Zone:
    """The tile that is being answered."""
    face, thrower = last_throw(seen)
    return Zone("row", caption, thrower, (face,))


def dead_tiles(seen: Any, owner: int) -> tuple[int, ...]:
    """The tiles of a seat in the discard area, as thrown: without claimed ones and the one that is being answered."""
    settled = seen.thrown - (1 if seen.window else 0)
    throws = [divmod(seen.throws[place], THROWER) for place in range(settled) if not seen.takers[place]]
    return tuple(face for thrower, face in throws if thrower == owner)


def thrown_and_drawn(s: Any, rows: list[Any]) -> list[int]:
    """The tiles that lie dead, those of the pile, and those of some rows of counts per face."""
    dead = [s.throws[place] % THROWER for place in range(s.thrown) if not s.takers[place]]
    return [s.pile[place] for place in range(s.left)] + dead + [face for row in rows for face in faces_in(row)]
