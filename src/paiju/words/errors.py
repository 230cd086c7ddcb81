"""Errors that say what is wrong as data, for any language to write."""

from __future__ import annotations

from paiju.words.catalogues import DEFAULT, HOUSE
from paiju.words.said import Sayable
from paiju.words.speaker import Speaker


def english(said: Sayable) -> str:
    """A sentence of the house in English."""
    return Speaker(HOUSE, DEFAULT).say(said)


class SaidError(ValueError):
    """Something that is wrong with what was handed in. `said` is what, as data; printed it is the English of it."""

    def __init__(self, said: Sayable) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return english(self.said)
