"""Mutants of a target tried one after the other: each is killed by a test, or survives."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import tempfile
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.mutants.children import IMPORTED, PROCESS, fork_tests, wait
from tests.mutants.targets import SOURCES, Planted, Target, sample
from tests.mutants.trees import Tree

CRASH = "a crash"  # no test is named as the one that failed
TRANSCRIPT = "test_transcript_is_unchanged"
LONGEST_TEST = 1.0  # seconds of computing in the interpreter without a mutant; slower tests are tried compiled
LONGEST_COMPILED = 40.0  # the same with compiled rules, compiling them included; slower tests are left out
PATIENCE = 5.0  # times the usual, then a mutant counts as killed: it runs for ever
LONGEST_RUN = 40.0  # seconds of tests for one mutant, by their time without it
MOST_SLOW_TESTS = 80  # of a function that are measured with compiled rules
LONGEST_SLOW_RUN = 240.0  # seconds of the tests that are too slow in the interpreter, with compiled rules
BASELINE_SECONDS = 1800.0


@dataclass
class Results:
    """What became of the mutants of a target, kept in a file so that a run can go on later."""

    file: Path
    fates: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, file: Path) -> Results:
        return cls(file, json.loads(file.read_text()) if file.exists() else {})

    def is_open(self, planted: Planted, equivalent: Collection[str]) -> bool:
        fate = self.fates.get(planted.id, "")
        return not fate.startswith("killed") and not (fate == "survived" and planted.id in equivalent)

    def note(self, planted: Planted, fate: str) -> None:
        self.fates[planted.id] = fate
        self.file.parent.mkdir(parents=True, exist_ok=True)
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(self.fates, indent=1, ensure_ascii=False))
        os.replace(part, self.file)


class Trial:
    """The tests of a target over a tree of its own."""

    def __init__(self, target: Target, folder: Path, kept_baseline: Path) -> None:
        self.target = target
        self.tree = Tree(folder)
        self._kept_baseline = kept_baseline
        self.durations: dict[str, float] = {}  # of the tests that pass without a mutant
        self.called: dict[str, set[str]] = {}  # by function, the tests that call it, those that do not pass, too
        self._compiled_durations: dict[str, float | None] = {}  # None: does not pass with compiled rules either
        self._take_baseline()
        self._check_control()

    def _take_baseline(self) -> None:
        noted = self._baseline()
        self.durations = noted["passed"]
        for test, functions in noted["called"].items():
            for function in functions:
                # what it answered while tests were imported may matter to any of them
                self.called.setdefault(function, set()).update(self.durations if test == IMPORTED else [test])

    def _baseline(self) -> Any:
        """What the tests do without a mutant, from an earlier run if nothing has changed since: it may take long."""
        state = f"{self.tree.state_of_sources()} {' '.join(self.target.tests)}"
        if self._kept_baseline.exists():
            kept = json.loads(self._kept_baseline.read_text())
            if kept["state"] == state:
                return kept
        for file in self.target.files:
            self.tree.note_calls(file, self.target.is_interpreted)
        noted = self._note(self.target, self.target.tests)
        for file in self.target.files:
            self.tree.restore(file)
        self._kept_baseline.parent.mkdir(parents=True, exist_ok=True)
        self._kept_baseline.write_text(json.dumps({"state": state, **noted}))
        return noted

    def _note(self, target: Target, tests: Sequence[str]) -> Any:
        """Which of the tests pass without a mutant, how long each takes, and which functions it calls."""
        notes = self.tree.folder / "notes.json"
        notes.unlink(missing_ok=True)
        longest = LONGEST_TEST if target.is_interpreted else LONGEST_COMPILED
        wait(fork_tests(self.tree.folder, target, tests, longest, notes), BASELINE_SECONDS)
        if not notes.exists():
            raise RuntimeError(f"the tests of {target.name} could not be run:\n{self._said()[-2000:]}")
        return json.loads(notes.read_text())

    def _check_control(self) -> None:
        """Without a mutant the tests are found by their names and the quickest pass: failures later mean something."""
        quickest = sorted(self.durations, key=self.durations.__getitem__)[:50]
        for tests in (["--collect-only", *self.durations], quickest):
            if wait(fork_tests(self.tree.folder, self.target, tests, LONGEST_COMPILED), BASELINE_SECONDS) != 0:
                raise RuntimeError(f"without a mutant, of {self.target.name}: {self._failed()}")

    def tests_for(self, planted: Planted) -> list[str]:
        """The quickest tests that call the mutated function; all of the target, where that is not known.

        Transcripts come first: they pin all that one session says, and notice most. Then come the tests whose files
        have most of the mutated words in common with few others. Tests that start processes come last: whether the
        function is called there is not known.
        """
        calling = self._calling(planted) & set(self.durations)
        durations = {test: self.durations[test] for test in calling or self.durations}
        with_processes = self.called.get(PROCESS, set())
        relevance = self._relevance(planted, {_file_of(test) for test in durations})

        def rank(test: str) -> tuple[bool, bool, float, float]:
            return test in with_processes, TRANSCRIPT not in test, -relevance[_file_of(test)], durations[test]

        return _first_of(sorted(durations, key=rank), durations)

    def _relevance(self, planted: Planted, files: Collection[str]) -> dict[str, float]:
        """How much each file of tests says of what is mutated: a word that few of them have counts for more."""
        texts = {file: (self.tree.folder / file).read_text(encoding="utf-8") for file in files}
        module = ".".join(planted.file.relative_to(SOURCES.parent).with_suffix("").parts)
        words = {f"from {module} ", *re.findall(r"[A-Za-z_]{4,}", planted.mutant.id)}
        having = {word: {file for file, text in texts.items() if word in text} for word in words}
        return {file: sum(1 / len(those) for those in having.values() if file in those) for file in files}

    def slow_tests_for(self, planted: Planted) -> list[str]:
        """Those that call the function and are too slow in the interpreter, but pass with compiled rules."""
        if not self.target.is_interpreted:
            return []
        slow = set(sorted(self._calling(planted) - set(self.durations))[:MOST_SLOW_TESTS])
        if new := sorted(slow - self._compiled_durations.keys()):
            passed = self._note(self._compiled, new)["passed"]
            self._compiled_durations |= {test: passed.get(test) for test in new}
        durations = {test: duration for test in slow if (duration := self._compiled_durations[test]) is not None}
        return _first_of(sorted(durations, key=durations.__getitem__), durations)

    def _calling(self, planted: Planted) -> set[str]:
        """The tests that call the mutated function, or may; what stands outside functions runs in all of them."""
        if not planted.mutant.function:
            return set[str]().union(*self.called.values())
        function = f"{planted.file.relative_to(SOURCES)}:{planted.mutant.function}"
        return self.called.get(function, set()) | self.called.get(PROCESS, set())

    @property
    def _compiled(self) -> Target:
        return dataclasses.replace(self.target, is_interpreted=False)

    def try_out(self, planted: Planted) -> str:
        tests = self.tests_for(planted)
        durations = [self.durations[test] for test in tests]
        longest, whole = LONGEST_TEST + max(durations), 10 + sum(durations)
        fate = self._fate(planted, self.target, tests, PATIENCE * longest, PATIENCE * whole)
        if fate == "survived" and (slow := self.slow_tests_for(planted)):
            return self._fate(planted, self._compiled, slow, PATIENCE * LONGEST_COMPILED, LONGEST_SLOW_RUN)
        return fate

    def _fate(self, planted: Planted, target: Target, tests: Sequence[str], each: float, whole: float) -> str:
        """What becomes of a mutant if each test may compute so many seconds and all together take so many."""
        self.tree.plant(planted)
        try:
            code = wait(fork_tests(self.tree.folder, target, tests, each), whole)
        finally:
            self.tree.restore(planted.file)
        if code is None:
            return "killed (never ends)"
        if code == 0:
            return "survived"
        failed = self._failed()
        if self._fails_anyway(target, tests if failed == CRASH else [failed], each):
            return f"undecided: without it, too, there is {failed}"
        return f"killed by {failed}"

    def _fails_anyway(self, target: Target, tests: Sequence[str], each: float) -> bool:
        """Whether tests that could not run, or that wait for others on a busy machine, fail without the mutant, too."""
        is_sure = target.is_interpreted and len(tests) == 1
        return not is_sure and wait(fork_tests(self.tree.folder, target, tests, each), BASELINE_SECONDS) != 0

    def _failed(self) -> str:
        """What pytest's last lines say that failed."""
        lines = self._said().splitlines()
        named = [line.partition(" - ")[0] for line in lines if line.startswith(("FAILED tests", "ERROR tests"))]
        return named[0].partition(" ")[2].strip() if named else CRASH

    def _said(self) -> str:
        return (self.tree.folder / "output.txt").read_text(errors="replace")


def _file_of(test: str) -> str:
    return test.partition("::")[0]


def _first_of(tests: Sequence[str], durations: Mapping[str, float]) -> list[str]:
    """As many of the tests as take no longer than one run may, but at least one."""
    chosen: list[str] = []
    seconds = 0.0
    for test in tests:
        seconds += durations[test]
        if seconds > LONGEST_RUN and chosen:
            break
        chosen.append(test)
    return chosen


def run(
    target: Target,
    results: Results,
    number: int | None,
    equivalent: Collection[str],
    survivors_only: bool,
    announce: Callable[[str], None],
) -> None:
    """Try the mutants of a target that have not been tried, and those that survived and are not equivalent."""
    waiting = [one for one in sample(target, number) if results.is_open(one, equivalent)]
    if survivors_only:
        waiting = [one for one in waiting if one.id in results.fates]
    if not waiting:
        return
    announce(f"{target.name}: the tests without a mutant")
    with tempfile.TemporaryDirectory(prefix="paiju-mutants-") as folder:
        trial = Trial(target, Path(folder), results.file.with_suffix(".baseline"))
        announce(f"{target.name}: {len(trial.durations)} tests, {sum(trial.durations.values()):.0f} s")
        for tried, planted in enumerate(waiting, 1):
            fate = trial.try_out(planted)
            results.note(planted, fate)
            announce(f"{target.name}: {tried} of {len(waiting)}: {fate}: {planted.id}")
