"""How fast search is: worlds played out a second, and the decisions inside them."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass

from paiju.bots.knowledge import known_world
from paiju.bots.search.searching import Found, Plan, Searcher
from paiju.kernel.game import Announce, Game
from paiju.kernel.jsonable import Jsonable
from paiju.play.table import Table

SIMULATIONS = 10_000
MILLISECONDS = 300  # where the game's bot plays worlds out, which takes it much longer in some games than in others
POSITIONS = 5
TREE_DEPTH = 32
PLANS = {
    "flat, random": Plan(SIMULATIONS, playouts="random"),
    "tree, random": Plan(SIMULATIONS, depth=TREE_DEPTH, playouts="random"),
    "flat, heuristic": Plan(milliseconds=MILLISECONDS),
}


@dataclass(frozen=True)
class Row:
    """What one way to search does in a second of one core, from the first choice of a hand; medians of some deals."""

    game: str
    way: str
    playouts: float
    decisions: float  # inside the playouts, all of them
    choices: float  # those with more than one legal move

    def as_json(self) -> Jsonable:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def bench_search(game: Game, announce: Announce | None = None) -> list[Row]:
    """Measure every way to search at the usual table of a game."""
    tables = [_first_choice(game, seed) for seed in range(1, POSITIONS + 1)]
    return [_bench(tables, way, plan, announce) for way, plan in PLANS.items()]


def _first_choice(game: Game, seed: int) -> Table:
    table = Table(game, seed=seed)
    while table.decide() is not None and len(table.legal) == 1:
        table.play(table.legal[0])
    return table


def _bench(tables: list[Table], way: str, plan: Plan, announce: Announce | None) -> Row:
    rates = [_rates(table, plan, announce) for table in tables]
    playouts, decisions, choices = (statistics.median(column) for column in zip(*rates, strict=True))
    return Row(tables[0].game.slug, way, playouts, decisions, choices)


def _rates(table: Table, plan: Plan, announce: Announce | None) -> tuple[float, float, float]:
    searcher = Searcher(table.game, table.seats, table._rules, table.tiles.tiles(), announce)
    seat = int(table.turn or 0)
    world = known_world(table.game, table._rules, table._state, seat)

    def search() -> Found:
        return searcher.search(world, seat, table.legal, plan, seed=1)

    search()  # which loads what is compiled, and takes the memory that every search of a table uses again
    begun = time.thread_time()
    found = search()
    took = time.thread_time() - begun
    return found.playouts / took, (found.choices + found.forced) / took, found.choices / took
