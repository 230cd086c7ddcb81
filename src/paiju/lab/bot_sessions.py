"""Sessions played by any bots, with the deals that the compiled loops have for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paiju.bots.players import Player, TableSetting
from paiju.kernel.game import Game
from paiju.kernel.options import Values
from paiju.kernel.record import DEAL, OVER, ROLL, Rng, Wall
from paiju.kernel.rng import WORDS, draw_below, seed_rng, shuffle


@dataclass
class Tally:
    """What it took: decisions with a choice, forced ones, deals."""

    choices: int = 0
    forced: int = 0
    deals: int = 0

    @property
    def numbers(self) -> NDArray[np.int64]:
        return np.array((self.choices, self.forced, self.deals), np.int64)


class BotTable:
    """A table at which bots play session after session."""

    def __init__(self, game: Game, seats: int, values: Values) -> None:
        self.game, self.seats = game, seats
        self.setting = TableSetting(game, seats, values)
        self.tally = Tally()
        self._deck = np.array(game.deck(seats, values).tiles(), np.int64)
        self._out = np.zeros(game.state.MOVES, np.int32)

    def play(self, players: Sequence[Player], seed: int, number: int) -> list[int]:
        """Session number so and so of a seed, a player at each seat; the scores at its end."""
        drivers, rules, state = self.setting.drivers, self.setting.rules, self.game.state.State.blank()
        chance, wall = np.zeros(WORDS, np.int64), self._deck.copy()
        seed_rng(chance, seed, number)
        drivers.begin(rules, state)
        while (turn := int(state[0]["turn"])) != OVER:
            if turn < 0:
                self._take_chance(state, turn, chance, wall)
                continue
            count = drivers.legal(rules, state, self._out)
            if count == 1:
                self.tally.forced += 1
                drivers.apply(rules, state, self._out[0])
                continue
            self.tally.choices += 1
            legal = tuple(self._out[:count].tolist())
            player = players[turn]
            drivers.apply(rules, state, player.choose(player.asked_at(self.setting, state, turn, legal)))
        return [int(score) for score in state[0]["score"][: self.seats]]

    def _take_chance(self, state: NDArray[np.void], turn: int, chance: Rng, wall: Wall) -> None:
        if turn == DEAL:
            shuffle(chance, wall, len(wall))
            self.setting.drivers.deal(self.setting.rules, state, wall)
            self.tally.deals += 1
        elif turn == ROLL:
            dice = np.array([1 + draw_below(chance, 6) for _ in range(2)], np.int64)
            self.setting.drivers.roll(self.setting.rules, state, dice)
