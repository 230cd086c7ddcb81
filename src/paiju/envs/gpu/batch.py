"""Many tables of one game in the memory of a GPU, stepped there.

    batch = GpuBatch("tianjiu", 1 << 20, seed=1, policies=["caller", "heuristic", "heuristic", "heuristic"])
    buffers = batch.buffers("torch")
    batch.reset(buffers)
    while True:
        batch.step(choose(buffers.observations, buffers.masks), buffers)

As `paiju.envs.batch.Batch`, and with the same bytes after the same actions; the buffers are arrays on the card, stored
by columns. PyTorch, CuPy and Numba launch on the same stream, so that none waits for another; `as_jax` does.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiju.envs.batch import Batch, Seeds, read_seeds
from paiju.envs.buffers import KINDS, Buffers, WrongBuffer
from paiju.envs.gpu.arrays import DeviceArray, check_device_array, fresh_arrays
from paiju.envs.gpu.kernels import has_card, kernels, launch, need_card
from paiju.envs.gpu.packing import by_columns, unpack
from paiju.envs.policies import Policies
from paiju.kernel.game import Game
from paiju.kernel.record import Records

# places among the arrays of a batch's tables
STATES, WALLS, GENERATORS, MOVES, COUNTS, SEEDS, EPISODES = 0, 1, 2, 4, 5, 6, 7


class GpuBatch:
    """So many tables of one game on a GPU; what is given means the same as for `Batch`."""

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
        **options: Any,
    ) -> None:
        self._cuda = need_card()
        host = Batch(
            game, tables, seats=seats, seed=seed, policies=policies, forced=forced, auto_reset=auto_reset, **options
        )
        self.game, self.tables, self.seats, self.options = host.game, host.tables, host.seats, host.options
        self.encoding, self.moves, self.shapes = host.encoding, host.moves, host.shapes
        rules, setting, fixed, tables_of_host = host.placed()
        self._kernels = kernels(self.game, len(fixed[0]))
        self._rules, self._setting = self._placed(rules), self._placed(setting)
        self._fixed = tuple(self._placed(array) for array in fixed)
        self._tables = tuple(self._placed(array) for array in by_columns(tables_of_host))
        self._viewers = self._placed(np.zeros(host.tables, np.int64))
        self._every = self._placed(np.ones(host.tables, np.bool_))
        self._actions = self._placed(np.zeros(host.tables, np.int64))
        self._has_begun = False

    def _placed(self, array: np.ndarray) -> DeviceArray:
        placed: DeviceArray = self._cuda.to_device(array)
        return placed

    @property
    def states(self) -> Records:
        """The state of every table: a copy in the memory of the host."""
        return unpack(self._tables[STATES].copy_to_host(), self.game.state.State.dtype)

    @property
    def episodes(self) -> NDArray[np.int64]:
        """The number of each table's session, from 0: a copy in the memory of the host."""
        return self._tables[EPISODES].copy_to_host()

    def buffers(self, library: str = "torch") -> Buffers:
        """Fresh arrays on the card, of "torch", "cupy" or "numba"."""
        return Buffers(**fresh_arrays(library, {name: (self.shapes.of(name), kind) for name, kind in KINDS.items()}))

    def reset(self, buffers: Buffers, *, seed: Seeds | None = None, only: object = None) -> None:
        """Begin a session at every table, or only at some: the first one of a seed that is given, else the next."""
        chosen = self._every if only is None else check_device_array("only", only, np.bool_, (self.tables,))
        if seed is not None:
            self._seed_anew(read_seeds(seed, self.tables), chosen.copy_to_host())
        self._run(self._actions, buffers, True, chosen)
        self._has_begun = True

    def step(self, actions: object, buffers: Buffers) -> None:
        """Play an action at every table; one that is not legal is flagged, and its table stays as it was."""
        if not self._has_begun:
            raise WrongBuffer("reset begins the first session of every table, before any step")
        given = check_device_array("actions", actions, np.int64, (self.tables,))
        self._run(given, buffers, False, self._every)

    def advise(self, advice: object) -> None:
        """Write what the game's bot would play where a seat has to decide, -1 elsewhere: int64, one for each table."""
        given = check_device_array("advice", advice, np.int64, (self.tables,))
        packed, moves, counts = (self._tables[place] for place in (STATES, MOVES, COUNTS))
        launch(self._kernels.advise_of_tables, self.tables, self._rules, packed, moves, counts, given)

    def try_moves(self, moves: object, gains: object) -> None:
        """As `Batch.try_moves`: int64 and float32 arrays on the card, a row for each move that is tried at a table."""
        tried = getattr(moves, "shape", (0,))[0]
        given = check_device_array("moves", moves, np.int64, (tried, self.tables))
        written = check_device_array("gains", gains, np.float32, (tried, self.tables))
        packed, walls, generators, counts = (self._tables[place] for place in (STATES, WALLS, GENERATORS, COUNTS))
        threads = tried * self.tables
        launch(self._kernels.try_moves, threads, self._rules, packed, walls, generators, counts, given, written)

    def _seed_anew(self, seeds: NDArray[np.int64], chosen: NDArray[np.bool_]) -> None:
        for place, fresh in ((SEEDS, seeds), (EPISODES, np.full(self.tables, -1, np.int64))):
            kept = self._tables[place].copy_to_host()
            np.copyto(kept, fresh, where=chosen)
            self._tables[place].copy_to_device(kept)

    def _run(self, actions: DeviceArray, buffers: Buffers, begins: bool, only: DeviceArray) -> None:
        arrays = (
            check_device_array(name, getattr(buffers, name), kind, self.shapes.of(name)) for name, kind in KINDS.items()
        )
        written = (actions, self._viewers, *arrays)
        kernel = self._kernels.step_tables
        launch(kernel, self.tables, self._rules, self._setting, self._fixed, self._tables, written, begins, only)


def batch_on(device: str, *arguments: Any, **named: Any) -> Batch | GpuBatch:
    """A batch on "cuda", on "cpu", or with "auto" on the card where there is one."""
    if device not in ("cuda", "cpu", "auto"):
        raise ValueError(f"a device is cuda, cpu or auto, not {device!r}")
    is_on_card = device == "cuda" or (device == "auto" and has_card())
    return GpuBatch(*arguments, **named) if is_on_card else Batch(*arguments, **named)
