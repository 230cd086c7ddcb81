"""A run of tests in a forked process, where what all tests import is imported already."""

from __future__ import annotations

import builtins
import contextlib
import importlib
import json
import math
import os
import signal
import sys
import time
import traceback
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import pytest

from tests.mutants.calling import NOTE_CALL
from tests.mutants.targets import Target

PROCESS = "<process>"  # in place of a function: what a process calls that a test starts is not known
IMPORTED = "<imported>"  # in place of a test: what runs while tests are imported
LONGEST_IMPORT = 30.0  # seconds of computing till the first test
LONGEST_WAIT = 40.0  # seconds that such a test may take, whatever it waits for
BUSIEST = 10.0  # times the usual seconds: no machine is as busy as that
HEAVY = (
    "numba",
    "numpy",
    "msgspec",
    "hypothesis",
    "_hypothesis_pytestplugin",
    "anyio.pytest_plugin",
    "anyio._backends._asyncio",
    "starlette.applications",
    "uvicorn",
    "websockets",
)


def import_heavy() -> None:
    """Import once what every child needs; nothing of Paiju, which is another in each."""
    for name in HEAVY:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


class TookTooLong(BaseException):
    """No Exception, so that no test takes it for one of its own."""


class Limit:
    """Fails a test that computes too long. Computing counts, not the clock: other work on the machine is no reason."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        def stop(*_: object) -> NoReturn:
            raise TookTooLong

        signal.signal(signal.SIGPROF, stop)
        signal.setitimer(signal.ITIMER_PROF, self.seconds)
        try:
            return (yield)
        except TookTooLong:
            is_too_long = True  # pytest cannot report what was raised between two lines
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        if is_too_long:
            pytest.fail(f"It computed longer than {self.seconds} seconds.", pytrace=False)


class Notes:
    """Which tests passed, how long each took, and which functions of the target it called.

    The functions say it themselves, see `calling.py`: a profiler would cost several times the tests.
    """

    def __init__(self, slug: str | None) -> None:
        self.slug = slug
        self.passed: dict[str, float] = {}
        self.called: dict[str, list[str]] = {}
        self.calls: set[str] = set()
        builtins.__dict__[NOTE_CALL] = self.calls.add
        sys.addaudithook(self._note_process)

    def _note_process(self, event: str, arguments: object) -> None:
        if event == "subprocess.Popen":
            self.calls.add(PROCESS)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of tests that are repeated for every game, only those of the game that is mutated."""
        items[:] = [item for item in items if self.slug in (None, _slug_of(item) or self.slug)]

    def pytest_collection_finish(self) -> None:
        """A test that waits long without a mutant is of no use here: the suite's own limit of time is lowered."""
        sys.modules["tests.conftest"].__dict__["SECONDS"] = LONGEST_WAIT
        self.called[IMPORTED] = sorted(self.calls)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.calls.clear()
        try:
            return (yield)
        finally:
            self.called[item.nodeid] = sorted(self.calls)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed[report.nodeid] = report.duration


def _slug_of(item: pytest.Item) -> str | None:
    """The game that a test is repeated for."""
    given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    slugs = (getattr(value, "slug", None) if name != "slug" else value for name, value in given.items())
    return next((slug for slug in slugs if isinstance(slug, str)), None)


def fork_tests(folder: Path, target: Target, tests: Sequence[str], seconds: float, notes: Path | None = None) -> int:
    """Start the tests of a tree in a process of its own; none may compute longer than so many seconds.

    It stops at the first failure unless notes are wanted.
    """
    process = os.fork()
    if process:
        return process
    os.setsid()
    try:
        _run(folder, target, tests, seconds, notes)
    except BaseException:
        traceback.print_exc()
    os._exit(1)


def _run(folder: Path, target: Target, tests: Sequence[str], seconds: float, notes: Path | None) -> None:
    output = os.open(folder / "output.txt", os.O_RDWR | os.O_CREAT | os.O_TRUNC)
    for stream in (0, 1, 2):
        os.dup2(output, stream)
    os.chdir(folder)
    _forget_modules(("paiju", "tests", "high_tile"))
    sys.path[:] = [str(folder / "src"), str(folder), *(path for path in sys.path if "paiju" not in path)]
    os.environ.update(PYTHONPATH=str(folder / "src"), PYTHONDONTWRITEBYTECODE="1")
    if target.is_interpreted:
        os.environ["PAIJU_RULES"] = "interpreted"
    sys.dont_write_bytecode = True
    options = [
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "--assert=plain",
        "-W",
        "ignore::pytest.PytestAssertRewriteWarning",
        *tests,
    ]
    if notes is None:
        signal.setitimer(signal.ITIMER_PROF, LONGEST_IMPORT)  # till the first test sets its own
        os._exit(int(pytest.main(["-x", *options], plugins=[Limit(seconds)])))
    plugin = Notes(target.slug)
    if pytest.main(options, plugins=[plugin, Limit(seconds)]) not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        os._exit(1)  # it broke off: what was noted would be a part of the tests
    notes.write_text(json.dumps({"passed": plugin.passed, "called": plugin.called}))
    os._exit(0)


def _forget_modules(packages: Iterable[str]) -> None:
    for name in list(sys.modules):
        if name.partition(".")[0] in packages:
            del sys.modules[name]


def wait(process: int, seconds: float) -> int | None:
    """The exit code of a process, None if it was stopped for having run too long."""
    began = time.monotonic()
    while not _is_too_long(process, time.monotonic() - began, seconds):
        ended, status = os.waitpid(process, os.WNOHANG)
        if ended:
            _stop_group(process)
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    _stop_group(process)
    os.waitpid(process, 0)
    return None


def _is_too_long(process: int, waited: float, seconds: float) -> bool:
    """On a busy machine a process may take longer, as long as it has not computed for half of its seconds."""
    return waited > seconds and (waited > BUSIEST * seconds or _computed(process) > seconds / 2)


def _computed(process: int) -> float:
    """Seconds that a process has computed; where the system does not say so, as many as it likes."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return math.inf
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _stop_group(process: int) -> None:
    """End what the tests may have started, too."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)
