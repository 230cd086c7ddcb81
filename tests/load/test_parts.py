"""A run in parts that is broken off and gone on with, against one that is not."""

import argparse
import asyncio
import json
from pathlib import Path

import pytest

from tests.load.measuring import Figures
from tests.load.parts import in_parts, share


class Worker:
    """Counts what it is asked for, and breaks off where it is told to."""

    def __init__(self, breaks_at: int | None = None) -> None:
        self.breaks_at = breaks_at
        self.seeds: list[int] = []

    async def __call__(self, given: argparse.Namespace) -> Figures:
        if len(self.seeds) == self.breaks_at:
            raise KeyboardInterrupt
        self.seeds.append(given.seed)
        return {
            "kills": given.kills,
            "moments": {"any time": given.kills, f"seed {given.seed % 2}": 1},
            "lost": [f"entry of {given.seed}"] if given.seed == 7 else [],
            "holds": given.seed != 7,
        }


def run(worker: Worker, **named: object) -> Figures:
    given = argparse.Namespace(**{"seed": 1, "kills": 10, "parts": 4, "kept": None, "json": None, **named})
    return asyncio.run(in_parts(worker, shared=("kills",))(given))


def test_shares_add_up() -> None:
    assert [share(10, 4, number) for number in range(4)] == [2, 3, 2, 3]


def test_a_run_that_was_broken_off_adds_up_to_one_that_was_not(tmp_path: Path) -> None:
    kept, first, second = tmp_path / "kept", Worker(breaks_at=2), Worker()
    with pytest.raises(KeyboardInterrupt):
        run(first, kept=kept)
    resumed = run(second, kept=kept)
    assert (first.seeds, second.seeds) == ([1, 2], [3, 4])
    assert resumed == run(Worker())
    assert resumed["kills"] == 10
    assert resumed["moments"] == {"any time": 10, "seed 0": 2, "seed 1": 2}


def test_one_part_that_does_not_hold_spoils_the_whole(tmp_path: Path) -> None:
    assert run(Worker(), seed=4)["lost"] == ["entry of 7"]
    assert not run(Worker(), seed=4)["holds"]
    assert run(Worker(), seed=8)["holds"]


def test_parts_of_another_run_are_not_added(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    run(Worker(), kept=kept)
    assert len(kept.read_text().splitlines()) == 5
    assert json.loads(kept.read_text().splitlines()[0])["kills"] == 10
    with pytest.raises(SystemExit, match="of another run"):
        run(Worker(), kept=kept, kills=20)
