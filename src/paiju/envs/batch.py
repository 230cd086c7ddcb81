"""Many tables of one game, stepped in turn by compiled code.

    batch = Batch("tianjiu", 4096, seed=1, policies=["caller", "heuristic", "random", "random"])
    buffers = batch.buffers()
    batch.reset(buffers)
    while True:
        actions[:] = choose(buffers.observations, buffers.masks)
        batch.step(actions, buffers)

A step plays the caller's action at every table, then deals and plays for the other seats until a seat of the caller
has to decide again. What each table does depends on its own seed alone, not on the other tables or the cores.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.encoding.encoding import Encoding, Numbers
from paiju.envs.buffers import Buffers, Shapes, WrongBuffer, check_array
from paiju.envs.drivers import env_drivers
from paiju.envs.policies import Policies, read_policies
from paiju.envs.rendering import Drawing
from paiju.envs.trying import trying
from paiju.games import game as find_game
from paiju.kernel.calling import direct
from paiju.kernel.game import Game
from paiju.kernel.integers import integer
from paiju.kernel.rng import WORDS
from paiju.lab.simulation import hand_values
from paiju.lab.workers import cores

STATES, WALLS, GENERATORS, MOVES, COUNTS = 0, 1, 2, 4, 5  # places among the arrays of a batch's tables
Seeds = int | Sequence[int] | NDArray[np.integer]
Arrays = tuple[np.ndarray, ...]


class Bound(NamedTuple):
    """A batch with its buffers: write into `actions`, then `step`. Nothing is checked but that actions are legal.

    `begin` begins the next session of every table.
    """

    actions: NDArray[np.int64]
    step: Callable[[], None]
    begin: Callable[[], None]


class Batch:
    """So many tables of one game.

    A session is a single hand unless the options say otherwise. `seed` is a number for all tables, or one for each.
    `policies` says who plays each seat, "caller", "random" or "good": at all tables, or a row for each; without it
    the caller plays all. Decisions without a choice are played by themselves where `forced` is true. A table whose
    session is over begins the next one at once where `auto_reset` is true. `jobs` is the number of cores, 0 for all.

    >>> batch = Batch("jielong", 8, seed=1)
    >>> buffers = batch.buffers()
    >>> batch.is_begun, batch.reset(buffers), batch.is_begun
    (False, None, True)
    >>> batch.step(buffers.masks.argmax(axis=1), buffers)
    >>> bool(buffers.flags.any()), batch.episodes.tolist()
    (False, [0, 0, 0, 0, 0, 0, 0, 0])
    >>> batch.observe(0, seat=1).shape == (batch.encoding.size,), "dragon" in batch.draw(0)
    (True, True)
    """

    def __init__(
        self,
        game: str | Game,
        tables: int,
        *,
        seats: int | None = None,
        seed: Seeds = 0,
        policies: Policies | None = None,
        forced: bool = True,
        auto_reset: bool = True,
        jobs: int = 1,
        **options: object,
    ) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        self.tables = _positive("tables", tables)
        self.seats = self.game.seats(seats, options)
        self.options = hand_values(self.game, self.seats, options)
        self.encoding = Encoding(self.game, seats=self.seats, **self.options)
        self.moves = self.game.state.MOVES
        self.shapes = Shapes(self.tables, self.encoding.size, self.moves, self.seats)
        self._drivers = env_drivers(self.game)
        self._setting = np.array([forced, auto_reset], np.int8)
        self._policies = read_policies(policies, self.tables, self.seats)
        self._jobs = min(cores() if jobs == 0 else _positive("jobs", jobs), self.tables)
        self._pool = _threads(self._jobs)
        self._allocate(seed)

    def __repr__(self) -> str:
        begun = f"sessions up to number {self._episodes.max()}" if self.is_begun else "not begun"
        return f"<{type(self).__name__} {self.game.slug}, {self.tables} tables of {self.seats} seats: {begun}>"

    def __getstate__(self) -> dict[str, object]:
        """Compiled code and threads stay behind: who unpickles or copies a batch has his own."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_drivers", "_pool")}

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self._drivers, self._pool = env_drivers(self.game), _threads(self._jobs)

    def _allocate(self, seed: Seeds) -> None:
        count, state = self.tables, self.game.state.State
        deck = np.array(self.game.deck(self.seats, self.options).tiles(), np.int64)
        self._rules = self.game.rules_record(self.seats, self.options)
        self._fixed = (deck, state.blank())
        self._seeds = read_seeds(seed, count)
        self._episodes = np.full(count, -1, np.int64)
        self.states = state.blank(count)
        self._tables = (
            self.states,
            np.tile(deck, (count, 1)),
            np.zeros((count, 2, WORDS), np.int64),
            self._policies,
            np.zeros((count, self.moves), np.int32),
            np.zeros(count, np.int64),
            self._seeds,
            self._episodes,
            np.zeros((count, self.seats), np.int32),
        )
        self._scratch = (
            np.zeros((self._jobs, self.moves), np.int32),
            np.zeros((self._jobs, 2), np.int64),
            state.blank(self._jobs),
        )
        self._actions = np.zeros(count, np.int64)
        self._viewers = np.zeros(count, np.int64)
        self._every = np.ones(count, np.bool_)

    def placed(self) -> tuple[np.ndarray, np.ndarray, Arrays, Arrays]:
        """The arrays that a step reads and keeps: rules, setting, what all tables share, and a row for each."""
        return (self._rules, self._setting, self._fixed, self._tables)

    def buffers(self) -> Buffers:
        """Fresh arrays of the right shapes."""
        return self.shapes.fresh()

    @property
    def is_begun(self) -> bool:
        """Whether every table has a session."""
        return bool((self._episodes >= 0).all())

    @property
    def episodes(self) -> NDArray[np.int64]:
        """The number of each table's session, from 0; sessions in which the caller decided nothing are counted too."""
        return self._episodes.copy()

    def reset(self, buffers: Buffers, *, seed: Seeds | None = None, only: NDArray[np.bool_] | None = None) -> None:
        """Begin a session at every table, or only at some: the first one of a seed that is given, else the next."""
        chosen = self._every if only is None else only
        if chosen.dtype != np.bool_ or chosen.shape != (self.tables,):
            raise WrongBuffer(f"only is {chosen.dtype} of shape {chosen.shape}, not bool of shape ({self.tables},)")
        self.shapes.check(buffers)
        if seed is not None:
            np.copyto(self._seeds, read_seeds(seed, self.tables), where=chosen)
            np.copyto(self._episodes, -1, where=chosen)
        self._run(self.given(buffers), True, np.ascontiguousarray(chosen))

    def step(self, actions: NDArray[np.integer], buffers: Buffers) -> None:
        """Play an action at every table; one that is not legal is flagged, and its table stays as it was."""
        if not isinstance(actions, np.ndarray) or actions.shape != (self.tables,) or actions.dtype.kind not in "iu":
            found = f"{actions.dtype} of shape {actions.shape}" if isinstance(actions, np.ndarray) else repr(actions)
            raise WrongBuffer(f"actions are {found}, not integers of shape ({self.tables},)")
        self.shapes.check(buffers)
        if not self.is_begun:
            raise WrongBuffer("reset begins the first session of every table, before any step")
        np.copyto(self._actions, actions, casting="unsafe")
        self._run(self.given(buffers), False, self._every)

    def advise(self, advice: NDArray[np.int64]) -> None:
        """Write what the game's bot would play where a seat has to decide, -1 elsewhere: one for each table."""
        check_array("advice", advice, np.int64, (self.tables,))
        states, moves, counts = (self._tables[place] for place in (STATES, MOVES, COUNTS))
        self._drivers.advise_tables(self._rules, states, moves, counts, self._scratch[2], self._scratch[0], advice)

    def try_moves(self, moves: NDArray[np.int64], gains: NDArray[np.float32]) -> None:
        """Write what each of some moves would bring the seat to act by the end of the session, if the bot played on.

        A row for each move that is tried and a column for each table; -1 is no move, and moves have to be legal. All
        moves of a table are followed by the same deals and dice, and the tables stay as they are.
        """
        tried = len(moves) if isinstance(moves, np.ndarray) else 0
        check_array("moves", moves, np.int64, (tried, self.tables))
        check_array("gains", gains, np.float32, (tried, self.tables))
        of_tables = (self._tables[place] for place in (STATES, WALLS, GENERATORS, COUNTS))
        blank = self.game.state.State.blank
        wall, rng = np.zeros_like(self._tables[WALLS][0]), np.zeros(WORDS, np.int64)
        scratch = (blank(1), blank(1), wall, rng, np.zeros(2, np.int64), np.zeros(self.moves, np.int32))
        trying(self.game).try_tables(0, self.tables, self._rules, *of_tables, moves, gains, scratch)

    def bound(self, buffers: Buffers) -> Bound:
        """Steps into the same buffers again and again, which are checked now and not at every step."""
        self.shapes.check(buffers)
        given, every = self.given(buffers), self._every
        if self._pool is not None:
            begin, step = (functools.partial(self._run, given, begins, every) for begins in (True, False))
            return Bound(self._actions, step, begin)
        self._drivers.run_tables(0, 0, 0, *given, False, every)  # no table, but it is compiled for these arrays
        run = functools.partial(direct(self._drivers.run_tables), 0, self.tables, 0, *given)
        return Bound(self._actions, functools.partial(run, False, every), functools.partial(run, True, every))

    def observe(self, table: int, seat: int) -> Numbers:
        """What any seat of a table sees now, encoded."""
        numbers = np.zeros(self.encoding.size, np.int32)
        place, viewer = _below("table", table, self.tables), _below("seat", seat, self.seats)
        self._drivers.observe_table(place, self._rules, self.states, self._scratch[2], viewer, numbers)
        return numbers

    def draw(self, table: int, seat: int | None = None) -> str:
        """A table in words, as a seat or an onlooker sees it."""
        place, viewer = _below("table", table, self.tables), -1 if seat is None else _below("seat", seat, self.seats)
        seen = self.game.state.State.blank()
        self.game.drivers().observe(self._rules, self.states[place : place + 1], viewer, seen)
        tiles = self.game.deck(self.seats, self.options)
        return Drawing(self.game, tiles, self._rules, self.seats).text(seen, viewer)

    def given(self, buffers: Buffers) -> tuple[np.ndarray | Arrays, ...]:
        """What every driver gets."""
        arrays = (
            self._actions,
            self._viewers,
            buffers.observations.reshape(-1),
            buffers.masks,
            buffers.rewards,
            buffers.turns,
            buffers.dones,
            buffers.flags,
        )
        return (*self.placed(), self._scratch, arrays)

    def _run(self, given: tuple[np.ndarray | Arrays, ...], begins: bool, only: NDArray[np.bool_]) -> None:
        """Step all tables, or begin a session at some, in as many threads as there are jobs."""
        driver: Callable[..., None] = self._drivers.run_tables
        if self._pool is None:
            driver(0, self.tables, 0, *given, begins, only)
            return
        ends = [self.tables * worker // self._jobs for worker in range(self._jobs + 1)]
        running = [
            self._pool.submit(driver, ends[worker], ends[worker + 1], worker, *given, begins, only)
            for worker in range(1, self._jobs)
        ]
        driver(0, ends[1], 0, *given, begins, only)  # in this thread, which would only wait
        for one in running:
            one.result()


def _threads(jobs: int) -> ThreadPoolExecutor | None:
    return ThreadPoolExecutor(jobs - 1) if jobs > 1 else None


def read_seeds(seed: Seeds, tables: int) -> NDArray[np.int64]:
    """A seed for each table: those given, or drawn from one number."""
    number = integer(seed) if np.ndim(seed) == 0 else None
    if number is not None and number >= 0:
        drawn = np.random.SeedSequence(number).generate_state(tables, np.uint64) >> np.uint64(1)
        return drawn.astype(np.int64)
    given = np.asarray(seed)
    if given.shape != (tables,) or given.dtype.kind not in "iu" or np.any(given < 0):
        raise ValueError(f"seed is a whole number from 0, or {tables} of them, not {seed!r}")
    return given.astype(np.int64)


def _below(name: str, value: object, end: int) -> int:
    """A number that compiled code may use as a place: it looks at none itself."""
    number = integer(value)
    if number is None or not 0 <= number < end:
        raise ValueError(f"there is no {name} {value!r}; there are 0 to {end - 1}")
    return number


def _positive(name: str, value: object) -> int:
    number = integer(value)
    if number is None or number < 1:
        raise ValueError(f"{name} is a whole number from 1, not {value!r}")
    return number
