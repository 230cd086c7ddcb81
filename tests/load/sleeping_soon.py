"""A server that unloads a table soon after the last person has gone: `python -m tests.load.sleeping_soon serve ...`."""

from __future__ import annotations

import dataclasses
from typing import Any

from paiju.cli import main
from paiju.server import serving
from paiju.server.settings import Settings

SLEEP_SECONDS = 1.0


def sleep_soon() -> None:
    """From now on this process serves so."""
    serve = serving.serve

    def serve_so(database: str | None, host: str, port: int, settings: Settings, *rest: Any, **named: Any) -> None:
        serve(database, host, port, dataclasses.replace(settings, sleep=SLEEP_SECONDS), *rest, **named)

    serving.serve = serve_so  # type: ignore[assignment]


if __name__ == "__main__":
    sleep_soon()
    main()
