"""Drivers: the loops around a game's rules, rendered from one template into a module per game.

Numba keeps compiled code on disk only for functions of real modules that name their callees as globals; so the
template is written out once per game, beside its compiled form. Records come in as arrays of one element, which
Python hands over five times faster than the element itself.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import numba.core.errors

from paiju.kernel.compile import INTERPRETED, cache_folder, interpreting
from paiju.kernel.template import COMPILED, IN_PLAIN, render

# Rules for a record serve the records that extend it; Numba calls that experimental.
warnings.filterwarnings("ignore", category=numba.core.errors.NumbaExperimentalFeatureWarning)


def load_drivers(slug: str, package: str, announce: Callable[[str], None] | None = None) -> ModuleType:
    """The compiled drivers of the game in this package."""
    if INTERPRETED:
        return _interpreted(slug, package)
    source = render(slug, package, COMPILED)
    others = [cache_folder(module).name for module in (f"{package}.rules", f"{package}.redealing")]
    folder = cache_folder(f"{package}.bot", source + "".join(others))
    if announce and not any(folder.rglob("*.nbi")):
        announce(f"Compiling the rules of {slug}: once, about 15 seconds.")
    path = _written(folder / f"paiju_drivers_{slug.replace('-', '_')}.py", source)
    return _module(path)


def load_interpreted(slug: str, package: str) -> ModuleType:
    """The same drivers over the same rules, run by the Python interpreter: the oracle of the compiled ones."""
    own = package.partition(".")[0]
    packages = ("paiju.games.", "paiju.kernel.rng", *([own] if own != "paiju" else []))
    with interpreting(packages):
        return _interpreted(slug, package)


def _interpreted(slug: str, package: str) -> ModuleType:
    with tempfile.TemporaryDirectory() as folder:
        source = render(slug, package, IN_PLAIN)
        return _module(_written(Path(folder) / f"paiju_interpreted_{slug.replace('-', '_')}.py", source))


def _written(path: Path, source: str) -> Path:
    """Write a rendered module once; its time stamp is constant, so that racing writers leave the same file."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".py")
        with os.fdopen(handle, "w") as file:
            file.write(source)
        os.utime(name, (0, 0))
        os.replace(name, path)
    return path


def _module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module
