"""A contest on disk: its header, and a line for every deal. What was killed goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from paiju.kernel.options import OptionError
from paiju.lab.arena import Contest, Row
from paiju.words.said import Quoted, Said


class ContestFile:
    """The rows that a file has, and a place to write more."""

    def __init__(self, rows: list[Row], file: IO[str]) -> None:
        self.rows, self._file = rows, file

    def keep(self, row: Row) -> None:
        self._file.write(json.dumps(row.as_json()) + "\n")
        self._file.flush()


@contextmanager
def opened(path: Path, contest: Contest) -> Iterator[ContestFile]:
    """Open the file of a contest, a new one or one that was broken off; raises OptionError for another contest's."""
    lines = whole_lines(path)
    header = {"contest": contest.header()}
    if path.exists() and path.stat().st_size and (not lines or lines[0][0] != header):
        raise OptionError(Said("no-arena-file", file=Quoted(str(path))))
    rows = list(_rows([line for line, _ in lines[1:]]))
    with path.open("a", encoding="utf-8") as file:
        file.truncate(lines[len(rows)][1] if lines else 0)  # without a line that was torn
        if not lines:
            file.write(json.dumps(header) + "\n")
            file.flush()
        yield ContestFile(rows, file)


def whole_lines(path: Path) -> list[tuple[object, int]]:
    """The lines that were written to their end, each with the place where it ends."""
    found: list[tuple[object, int]] = []
    end = 0
    for line in path.read_bytes().split(b"\n")[:-1] if path.exists() else []:
        end += len(line) + 1
        try:
            found.append((json.loads(line), end))
        except ValueError:
            break
    return found


def _rows(lines: list[object]) -> Iterator[Row]:
    """The rows of the first deals, without a gap."""
    for number, line in enumerate(lines):
        if not isinstance(line, dict) or line.get("deal") != number:
            return
        yield Row(number, *(tuple(line[name]) for name in ("means", "moves", "seconds", "faults")))
