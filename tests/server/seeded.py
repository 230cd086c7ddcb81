"""A server in a process of its own that draws its secrets from a seed.

`python -m tests.server.seeded NAME DEALS MODULE serve ...` runs a module that serves, and gives its server the source
of secrets of this name. Only tests do that: `paiju serve` draws from the operating system whatever its environment is.
"""

from __future__ import annotations

import contextlib
import dataclasses
import runpy
import sys
from typing import Any

from paiju.server import serving
from paiju.server.settings import Settings
from tests import chance, rare

USUAL, RARE = "usual", "rare"


def seeded(module: str = "paiju", *arguments: str) -> list[str]:
    """What starts a server from this module, with a seed where a test asks for it."""
    running = chance.current()
    if running is None:
        return [sys.executable, "-m", module, *arguments]
    deals = RARE if chance.ARE_DEALS_RARE else USUAL
    running.deal_as_wanted()
    return [sys.executable, "-m", __name__, running.stream("process").name, deals, module, *arguments]


def main() -> None:
    name, deals, module = sys.argv[1:4]
    honest = serving.serve

    def serve(database: str | None, host: str, port: int, settings: Settings, *rest: Any, **named: Any) -> None:
        seeded = dataclasses.replace(settings, secrets=chance.SeededSecrets(name))
        honest(database, host, port, seeded, *rest, **named)

    serving.serve = serve  # type: ignore[assignment]
    sys.argv[1:4] = []
    with rare.choosing_rare_deals() if deals == RARE else contextlib.nullcontext():
        runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
