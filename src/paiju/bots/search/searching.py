"""A search: the arrays it works in, its budget, and what it found."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.bots.search.codes import (
    CHOICES,
    FORCED,
    HEURISTIC,
    MOST_DEPTH,
    MOVE_COLUMNS,
    NODE_COLUMNS,
    PLACE_COLUMNS,
    PLAYOUTS,
    RANDOM,
    TALLIES,
    USES,
)
from paiju.bots.search.drivers import search_drivers
from paiju.bots.search.sight import blank_words, factors_of, masks_of
from paiju.kernel.drivers import POOL
from paiju.kernel.game import Announce, Game
from paiju.kernel.rng import WORDS

Root = tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]
Tree = tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]

MOST_PLACES = 1 << 21  # of the tree, half of which can be taken
SIMULATIONS_A_MILLISECOND = 1000  # that a tree has room for
CHUNK = 16  # worlds between two looks at the clock, at first
FLAT_EXPLORING, TREE_EXPLORING = 1.0, 0.7
PLAYOUT_POLICIES = {"random": RANDOM, "heuristic": HEURISTIC}


@dataclass(frozen=True)
class Plan:
    """How to search: so many simulations, or so many milliseconds; a tree, or the first moves alone."""

    simulations: int = 0
    milliseconds: int = 0  # counts where no number of simulations is given
    depth: int = 0  # of the tree, in decisions; 0: flat Monte Carlo
    playouts: str = "heuristic"
    own_only: bool = False  # the tree holds the seat's own decisions, and the others play as in playouts

    def __post_init__(self) -> None:
        if (self.simulations > 0) == (self.milliseconds > 0) or min(self.simulations, self.milliseconds) < 0:
            raise ValueError("a search has a budget of simulations or of milliseconds, and it is above 0")
        if not 0 <= self.depth <= MOST_DEPTH:
            raise ValueError(f"the depth of a search is 0 to {MOST_DEPTH}, not {self.depth}")
        if self.playouts not in PLAYOUT_POLICIES:
            raise ValueError(f"playouts are {' or '.join(PLAYOUT_POLICIES)}, not {self.playouts!r}")


class Estimate(NamedTuple):
    """What a search thinks of a move: the mean gain until the end of the hand, over so many worlds."""

    move: int
    mean: float
    error: float  # the standard error of the mean
    visits: int


class Found(NamedTuple):
    """What came of a search; estimates in the order of the moves."""

    estimates: tuple[Estimate, ...]
    playouts: int
    choices: int  # decisions inside the playouts with more than one legal move
    forced: int

    @property
    def best(self) -> Estimate:
        """The move that was tried most, which is the one that stayed good; the mean decides between equals."""
        return max(self.estimates, key=lambda estimate: (estimate.visits, estimate.mean))


class Searcher:
    """Searches positions of one table: its rules, and room to work in that every search uses again."""

    def __init__(
        self, game: Game, seats: int, rules: NDArray[np.void], deck: Sequence[int], announce: Announce | None = None
    ) -> None:
        self._search = search_drivers(game, announce).search
        self._rules, self._seats, state = rules, seats, game.state
        tiles = np.array(deck, np.int64)
        dice, rng = np.zeros(2, np.int64), np.zeros(WORDS, np.int64)
        self._fixed = (tiles, tiles.copy(), np.zeros(POOL, np.int64), dice, rng)
        (states, words), (seen, seen_words) = blank_words(state.State), blank_words(state.State)
        factors, out = factors_of(len(words)), np.zeros(state.MOVES, np.int32)
        self._scratch = (states, words, seen, seen_words, masks_of(state.State, seats), factors, out)
        self._tree = _empty_tree(2)

    def search(self, world: NDArray[np.void], seat: int, moves: Sequence[int], plan: Plan, seed: int) -> Found:
        """What each of the moves is worth to the seat; with a budget of simulations the seed decides it all."""
        root, path, tally = _root(moves), self._path(), np.zeros(TALLIES, np.int64)
        setting = np.array([seed, plan.depth, PLAYOUT_POLICIES[plan.playouts], plan.own_only], np.int64)
        exploring = TREE_EXPLORING if plan.depth else FLAT_EXPLORING
        position = (self._rules, world, seat, setting, exploring, self._fixed)
        memory = (root, self._cleared_tree(plan), path, self._scratch, tally)

        def play(first: int, last: int) -> None:
            self._search(first, last, *position, *memory)

        if plan.simulations:
            play(0, plan.simulations)
        else:
            _play_until(play, time.perf_counter() + plan.milliseconds / 1000)
        return Found(_estimates(*root), int(tally[PLAYOUTS]), int(tally[CHOICES]), int(tally[FORCED]))

    def _path(self) -> tuple[NDArray[np.int64], ...]:
        """The moves in the tree and their players, the scores before, and how much of the tree is used."""
        return tuple(np.zeros(size, np.int64) for size in (MOST_DEPTH, MOST_DEPTH, self._seats, USES))

    def _cleared_tree(self, plan: Plan) -> Tree:
        """A tree with room for every simulation of a plan, kept from one search to the next."""
        expected = plan.simulations or SIMULATIONS_A_MILLISECOND * plan.milliseconds
        wanted = min(MOST_PLACES, 1 << (2 * expected).bit_length()) if plan.depth else 2
        if len(self._tree[0]) != wanted:
            self._tree = _empty_tree(wanted)
        self._tree[0][:] = 0  # the places; nodes and moves are filled in when they are used
        return self._tree


def _root(moves: Sequence[int]) -> Root:
    """The first moves: how often each was tried, what it gained in all, and the squares of that."""
    number = len(moves)
    return np.array(moves, np.int32), np.zeros(number, np.int64), np.zeros(number), np.zeros(number)


def _empty_tree(places: int) -> Tree:
    """Places, nodes and moves; a simulation adds at most one of each."""
    room = places // 2
    return (
        np.zeros((places, PLACE_COLUMNS), np.int64),
        np.empty((room, NODE_COLUMNS), np.int64),
        np.empty((room, MOVE_COLUMNS), np.int64),
    )


def _play_until(play: Callable[[int, int], None], end: float) -> None:
    """Play worlds in runs that get longer while they are short beside the time that is left."""
    first, chunk = 0, CHUNK
    while (left := end - time.perf_counter()) > 0 or first == 0:
        begun = time.perf_counter()
        play(first, first + chunk)
        first += chunk
        took = time.perf_counter() - begun
        if took < left / 64:
            chunk *= 2
        elif took > left / 8:
            chunk = max(1, chunk // 2)


def _estimates(
    moves: NDArray[np.int32], visits: NDArray[np.int64], totals: NDArray[np.float64], squares: NDArray[np.float64]
) -> tuple[Estimate, ...]:
    numbers = np.maximum(visits, 1)
    means = totals / numbers
    errors = np.sqrt(np.maximum(squares / numbers - means**2, 0) / numbers)
    rows = zip(moves.tolist(), means.tolist(), errors.tolist(), visits.tolist(), strict=True)
    return tuple(Estimate(*row) for row in rows)
