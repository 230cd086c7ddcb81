"""Counting for the odds of all banking games: which hands are possible, and types of hands."""

from collections.abc import Iterator, Sequence

from paiju.kernel.options import OptionError
from paiju.tiles import FULL32
from paiju.words.said import Quoted, Said


def check_hand(faces: Sequence[int], wanted: int) -> None:
    """Raise an OptionError if nobody can hold these tiles."""
    if len(faces) != wanted:
        raise OptionError(Said("lab-no-hand-of-size", wanted=wanted, count=len(faces)))
    for face in faces:
        if faces.count(face) > FULL32.copies[face]:
            tile, copies = Quoted(FULL32.text([face])), FULL32.copies[face]
            raise OptionError(Said("lab-no-so-many-tiles", tile=tile, copies=copies, count=faces.count(face)))


def types_of_hands(sizes: Sequence[int], number: int) -> Iterator[tuple[int, ...]]:
    """All ways to take so many tiles out of classes of these sizes: how many of each class."""
    if not sizes:
        if number == 0:
            yield ()
        return
    for count in range(min(sizes[0], number), -1, -1):
        for rest in types_of_hands(sizes[1:], number - count):
            yield (count, *rest)
