"""Repairs of Numba's disk cache: processes that compile at the same time can share it, and what it loads is small.

The first two come into play where a rule of a family is compiled for the records of several games.
"""

from __future__ import annotations

import hashlib
from typing import Any

import llvmlite.binding
import numba
from numba.core import caching, codegen


def share_cache() -> None:
    """Make the repairs; doing so again changes nothing."""
    record: Any = numba.types.Record
    record.mangling_args = property(_mangling_of_record)
    cache: Any = caching.IndexDataCacheFile
    cache.save = _save
    library: Any = codegen.CPUCodeLibrary
    library._unserialize = classmethod(_unserialize)
    library._get_module_for_linking = _module_for_linking


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


_load: Any = codegen.CPUCodeLibrary.__dict__["_unserialize"].__func__
_link: Any = codegen.CPUCodeLibrary._get_module_for_linking


def _unserialize(cls: Any, owner: Any, state: Any) -> Any:
    """Load compiled code, and keep what others could be linked with as the bytes that it came in.

    LLVM's own form of it is much larger, and wanted only where something is compiled: with all games loaded it was a
    fifth of the memory of a server.
    """
    library = _load(cls, owner, state)
    _, kind, data = state
    if kind == "object":
        library._shared_module, library._linked_as = None, data[1]
    return library


def _module_for_linking(library: Any) -> Any:
    if library._shared_module is None and hasattr(library, "_linked_as"):
        library._shared_module = llvmlite.binding.parse_bitcode(library._linked_as)
    return _link(library)


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=12).digest()
