"""The whole suite with many seeds, and once with rare deals: `python -m tests.seeds --help`.

Every run is added to a file as soon as it has ended, so that the command can be interrupted and called again; a run
counts only for the sources that it was made with.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / ".seeds.json"
SOURCES = ("src/paiju", "tests", "web/src", "web/tests")
PYTEST = (sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal")
BROWSER = (sys.executable, "hatch_build.py", "run", "--silent", "e2e", "--", "--reporter=json")


@dataclass(frozen=True)
class Run:
    """The Python suite or the browser's tests with one seed."""

    part: str  # "python", "rare" or "browser"
    seed: int
    is_whole: bool = True  # or only the tests that draw from the seed

    @property
    def name(self) -> str:
        return f"{self.part} {self.seed}"

    @property
    def environment(self) -> dict[str, str]:
        chosen = {"PAIJU_SEED": str(self.seed), "PAIJU_PYTHON": sys.executable}
        return {**os.environ, **chosen, **({"PAIJU_DEALS": "rare"} if self.part == "rare" else {})}


@dataclass(frozen=True)
class Result:
    """What came of a run."""

    passed: int
    failed: list[str]
    not_run: int
    seconds: float
    code: int

    @property
    def is_good(self) -> bool:
        return not self.code and not self.failed


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.seeds", description=__doc__.partition(":")[0])
    parser.add_argument("--seeds", type=int, default=20, help="of the Python suite")
    parser.add_argument("--browser", type=int, default=5, help="seeds of the browser's tests")
    parser.add_argument("--no-rare", action="store_true", help="leave out the run with rare deals")
    parser.add_argument(
        "--chance-only", action="store_true", help="after the first seed run only the tests that draw from the seed"
    )
    parser.add_argument("--results", type=Path, default=RESULTS)
    given = parser.parse_args()
    kept = Kept(given.results)
    for run in planned(given):
        if run.name not in kept.results:
            print(f"{run.name} ...", flush=True)
            kept.add(run, perform(run))
    print(kept.table())
    sys.exit(0 if kept.are_all_good else 1)


def planned(given: argparse.Namespace) -> Iterator[Run]:
    for seed in range(1, given.seeds + 1):
        yield Run("python", seed, is_whole=seed == 1 or not given.chance_only)
    if not given.no_rare:
        yield Run("rare", 1, is_whole=False)
    for seed in range(1, given.browser + 1):
        yield Run("browser", seed)


def perform(run: Run) -> Result:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "results.json"
        if run.part == "browser":
            command = [*BROWSER, f"--outputFile={file}"]
        else:
            command = [*PYTEST, f"--results={file}", *([] if run.is_whole else ["--chance-only"])]
        code = subprocess.run(command, cwd=ROOT, env=run.environment, check=False).returncode
        told = json.loads(file.read_text()) if file.exists() else {}
    return _result(run, told, code, round(time.monotonic() - begun, 1))


def _result(run: Run, told: dict[str, Any], code: int, seconds: float) -> Result:
    if run.part != "browser":
        return Result(told.get("passed", 0), told.get("failed", []), len(told.get("not_run", {})), seconds, code)
    tests = [test for file in told.get("testResults", []) for test in file["assertionResults"]]
    failed = [test["fullName"] for test in tests if test["status"] == "failed"]
    return Result(told.get("numPassedTests", 0), failed, told.get("numPendingTests", 0), seconds, code)


class Kept:
    """The results of the sources as they are now; those of others are forgotten."""

    def __init__(self, file: Path) -> None:
        self._file, self._sources = file, _digest()
        told = json.loads(file.read_text()) if file.exists() else {}
        kept = told["results"] if told.get("sources") == self._sources else {}
        self.results = {name: Result(**facts) for name, facts in kept.items()}

    def add(self, run: Run, result: Result) -> None:
        self.results[run.name] = result
        facts = {name: asdict(each) for name, each in self.results.items()}
        partial = self._file.with_suffix(".partial")
        partial.write_text(json.dumps({"sources": self._sources, "results": facts}, indent=1) + "\n")
        partial.replace(self._file)

    @property
    def are_all_good(self) -> bool:
        return all(result.is_good for result in self.results.values())

    def table(self) -> str:
        """All runs, and their sums a part."""
        lines = ["| run | passed | failed | not run | seconds |", "|---|---|---|---|---|"]
        lines += [_line(name, [result]) for name, result in self.results.items()]
        for part in ("python", "rare", "browser"):
            results = [result for name, result in self.results.items() if name.startswith(part)]
            if results:
                lines.append(_line(f"{part}: {len(results)} runs", results))
        lines += [f"{name}: {test}" for name, result in self.results.items() for test in result.failed]
        lines += [f"{name}: exit code {each.code}" for name, each in self.results.items() if each.code]
        return "\n".join(lines)


def _line(name: str, results: list[Result]) -> str:
    passed, failed = sum(each.passed for each in results), sum(len(each.failed) for each in results)
    not_run, seconds = sum(each.not_run for each in results), sum(each.seconds for each in results)
    return f"| {name} | {passed} | {failed} | {not_run} | {seconds:.0f} |"


def _digest() -> str:
    digest = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".ts", ".svelte", ".txt", ".json"):
                digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    main()
