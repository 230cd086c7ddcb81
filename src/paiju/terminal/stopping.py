"""Ctrl-C during long work: what was found till then is printed, and then the command leaves with exit code 130."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_stopped: ContextVar[bool] = ContextVar("stopped", default=False)


@contextmanager
def keeping_what_was_found() -> Iterator[None]:
    """Work of which a part is worth showing."""
    try:
        yield
    except KeyboardInterrupt:
        note_stop()


def note_stop() -> None:
    """The work was stopped, and its result is a part."""
    _stopped.set(True)


def was_stopped() -> bool:
    return _stopped.get()


def forget_stop() -> None:
    """Begin a command."""
    _stopped.set(False)
