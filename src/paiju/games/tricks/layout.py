"""What the tables of trick games have in common: words for a player who names tiles that he does not hold."""

from typing import Any

from paiju.kernel.zones import faces_in
from paiju.tiles import FULL32

_NUMBERS = ("no", "one", "two", "three")


def not_held(seen: Any, faces: list[int]) -> str:
    """Which of these dominoes the seat to act has too few of; empty if it has them all."""
    held = faces_in(seen.hands[seen.turn])
    for face in faces:
        if faces.count(face) > held.count(face):
            return f"you hold {_NUMBERS[held.count(face)]} {FULL32.text([face])}"
    return ""
