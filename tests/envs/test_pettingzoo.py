"""Every game passes PettingZoo's own checks."""

import copy
import functools
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from paiju.envs import pettingzoo
from tests.budget import TIMES
from tests.envs.positions import SLUGS

CYCLES = 30 * TIMES


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
def test_the_api(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(slug), num_cycles=CYCLES)
    api_test(pettingzoo.raw_env(slug), num_cycles=CYCLES)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("slug", SLUGS)
def test_seeds(slug: str) -> None:
    seed_test(functools.partial(pettingzoo.env, slug), num_cycles=CYCLES)


@pytest.mark.parametrize("slug", ["tianjiu", "kanwisher-mahjong", "xiangshifu"])
def test_rendering(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(functools.partial(pettingzoo.env, slug))
    assert f"{slug}: s" in capsys.readouterr().out


def test_a_session_is_zero_sum_and_ends_for_all() -> None:
    env = pettingzoo.raw_env("tianjiu")
    env.reset(seed=7)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        totals[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        assert (observation["action_mask"] == info["action_mask"]).all()
        env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    assert sum(totals.values()) == 0
    assert any(totals.values())
    assert env.agents == []


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.env])
def test_at_the_end_every_seat_sees_the_table_as_its_own(make: Callable[[str], AECEnv]) -> None:
    env = make("tianjiu")
    env.reset(seed=7)
    rng = np.random.default_rng(1)
    ends = []
    for agent in env.agent_iter():
        observation, _, is_over, _, _ = env.last()
        if is_over:
            seat = env.possible_agents.index(agent)
            assert np.array_equal(observation["observation"], env.unwrapped._batch.observe(0, seat))
            assert not observation["action_mask"].any()
            ends.append(observation["observation"].tobytes())
        env.step(None if is_over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert len(set(ends)) == 4


def test_before_the_first_session_there_is_nothing_to_ask_for() -> None:
    env = pettingzoo.env("jielong")
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "num_agents"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(env, name)


def test_another_seat_sees_its_own_tiles_and_may_not_move() -> None:
    env = pettingzoo.raw_env("tianjiu")
    env.reset(seed=7)
    [other] = [agent for agent in env.agents if agent != env.agent_selection][:1]
    seen = env.observe(other)
    assert not seen["action_mask"].any()
    assert env.observation_space(other).contains(seen)
    assert not np.array_equal(seen["observation"], env.observe(env.agent_selection)["observation"])


def test_an_illegal_move_ends_the_wrapped_game_and_is_refused_by_the_raw_one() -> None:
    env = pettingzoo.env("jielong")
    env.reset(seed=1)
    observation = env.last()[0]
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(illegal)
    assert all(env.terminations.values())
    raw = pettingzoo.raw_env("jielong")
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="is no legal move of seat_0 now"):
        raw.step(illegal)


def test_options_and_bad_ones() -> None:
    assert pettingzoo.raw_env("jielong", seats=3).possible_agents == ["seat_0", "seat_1", "seat_2"]
    with pytest.raises(ValueError, match="there is no render mode 'svg': there are ansi, rgb_array, human"):
        pettingzoo.raw_env("jielong", render_mode="svg")
    twin = pickle.loads(pickle.dumps(pettingzoo.raw_env("jielong", seats=3)))  # noqa: S301
    assert len(twin.possible_agents) == 3


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.env])
def test_a_copy_goes_on_by_itself_with_the_same_deals(make: Callable[[str], AECEnv]) -> None:
    env = make("jielong")
    env.reset(seed=3)
    for _ in range(4):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin, pickled = copy.deepcopy(env), pickle.loads(pickle.dumps(env))  # noqa: S301
    assert str(twin) == str(env) == "paiju_jielong_v0"
    for agent in env.agent_iter():
        for one in (twin, pickled):
            assert one.agent_selection == agent
            assert np.array_equal(one.last()[0]["observation"], env.last()[0]["observation"])
        for one in (env, twin, pickled):
            observation, _, is_over, _, _ = one.last()
            one.step(None if is_over else int(observation["action_mask"].argmax()))


@pytest.mark.parametrize(
    ("module", "library"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_missing_library_is_named_with_its_extra(module: str, library: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import paiju.envs.{module}"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f'this needs {library}: pip install "paiju[{module}]"' in ended.stderr


def test_a_step_before_the_first_session_is_refused() -> None:
    environment = pettingzoo.raw_env("jielong")
    with pytest.raises(ValueError, match="reset begins a session, before any step"):
        environment.step(0)
    environment.reset(seed=1)
    for action in (None, 1.5, 2**70, -1):
        with pytest.raises(ValueError, match="is no legal move of seat_0 now"):
            environment.step(action)  # type: ignore[arg-type]
