"""Every game passes Gymnasium's own checks."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from paiju.envs.buffers import WrongBuffer
from paiju.envs.gymnasium import TableEnv, TableVectorEnv
from tests.envs.positions import SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_the_checks_of_gymnasium(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(f"paiju/{slug}-v0", opponents="heuristic", render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=True)
    env.reset(seed=3)
    assert isinstance(env.render(), str)


@pytest.mark.parametrize("slug", ["tianjiu", "xiangshifu"])
def test_a_session_played_by_masks(slug: str) -> None:
    env = gymnasium.make(f"paiju/{slug}-v0")
    _, info = env.reset(seed=5)
    env.action_space.seed(5)
    for _ in range(2000):
        observation, _, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert env.observation_space.contains(observation)
        assert not info["is_illegal"]
        if terminated:
            break
    assert terminated
    assert not truncated


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    env = TableEnv("jielong", illegal_reward=-3.5)
    before, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, terminated, _, info = env.step(illegal)
    assert (after.tolist(), reward, terminated, info["is_illegal"]) == (before.tolist(), -3.5, False, True)


def test_many_tables_go_as_one_would() -> None:
    vector = gymnasium.make_vec("paiju/jielong-v0", num_envs=3, opponents="heuristic")
    assert isinstance(vector, TableVectorEnv)
    singles = [TableEnv("jielong", opponents="heuristic") for _ in range(3)]
    observations, infos = vector.reset(seed=[4, 5, 6])
    alone = [env.reset(seed=seed) for env, seed in zip(singles, (4, 5, 6), strict=True)]
    for _ in range(25):
        for row, (observation, info) in enumerate(alone):
            assert observations[row].tolist() == observation.tolist()
            assert infos["action_mask"][row].tolist() == info["action_mask"].tolist()
        actions = np.array([np.flatnonzero(mask)[-1] for mask in infos["action_mask"]])
        observations, rewards, dones, _, infos = vector.step(actions)
        assert vector.observation_space.contains(observations)
        for row, env in enumerate(singles):
            observation, reward, done, _, info = env.step(int(actions[row]))
            assert (rewards[row], dones[row]) == (reward, done)
            alone[row] = env.reset() if done else (observation, info)


def test_good_is_the_games_bot() -> None:
    good, bot = (TableEnv("tianjiu", opponents=name) for name in ("good", "heuristic"))
    (seen, info), (same, _) = good.reset(seed=2), bot.reset(seed=2)
    is_over = False
    while not is_over:
        assert seen.tolist() == same.tolist()
        action = int(np.flatnonzero(info["action_mask"])[0])
        (seen, _, is_over, _, info), (same, *_) = good.step(action), bot.step(action)


def test_bad_input() -> None:
    with pytest.raises(ValueError, match="there is no seat 4; this table has 0 to 3"):
        TableEnv("jielong", seat=4)
    with pytest.raises(ValueError, match="there is no policy 'brilliant'"):
        TableEnv("jielong", opponents="brilliant")
    with pytest.raises(ValueError, match="the bot 'search:500' does not run inside the compiled loop"):
        TableEnv("jielong", opponents="search:500")
    with pytest.raises(ValueError, match="there is no render mode 'svg'"):
        TableEnv("jielong", render_mode="svg")
    with pytest.raises(ValueError, match="there is no seat 'north'"):
        TableEnv("jielong", seat="north")  # type: ignore[arg-type]
    env = TableEnv("jielong")
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset begins a session"):
        env.step(0)
    env.reset(seed=1)
    for action in (1.5, "play", None, True):
        with pytest.raises(TypeError, match="an action is a whole number"):
            env.step(action)  # type: ignore[arg-type]
    assert env.step(np.int8(-3))[4]["is_illegal"]
    assert env.step(2**70)[4]["is_illegal"]
    vector = TableVectorEnv("jielong", 2)
    vector.reset(seed=1)
    with pytest.raises(WrongBuffer, match="actions are float64"):
        vector.step(np.array([0.5, 1]))
    with pytest.raises(gymnasium.error.Error, match="-1"):
        TableEnv("jielong").reset(seed=-1)
    with pytest.raises(ValueError, match="seat 0 has nothing to decide in da-ling"):
        TableEnv("da-ling", seat=0)


def test_games_are_registered_by_the_name_of_the_module() -> None:
    code = "import gymnasium; print(gymnasium.make('paiju.envs.gymnasium:paiju/jielong-v0').spec.id)"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == "paiju/jielong-v0"
