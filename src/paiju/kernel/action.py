"""An action in words: what a move, or a run of moves that belong together, says at the table."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from paiju.words.said import Faces, Said, Seat, Value

UNKNOWN = -1


@dataclass(frozen=True)
class Action:
    """A form with a `{}` for each set of tiles: Action("lead {} open 4", ((16,),)) is `lead [4:3] open 4`."""

    form: str
    sets: tuple[tuple[int, ...], ...] = ()
    saying: Said | None = None  # how it is said, where that is more than its form

    def said(self, seat: int | None = None) -> Said:
        """The action as data for sentences: `lead {} open 4` is act-lead-open with tiles and a number."""
        who: dict[str, Value] = {} if seat is None else {"seat": Seat(seat)}
        if self.saying is not None:
            return Said(self.saying.id, **who, **dict(self.saying.values))
        id, numbers = _spoken_form(self.form)
        sets = _numbered("tiles", map(Faces, self.sets))
        return Said(id, **who, **sets, **_numbered("number", numbers))

    @property
    def verb(self) -> str:
        return self.form.partition(" ")[0]

    def text(self, write: Callable[[Iterable[int]], str]) -> str:
        return self.form.format(*(write(tiles) for tiles in self.sets))

    def joined(self, more: Action) -> Action:
        """One action chosen tile by tile: the tiles of the second go to the last set of the first."""
        return Action(self.form, (*self.sets[:-1], self.sets[-1] + more.sets[-1]), self.saying)

    def covered(self) -> Action:
        """The same action with its tiles face down."""
        return Action(self.form, tuple(tuple(UNKNOWN for _ in tiles) for tiles in self.sets))


SPOKEN = re.compile(r"\d+|[^\W\d_]+")


@functools.lru_cache(4096)
def _spoken_form(form: str) -> tuple[str, tuple[int, ...]]:
    """The id of the message for a form, and the numbers in it."""
    pieces = SPOKEN.findall(form)
    words = [piece.lower() for piece in pieces if not piece.isdecimal()]
    return "-".join(["act", *words]), tuple(int(piece) for piece in pieces if piece.isdecimal())


def form_id(form: str) -> str:
    """The id of the message for a form as ACTIONS declares it, with {number} for a number."""
    return _spoken_form(form.replace("{number}", "1"))[0]


def normal_shape(action: Action) -> str:
    """The form of an action as ACTIONS declares it."""
    return re.sub(r"(?<![\w])-?\d+", "{number}", action.form)


def _numbered(name: str, values: Iterable[Value]) -> dict[str, Value]:
    """The first value by the name alone, the others with their number: tiles, tiles2, tiles3."""
    return {name if at == 1 else f"{name}{at}": value for at, value in zip(itertools.count(1), values, strict=False)}


TOKEN = re.compile(r"\[\s*[\d?]\s*:\s*[\d?]\s*\]|[\w?]+|[^\w\s]")
SYMMETRIC = "|"  # the sets on its sides may change places
PASSED_OVER = ("x", "with", "to", "open")


def normal_form(text: str, read: Callable[[str], list[int]]) -> tuple[object, ...]:
    """What two ways to write the same action have in common: words in lower case, tiles of a set in any order."""
    verb, _, rest = text.strip().replace("(", " ", 1).partition(" ")
    parts = [_tokens(part, read) for part in rest.split(SYMMETRIC)]
    if len(parts) == 1:
        return (verb.lower(), *parts[0])
    return (verb.lower(), *sorted(map(tuple, parts), key=repr))


def has_numbers_of(action: Action, text: str) -> bool:
    """Whether the numbers that an action names beside its tiles stand in a text: 12 is neither 21 nor -12."""
    written = re.findall(r"(?<!\d)-\d+|\d+", text)
    return all(number in written for number in re.findall(r"\d+", action.form))


def _tokens(text: str, read: Callable[[str], list[int]]) -> list[object]:
    tokens: list[object] = []
    run: list[int] = []

    def close() -> None:
        if run:
            tokens.append(tuple(sorted(run)))
            run.clear()

    for found in TOKEN.finditer(text):
        piece = found[0]
        is_number = piece.isdigit() and text[found.end() :].lstrip().startswith("[")  # 11[2:2] is group 11
        tiles = [] if is_number else _tiles(piece, read)
        if tiles:
            run.extend(tiles)
            continue
        close()
        if piece[0] == "[":  # looks like a tile, but is none of this set
            tokens.append(piece)
        elif piece[0].isalnum() and piece.lower() not in PASSED_OVER:
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
