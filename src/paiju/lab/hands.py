"""Reading a hand: whether it is complete and how it is read, how far it is, which tiles help, what each discard keeps.

Nothing here knows a game. What a complete hand is made of and what it counts comes from the game's module reading.py,
which asks the game's own rules (see paiju.kernel.hands).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from paiju.games import games
from paiju.kernel.contract import ReadingModule
from paiju.kernel.game import Game, Tiles
from paiju.kernel.hands import Reading, Row, Shown, readings, row_of
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import OptionError, Values
from paiju.kernel.record import Plain
from paiju.lab.distance import Catalogue, missing_tiles
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker

OPEN = "|"  # stands before each group that lies open


@dataclass(frozen=True)
class Hand:
    """Tiles in the hand, and groups of it that lie open, at a table of a game."""

    game: Game
    seats: int
    values: Values
    faces: tuple[int, ...]
    shown: Shown

    @property
    def tiles(self) -> Tiles:
        return self.game.deck(self.seats, self.values)

    def speaker(self, language: str) -> Speaker:
        """Says in a language how the hand is read."""
        return Speaker.of(self.game.package, language, self.tiles.text)

    @property
    def options(self) -> Plain:
        return Plain(self.game.rules_record(self.seats, self.values)[0])


@dataclass(frozen=True)
class Wanted:
    """A tile that brings a hand nearer: how many are unseen, and of one that completes it what the hand then counts."""

    face: int
    unseen: int
    worth: int | None = None
    by_throw: bool | None = None  # whether it may also be one that another seat throws


@dataclass(frozen=True)
class Outlook:
    """How many tiles a hand is away from complete (None: it never can be), and the tiles that bring it nearer."""

    away: int | None
    wanted: tuple[Wanted, ...]

    @property
    def unseen(self) -> int:
        return sum(tile.unseen for tile in self.wanted)


@dataclass(frozen=True)
class Report:
    """A hand as it is read: one that lacks a tile has an outlook, one with a tile to throw has one for each discard."""

    hand: Hand
    away: int | None
    readings: tuple[Reading, ...]  # of a complete hand, the best first
    outlook: Outlook | None
    discards: tuple[tuple[int, Outlook], ...]  # the best first

    def as_json(self) -> Jsonable:
        tiles = self.hand.tiles
        return {
            "game": self.hand.game.slug,
            "seats": self.hand.seats,
            "options": self.hand.values,
            "tiles": _names(self.hand.faces, tiles),
            "shown": [_names(group, tiles) for group in self.hand.shown],
            "complete": bool(self.readings),
            "away": self.away,
            "readings": [_reading_json(reading, self.hand) for reading in self.readings],
            "wanted": _wanted_json(self.outlook, tiles) if self.outlook else [],
            "discards": [
                {
                    "tile": tiles.text([face]),
                    "away": kept.away,
                    "unseen": kept.unseen,
                    "wanted": _wanted_json(kept, tiles),
                }
                for face, kept in self.discards
            ],
        }


def _names(faces: Iterable[int], tiles: Tiles) -> list[str]:
    return [tiles.text([face]) for face in faces]


def _reading_json(reading: Reading, hand: Hand) -> Jsonable:
    say, tiles = hand.speaker(DEFAULT).say, hand.tiles
    return {
        "parts": [{"name": say(part.name), "tiles": _names(part.tiles, tiles)} for part in reading.parts],
        "total": reading.score.total,
        "lines": [{"for": say(why), "points": points} for why, points in reading.score.lines],
        "sentence": say(reading.score.sentence),
    }


def _wanted_json(outlook: Outlook, tiles: Tiles) -> list[Jsonable]:
    return [
        {"tile": tiles.text([one.face]), "unseen": one.unseen, "worth": one.worth, "by_throw": one.by_throw}
        for one in outlook.wanted
    ]


def read_hand(game: Game, text: str, seats: int | None = None, given: Mapping[str, object] | None = None) -> Report:
    """Read tiles as people write them; raises OptionError or TileError with what is wrong."""
    module = reading_of(game)
    hand = parse_hand(game, text, seats, given or {})
    reader = Reader(hand, module)
    if len(hand.faces) < reader.size:
        outlook = reader.outlook(hand.faces)
        return Report(hand, outlook.away, (), outlook, ())
    found = reader.readings(hand.faces)
    discards = reader.discards(hand.faces)
    away = 0 if found else min((kept.away for _, kept in discards if kept.away is not None), default=None)
    return Report(hand, away, found, None, discards)


def reading_of(game: Game) -> ReadingModule:
    if game.reading is None:
        having = ", ".join(other.slug for other in games() if other.reading is not None)
        raise OptionError(Said("no-hands-to-read", game=Quoted(game.slug), games=Quoted(having)))
    return game.reading


def parse_hand(game: Game, text: str, seats: int | None, given: Mapping[str, object]) -> Hand:
    number = game.seats(seats, given)
    values = game.values(number, given)
    tiles = game.deck(number, values)
    faces, *shown = (tuple(sorted(tiles.read(part))) for part in text.split(OPEN))
    _check_copies([*faces, *(face for group in shown for face in group)], tiles)
    return Hand(game, number, values, faces, tuple(shown))


def _check_copies(faces: list[int], tiles: Tiles) -> None:
    for face, count in sorted(Counter(faces).items()):
        tile = Quoted(tiles.text([face]))
        if face < 0:
            raise OptionError(Said("no-hand-face-down", tile=tile))
        if count > tiles.copies[face]:
            copies = int(tiles.copies[face])
            raise OptionError(Said("no-tile-so-often", tile=tile, count=count, set=Quoted(tiles.name), copies=copies))


class Reader:
    """The reading module of a game, at one table and for the groups that lie open."""

    def __init__(self, hand: Hand, module: ReadingModule) -> None:
        self.module = module
        self.options, self.shown, self.tiles = hand.options, hand.shown, hand.tiles
        self.shapes = module.shapes(self.options, self.shown)
        self.size = self.shapes[0].size
        self.catalogues = [Catalogue.of(shape) for shape in self.shapes]
        own = [*hand.faces, *(face for group in hand.shown for face in group)]
        self.unseen: Row = self.row(self.tiles.tiles()) - self.row(own)
        self._check_size(hand)

    def _check_size(self, hand: Hand) -> None:
        least, most, count, shown = self.size - 1, self.size, len(hand.faces), len(self.shown)
        if least <= count <= most:
            return
        game = Quoted(hand.game.slug)
        if shown:
            raise OptionError(
                Said("no-hand-of-size-beside", game=game, least=least, most=most, shown=shown, count=count)
            )
        raise OptionError(Said("no-hand-of-size", game=game, least=least, most=most, count=count))

    def row(self, faces: Iterable[int]) -> Row:
        return row_of(faces, len(self.tiles.copies))

    def readings(self, faces: tuple[int, ...]) -> tuple[Reading, ...]:
        """All ways to read a complete hand, none of one that the game's test does not pass."""
        if not self.module.is_complete(self.options, self.row(faces), self.shown):
            return ()
        return tuple(readings(self.shapes, faces, lambda parts: self.module.score(self.options, parts, self.shown)))

    def discards(self, faces: tuple[int, ...]) -> tuple[tuple[int, Outlook], ...]:
        kept = [(face, self.outlook(_without(faces, face))) for face in sorted(set(faces))]
        return tuple(sorted(kept, key=lambda pair: _rank(pair[1])))

    def outlook(self, faces: tuple[int, ...]) -> Outlook:
        """Of a hand that lacks a tile."""
        away, wanted = missing_tiles(self.row(faces), self.unseen, self.catalogues)
        return Outlook(away, tuple(self._wanted(faces, face, away == 1) for face in wanted))

    def _wanted(self, faces: tuple[int, ...], face: int, completes: bool) -> Wanted:
        if not completes:
            return Wanted(face, int(self.unseen[face]))
        best, *_ = self.readings(tuple(sorted((*faces, face))))
        by_throw = bool(self.module.by_throw(self.options, self.row(faces), face, self.shown))
        return Wanted(face, int(self.unseen[face]), best.score.total, by_throw)


def _without(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    place = faces.index(face)
    return faces[:place] + faces[place + 1 :]


def _rank(outlook: Outlook) -> tuple[float, int]:
    """The nearest first, then what most tiles help."""
    return (float("inf") if outlook.away is None else outlook.away, -outlook.unseen)
