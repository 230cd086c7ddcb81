"""Exact play of endgames: the best a seat can do against players like the game's own bot.

What is solved: the rest of the hand, over all worlds that the seat cannot exclude, each with its probability. The
others play as the game's bot does. The seat itself plays as well as can be by what it sees, now and at every later
decision of the hand: worlds are told apart only by what it sees of them. Where there are too many worlds or positions,
or where chance comes into the rest of the hand, nothing is solved.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paiju.bots.enumeration import TooMany, all_worlds
from paiju.bots.protocol import Decision
from paiju.bots.search.searching import Estimate
from paiju.kernel.record import DEAL, OVER, ROLL, array_of

MOST_WORLDS = 1000
MOST_POSITIONS = 10_000  # that are looked at for one decision

Worlds = list[tuple[NDArray[np.void], float]]


@dataclass(frozen=True)
class Solved:
    """What each move is worth, exactly."""

    estimates: tuple[Estimate, ...]

    @property
    def best(self) -> Estimate:
        """The first of the best moves."""
        return max(self.estimates, key=lambda estimate: estimate.mean)


def solve_endgame(decision: Decision) -> Solved | None:
    """The value of every move, or None where the endgame is too large to be solved."""
    try:
        worlds = all_worlds(decision.game, decision.rules, decision.world, decision.seat, MOST_WORLDS)
        values = _Endgame(decision).values_of(worlds, decision.legal)
    except TooMany:
        return None
    return Solved(tuple(Estimate(move, value, 0.0, len(worlds)) for move, value in values.items()))


class _Endgame:
    """The rest of one hand, seen from one seat."""

    def __init__(self, decision: Decision) -> None:
        self._game, self._rules, self._seat = decision.game, decision.rules, decision.seat
        self._drivers, self._state = decision.game.drivers(), decision.game.state
        self._hand, self._before = int(decision.world[0]["hands_played"]), int(decision.world[0]["score"][self._seat])
        self._out = np.zeros(self._state.MOVES, np.int32)
        self._positions = 0

    def values_of(self, worlds: Worlds, legal: tuple[int, ...]) -> dict[int, float]:
        """What the moves of the seat gain over worlds that it cannot tell apart."""
        return {move: self._value_after(worlds, move) for move in legal}

    def _value_after(self, worlds: Worlds, move: int) -> float:
        """Play a move in every world and go on by what the seat sees when it is asked again."""
        total, asked = 0.0, defaultdict[bytes, Worlds](list)
        for world, chance in worlds:
            after = array_of(world.tobytes(), world.dtype)
            self._apply(after, move)
            if self._play_on(after):
                asked[self._observed(after, self._seat).tobytes()].append((after, chance))
            else:
                total += chance * (int(after[0]["score"][self._seat]) - self._before)
        for alike in asked.values():
            total += max(self.values_of(alike, self._legal(alike[0][0])).values())
        return total

    def _play_on(self, state: NDArray[np.void]) -> bool:
        """Let the others play until the seat has a choice again; False where the hand is over before."""
        while state[0]["turn"] != OVER and state[0]["hands_played"] == self._hand:
            turn = int(state[0]["turn"])
            if turn in (DEAL, ROLL):
                raise TooMany
            legal = self._legal(state)
            if turn == self._seat and len(legal) > 1:
                return True
            self._apply(state, legal[0] if len(legal) == 1 else self._usual(state, turn, len(legal)))
        return False

    def _usual(self, state: NDArray[np.void], turn: int, count: int) -> int:
        move, _ = self._drivers.decide(self._rules, self._observed(state, turn), self._out, count)
        return int(move) if move in self._out[:count] else int(self._out[0])

    def _legal(self, state: NDArray[np.void]) -> tuple[int, ...]:
        count = self._drivers.legal(self._rules, state, self._out)
        return tuple(self._out[:count].tolist())

    def _observed(self, state: NDArray[np.void], seat: int) -> NDArray[np.void]:
        seen: NDArray[np.void] = self._state.State.blank()
        self._drivers.observe(self._rules, state, seat, seen)
        return seen

    def _apply(self, state: NDArray[np.void], move: int) -> None:
        self._positions += 1
        if self._positions > MOST_POSITIONS:
            raise TooMany
        self._drivers.apply(self._rules, state, move)
