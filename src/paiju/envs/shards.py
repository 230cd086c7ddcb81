"""The files that a data set is written to: Parquet by pyarrow, or archives of NumPy arrays.

The same decisions give the same bytes, with the same version of the library that writes them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from paiju.envs.recording import Decisions
from paiju.kernel.options import OptionError
from paiju.words.said import Quoted, Said

COLUMNS = {
    "hand": "hand",
    "seat": "seat",
    "observation": "observation",
    "mask": "mask",
    "move": "move",
    "return": "gain",
}


class Format(NamedTuple):
    """How a shard is written and its decisions are counted; `check` raises OptionError if a library is missing."""

    check: Callable[[], None]
    write: Callable[[Path, Decisions], None]
    count: Callable[[Path], int]


def _needs_nothing() -> None:
    """NumPy is there."""


def _write_arrays(path: Path, decisions: Decisions) -> None:
    with path.open("wb") as file:
        np.savez_compressed(file, **{column: getattr(decisions, name) for column, name in COLUMNS.items()})


def _count_arrays(path: Path) -> int:
    with np.load(path) as arrays:
        return len(arrays["seat"])


def _needs_pyarrow() -> None:
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        command = Quoted('pip install "paiju[dataset]"')
        raise OptionError(Said("no-program", program=Quoted("pyarrow"), command=command)) from error


def _write_parquet(path: Path, decisions: Decisions) -> None:
    import pyarrow
    import pyarrow.parquet

    columns = {}
    for column, name in COLUMNS.items():
        array = getattr(decisions, name)
        flat = pyarrow.array(array.reshape(-1))
        is_row = array.ndim == 2
        columns[column] = pyarrow.FixedSizeListArray.from_arrays(flat, array.shape[1]) if is_row else flat
    pyarrow.parquet.write_table(pyarrow.table(columns), path, compression="zstd")


def _count_parquet(path: Path) -> int:
    import pyarrow.parquet

    return int(pyarrow.parquet.read_metadata(path).num_rows)


FORMATS = {
    "parquet": Format(_needs_pyarrow, _write_parquet, _count_parquet),
    "npz": Format(_needs_nothing, _write_arrays, _count_arrays),
}
