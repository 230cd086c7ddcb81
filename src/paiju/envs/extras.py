"""Libraries that only some people have: what says which extra brings a missing one."""

from __future__ import annotations

import importlib
from types import ModuleType


class MissingExtra(ImportError):
    """A library is not installed that an interface of Paiju is made for."""


def need(library: str, extra: str) -> ModuleType:
    """The library, or a sentence about how to get it."""
    try:
        return importlib.import_module(library)
    except ImportError as error:
        if error.name is not None and error.name.partition(".")[0] != library:
            raise  # it is there, and lacks something itself
        raise MissingExtra(f'this needs {library}: pip install "paiju[{extra}]"') from error
