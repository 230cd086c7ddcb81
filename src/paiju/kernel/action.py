"""An action in words: what a move, or a run of moves that belong together, says at the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

UNKNOWN = -1


@dataclass(frozen=True)
class Action:
    """A form with a `{}` for each set of tiles: Action("lead {} open 4", ((16,),)) is `lead [4:3] open 4`."""

    form: str
    sets: tuple[tuple[int, ...], ...] = ()

    @property
    def verb(self) -> str:
        return self.form.partition(" ")[0]

    def text(self, write: Callable[[Iterable[int]], str]) -> str:
        return self.form.format(*(write(tiles) for tiles in self.sets))

    def joined(self, more: Action) -> Action:
        """One action chosen tile by tile: the tiles of the second go to the last set of the first."""
        return Action(self.form, (*self.sets[:-1], self.sets[-1] + more.sets[-1]))

    def covered(self) -> Action:
        """The same action with its tiles face down."""
        return Action(self.form, tuple(tuple(UNKNOWN for _ in tiles) for tiles in self.sets))


TOKEN = re.compile(r"\[\s*\d\s*:\s*\d\s*\]|\w+|[^\w\s]")
SYMMETRIC = "|"


def normal_form(text: str, read: Callable[[str], list[int]]) -> tuple[object, ...]:
    """What two ways to write the same action have in common: words in lower case, tiles of a set in any order."""
    groups: list[list[object]] = [[]]
    for part in text.split(SYMMETRIC):
        if groups[-1]:
            groups.append([])
        groups[-1] = _tokens(part, read)
    first, *others = groups
    if not others:
        return tuple(first)
    verb, first = first[:1], first[1:]
    return (*verb, *sorted((tuple(g) for g in (first, *others)), key=repr))


def _tokens(text: str, read: Callable[[str], list[int]]) -> list[object]:
    tokens: list[object] = []
    run: list[int] = []

    def close() -> None:
        if run:
            tokens.append(tuple(sorted(run)))
            run.clear()

    for position, piece in enumerate(TOKEN.findall(text)):
        tiles = _tiles(piece, read) if position else []
        if tiles:
            run.extend(tiles)
            continue
        close()
        if piece[0].isalnum() and piece.lower() not in ("x", "with", "to", "open"):
            tokens.append(piece.lower())
    close()
    return tokens


def _tiles(piece: str, read: Callable[[str], list[int]]) -> list[int]:
    """The tiles that a piece of text names; a bare number of one digit is a number."""
    if piece.isdigit() and len(piece) < 2:
        return []
    try:
        return read(piece)
    except ValueError:
        return []
