"""What tests need of the machine; what is not there is named in the summary, and fails where CI is set."""

from __future__ import annotations

import importlib.util
import os
from typing import NoReturn

import pytest


def cannot_run(reason: str) -> NoReturn:
    """Leave a test out that needs what is not there; where CI is set it fails, as nothing may be missing there."""
    if os.environ.get("CI"):
        pytest.fail(f"{reason}, and CI is set", pytrace=False)
    pytest.skip(reason)


def need_library(name: str) -> None:
    """Leave the tests of a module out where a library is not installed; where CI is set they fail."""
    if importlib.util.find_spec(name) is not None:
        return
    if os.environ.get("CI"):
        pytest.fail(f"{name} is not installed, and CI is set", pytrace=False)
    pytest.skip(f"{name} is not installed: make test installs it", allow_module_level=True)


def left_out_without(library: str, command: str) -> None:
    """Leave a test out, also where CI is set, whose library is too large for `make test`; a command runs it."""
    if importlib.util.find_spec(library) is None:
        pytest.skip(f"{library} is not installed, which is too large for make test: {command}", allow_module_level=True)
