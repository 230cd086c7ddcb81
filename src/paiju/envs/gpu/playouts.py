"""Sessions of random play on a GPU, one a thread; the same deals, moves and scores as on the CPU for the same seed."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from paiju.envs.gpu.arrays import DeviceArray
from paiju.envs.gpu.kernels import kernels, launch, need_card
from paiju.games import game as find_game
from paiju.kernel.game import Game
from paiju.lab.simulation import hand_values


@dataclass(frozen=True)
class Playouts:
    """What came of many sessions: arrays on the card, to be copied from there where they are wanted."""

    scores: DeviceArray  # sessions × seats, int32
    decisions: DeviceArray  # with a choice, in each session, int64


class Player:
    """Plays sessions of one game with fixed options."""

    def __init__(self, game: str | Game, *, seats: int | None = None, **options: object) -> None:
        self._cuda = need_card()
        self.game = game if isinstance(game, Game) else find_game(game)
        self.seats = self.game.seats(seats, options)
        self.options = hand_values(self.game, self.seats, options)
        deck = np.array(self.game.deck(self.seats, self.options).tiles(), np.int64)
        self._kernels = kernels(self.game, len(deck))
        self._deck = self._cuda.to_device(deck)
        self._rules = self._cuda.to_device(self.game.rules_record(self.seats, self.options))

    def room(self, sessions: int) -> Playouts:
        """Arrays for the results of so many sessions."""
        scores = self._cuda.device_array((sessions, self.seats), np.int32, order="F")
        return Playouts(scores, self._cuda.device_array(sessions, np.int64))

    def play(self, sessions: int, *, seed: int = 0, first: int = 0, into: Playouts | None = None) -> Playouts:
        """Play the sessions first to first + sessions - 1 of a seed; they may be running still when this returns."""
        results = into or self.room(sessions)
        launch(
            self._kernels.play_sessions,
            sessions,
            self._rules,
            self._deck,
            seed,
            first,
            results.scores,
            results.decisions,
        )
        return results
