"""The log of a server: one event a line, as text or as JSON, and no secret in it.

What is logged are kinds, numbers and names of tables; never a message, a ticket, a pass, a move or a tile.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Literal

Form = Literal["text", "json"]
LOGGERS = ("paiju", "uvicorn", "uvicorn.error")
FACTS = "facts"
FAULTS_OF_CLIENTS = ("Invalid HTTP request", "Unsupported upgrade", "Exceeded concurrency limit")  # uvicorn's words
SECONDS_BETWEEN_FAULTS = 1.0


def log_event(log: logging.Logger, level: int, event: str, **facts: object) -> None:
    """Write an event with its facts, those that are None left out."""
    if log.isEnabledFor(level):
        known = {name: value for name, value in facts.items() if value is not None}
        log.log(level, "%s", event, extra={FACTS: known})


def set_up_logs(form: Form, level: str) -> None:
    """Write all logs of this process to its standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
    logging.getLogger("uvicorn.error").filters = [ClientFaults()]
    logging.getLogger("paiju").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


class ClientFaults(logging.Filter):
    """What clients do wrong must not fill the log: one line a second, and none about invalid UTF-8."""

    def __init__(self) -> None:
        super().__init__()
        self._written = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if not text.startswith(FAULTS_OF_CLIENTS):
            return not text.startswith("Invalid UTF-8")
        is_due = record.created - self._written >= SECONDS_BETWEEN_FAULTS
        self._written = record.created if is_due else self._written
        return is_due


class LineFormatter(logging.Formatter):
    """What text and JSON share: the fields of a line."""

    def fields(self, record: logging.LogRecord) -> dict[str, object]:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        fields: dict[str, object] = {
            "at": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, FACTS, {}),
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return fields


class JsonLines(LineFormatter):
    """An object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.fields(record), ensure_ascii=False)


class TextLines(LineFormatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        fields = self.fields(record)
        trace = f"\n{fields.pop('trace')}" if "trace" in fields else ""
        head = [str(fields.pop(name)) for name in ("at", "level", "event")]
        return _printable(" ".join([*head, *(f"{name}={value}" for name, value in fields.items())])) + trace


def _printable(line: str) -> str:
    """A line without control characters, which could steer a terminal or begin another line."""
    return "".join(letter if letter.isprintable() else " " for letter in line)
