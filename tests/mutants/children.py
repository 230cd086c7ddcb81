"""A run of tests in a forked process, where what all tests import is imported already."""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import FrameType

import pytest

LONGEST_TEST = 8.0  # seconds without a mutant, functions noted; slower tests are left out
HEAVY = ("numba", "numpy", "msgspec", "sqlalchemy", "starlette.applications", "uvicorn", "websockets")


def import_heavy() -> None:
    """Import once what every child needs; nothing of Paiju, which is another in each."""
    for name in HEAVY:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


class Notes:
    """Which tests passed, how long each took, and which functions of the sources it called."""

    def __init__(self, sources: Path) -> None:
        self.sources = f"{sources}/"
        self.passed: dict[str, float] = {}
        self.called: dict[str, list[str]] = {}
        self._calls: set[str] = set()

    def _note_call(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and (file := frame.f_code.co_filename).startswith(self.sources):
            self._calls.add(f"{file[len(self.sources) :]}:{frame.f_code.co_qualname}")

    def pytest_collection_finish(self) -> None:
        """A test that takes long without a mutant is of no use here: the suite's own limit of time is lowered."""
        sys.modules["tests.conftest"].__dict__["SECONDS"] = LONGEST_TEST

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        self._calls = set()
        threading.setprofile(self._note_call)
        sys.setprofile(self._note_call)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            self.called[item.nodeid] = sorted(self._calls)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed[report.nodeid] = report.duration


def fork_tests(folder: Path, tests: Sequence[str], is_interpreted: bool, notes: Path | None = None) -> int:
    """Start the tests of a tree in a process of its own; stops at the first failure unless notes are wanted."""
    process = os.fork()
    if process:
        return process
    os.setsid()
    try:
        _run(folder, tests, is_interpreted, notes)
    except BaseException:
        traceback.print_exc()
    os._exit(1)


def _run(folder: Path, tests: Sequence[str], is_interpreted: bool, notes: Path | None) -> None:
    output = os.open(folder / "output.txt", os.O_RDWR | os.O_CREAT | os.O_TRUNC)
    for stream in (0, 1, 2):
        os.dup2(output, stream)
    os.chdir(folder)
    _forget_modules(("paiju", "tests", "high_tile"))
    sys.path[:] = [str(folder / "src"), str(folder), *(path for path in sys.path if "paiju" not in path)]
    os.environ.update(PYTHONPATH=str(folder / "src"), PYTHONDONTWRITEBYTECODE="1")
    if is_interpreted:
        os.environ["PAIJU_RULES"] = "interpreted"
    sys.dont_write_bytecode = True
    options = [
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-W",
        "ignore::pytest.PytestAssertRewriteWarning",
        *tests,
    ]
    if notes is None:
        os._exit(int(pytest.main(["-x", *options])))
    plugin = Notes(folder / "src" / "paiju")
    if pytest.main(options, plugins=[plugin]) not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        os._exit(1)  # it broke off: what was noted would be a part of the tests
    notes.write_text(json.dumps({"passed": plugin.passed, "called": plugin.called}))
    os._exit(0)


def _forget_modules(packages: Iterable[str]) -> None:
    for name in list(sys.modules):
        if name.partition(".")[0] in packages:
            del sys.modules[name]


def wait(process: int, seconds: float) -> int | None:
    """The exit code of a process, None if it was stopped for having run too long."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        ended, status = os.waitpid(process, os.WNOHANG)
        if ended:
            _stop_group(process)
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    _stop_group(process)
    os.waitpid(process, 0)
    return None


def _stop_group(process: int) -> None:
    """End what the tests may have started, too."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)
