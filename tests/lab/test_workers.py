"""Work in several processes: every result once and in order, also where workers die."""

from __future__ import annotations

import contextlib
import multiprocessing
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

import paiju
from paiju.kernel.options import OptionError
from paiju.lab.playing import play_sessions
from paiju.lab.simulation import hand_values
from paiju.lab.workers import Processes, Threads, Workers, as_done, workers
from paiju.terminal.program import app
from tests.lab.dying import die_at_first, die_of_seven, fail_at_seven, wait_for_a_death


@pytest.mark.parametrize("crew", [Threads(2), Processes(1), Processes(2)])
def test_results_come_in_order(crew: Workers) -> None:
    assert list(crew.results(abs, range(-9, 3))) == [*range(9, 0, -1), 0, 1, 2]
    assert list(crew.results(abs, [])) == []


def wait_for_no_children() -> None:
    """A process that two threads wait for is known to have ended a moment after both came back."""
    while multiprocessing.active_children():
        time.sleep(0.001)


def test_work_whose_worker_died_is_done_again_and_counted_once(tmp_path: Path) -> None:
    done = list(Processes(2).results(partial(die_at_first, tmp_path), range(7)))
    assert done == [number * number for number in range(7)]
    assert len(list(tmp_path.iterdir())) == 3  # 0, 3 and 6 killed somebody


@pytest.mark.parametrize("crew", [Processes(1), Processes(2)])
def test_results_come_with_their_items_as_they_are_done(crew: Workers) -> None:
    assert sorted(as_done(crew, abs, iter(range(-9, 3)))) == [(number, abs(number)) for number in range(-9, 3)]
    assert list(as_done(crew, abs, iter([]))) == []


def test_work_is_drawn_when_somebody_is_free() -> None:
    drawn: list[int] = []

    def drawing() -> Iterator[int]:
        for number in range(100):
            drawn.append(number)
            yield number

    with contextlib.closing(as_done(Processes(2), abs, drawing())) as done:
        next(done)
        assert len(drawn) <= 3


def test_nobody_waits_when_the_time_is_over(tmp_path: Path) -> None:
    """Six waits for ever."""
    assert list(as_done(Processes(2), partial(wait_for_a_death, tmp_path), iter([6]), seconds=0.0)) == []
    wait_for_no_children()


def test_work_done_in_any_order_survives_deaths_too(tmp_path: Path) -> None:
    done = sorted(as_done(Processes(2), partial(die_at_first, tmp_path), iter(range(7))))
    assert done == [(number, number * number) for number in range(7)]
    with pytest.raises(OptionError, match="every worker that was given this work died of it"):
        list(as_done(Processes(2), die_of_seven, iter([7])))


def test_work_that_kills_every_worker_is_named() -> None:
    done = Processes(2).results(die_of_seven, range(5, 9))
    assert [next(done), next(done)] == [5, 6]
    with pytest.raises(OptionError, match="every worker that was given this work died of it: 7"):
        next(done)


def test_work_beside_which_others_die_is_not_blamed(tmp_path: Path) -> None:
    """The first piece waits until another one has killed the processes."""
    done = Processes(2).results(partial(wait_for_a_death, tmp_path), [6, 7, 8])
    assert next(done) == 6
    with pytest.raises(OptionError, match="died of it: 7"):
        next(done)


def test_what_the_work_raises_is_raised() -> None:
    with pytest.raises(KeyError):
        list(Processes(2).results(fail_at_seven, range(5, 9)))


def test_closing_the_results_ends_the_processes() -> None:
    with contextlib.closing(Processes(2).results(abs, range(100))) as results:
        next(results)
    wait_for_no_children()


def test_bots_play_the_same_in_several_processes() -> None:
    """Sessions in three parts, whose bots draw from a chance of their own."""
    game = paiju.game("jielong")
    values = hand_values(game, 4, {})
    bots = ["random", "easy", "good", "random"]
    here, there = (play_sessions(game, 4, values, 25, policies=bots, seed=3, jobs=jobs) for jobs in (1, 2))
    assert here.scores.tolist() == there.scores.tolist()
    assert (here.choices, here.forced, here.deals) == (there.choices, there.forced, there.deals)


def test_without_ray_its_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match=r'ray is not installed; pip install "paiju\[ray\]" brings it'):
        list(workers(0, "auto").results(abs, [1]))
    told = CliRunner().invoke(app, ["simulate", "jielong", "--hands", "10", "--ray", "auto"])
    assert isinstance(told.exception, OptionError)


@pytest.mark.parametrize("way", ["crew.results(wait, range(4))", "as_done(crew, wait, iter(range(4)))"])
def test_workers_end_with_whoever_asked_them(way: str) -> None:
    """They share its output, which ends when the last of them has ended."""
    code = f"""
    from paiju.lab.workers import Processes, as_done
    from tests.lab.dying import tell_and_wait as wait
    if __name__ == "__main__":
        crew = Processes(2)
        list({way})
    """
    started = [sys.executable, "-c", textwrap.dedent(code)]
    with subprocess.Popen(started, stdout=subprocess.PIPE, text=True) as asking:
        assert asking.stdout
        begun = [asking.stdout.readline() for _ in range(2)]
        asking.kill()
        assert sorted(begun) == ["0\n", "1\n"]
        assert asking.stdout.read() == ""
