"""Mutants of a target tried one after the other: each is killed by a test, or survives."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.mutants.children import fork_tests, wait
from tests.mutants.targets import SOURCES, Planted, Target, sample
from tests.mutants.trees import Tree

LONGEST_RUN = 60.0  # seconds of tests for one mutant, by their time without it
PATIENCE = 4.0  # times the usual time, then a mutant counts as killed: it runs for ever
BASELINE_SECONDS = 1800.0


@dataclass
class Results:
    """What became of the mutants of a target, kept in a file so that a run can go on later."""

    file: Path
    fates: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, file: Path) -> Results:
        return cls(file, json.loads(file.read_text()) if file.exists() else {})

    def note(self, planted: Planted, fate: str) -> None:
        self.fates[planted.id] = fate
        self.file.parent.mkdir(parents=True, exist_ok=True)
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(self.fates, indent=1, ensure_ascii=False))
        os.replace(part, self.file)


class Trial:
    """The tests of a target over a tree of its own."""

    def __init__(self, target: Target, folder: Path) -> None:
        self.target = target
        self.tree = Tree(folder)
        self.durations, self.called = self._baseline()

    def _baseline(self) -> tuple[dict[str, float], dict[str, set[str]]]:
        """The tests that pass without a mutant, how long each takes, and by function those that call it."""
        notes = self.tree.folder / "notes.json"
        wait(fork_tests(self.tree.folder, self.target.tests, self.target.is_interpreted, notes), BASELINE_SECONDS)
        if not notes.exists():
            said = (self.tree.folder / "output.txt").read_text(errors="replace")
            raise RuntimeError(f"the tests of {self.target.name} could not be run:\n{said[-2000:]}")
        noted = json.loads(notes.read_text())
        durations: dict[str, float] = noted["passed"]
        by_function: dict[str, set[str]] = {}
        for test in durations:
            for function in noted["called"].get(test, ()):
                by_function.setdefault(function, set()).add(test)
        return durations, by_function

    def tests_for(self, planted: Planted) -> list[str]:
        """The quickest tests that call the mutated function; all of the target, where that is not known."""
        function = f"{planted.file.relative_to(SOURCES)}:{planted.mutant.function}"
        calling = self.called.get(function, set()) if planted.mutant.function else set()
        chosen: list[str] = []
        seconds = 0.0
        for test in sorted(calling or self.durations, key=self.durations.__getitem__):
            seconds += self.durations[test]
            if seconds > LONGEST_RUN and chosen:
                break
            chosen.append(test)
        return chosen

    def try_out(self, planted: Planted) -> str:
        tests = self.tests_for(planted)
        usual = sum(self.durations[test] for test in tests)
        self.tree.plant(planted)
        try:
            code = wait(fork_tests(self.tree.folder, tests, self.target.is_interpreted), 30 + PATIENCE * usual)
        finally:
            self.tree.restore(planted)
        return "survived" if code == 0 else "killed" if code is not None else "killed (never ends)"


def run(target: Target, results: Results, number: int | None, announce: Callable[[str], None]) -> None:
    """Try the mutants of a target that have not been tried, and those that survived the last time."""
    waiting = [one for one in sample(target, number) if not results.fates.get(one.id, "").startswith("killed")]
    if not waiting:
        return
    announce(f"{target.name}: the tests without a mutant")
    with tempfile.TemporaryDirectory(prefix="paiju-mutants-") as folder:
        trial = Trial(target, Path(folder))
        announce(f"{target.name}: {len(trial.durations)} tests, {sum(trial.durations.values()):.0f} s")
        for tried, planted in enumerate(waiting, 1):
            fate = trial.try_out(planted)
            results.note(planted, fate)
            announce(f"{target.name}: {tried} of {len(waiting)}: {fate}: {planted.id}")
