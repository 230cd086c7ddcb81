"""What is agreed before anybody draws anything: the table, its rules, its seats and its tiles in their order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from paiju.kernel.game import Game, Tiles
from paiju.kernel.options import Values, write_value
from paiju.play.fair.beacon import Beacon
from paiju.play.fair.encoding import Field, digest


def tile_texts(tiles: Tiles) -> list[str]:
    """All tiles in canonical order, each copy for itself."""
    return [tiles.text([face]) for face in tiles.tiles()]


@dataclass(frozen=True)
class Terms:
    """The terms of a table. Who could change the order of the tiles afterwards could choose the wall."""

    table: str
    game: str
    rules: int
    seats: int
    tiles: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()  # by which a verifier knows the tiles that belong to the game
    beacon: Beacon | None = None  # a round of it is part of every deal

    @classmethod
    def of(cls, table: str, game: Game, seats: int, values: Values, beacon: Beacon | None = None) -> Terms:
        options = tuple((name, write_value(value)) for name, value in values.items())
        tiles = tuple(tile_texts(game.deck(seats, values)))
        return cls(table, game.slug, game.version, seats, tiles, options, beacon)

    def fields(self, hand: int) -> tuple[Field, ...]:
        """What every commitment and every key of a hand begins with."""
        beacon = (self.beacon.digest,) if self.beacon else ()
        return self.table, hand, self.game, self.rules, self.seats, self._tiles, *beacon

    @cached_property
    def _tiles(self) -> bytes:
        return digest("tiles", *self.tiles)
