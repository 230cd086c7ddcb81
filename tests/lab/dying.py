"""Work that kills the process it is done in."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def die_at_first(folder: Path, number: int) -> int:
    """The square of a number; every third kills the first who tries it."""
    tried = folder / f"tried-{number}"
    if number % 3 == 0 and not tried.exists():
        tried.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die_of_seven(number: int) -> int:
    if number == 7:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail_at_seven(number: int) -> int:
    if number == 7:
        raise KeyError(number)
    return number


def wait_for_a_death(folder: Path, number: int) -> int:
    """Seven kills its process each time; six waits for that the first time, and so dies with it."""
    tried = folder / "six-tried"
    if number == 7:
        while not tried.exists():
            os.sched_yield()
        os.kill(os.getpid(), signal.SIGKILL)
    if number == 6 and not tried.exists():
        tried.touch()
        signal.pause()
    return number


def tell_and_wait(number: int) -> int:
    os.write(1, b"%d\n" % number)
    signal.pause()
    return number
