"""What every set of tiles is: faces, how many of each, and their text form both ways."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from paiju.words.errors import SaidError
from paiju.words.said import Quoted, Said

Table = npt.NDArray[np.int64]  # one number for each face of a kind

UNKNOWN = -1  # the face of a tile that lies face down

_BETWEEN = re.compile(r"[^\w?]|_")
_PIECE = re.compile(r"\[[^\]\s]*\]?|[^\s,;\[]+")


class TileError(SaidError):
    """A text that names no tile.

    >>> paiju.Table("jielong").tiles.read("[6:7]")
    Traceback (most recent call last):
    paiju.tiles.tileset.TileError: '[6:7]' is no tile of full32
    """

    def __init__(self, piece: str, set_name: str) -> None:
        super().__init__(Said("no-tile-of-set", tile=Quoted(repr(piece)), set=Quoted(set_name)))
        self.piece = piece


@dataclass(frozen=True)
class Face:
    index: int
    text: str
    names: Mapping[str, str] = field(hash=False)

    def __reduce__(self) -> tuple[object, ...]:  # mappingproxy cannot be pickled, a face must be
        return _face, (self.index, self.text, dict(self.names))


def _face(index: int, text: str, names: dict[str, str]) -> Face:
    return Face(index, text, MappingProxyType(names))


def faces(texts: Iterable[str], names: Iterable[Mapping[str, str]]) -> tuple[Face, ...]:
    """The faces of a kind of tiles, in canonical order; empty names are left out."""
    columns = ({column: name for column, name in row.items() if name} for row in names)
    return tuple(_face(i, text, row) for i, (text, row) in enumerate(zip(texts, columns, strict=True)))


def table(values: Iterable[int]) -> Table:
    """A table by face, safe to share: nobody can write to it."""
    numbers = np.array(list(values), dtype=np.int64)
    numbers.setflags(write=False)
    return numbers


@dataclass(frozen=True)
class TileSet:
    """A box of tiles. Sets of one kind share their faces, so a face index means the same in all of them."""

    name: str
    faces: tuple[Face, ...] = field(repr=False)
    copies: tuple[int, ...] = field(repr=False)
    joint: str
    kind: str  # "domino", "mahjong", "ponjan" or "xiangqi": how its tiles are drawn
    unknown: str = field(repr=False)  # the text of a tile that lies face down
    notation: str = field(
        repr=False
    )  # regular expression: the first symbols (one or more tiles), then the last one they share

    @property
    def size(self) -> int:
        return sum(self.copies)

    def tiles(self) -> list[int]:
        return [face for face, copies in enumerate(self.copies) for _ in range(copies)]

    def stride(self, step: int) -> list[int]:
        tiles = self.tiles()
        return [tiles[step * i % self.size] for i in range(self.size)]

    def text(self, faces: Iterable[int]) -> str:
        return self.joint.join(self.unknown if face == UNKNOWN else self.faces[face].text for face in faces)

    def read(self, text: str) -> list[int]:
        """The faces in `text`, also of tiles this set holds no copy of; a tile written face down is UNKNOWN."""
        found: list[int] = []
        at = 0
        while at < len(text):
            if match := self._notation.match(text, at):
                found += self._spelled(match)
            else:
                match = _BETWEEN.match(text, at)
            if match is None:
                raise TileError(_piece(text, at), self.name)
            at = match.end()
        return found

    def _spelled(self, match: re.Match[str]) -> list[int]:
        heads, last = (group for group in match.groups() if group is not None)
        try:
            return [self._spellings[(first + last).casefold()] for first in heads]
        except KeyError:
            raise TileError(match.group(), self.name) from None

    @cached_property
    def _notation(self) -> re.Pattern[str]:
        return re.compile(self.notation, re.IGNORECASE | re.ASCII)

    @cached_property
    def _spellings(self) -> dict[str, int]:
        """Each tile by its two symbols."""
        spelled = {_symbols(face.text): face.index for face in self.faces}
        from_the_other_end = {spelling[::-1]: face for spelling, face in spelled.items() if spelling.isdigit()}
        return from_the_other_end | spelled | {_symbols(self.unknown): UNKNOWN}


def _symbols(text: str) -> str:
    return _BETWEEN.sub("", text).casefold()


def _piece(text: str, at: int) -> str:
    """The blank-free piece of `text` around a place that cannot be read."""
    return next(match.group() for match in _PIECE.finditer(text) if match.end() > at)
