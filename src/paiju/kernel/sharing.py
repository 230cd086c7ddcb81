"""Two repairs of Numba's disk cache, so that processes that compile at the same time can share it.

Both come into play where a rule of a family is compiled for the records of several games.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numba
from numba.core import caching


def share_cache() -> None:
    """Make the repairs; doing so again changes nothing."""
    record: Any = numba.types.Record
    record.mangling_args = property(_mangling_of_record)
    cache: Any = caching.IndexDataCacheFile
    cache.save = _save


def _mangling_of_record(record: Any) -> tuple[str, tuple[str]]:
    """How the name of a compiled function tells its record arguments apart: by all that a record is made of.

    Numba's own name has a number that every process gives out anew, so that functions of two games, kept by two
    processes, could have the same name and be taken for each other in a third.
    """
    return "Record", (_digest(record.name).hex(),)


def _save(cache: Any, key: object, data: object) -> None:
    """Keep compiled code in a file named after what it was compiled for.

    Numba numbers the files one after the other, so that two processes could write theirs to the same one and the index
    of one would lead to the code of the other. An entry of the index that is lost so is only compiled again.
    """
    name = cache._data_name(int.from_bytes(_digest(repr(key)), "big"))
    cache._save_data(name, data)
    cache._save_index({**cache._load_index(), key: name})


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=12).digest()
