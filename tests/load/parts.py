"""A long run in parts: each that is finished is kept in a file, so that the same command goes on where it was left."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from tests.load.measuring import Figures, Work

PLACES = {"kept", "json"}  # the options that do not change what is done


def add_options(parser: argparse.ArgumentParser, parts: int) -> None:
    parser.add_argument("--parts", type=int, default=parts, help="that the run is made of, each with a seed of its own")
    parser.add_argument("--kept", type=Path, help="keep finished parts in this file, and go on after those in it")


def in_parts(work: Work, shared: tuple[str, ...]) -> Work:
    """The same work part by part; each does its share of what is named as shared."""

    async def do(given: argparse.Namespace) -> Figures:
        done = _kept(given)
        while len(done) < given.parts:
            part = argparse.Namespace(**vars(given))
            part.seed = given.seed + len(done)
            for name in shared:
                setattr(part, name, share(getattr(given, name), given.parts, len(done)))
            done.append(await work(part))
            if given.kept:
                with given.kept.open("a") as file:
                    file.write(json.dumps(done[-1]) + "\n")
            print(f"part {len(done)} of {given.parts} is done", file=sys.stderr)
        return {"parts": len(done), **added(done)}

    return do


def share(whole: int, parts: int, number: int) -> int:
    """What falls to one of so many parts, which differ by one at most."""
    return whole * (number + 1) // parts - whole * number // parts


def added(parts: list[Figures]) -> Figures:
    """Counts and lists of all parts together; what is a word or a yes holds if it does in all of them."""
    return {name: _sum([part[name] for part in parts]) for name in parts[0]}


def _sum(values: list[Any]) -> Any:
    first = values[0]
    if isinstance(first, bool):
        return all(values)
    if isinstance(first, dict):
        return dict(sum((Counter(value) for value in values), Counter()))
    if isinstance(first, list):
        return [item for value in values for item in value]
    return sum(values)


def _kept(given: argparse.Namespace) -> list[Figures]:
    """The parts that the file has; it begins with what was asked for, which must be the same."""
    if not given.kept:
        return []
    asked = {name: value for name, value in sorted(vars(given).items()) if name not in PLACES}
    if not given.kept.exists():
        given.kept.write_text(json.dumps(asked) + "\n")
    before, *done = (json.loads(line) for line in given.kept.read_text().splitlines())
    if before != asked:
        sys.exit(f"{given.kept} is of another run: {before}")
    return done
