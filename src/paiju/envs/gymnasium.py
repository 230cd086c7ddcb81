"""Every game as a Gymnasium environment: one seat learns, bots play the others.

    import gymnasium
    import paiju.envs.gymnasium

    env = gymnasium.make("paiju/tianjiu-v0", opponents="good")
    vector = gymnasium.make_vec("paiju/tianjiu-v0", num_envs=1024)

Observations are encoded as docs/encodings says; the legal moves are in `info["action_mask"]`, of which
`env.action_space.sample(mask)` draws one. An action that is not legal changes nothing, costs `illegal_reward`
and is told in `info["is_illegal"]`. The learner has the seat `seat`, or the
first one that has something to decide. A session is a single hand unless the options say otherwise.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiju.envs.batch import Batch
from paiju.envs.codes import ILLEGAL, UNDECIDED
from paiju.envs.extras import need
from paiju.envs.rendering import MODES, rendered
from paiju.games import games
from paiju.kernel.game import Game
from paiju.kernel.integers import integer
from paiju.kernel.options import Given

need("gymnasium", "gymnasium")
import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

VERSION = 0
NO_MOVE = -1
Info = dict[str, Any]


def _batch(
    game: str | Game, tables: int, seat: int | None, opponents: str, auto_reset: bool, options: Given
) -> tuple[Batch, int]:
    """Tables at which the learner has one seat, and which: the first that has something to decide, if none is given."""
    seats = Batch(game, 1, **options).seats
    number = integer(seat)
    if seat is not None and (number is None or not 0 <= number < seats):
        raise ValueError(f"there is no seat {seat!r}; this table has 0 to {seats - 1}")
    for wanted in range(seats) if number is None else (number,):
        policies = ["caller" if one == wanted else opponents for one in range(seats)]
        trial = Batch(game, 1, policies=policies, **options)
        buffers = trial.buffers()
        trial.reset(buffers)
        if buffers.flags[0] != UNDECIDED:
            return Batch(game, tables, policies=policies, auto_reset=auto_reset, **options), wanted
    raise ValueError(f"seat {seat} has nothing to decide in {Batch(game, 1, **options).game.slug} with these options")


class TableEnv(gymnasium.Env):  # type: ignore[misc]
    """One table, at which the learner has one seat.

    >>> env = TableEnv("jielong", opponents="good")
    >>> observation, info = env.reset(seed=7)
    >>> observation in env.observation_space, bool(info["action_mask"].any())
    (True, True)
    """

    metadata: dict[str, object] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int | None = None,
        opponents: str = "random",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"there is no render mode {render_mode!r}: there are {', '.join(MODES)}")
        self._batch, self._seat = _batch(game, 1, seat, opponents, False, options)
        self._buffers = self._batch.buffers()
        self._bound = self._batch.bound(self._buffers)
        self._illegal_reward, self.render_mode = illegal_reward, render_mode
        encoding = self._batch.encoding
        self.observation_space = spaces.Box(encoding.low, encoding.high, dtype=np.int32)
        self.action_space = spaces.Discrete(self._batch.moves)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[NDArray[np.int32], Info]:
        """Begin a session: the first one of a seed that is given, else the next one."""
        super().reset(seed=seed)
        self._batch.reset(self._buffers, seed=None if seed is None else [seed])
        return self._told(False)

    def step(self, action: int | np.integer) -> tuple[NDArray[np.int32], float, bool, bool, Info]:
        number = integer(action)
        if number is None:
            raise TypeError(f"an action is a whole number, not {action!r}")
        if not self._batch.is_begun:
            raise gymnasium.error.ResetNeeded("reset begins a session, before any step")
        self._bound.actions[0] = number if 0 <= number < self._batch.moves else NO_MOVE
        self._bound.step()
        is_illegal = bool(self._buffers.flags[0] == ILLEGAL)
        observation, info = self._told(is_illegal)
        reward = self._illegal_reward if is_illegal else float(self._buffers.rewards[0, self._seat])
        if self.render_mode == "human":
            self.render()
        return observation, reward, bool(self._buffers.dones[0]), False, info

    def _told(self, is_illegal: bool) -> tuple[NDArray[np.int32], Info]:
        info = {"action_mask": self._buffers.masks[0].copy(), "is_illegal": is_illegal}
        return self._buffers.observations[0].copy(), info

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the learner sees it: a text, pixels, or a text that is printed."""
        if self.render_mode is None:
            return None
        return rendered(self._batch.draw(0, self._seat), self.render_mode)


class TableVectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]
    """Many tables in one batch; a table whose session is over begins the next in the same step.

    >>> envs = TableVectorEnv("jielong", 4)
    >>> observations, infos = envs.reset(seed=7)
    >>> len(observations)
    4
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        seat: int | None = None,
        opponents: str = "random",
        illegal_reward: float = -1.0,
        jobs: int = 1,
        render_mode: None = None,
        **options: object,
    ) -> None:
        self._batch, self._seat = _batch(game, num_envs, seat, opponents, True, options | {"jobs": jobs})
        self._buffers = self._batch.buffers()
        self.num_envs, self._illegal_reward = self._batch.tables, illegal_reward
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP, "render_modes": []}
        encoding = self._batch.encoding
        self.single_observation_space = spaces.Box(encoding.low, encoding.high, dtype=np.int32)
        self.single_action_space = spaces.Discrete(self._batch.moves)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, object] | None = None
    ) -> tuple[NDArray[np.int32], Info]:
        """Begin a session at every table, from a seed for all or from one for each."""
        self._batch.reset(self._buffers, seed=None if seed is None or None in np.atleast_1d(seed) else seed)  # type: ignore[arg-type]
        return self._buffers.observations.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int32], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        self._batch.step(np.asarray(actions), self._buffers)
        is_illegal = self._buffers.flags == ILLEGAL
        rewards = np.where(is_illegal, np.float32(self._illegal_reward), self._buffers.rewards[:, self._seat])
        dones = self._buffers.dones.astype(np.bool_)
        return self._buffers.observations.copy(), rewards, dones, np.zeros(self.num_envs, np.bool_), self._info()

    def _info(self) -> Info:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._buffers.masks.copy(),
            "_action_mask": everywhere,
            "is_illegal": self._buffers.flags == ILLEGAL,
            "_is_illegal": everywhere,
        }


def register_games() -> None:
    """Make every game known to Gymnasium as paiju/<slug>-v0."""
    for game in games():
        id = f"paiju/{game.slug}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="paiju.envs.gymnasium:TableEnv",
                vector_entry_point="paiju.envs.gymnasium:TableVectorEnv",
                kwargs={"game": game.slug},
            )


register_games()
