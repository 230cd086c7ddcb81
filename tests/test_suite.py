"""The suite's own promises: chance from a seed, a limit of time, and a name for whatever could not run."""

import json
import os
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

import paiju
from paiju.play.shuffle import fresh_seed
from paiju.server.client import fresh_nonce
from tests import chance, seeds
from tests.needs import cannot_run, need_library
from tests.server.running import deal, in_loop, running

ROOT = Path(__file__).parents[1]
TESTS = """
import os, secrets, time
import pytest
import tests.conftest
from tests.needs import cannot_run

tests.conftest.SECONDS = 1

def test_that_draws():
    print("drawn:", secrets.randbits(63))
    assert "FAIL" not in os.environ

def test_that_does_not_draw():
    pass

def test_that_waits():
    if "WAIT" in os.environ:
        time.sleep(60)

def test_that_lacks_something():
    if "LACK" in os.environ:
        cannot_run("there is no moon")
"""


def run(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A small suite of its own under the same conftest."""
    (folder / "test_small.py").write_text(TESTS)
    paths = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PAIJU_S", "CI"))}
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-c", os.devnull, f"--rootdir={folder}"]
    return subprocess.run(
        [*command, *arguments, str(folder)],
        env={**bare, "PYTHONPATH": paths, **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_failure_says_how_it_is_repeated(tmp_path: Path) -> None:
    first, again, other = (run(tmp_path, "-k", "draws", FAIL="1", PAIJU_SEED=seed).stdout for seed in ("7", "7", "8"))
    assert "To repeat it: PAIJU_SEED=7 pytest 'test_small.py::test_that_draws'" in first
    [drawn] = [line for line in first.splitlines() if line.startswith("drawn:")]
    assert drawn in again
    assert drawn not in other


def test_what_takes_too_long_fails_and_what_cannot_run_is_named(tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    cache = ("-o", f"cache_dir={tmp_path / 'cache'}", f"--results={results}")
    done = run(tmp_path, *cache, WAIT="1", LACK="1")
    assert "It took longer than 1 seconds, and was at:" in done.stdout
    assert "1 tests could not run here" in done.stdout
    assert "test_small.py::test_that_lacks_something: there is no moon" in done.stdout
    assert json.loads(results.read_text()) == {
        "passed": 2,
        "failed": ["test_small.py::test_that_waits"],
        "not_run": {"test_small.py::test_that_lacks_something": "there is no moon"},
    }
    run(tmp_path, *cache, "--chance-only")
    assert json.loads(results.read_text())["passed"] == 1


def test_what_cannot_run_fails_where_ci_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception, match="there is no moon"):
        cannot_run("there is no moon")
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="there is no moon"):
        cannot_run("there is no moon")


def test_tests_of_a_library_that_is_not_there_are_named_and_fail_where_ci_is_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    need_library("numpy")
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="moonlight is not installed: make test installs it"):
        need_library("moonlight")
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception, match="moonlight is not installed, and CI is set"):
        need_library("moonlight")


def test_whatever_asks_the_operating_system_gets_what_the_seed_says() -> None:
    def drawn(seed: str) -> list[object]:
        with pytest.MonkeyPatch.context() as patch, chance.of_test("test", is_fresh=False):
            patch.setattr(chance, "SEED", seed)
            return [fresh_seed(), fresh_nonce(), secrets.token_hex(8), paiju.Table("jielong").seed]

    assert drawn("1") == drawn("1")
    assert not set(drawn("1")) & set(drawn("2"))


@pytest.mark.fresh
def test_a_fresh_test_draws_fresh_numbers() -> None:
    drawn = fresh_seed()
    with chance.of_test("test", is_fresh=True):
        assert len({drawn, fresh_seed(), fresh_seed()}) == 3


@in_loop
async def test_the_same_seed_deals_the_same_tiles(tmp_path: Path) -> None:
    async def hands(name: str, test: str) -> list[object]:
        with chance.of_test(test, is_fresh=False):
            async with running(str(tmp_path / name)) as server:
                clients = await server.people("jielong", 2, seats=2)
                await deal(clients)
                return [client.view and client.view.zones for client in clients]

    first = await hands("first", "one")
    assert await hands("again", "one") == first
    assert await hands("other", "another") != first


def test_results_are_kept_and_added_up(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    kept = seeds.Kept(file)
    kept.add(seeds.Run("python", 1), seeds.Result(10, [], 1, 5.0, 0))
    kept.add(seeds.Run("python", 2), seeds.Result(9, ["test_x"], 1, 6.0, 1))
    again = seeds.Kept(file)
    assert set(again.results) == {"python 1", "python 2"}
    assert not again.are_all_good
    assert "| python: 2 runs | 19 | 1 | 2 | 11 |" in again.table()
    assert "python 2: test_x" in again.table()
    told = json.loads(file.read_text())
    file.write_text(json.dumps({**told, "sources": "others"}))
    assert seeds.Kept(file).results == {}
