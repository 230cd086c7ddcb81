"""One source for the interpreter and for compiled code, and a disk cache that cannot be stale.

`@rule` compiles a function with Numba. Its compiled form is kept in a folder named after a hash of every source file
that the function's module can reach by import, so an edit anywhere below it asks for a new folder.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy

from paiju.kernel.record import Plain
from paiju.kernel.sharing import RuleCache, share_cache

Rule = TypeVar("Rule", bound=Callable[..., object])

KEPT_DAYS = 30
DAYS, USED = ".days", ".used"  # in the cache: the days on which Paiju ran, and the one on which a folder was used last
IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+(\.*[\w.]*)[ \t]+import[ \t]+(\([^)]*\)|.*)|import[ \t]+(.*))", re.MULTILINE)
NAME = re.compile(r"[\w.]+")
INTERPRETED = os.environ.get("PAIJU_RULES") == "interpreted"  # the whole process, for debugging and mutation tests
_interpreting = False

share_cache()


def rule(function: Rule) -> Rule:
    """Make a function over records a rule: compiled, or left as it is inside `interpreting()`."""
    if _interpreting:
        return function
    if INTERPRETED:
        return taking_plain(function)
    compiled: Any = numba.njit(nogil=True, error_model="numpy")(function)
    compiled._cache = RuleCache(function, cache_folder(function.__module__))
    return cast(Rule, compiled)


def taking_plain(function: Rule) -> Rule:
    """The function as it is, for callers who hand it records as compiled rules take them."""

    @functools.wraps(function)
    def called(*given: object) -> object:
        return function(*(Plain(one) if isinstance(one, numpy.void) else one for one in given))

    return cast(Rule, called)


@contextlib.contextmanager
def interpreting(packages: tuple[str, ...]) -> Iterator[None]:
    """Import afresh, without compiling: modules below `packages` are loaded again inside and put back after.

    A package is named with all it holds ("mygame"), or, with a dot at its end, what it holds without itself.
    """

    def belongs(name: str) -> bool:
        return any(name == package or name.startswith(package.rstrip(".") + ".") for package in packages)

    global _interpreting
    kept = {name: sys.modules.pop(name) for name in list(sys.modules) if belongs(name)}
    _interpreting = True
    try:
        yield
    finally:
        _interpreting = False
        for name in [name for name in sys.modules if belongs(name)]:
            del sys.modules[name]
        sys.modules.update(kept)
        for name, module in kept.items():
            parent, _, child = name.rpartition(".")
            if parent in sys.modules:
                setattr(sys.modules[parent], child, module)


def cache_root() -> Path:
    """Where compiled rules live: $PAIJU_CACHE, or the user's cache folder, or a temporary one if that is read-only."""
    if chosen := os.environ.get("PAIJU_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return base / "paiju"


@functools.cache
def cache_folder(module: str, extra: str = "") -> Path:
    """The folder for what is compiled from `module`, named by the hash of all that it is made from."""
    root = _writable(cache_root())
    if (rendered := _source(module)) and rendered.is_relative_to(root):
        return rendered.parent
    digest = hashlib.blake2b(digest_size=12)
    for part in (extra, numba.__version__, numpy.__version__, platform.python_version(), platform.machine()):
        digest.update(part.encode() + b"\0")
    for path in sorted(reachable_sources(module)):
        digest.update(path.name.encode() + b"\0" + _digest(path, path.stat().st_mtime_ns))
    folder = root / digest.hexdigest()
    _mark_used(folder)
    return folder


@functools.cache
def _writable(root: Path) -> Path:
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            pass
    except OSError:
        root = Path(tempfile.gettempdir()) / f"paiju-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"
        root.mkdir(parents=True, exist_ok=True, mode=0o700)
    with contextlib.suppress(OSError, ValueError):  # another process may be doing the same
        _forget_old(root)
    return root


def _forget_old(root: Path) -> None:
    """Remove what was not used on the last thirty days on which Paiju ran; a clock that jumps is one day."""
    counter, today = root / DAYS, int(time.time() // 86400)
    days, last = map(int, counter.read_text().split()) if counter.exists() else (0, today)
    if today == last and counter.exists():
        return
    days += 1
    counter.write_text(f"{days} {today}\n")
    for folder in root.iterdir():
        mark = folder / USED
        if folder.is_dir() and (days - int(mark.read_text()) if mark.exists() else 0) > KEPT_DAYS:
            shutil.rmtree(folder, ignore_errors=True)
        elif folder.is_dir() and not mark.exists():
            mark.write_text(str(days))


def _mark_used(folder: Path) -> None:
    """Note the day on which a folder is used, as `_forget_old` counts days."""
    with contextlib.suppress(OSError, IndexError):
        mark, day = folder / USED, (folder.parent / DAYS).read_text().split()[0]
        if folder.is_dir() and not (mark.exists() and mark.read_text() == day):
            mark.write_text(day)


def reachable_sources(module: str) -> frozenset[Path]:
    """The source files of a module and of all it imports from its own package or from paiju, directly or not."""
    within = {module.partition(".")[0], "paiju"}
    found: dict[str, Path] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name.partition(".")[0] not in within or name in found:
            continue
        if path := _source(name):
            found[name] = path
            waiting.extend(_imports(path, name, path.stat().st_mtime_ns))
    return frozenset(found.values())


def _source(name: str) -> Path | None:
    if file := getattr(sys.modules.get(name), "__file__", None):
        return Path(file)
    holder = sys.modules.get(name.rpartition(".")[0])
    if holder is not None and not hasattr(holder, "__path__"):
        return None  # something of a module, which is no module itself
    with contextlib.suppress(ImportError):
        spec = importlib.util.find_spec(name)
        if spec and spec.origin and spec.origin.endswith(".py"):
            return Path(spec.origin)
    return None


@functools.cache
def _digest(path: Path, edited: int) -> bytes:
    return hashlib.blake2b(path.read_bytes()).digest()


@functools.cache
def _imports(path: Path, name: str, edited: int) -> tuple[str, ...]:
    """The names of all that a module imports, and perhaps of more, as the file was when it was last edited."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    return tuple(_imported(path.read_text(encoding="utf-8"), package))


def _imported(source: str, package: str) -> Iterator[str]:
    for module, things, modules in IMPORT.findall(source):
        yield from NAME.findall(modules)
        if module:
            base = importlib.util.resolve_name(module, package)
            yield base
            yield from (f"{base}.{thing}" for thing in NAME.findall(things))
