"""What is agreed before anybody draws anything: the table, its rules, its seats and its tiles in their order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from paiju.kernel.game import Game, Tiles
from paiju.play.fair.encoding import Field, digest


@dataclass(frozen=True)
class Terms:
    """The terms of a table. Who could change the order of the tiles afterwards could choose the wall."""

    table: str
    game: str
    rules: int
    seats: int
    tiles: tuple[str, ...]

    @classmethod
    def of(cls, table: str, game: Game, seats: int, tiles: Tiles) -> Terms:
        texts = tuple(tiles.text([face]) for face in tiles.tiles())
        return cls(table, game.slug, game.version, seats, texts)

    def fields(self, hand: int) -> tuple[Field, ...]:
        """What every commitment and every key of a hand begins with."""
        return self.table, hand, self.game, self.rules, self.seats, self._tiles

    @cached_property
    def _tiles(self) -> bytes:
        return digest("tiles", *self.tiles)
