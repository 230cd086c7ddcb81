"""Plant bugs and see whether tests notice them.

python -m tests.mutants                   # every game, family and package; hours, can be stopped and continued
python -m tests.mutants tianjiu server    # some of them
python -m tests.mutants tianjiu --tests tests/games/tricks/test_tianjiu_zones.py   # survivors, on new tests alone
python -m tests.mutants --report          # what is known so far, as the table of docs/testing.md
"""

from __future__ import annotations

import argparse
import dataclasses
from pathlib import Path

from tests.mutants.children import import_heavy
from tests.mutants.report import read_reviewed, report
from tests.mutants.targets import ROOT, Target, sample, targets
from tests.mutants.trial import Results, run

KEPT = ROOT / "build" / "mutants"
REVIEWED = Path(__file__).parent / "reviewed.txt"


def results_of(name: str) -> Results:
    return Results.read(KEPT / f"{name.replace(' ', '-')}.json")


def fates_of(target: Target, number: int | None) -> dict[str, str]:
    """What became of the mutants in the sample of the present sources; older results may hold others."""
    known = results_of(target.name).fates
    return {one.id: known[one.id] for one in sample(target, number) if one.id in known}


def main() -> None:
    known = targets()
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"one of {', '.join(known)}; all without one")
    parser.add_argument(
        "--sample", type=int, help="how many mutants of each target (default: 30 a game, 100 a package)"
    )
    parser.add_argument("--tests", action="append", help="try survivors on these tests alone")
    parser.add_argument("--untried", action="store_true", help="with --tests: try those that were never tried, too")
    parser.add_argument("--report", action="store_true", help="print what is known so far and try nothing")
    given = parser.parse_args()
    if unknown := [name for name in given.targets if name not in known]:
        parser.error(f"there is no target {unknown[0]!r}")
    chosen = [known[name] for name in given.targets or known]
    reviewed = read_reviewed(REVIEWED)
    equivalent = {id for id, verdict in reviewed.items() if verdict.startswith("equivalent")}
    if not given.report:
        import_heavy()
        for target in chosen:
            tried = dataclasses.replace(target, tests=tuple(given.tests)) if given.tests else target
            results, survivors_only = results_of(target.name), bool(given.tests) and not given.untried
            run(tried, results, given.sample, equivalent, survivors_only, lambda line: print(line, flush=True))
    print(report({target.name: fates_of(target, given.sample) for target in chosen}, REVIEWED))


if __name__ == "__main__":
    main()
