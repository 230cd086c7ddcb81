"""What a seat plays for: one line for the table, with how far it has come where that can be counted."""

from typing import NamedTuple

from paiju.words.said import Said


class Aim(NamedTuple):
    """In words, and in numbers: tricks of the quota, tiles of a hand."""

    said: Said
    reached: int | None = None
    wanted: int | None = None
