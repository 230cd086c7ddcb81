"""Every game as a PettingZoo AEC environment.

    from paiju.envs import pettingzoo

    env = pettingzoo.env("tianjiu", early_death=False)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Agents are `seat_0`, `seat_1` and so on. An observation is a dict of `observation`, the encoding of docs/encodings, and
`action_mask`, which is in `info` too. A session is a single hand unless the options say otherwise.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiju.envs.batch import Batch
from paiju.envs.codes import ILLEGAL
from paiju.envs.extras import need
from paiju.envs.rendering import MODES, rendered
from paiju.kernel.game import Game
from paiju.kernel.integers import integer

need("pettingzoo", "pettingzoo")
need("gymnasium", "pettingzoo")
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

VERSION = 0
NO_MOVE = -1
BOUND = ("_bound", "_seen", "_mask", "_gains")


def env(game: str | Game, *, render_mode: str | None = None, **options: Any) -> AECEnv:
    """The environment of a game in the wrappers that PettingZoo's own games have.

    >>> wrapped = env("jielong")
    >>> wrapped.reset(seed=7)
    >>> wrapped.agents[0], wrapped.agent_selection in wrapped.agents
    ('seat_0', True)
    """
    inner = raw_env(game, render_mode=render_mode, **options)
    return _OrderEnforcing(_AssertOutOfBounds(_TerminateIllegal(inner, illegal_reward=-1)))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """The environment of a game as it is; `forced` also asks for decisions without a choice.

    >>> inner = raw_env("jielong", forced=False)
    >>> inner.reset(seed=7)
    >>> observation, reward, termination, truncation, info = inner.last()
    >>> sorted(observation), int(reward), termination
    (['action_mask', 'observation'], 0, False)
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        forced: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"there is no render mode {render_mode!r}: there are {', '.join(MODES)}")
        self._batch = Batch(game, 1, seats=seats, forced=not forced, auto_reset=False, **options)
        self._buffers = self._batch.buffers()
        self._bind()
        self.render_mode = render_mode
        self.metadata = {
            "name": f"paiju_{self._batch.game.slug.replace('-', '_')}_v{VERSION}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self._batch.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._make_spaces()

    def _bind(self) -> None:
        buffers = self._buffers
        self._bound = self._batch.bound(buffers)
        self._seen, self._mask, self._gains = buffers.observations[0], buffers.masks[0], buffers.rewards[0]

    def __getstate__(self) -> dict[str, object]:
        """What is bound to its buffers is bound again: a copy goes on by itself, with the same deals."""
        return {name: value for name, value in self.__dict__.items() if name not in BOUND}

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self._bind()

    def _make_spaces(self) -> None:
        encoding, moves = self._batch.encoding, self._batch.moves
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(encoding.low, encoding.high, dtype=np.int32),
                action_mask=spaces.Box(0, 1, (moves,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a session: the first one of a seed that is given, else the next one."""
        if seed is None:
            self._bound.begin()
        else:
            self._batch.reset(self._buffers, seed=[seed])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, NDArray[np.int8]]] = {agent: {} for agent in self.agents}
        self._select(self.agents[0])

    def _select(self, before: str) -> None:
        """The seat to act, and its mask in its info; at the end the seat that acted last."""
        turn = int(self._buffers.turns[0])
        self.agent_selection = self._shown = self.possible_agents[turn] if turn >= 0 else before
        self.infos[before] = {}
        self.infos[self._shown] = {"action_mask": self._mask.copy()}

    def observe(self, agent: str) -> dict[str, NDArray[np.int32] | NDArray[np.int8]]:
        """What an agent sees; its mask is empty while another has to act."""
        if agent == self._shown:
            return {"observation": self._seen.copy(), "action_mask": self._mask.copy()}
        seen = self._batch.observe(0, self._seats[agent])
        return {"observation": seen, "action_mask": np.zeros(self._batch.moves, np.int8)}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError("reset begins a session, before any step")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        number = integer(action)
        self._bound.actions[0] = number if number is not None and 0 <= number < self._batch.moves else NO_MOVE
        self._bound.step()
        if self._buffers.flags[0] == ILLEGAL:
            raise ValueError(f"{action!r} is no legal move of {agent} now; its action_mask has those that are")
        self._cumulative_rewards[agent] = 0.0
        gains = self._gains.tolist()
        self.rewards = dict(zip(self.agents, gains, strict=True))
        if any(gains):
            self._accumulate_rewards()
        if self._buffers.dones[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select(agent)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as an onlooker sees it: a text, pixels, or a text that is printed."""
        if self.render_mode is None:
            return None
        return rendered(self._batch.draw(0), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __repr__(self) -> str:
        return f"<{self} of {self._batch!r}>"


class _Near(wrappers.BaseWrapper):  # type: ignore[misc]
    """A wrapper that asks the environment itself how things stand, and not one wrapper after the other."""

    def __init__(self, env: AECEnv, **settings: float) -> None:
        self._near: raw_env = env.unwrapped
        super().__init__(env, **settings)

    @property
    def agents(self) -> list[str]:
        return self._near.agents

    @property
    def agent_selection(self) -> str:
        return self._near.agent_selection

    @property
    def rewards(self) -> dict[str, float]:
        return self._near.rewards

    @property
    def terminations(self) -> dict[str, bool]:
        return self._near.terminations

    @property
    def truncations(self) -> dict[str, bool]:
        return self._near.truncations

    @property
    def infos(self) -> dict[str, dict[str, NDArray[np.int8]]]:
        return self._near.infos

    @property
    def _cumulative_rewards(self) -> dict[str, float]:
        return self._near._cumulative_rewards


class _TerminateIllegal(_Near, wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    pass


class _AssertOutOfBounds(_Near, wrappers.AssertOutOfBoundsWrapper):  # type: ignore[misc]
    pass


class _OrderEnforcing(_Near, wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    @property
    def agents(self) -> list[str]:
        if not self._has_reset:
            raise AttributeError("agents")  # so that the wrapper is asked, which says what is wrong
        return self._near.agents

    def __str__(self) -> str:
        return str(self.env)
