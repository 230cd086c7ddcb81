"""Decisions of many hands as a data set: what a seat saw, what it could do, what it did, and what came of it.

A data set is a folder of shards, each with the decisions of so many hands, and a manifest that says how they were made.
A shard is written beside its place and then moved there, so it is whole or absent; a run that was stopped goes on with
the shards that are missing. Hand number n of a seed is dealt and played the same whenever and wherever it is made.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import paiju
from paiju.encoding.encoding import Encoding
from paiju.envs.recording import Decisions, Recorder
from paiju.envs.shards import FORMATS, Format
from paiju.kernel.game import Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import OptionError, Values
from paiju.lab.workers import Processes, Workers
from paiju.words.said import Quoted, Said

MANIFEST = "_manifest.json"  # readers of Parquet pass over such names
SHARD_HANDS = 1000
LAYOUT = 1  # of the columns; another one when they change
ONE_PROCESS = Processes(1)

Progress = Callable[[int], None]  # how many hands more are done


@dataclass(frozen=True)
class Request:
    """Which hands a data set is made of, and how it is written."""

    game: Game
    seats: int
    values: Values
    bots: Sequence[str]
    hands: int
    seed: int = 1
    files: str = "parquet"
    shard_hands: int = SHARD_HANDS

    @property
    def format(self) -> Format:
        return FORMATS[self.files]

    def manifest(self) -> Jsonable:
        """All that the shards depend on, and where each field of an observation lies."""
        encoding = Encoding(self.game, seats=self.seats, **self.values)
        return {
            "paiju": paiju.__version__,
            "layout": LAYOUT,
            "game": self.game.slug,
            "rules": self.game.version,
            "seats": self.seats,
            "options": {
                name: list(value) if isinstance(value, tuple) else value for name, value in self.values.items()
            },
            "bots": list(self.bots),
            "hands": self.hands,
            "seed": self.seed,
            "files": self.files,
            "shard_hands": self.shard_hands,
            "moves": self.game.state.MOVES,
            "observation": {slot.name: [slot.start, slot.stop] for slot in encoding.slots},
        }

    def shards(self) -> Iterator[tuple[str, range]]:
        """The name of every shard, and the numbers of its hands."""
        for number, first in enumerate(range(0, self.hands, self.shard_hands)):
            yield f"shard-{number:05}.{self.files}", range(first, min(first + self.shard_hands, self.hands))


def write_dataset(
    request: Request, folder: Path, progress: Progress | None = None, *, workers: Workers = ONE_PROCESS
) -> int:
    """Write the shards that are not there yet; the number of decisions in all. Raises OptionError.

    Workers play the hands; all files are written here, so that their bytes are the same whoever played.
    """
    request.format.check()
    _claim(request, folder)
    shards = [(folder / name, hands) for name, hands in request.shards()]
    missing = [hands for shard, hands in shards if not shard.exists()]
    decisions = 0
    with contextlib.closing(workers.results(partial(_record, request), missing)) as recorded:
        for shard, hands in shards:
            if not shard.exists():
                _write_shard(request, shard, next(recorded))
            decisions += request.format.count(shard)
            if progress:
                progress(len(hands))
    return decisions


def _record(request: Request, hands: range) -> Decisions:
    return Recorder(request.game, request.seats, request.values, request.bots, request.seed).record(hands)


def _write_shard(request: Request, shard: Path, decisions: Decisions) -> None:
    _write_whole(shard, lambda part: request.format.write(part, decisions))


def _claim(request: Request, folder: Path) -> None:
    """Write the manifest, or find that the same one is there."""
    path = folder / MANIFEST
    text = json.dumps(request.manifest(), indent=2, ensure_ascii=False) + "\n"
    if path.exists():
        if path.read_text(encoding="utf-8") != text:
            raise OptionError(Said("lab-other-dataset", folder=Quoted(str(folder))))
        return
    if folder.is_dir() and any(folder.iterdir()):
        raise OptionError(Said("lab-no-dataset", folder=Quoted(str(folder))))
    folder.mkdir(parents=True, exist_ok=True)
    _write_whole(path, lambda part: part.write_text(text, encoding="utf-8"))


def _write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file so that it is whole or absent, whatever happens meanwhile."""
    part = path.with_name(f".{path.name}.part")
    write(part)
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(part, path)
