"""Random sessions of a game, decision by decision, for checks that look at states."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.game import Game
from paiju.kernel.options import Values
from paiju.kernel.record import DEAL, OVER, ROLL
from paiju.kernel.rng import WORDS, draw_below, seed_rng, shuffle


class Nonconformance(AssertionError):
    """A game broke one of the laws that all games keep."""


class Walk:
    """A random session of a game under a preset, decision by decision."""

    def __init__(self, game: Game, preset: str, seed: int, drivers: ModuleType | None = None) -> None:
        self.game, self.preset, self.seed = game, preset, seed
        options = dict(game.presets[preset])
        self.seats = game.seats(options.pop("seats", None))
        self.values: Values = game.values(self.seats, options)
        self.rules = game.rules_record(self.seats, self.values)
        self.deck = np.array(game.deck(self.seats, self.values).tiles(), np.int64)
        self.drivers = drivers or game.drivers()
        self.state = game.state.State.blank()
        self.out = np.zeros(game.state.MOVES, np.int32)
        self.rng = np.zeros(WORDS, np.int64)
        seed_rng(self.rng, seed, 0)
        self.decisions = 0

    def __str__(self) -> str:
        return f"{self.game.slug}, preset {self.preset!r}, seed {self.seed}, decision {self.decisions}"

    def demand(self, condition: bool, law: str) -> None:
        if not condition:
            raise Nonconformance(f"{self}: {law}")

    @property
    def turn(self) -> int:
        return int(self.state[0]["turn"])

    def chance_if_due(self) -> bool:
        if self.turn == ROLL:
            throw = [1 + draw_below(self.rng, 6) for _ in range(2)]
            self.drivers.roll(self.rules, self.state, np.array(throw, np.int64))
            return True
        if self.turn != DEAL:
            return False
        wall = self.deck.copy()
        shuffle(self.rng, wall, len(wall))
        self.drivers.deal(self.rules, self.state, wall)
        return True

    def moves(self) -> NDArray[np.int32]:
        count = self.drivers.legal(self.rules, self.state, self.out)
        return self.out[:count].copy()

    def positions(self, most: int) -> Iterator[NDArray[np.int32]]:
        """Every decision of the session with its legal moves, at most `most` of them; a random move follows each."""
        self.drivers.begin(self.rules, self.state)
        while self.turn != OVER and self.decisions < most:
            if self.chance_if_due():
                continue
            moves = self.moves()
            yield moves
            self.demand(len(moves) > 0, "a seat is to act but has no legal move")
            self.drivers.apply(self.rules, self.state, int(moves[draw_below(self.rng, len(moves))]))
            self.decisions += 1

    def observation(self, seat: int, state: NDArray[np.void] | None = None) -> NDArray[np.void]:
        seen: NDArray[np.void] = self.game.state.State.blank()
        self.drivers.observe(self.rules, self.state if state is None else state, seat, seen)
        return seen


def sessions(game: Game, preset: str, seed: int, decisions: int) -> Iterator[Walk]:
    """Walks one after the other until so many decisions were made; each has at most all that are left."""
    left = decisions
    while left > 0:
        walk = Walk(game, preset, seed)
        yield walk
        left -= max(walk.decisions, 1)
        seed += 1
