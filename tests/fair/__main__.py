"""The commands of the trial; `python -m tests.fair --help`."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.fair.trial import SEED, SIGNIFICANCE, SIZES, run_trials
from tests.fair.vectors import write_vectors
from tests.fair.walls import javascript_agrees


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fair")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("vectors", help="write tests/vectors/fair anew")
    walls = commands.add_parser("walls", help="compare the walls of Python and JavaScript")
    walls.add_argument("--keys", type=int, default=1_000_000)
    statistics = commands.add_parser("statistics", help="test the shuffle and its planted mistakes")
    statistics.add_argument("--walls", type=int, default=10_000_000, help="of the package's, at each size")
    statistics.add_argument("--planted", type=int, default=100_000, help="of each planted mistake, at each size")
    statistics.add_argument("--seed", type=int, default=SEED)
    statistics.add_argument("--sizes", type=int, nargs="+", default=SIZES)
    for command in (walls, statistics):
        command.add_argument("--json", type=Path, help="write the figures to this file")
    given = parser.parse_args()
    if given.command == "vectors":
        write_vectors()
    else:
        _measure(given, compare_walls if given.command == "walls" else try_shufflers)


def _measure(given: argparse.Namespace, run: Callable[[argparse.Namespace], dict[str, Any]]) -> None:
    """Run, and say on what and for how long."""
    begun = time.monotonic()
    figures: dict[str, Any] = {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load": os.getloadavg(),
        **run(given),
        "seconds": round(time.monotonic() - begun, 1),
    }
    print(f"{figures['machine']}, load {figures['load'][0]:.1f} at the start, {figures['seconds']:.0f} s")
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")
    if not figures["holds"]:
        sys.exit("This does not hold.")


def compare_walls(given: argparse.Namespace) -> dict[str, Any]:
    holds = javascript_agrees(given.keys)
    print(f"{given.keys:,} keys: Python and JavaScript draw {'the same' if holds else 'DIFFERENT'} walls")
    return {"keys": given.keys, "holds": holds}


def try_shufflers(given: argparse.Namespace) -> dict[str, Any]:
    trials = []
    for trial in run_trials(given.walls, given.planted, given.seed, given.sizes):
        trials.append(trial)
        verdict = "caught" if trial.is_caught else "passes"
        print(f"{trial}  {verdict}{'' if trial.is_right else ', WRONGLY'}", flush=True)
    print(f"seed {given.seed}; caught means p < {trials[0].threshold:.2g}, {SIGNIFICANCE} over all questions and sizes")
    return {"seed": given.seed, "trials": list(map(asdict, trials)), "holds": all(trial.is_right for trial in trials)}


main()
