"""Hands played by bots, decision by decision, as rows of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.encoding.drivers import encoder
from paiju.encoding.encoding import Encoding
from paiju.kernel.game import Game
from paiju.kernel.options import Values
from paiju.kernel.record import DEAL, OVER, ROLL, Rng
from paiju.kernel.rng import WORDS, draw_below, seed_rng, shuffle
from paiju.lab.playing import RANDOM

PLAYERS_STREAM = 0x5EED  # as the drivers of the kernel have it: deals depend on the seed alone


class Decisions(NamedTuple):
    """A row for every decision with a choice.

    hand         the number of the hand
    seat         who decided
    observation  what that seat saw, encoded
    mask         1 for each of its legal moves
    move         the one it chose
    gain         what the seat had won or lost when the session was over
    """

    hand: NDArray[np.int64]
    seat: NDArray[np.int8]
    observation: NDArray[np.int32]
    mask: NDArray[np.int8]
    move: NDArray[np.int32]
    gain: NDArray[np.float32]


class Recorder:
    """Plays hands by number and keeps their decisions. The same numbers give the same deals as a simulation's."""

    def __init__(self, game: Game, seats: int, values: Values, bots: Sequence[str], seed: int) -> None:
        self._seats, self._bots, self._seed = seats, list(bots), seed
        self._drivers = game.drivers()
        self._encode = encoder(game).encode_observation
        self._rules = game.rules_record(seats, values)
        self._deck = np.array(game.deck(seats, values).tiles(), np.int64)
        self._size = Encoding(game, seats=seats, **values).size
        self._moves = game.state.MOVES
        self._state, self._seen = game.state.State.blank(), game.state.State.blank()
        self._blank = game.state.State.blank()
        self._out = np.zeros(self._moves, np.int32)
        self._chance, self._rng = np.zeros(WORDS, np.int64), np.zeros(WORDS, np.int64)

    def record(self, hands: Iterable[int]) -> Decisions:
        """The decisions of these hands."""
        rows: list[_Row] = []
        gains: list[np.float32] = []
        for hand in hands:
            first = len(rows)
            won = self._play(hand, rows)
            gains += [won[row.seat] for row in rows[first:]]
        count = len(rows)
        observations = np.zeros((count, self._size), np.int32)
        masks = np.zeros((count, self._moves), np.int8)
        for number, row in enumerate(rows):
            observations[number] = row.observation
            masks[number, row.legal] = 1
        return Decisions(
            np.array([row.hand for row in rows], np.int64),
            np.array([row.seat for row in rows], np.int8),
            observations,
            masks,
            np.array([row.move for row in rows], np.int32),
            np.array(gains, np.float32),
        )

    def _play(self, hand: int, rows: list[_Row]) -> NDArray[np.float32]:
        """Play a session; its decisions go to the rows. What each seat has won."""
        state, drivers, rules = self._state, self._drivers, self._rules
        seed_rng(self._chance, self._seed, hand)
        seed_rng(self._rng, self._seed ^ PLAYERS_STREAM, hand)
        wall = self._deck.copy()
        state[:] = self._blank
        drivers.begin(rules, state)
        before = state[0]["score"][: self._seats].astype(np.float32)
        while (turn := int(state[0]["turn"])) != OVER:
            if turn == DEAL:
                shuffle(self._chance, wall, len(wall))
                drivers.deal(rules, state, wall)
            elif turn == ROLL:
                drivers.roll(rules, state, _throw(self._chance))
            else:
                drivers.apply(rules, state, self._decide(hand, turn, rows))
        gain: NDArray[np.float32] = state[0]["score"][: self._seats].astype(np.float32) - before
        return gain

    def _decide(self, hand: int, turn: int, rows: list[_Row]) -> int:
        """The move of the seat to act, and a row for it if it had a choice."""
        count = self._drivers.legal(self._rules, self._state, self._out)
        if count == 1:
            return int(self._out[0])
        self._drivers.observe(self._rules, self._state, turn, self._seen)
        if self._bots[turn] == RANDOM:
            move = int(self._out[draw_below(self._rng, count)])
        else:
            move = int(self._drivers.decide(self._rules, self._seen, self._out, count)[0])
        observation = np.zeros(self._size, np.int32)
        self._encode(self._seen, self._seats, turn, observation)
        rows.append(_Row(hand, turn, observation, self._out[:count].copy(), move))
        return move


class _Row(NamedTuple):
    hand: int
    seat: int
    observation: NDArray[np.int32]
    legal: NDArray[np.int32]
    move: int


def _throw(chance: Rng) -> NDArray[np.int64]:
    return np.array([1 + draw_below(chance, 6) for _ in range(2)], np.int64)
