"""Lines of the log that a client could cause at any rate, of which one a second is written."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from paiju.server.ops.logs import log_event

SECONDS_BETWEEN = 1.0


class RareLine:
    """An event that is logged once a second at most, with the number of times that it happened."""

    def __init__(self, log: logging.Logger, level: int, event: str, now: Callable[[], float] = time.monotonic) -> None:
        self._log, self._level, self._event, self._now = log, level, event, now
        self._written = -SECONDS_BETWEEN
        self._times = 0  # since the last line

    def happened(self) -> None:
        self._times += 1
        if self._now() - self._written >= SECONDS_BETWEEN:
            log_event(self._log, self._level, self._event, times=self._times)
            self._written, self._times = self._now(), 0
