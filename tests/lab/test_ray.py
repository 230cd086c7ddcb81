"""On Ray the same comes out as on this machine. Its library is large and slow to start: `make test-ray` brings it.

PAIJU_RAY names a Ray of this machine that runs already (python -m tests.lab.local_ray), where starting one takes long.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from subprocess import PIPE

import pytest

import paiju
from paiju.envs.dataset import Request, write_dataset
from paiju.kernel.options import OptionError
from paiju.lab.arena import Contest, hold
from paiju.lab.playing import play_sessions
from paiju.lab.ray_cluster import RayCluster, do_work
from paiju.lab.simulation import hand_values
from tests.lab.dying import die_at_first, die_of_seven, fail_at_seven
from tests.needs import left_out_without

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A Ray of two workers on this machine; everything connects to it as to any other."""
    left_out_without("ray", "make test-ray")
    if running := os.environ.get("PAIJU_RAY"):
        yield running
        return
    # Ray lets in those who have its token: here one of its own, which this process shows when it connects.
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": os.urandom(16).hex()}
    paths = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.lab.local_ray"]
    with subprocess.Popen(command, env=os.environ | paths, stdin=PIPE, stdout=PIPE, text=True) as started:
        assert started.stdin is not None
        assert started.stdout is not None
        found = started.stdout.readline().strip()
        assert found, "Ray did not start: it gives its own helper 15 seconds, which is too little on a loaded machine"
        yield found
        started.stdin.close()


@pytest.mark.parametrize("bots", [None, ["good", "random", "random", "good"], ["random", "easy", "good", "random"]])
def test_simulations_are_the_same(address: str, bots: list[str] | None) -> None:
    game = paiju.game("jielong")
    values = hand_values(game, 4, {})
    number = 25 if bots and "easy" in bots else 45_000
    here = play_sessions(game, 4, values, number, policies=bots, seed=3)
    there = play_sessions(game, 4, values, number, policies=bots, seed=3, ray=address)
    assert (there.scores == here.scores).all()
    assert (there.choices, there.forced, there.deals) == (here.choices, here.forced, here.deals)


def test_data_sets_are_the_same_byte_for_byte(address: str, tmp_path: Path) -> None:
    game = paiju.game("jielong")
    request = Request(game, 4, hand_values(game, 4, {}), ["heuristic"] * 4, 50, files="npz", shard_hands=20)
    counts = [
        write_dataset(request, tmp_path / "here"),
        write_dataset(request, tmp_path / "there", workers=RayCluster(address)),
    ]
    assert counts[0] == counts[1]
    files = sorted(file.name for file in (tmp_path / "here").iterdir())
    assert files == sorted(file.name for file in (tmp_path / "there").iterdir())
    assert all((tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes() for name in files)


def test_the_arena_is_the_same(address: str) -> None:
    game = paiju.game("jielong")
    contest = Contest("jielong", 4, hand_values(game, 4, {}), ("good", "random"), 1)
    here, there = hold(contest, 400), hold(contest, 400, workers=RayCluster(address))
    assert (there.deals, there.gaps, there.moves) == (here.deals, here.gaps, here.moves)
    assert here.deals < 400  # which ends what is under way


def test_a_worker_that_dies_is_started_again_and_nothing_is_counted_twice(address: str, tmp_path: Path) -> None:
    done = list(RayCluster(address).results(partial(die_at_first, tmp_path), range(7)))
    assert done == [number * number for number in range(7)]
    assert len(list(tmp_path.iterdir())) == 3


def test_work_that_kills_every_worker_is_named(address: str) -> None:
    with pytest.raises(OptionError, match="every worker that was given this work died of it: 7"):
        list(RayCluster(address).results(die_of_seven, range(6, 9)))


def test_what_the_work_raises_is_raised(address: str) -> None:
    with pytest.raises(KeyError):
        list(RayCluster(address).results(fail_at_seven, range(6, 9)))


def test_an_address_where_nobody_answers_is_told() -> None:
    left_out_without("ray", "make test-ray")
    with pytest.raises(OptionError, match=r"there is no Ray cluster at 127\.0\.0\.1:1: nobody answers there"):
        list(RayCluster("127.0.0.1:1").results(abs, [1]))


def test_another_paiju_on_the_workers_is_told() -> None:
    with pytest.raises(OptionError, match=f"a worker of the Ray cluster has Paiju {paiju.__version__}, this is 0.0"):
        do_work("0.0", abs, 1)
