"""A reduced game with the curve of its strategies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from paiju.kernel.game import Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import Given
from paiju.lab.equilibrium.bots import strategy_of
from paiju.lab.equilibrium.cfr import Point, curve, judged
from paiju.lab.equilibrium.reduced import reduce_game
from paiju.lab.equilibrium.tree import tree_of
from paiju.lab.simulation import hand_values


@dataclass(frozen=True)
class Study:
    """What was solved, and how well after how many rounds."""

    game: str
    seats: int
    tiles: str  # that are free
    deals: int
    opening: int  # moves before the reduced game
    nodes: int
    infosets: int
    points: tuple[Point, ...]
    bots: tuple[tuple[str, Point], ...] = ()  # what each of some bots could lose

    @property
    def title(self) -> str:
        size = f"{self.deals:,} deals, {self.nodes:,} nodes, {self.infosets:,} information sets"
        return f"{self.game}, {self.seats} seats, {self.tiles} free after {self.opening} moves: {size}"

    def as_json(self) -> Jsonable:
        named = {name: getattr(self, name) for name in self.__dataclass_fields__ if name not in ("points", "bots")}
        points: list[Jsonable] = [{"rounds": point.rounds, **_point_as_json(point)} for point in self.points]
        bots: list[Jsonable] = [{"bot": name, **_point_as_json(point)} for name, point in self.bots]
        return {**named, "points": points, "bots": bots}


def _point_as_json(point: Point) -> Jsonable:
    return {
        "exploitability": point.exploitability,
        "stake": point.stake,
        "share": point.share,
        "values": list(point.values),
    }


def study(
    game: Game,
    seats: int | None,
    given: Given,
    free: int,
    rounds: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
    bots: Sequence[str] = (),
) -> Study:
    """Reduce a game and learn to play it; and see what bots could lose that play it."""
    number = game.seats(seats, given)
    values = hand_values(game, number, given)
    reduced = reduce_game(game, number, values, free, seed)
    tree = tree_of(game, reduced)
    named = tuple((name, judged(tree, strategy_of(name, game, number, values, tree))) for name in bots)
    points: list[Point] = []
    try:
        for point in curve(tree, rounds, progress):
            points.append(point)
    except KeyboardInterrupt:  # what was learnt till then is worth showing
        if not points:
            raise
    tiles = game.deck(number, values).text(list(reduced.free))
    opening, nodes, infosets = len(reduced.opening), len(tree.infosets), len(tree.actors)
    return Study(game.slug, number, tiles, len(reduced.begins), opening, nodes, infosets, tuple(points), named)
