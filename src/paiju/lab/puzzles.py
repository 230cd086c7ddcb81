"""Puzzles: positions from bots' games where one move is clearly best and the game's own bot misses it.

They are found by search and tried again in more worlds, other ones; a game keeps its own in `puzzles.json`.
"""

from __future__ import annotations

import datetime
import itertools
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import resources
from math import hypot

import paiju
from paiju.bots.players import TableSetting
from paiju.bots.protocol import Decision
from paiju.bots.search.searching import Estimate, Plan, Searcher
from paiju.kernel.game import Announce, Game
from paiju.kernel.options import Given
from paiju.lab.simulation import hand_values
from paiju.play.table import Table

FILE = "puzzles.json"
SOUGHT, TRIED = 200, 2000  # worlds that a puzzle is sought in, and that it is tried in again
RIVALS = 3  # other moves that are tried again, those that came nearest
CLEARLY = 4.0  # standard errors that lie between the best move and any other
FIRST_DAY = datetime.date(2026, 1, 1)
STRIDE = 7919  # a prime: from one day to the next another game


@dataclass(frozen=True)
class Puzzle:
    """A position of a table by its seed and moves, and what was found out about it."""

    seed: int
    moves: tuple[int, ...]  # that lead to it
    best: int
    missed: int  # what the game's bot plays
    gain: float  # points a hand that the best move is worth more than that
    lead: float  # and more than any other move
    error: float  # the standard error of the lead, at most

    def table(self, game: Game) -> Table:
        """The table as the puzzle has it."""
        seats = game.seats(None, {})
        options: Given = hand_values(game, seats, {})
        table = Table(game, seats=seats, seed=self.seed, **options)
        table.deal()
        for move in self.moves:
            table.play(move)
        table.decide()
        return table


class Miner:
    """Looks for puzzles of one game, deal by deal; at most one of a deal."""

    def __init__(self, game: Game, announce: Announce | None = None) -> None:
        self.game, self._seats = game, game.seats(None, {})
        values = hand_values(game, self._seats, {})
        self._setting = TableSetting(game, self._seats, values)
        deck = game.deck(self._seats, values).tiles()
        self._searcher = Searcher(game, self._seats, self._setting.rules, deck, announce)

    def mined(self, most_deals: int) -> Iterator[Puzzle]:
        """The puzzles in the deals of the first seeds."""
        for seed in range(1, most_deals + 1):
            yield from itertools.islice(self._in_deal(seed), 1)

    def _in_deal(self, seed: int) -> Iterator[Puzzle]:
        table = Puzzle(seed, (), 0, 0, 0.0, 0.0, 0.0).table(self.game)
        while not table.results and not table.over:
            advised = table.advice().moves
            if len(table.legal) > 1 and (puzzle := self._at(table, advised[0], seed)):
                yield puzzle
            for move in advised:
                table.play(move)

    def _at(self, table: Table, advised: int, seed: int) -> Puzzle | None:
        """The puzzle that a position is, if it is one."""
        decision = self._setting.decision(
            table._state, table.turn or 0, tuple(table.legal), seed * 1000 + len(table.moves)
        )
        found = self._searcher.search(decision.world, decision.seat, decision.legal, Plan(SOUGHT), decision.seed)
        missed = next(one for one in found.estimates if one.move == advised)
        if found.best.move == advised or not _is_clear(found.best, missed, CLEARLY / 2):
            return None
        best, usual = (self._worth(decision, move, TRIED) for move in (found.best.move, advised))
        if not _is_clear(best, usual, CLEARLY):
            return None
        others = {advised: usual, **self._rivals(decision, best.move, advised)}
        second = max(others.values(), key=lambda one: one.mean)
        if not _is_clear(best, second, CLEARLY):
            return None
        gain, lead = best.mean - usual.mean, best.mean - second.mean
        error = hypot(best.error, second.error)
        rounded = (round(value, 3) for value in (gain, lead, error))
        return Puzzle(seed, tuple(table.moves), best.move, advised, *rounded)

    def _rivals(self, decision: Decision, best: int, advised: int) -> dict[int, Estimate]:
        """What the other moves are worth that come nearest to the best one."""
        others = [move for move in decision.legal if move not in (best, advised)]
        worth = {move: self._worth(decision, move, SOUGHT).mean for move in others}
        nearest = sorted(worth, key=lambda move: -worth[move])[:RIVALS]
        return {move: self._worth(decision, move, TRIED) for move in nearest}

    def _worth(self, decision: Decision, move: int, worlds: int) -> Estimate:
        plan, seed = Plan(worlds), decision.seed + 1
        [worth] = self._searcher.search(decision.world, decision.seat, [move], plan, seed).estimates
        return worth


def _is_clear(one: Estimate, other: Estimate, errors: float) -> bool:
    return one.mean - other.mean > errors * hypot(one.error, other.error)


def write_puzzles(game: Game, puzzles: list[Puzzle]) -> str:
    """The file that a game keeps, a puzzle a line."""
    lines = ",\n  ".join(json.dumps(asdict(puzzle)) for puzzle in puzzles)
    return f'{{"version": {game.version},\n "puzzles": [\n  {lines}\n ]}}\n'


def puzzles_of(game: Game) -> list[Puzzle]:
    """The puzzles of a game; none where it has none, or only those of older rules."""
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        return []
    kept = json.loads(file.read_text(encoding="utf-8"))
    if kept["version"] != game.version:
        return []
    return [Puzzle(**{**facts, "moves": tuple(facts["moves"])}) for facts in kept["puzzles"]]


def puzzle_of_day(day: datetime.date) -> tuple[Game, int]:
    """The puzzle of a day, the same for everybody: its game, and its number from 1."""
    every = [(game, number) for game in paiju.games() for number in range(1, len(puzzles_of(game)) + 1)]
    return every[(day - FIRST_DAY).days * STRIDE % len(every)]
