"""What every measuring command shares: its options, the machine it ran on, a bar while it works, figures as JSON."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

SEED = 20_261_115
Figures = dict[str, Any]
Work = Callable[[argparse.Namespace], Coroutine[Any, Any, Figures]]


def command(name: str, purpose: str) -> argparse.ArgumentParser:
    """The options that every command has."""
    parser = argparse.ArgumentParser(prog=f"python -m {name}", description=purpose)
    parser.add_argument("--seed", type=int, default=SEED, help="of everything random; another seed, another run")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    return parser


def run_command(parser: argparse.ArgumentParser, work: Work) -> None:
    """Do the work and say what came of it; ends with code 1 where `holds` is not among what came."""
    given = parser.parse_args()
    say(asyncio.run(measured(work, given)), given)


def say(figures: Figures, given: argparse.Namespace) -> None:
    """Print the figures and write them to a file where one is named; ends with code 1 where they do not hold."""
    for name, figure in figures.items():
        print(f"{name:<24} {_words(figure)}")
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")
    if not figures["holds"]:
        sys.exit("This does not hold.")


async def measured(work: Work, given: argparse.Namespace) -> Figures:
    """What came of the work, with the machine, its load, the seed and the duration."""
    load, begun = os.getloadavg(), time.monotonic()
    figures = await work(given)
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load": [round(part, 1) for part in (*load, *os.getloadavg())],
        "seed": given.seed,
        **figures,
        "seconds": round(time.monotonic() - begun, 1),
    }


def _words(figure: Any) -> str:
    if isinstance(figure, dict):
        return ", ".join(f"{name} {_words(part)}" for name, part in figure.items())
    return f"{figure:,}" if isinstance(figure, int) and not isinstance(figure, bool) else str(figure)


@contextlib.contextmanager
def bar(what: str, total: float) -> Iterator[Callable[[float], None]]:
    """A bar on the terminal; gives what moves it to an amount done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed; 0 where there is none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def spread(seconds: Sequence[float]) -> Figures:
    """How long things took, in milliseconds."""
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "p99.9": 0.999, "worst": 1.0}
    return {name: round(1000 * quantile(seconds, share), 1) for name, share in shares.items()}
