"""What holds for every test: chance from a seed, a limit of time, and nothing left out in silence."""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import json
import signal
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import hypothesis
import pytest

from tests import chance
from tests.budget import ALLOCATIONS, SECONDS

GRACE_SECONDS = 30  # after which a process that cannot be interrupted is ended
DREW = "drew from the seed"
CHANCE_TESTS = "paiju/chance-tests"  # in pytest's cache: those that drew from the seed when they last ran

hypothesis.settings.register_profile("paiju", derandomize=True, deadline=None)
hypothesis.settings.load_profile("paiju")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--chance-only", action="store_true", help="only tests that drew from the seed when they last ran")
    parser.addoption("--results", type=Path, help="write what came of the tests to this file, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(ALLOCATIONS)
    config.addinivalue_line("markers", "fresh: a test about randomness itself, which draws fresh numbers")
    if not _is_worker(config):
        config.pluginmanager.register(Summary(config))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.chance_only and config.cache:
        known = set(config.cache.get(CHANCE_TESTS, []))
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in known])
        items[:] = [item for item in items if item.nodeid in known]


def pytest_collection_finish() -> None:
    gc.freeze()  # ten thousand tests and all modules, which stay


def _is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


# Chance


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    with chance.of_test(item.nodeid, is_fresh=item.get_closest_marker("fresh") is not None):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    drawn = chance.current()
    if call.when == "teardown" and drawn is not None and drawn.was_drawn_from:
        item.user_properties.append((DREW, True))
    report: Any = yield
    if report.failed:
        report.sections.append(("Seed", f"To repeat it: PAIJU_SEED={chance.SEED} pytest '{item.nodeid}'"))
    return report  # type: ignore[no-any-return]


# Time


class OutOfTime(BaseException):
    """No Exception, so that no test takes it for one of its own."""


@contextlib.contextmanager
def limited() -> Iterator[None]:
    """Fail what takes too long; end the process where even that does not help."""

    def stop(*_: object) -> NoReturn:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    faulthandler.dump_traceback_later(SECONDS + GRACE_SECONDS, exit=True)
    where = ""
    try:
        yield
    except OutOfTime as late:  # pytest breaks off if it is to report what was raised between two lines
        where = "".join(traceback.format_tb(late.__traceback__))
    finally:
        faulthandler.cancel_dump_traceback_later()
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    if where:
        pytest.fail(f"It took longer than {SECONDS} seconds, and was at:\n{where}", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Iterator[None]:
    with limited():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    with limited():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    with limited():
        return (yield)


# What could not run


class Summary:
    """Names, after the last test, those that could not run; keeps which tests drew from the seed."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._passed = 0
        self._failed: list[str] = []
        self._not_run: dict[str, str] = {}
        self._drew: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._passed += report.when == "call" and report.passed
        if report.failed:
            self._failed.append(report.nodeid)
        if report.skipped:
            reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
            self._not_run[report.nodeid] = reason.removeprefix("Skipped: ")
        if report.when == "teardown":
            self._drew[report.nodeid] = any(name == DREW for name, _ in report.user_properties)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._not_run:
            terminalreporter.section(f"{len(self._not_run)} tests could not run here", yellow=True)
            for test, reason in sorted(self._not_run.items()):
                terminalreporter.line(f"{test}: {reason}")

    def pytest_sessionfinish(self) -> None:
        self._keep_chance_tests()
        if file := self._config.option.results:
            file.write_text(json.dumps({"passed": self._passed, "failed": self._failed, "not_run": self._not_run}))

    def _keep_chance_tests(self) -> None:
        if getattr(self._config, "cache", None) is None:  # as with -p no:cacheprovider
            return
        known = set(self._config.cache.get(CHANCE_TESTS, []))
        known |= {test for test, drew in self._drew.items() if drew}
        known -= {test for test, drew in self._drew.items() if not drew}
        self._config.cache.set(CHANCE_TESTS, sorted(known))


@pytest.fixture
def heeds_ctrl_c() -> Iterator[None]:
    """As at a terminal: a shell's background jobs ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
