"""Repairs of Numba's disk cache: processes that compile at the same time can share it, and to load from it is cheap.

The first two come into play where a rule of a family is compiled for the records of several games. The others serve
those who only play, above all a server with every game loaded: what the compiler alone needs is loaded when something
is compiled. Rules are kept under their sources' hash alone, so that every copy of the same sources finds them.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
from numba.core import caching, codegen
from numba.core.runtime import _nrt_python  # type: ignore[attr-defined]

RULE = "rule"  # a kind of compiled code, beside those that Numba keeps


def share_cache() -> None:
    """Make the repairs; doing so again changes nothing."""
    record: Any = numba.types.Record
    record.mangling_args = property(_mangling_of_record)
    cache: Any = caching.IndexDataCacheFile
    cache.save = _save
    library: Any = codegen.CPUCodeLibrary
    library._unserialize = classmethod(_unserialize)
    library._get_module_for_linking = _module_for_linking


class RuleCache:
    """A rule's place in the disk cache, opened when it is first wanted: most rules are only called by other rules."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._function = function
        self._function.compiled_in = folder

    @functools.cached_property
    def _opened(self) -> Any:
        return RuleFiles(self._function)  # type: ignore[no-untyped-call]

    @property
    def cache_path(self) -> str:
        return str(self._function.compiled_in)

    def load_overload(self, signature: object, context: object) -> object:
        """The compiled rule, None if it is not there."""
        _name_helpers()
        return self._opened._load_overload(signature, context)

    def save_overload(self, signature: object, compiled: object) -> None:
        self._opened.save_overload(signature, compiled)


class RulePlace(caching._CacheLocator):
    """Where a rule is kept, as Numba asks for it.

    The folder's name says all that the code is made from. Numba's own places also depend on where the source lies and
    when it was written, so that every checkout would be compiled anew.
    """

    def __init__(self, function: Any) -> None:
        self._path = function.compiled_in / function.__module__
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> RulePlace:
        return cls(py_func)

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> tuple[()]:
        return ()

    def get_disambiguator(self) -> str:
        return str(self._line)


class RuleCode(caching.CompileResultCacheImpl):
    """Compiled rules as they are kept: with the names that the code defines, which are slow to find when it is loaded.

    What others than Paiju compile is kept in Numba's own form.
    """

    _locator_classes: list[Any] = [RulePlace]  # noqa: RUF012 (as its base declares it)

    def reduce(self, compiled: Any) -> Any:
        (name, _, (code, linked_as)), *rest = compiled._reduce()
        linked = compiled.library._get_module_for_linking()
        values = itertools.chain(linked.functions, linked.global_variables)
        names = {value.name for value in values if not value.is_declaration}
        return ((name, RULE, (code, linked_as, names)), *rest)


class RuleFiles(caching.FunctionCache):
    """The files of a rule."""

    _impl_class = RuleCode


@functools.cache
def _name_helpers() -> None:
    """Let compiled code find what it calls at run time, as Numba does before it compiles anything."""
    for name, address in _nrt_python.c_helpers.items():
        llvmlite.binding.add_symbol(name if name.startswith("_") else f"NRT_{name}", address)


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


_link: Any = codegen.CPUCodeLibrary._get_module_for_linking
_load: Any = codegen.CPUCodeLibrary.__dict__["_unserialize"].__func__


def _unserialize(cls: Any, owner: Any, state: Any) -> Any:
    """Load compiled code; of a rule, keep what others could be linked with as the bytes that it came in.

    LLVM's own form of it is much larger and slow to read, and wanted only where something is compiled.
    """
    name, kind, data = state
    if kind != RULE:
        return _load(cls, owner, state)
    code, linked_as, names = data
    library = owner.create_library(name)
    library.enable_object_caching()
    library._set_compiled_object(code)
    library._finalize_final_module()
    library._linked_as = linked_as
    owner._engine._defined_symbols |= names
    return library


def _module_for_linking(library: Any) -> Any:
    if library._shared_module is None and hasattr(library, "_linked_as"):
        library._shared_module = llvmlite.binding.parse_bitcode(library._linked_as)
    return _link(library)


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=12).digest()
