"""Exact tree counts from fixed deals, pinned in <game>.txt: seed, seats and options, then depth:positions.

`python -m tests.counts [GAME …]` counts anew, has the slow twin confirm what it can reach, and rewrites the files.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from paiju import Table
from paiju.kernel.options import read_pairs, write_value
from paiju.play.counting import count_below_deal, dice_for_counting

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Line:
    """One deal with the positions at each depth."""

    seed: int
    seats: int
    options: tuple[str, ...]
    nodes: tuple[int, ...]

    def __str__(self) -> str:
        counts = " ".join(f"{depth}:{count}" for depth, count in enumerate(self.nodes))
        return " ".join((f"seed={self.seed}", f"seats={self.seats}", *self.options, "|", counts))


def read_lines(slug: str) -> list[Line]:
    return [_read(text) for text in (FOLDER / f"{slug}.txt").read_text().splitlines() if text]


def _read(text: str) -> Line:
    head, _, counts = text.partition(" | ")
    seed, seats, *options = head.split()
    nodes = tuple(int(pair.partition(":")[2]) for pair in counts.split())
    return Line(int(seed.partition("=")[2]), int(seats.partition("=")[2]), tuple(options), nodes)


def table_of(slug: str, line: Line) -> Table:
    return Table(slug, seats=line.seats, seed=line.seed, **read_pairs(line.options))


def engine_count(slug: str, line: Line, depth: int) -> int:
    table = table_of(slug, line)
    assert table.decide() is not None
    return count_below_deal(table, depth)


def oracle_count(slug: str, line: Line, depth: int) -> int:
    """The same by the slow twin, from the wall that the deal ended up with."""
    table = table_of(slug, line)
    assert table.decide() is not None
    walls = [[table.tiles.text([face]) for face in wall] for wall in table.walls]
    dice = {"dice": dice_for_counting(table)} if table.throws else {}
    module = import_module(f"tests.oracles.{slug.replace('-', '_')}")
    return _below(module.Oracle(line.seats, walls, **dice, **table.options), depth)


def _below(oracle: Any, depth: int) -> int:
    if depth == 0 or oracle.over or oracle.results:
        return 1
    total = 0
    for words in oracle.words():
        child = copy.deepcopy(oracle)
        try:
            child.play(words)
        except (IndexError, StopIteration):
            total += 1  # it asks for another wall: the deal ends here
        else:
            total += _below(child, depth - 1)
    return total


def fresh_lines(slug: str, most: int) -> Iterator[Line]:
    """For every preset two deals, as deep as `most` positions allow."""
    from paiju import game

    for preset in game(slug).presets.values():
        settings = dict(preset)
        seats = game(slug).seats(settings.pop("seats", None))
        options = tuple(f"{name}={write_value(value)}" for name, value in settings.items())
        for seed in (1, 2):
            yield _deep_line(slug, Line(seed, seats, options, ()), most)


def _deep_line(slug: str, line: Line, most: int) -> Line:
    nodes: list[int] = []
    for depth in range(12):
        nodes.append(engine_count(slug, line, depth))
        if nodes[-1] * max(2, nodes[-1] // max(1, nodes[-2] if depth else 1)) > most:
            break
    return Line(line.seed, line.seats, line.options, tuple(nodes))
