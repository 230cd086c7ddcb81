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

CALLED = ("paiju.kernel.copying", "paiju.kernel.widening")  # by every rendered module
POOL = 4096  # places for the tiles that `redeal` gathers: more than any game has

# Rules for a record serve the records that extend it; Numba calls that experimental.
warnings.filterwarnings("ignore", category=numba.core.errors.NumbaExperimentalFeatureWarning)


def load_drivers(slug: str, package: str, announce: Callable[[str], None] | None = None) -> ModuleType:
    """The compiled drivers of the game in this package."""
    if INTERPRETED:
        return _interpreted(slug, package)
    return load_rendered(f"paiju_drivers_{_word(slug)}", slug, package, render(slug, package, COMPILED), announce)


def load_rendered(
    name: str,
    slug: str,
    package: str,
    source: str,
    announce: Callable[[str], None] | None = None,
    others: tuple[str, ...] = (),
) -> ModuleType:
    """A module rendered for a game, beside its compiled form; `others` are modules it imports besides the game's."""
    modules = (f"{package}.rules", f"{package}.redealing", *CALLED, *others)
    folder = cache_folder(f"{package}.bot", source + "".join(cache_folder(module).name for module in modules))
    if announce and not any(folder.rglob("*.nbi")):
        announce(f"Compiling the rules of {slug}: once, about 15 seconds.")
    return _module(_written(folder / f"{name}.py", source))


def load_interpreted(slug: str, package: str) -> ModuleType:
    """The same drivers over the same rules, run by the Python interpreter: the oracle of the compiled ones."""
    own = package.partition(".")[0]
    packages = ("paiju.games.", "paiju.kernel.rng", *CALLED, *([own] if own != "paiju" else []))
    with interpreting(packages):
        return _interpreted(slug, package)


def _interpreted(slug: str, package: str) -> ModuleType:
    return load_plain(f"paiju_interpreted_{_word(slug)}", render(slug, package, IN_PLAIN))


def load_plain(name: str, source: str) -> ModuleType:
    """A rendered module that the interpreter runs, and that is kept nowhere."""
    with tempfile.TemporaryDirectory() as folder:
        return _module(_written(Path(folder) / f"{name}.py", source))


def _word(slug: str) -> str:
    return slug.replace("-", "_")


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
