"""Every attack on the server beside honest players: `python -m tests.attacks.floods --help`.

A server runs in a process of its own, people play at a table there, and one attack after the other comes from a third
process at another address. Printed is how long an action of the honest players takes alone and beside each attack.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path

from paiju.server import limits
from tests.attacks.assailants import ATTACKS
from tests.load.frames import Honest
from tests.load.measuring import Figures, bar, command, quantile, run_command
from tests.load.processes import ROOT, ServerProcess, launched, two_cores

PURPOSE = "Attack a server in every way beside honest players: how long do they wait?"
MOST_TIMES = 2.0  # as long as alone
MOST_MEGABYTES = 50.0
MOST_MILLISECONDS = 1000.0  # until a flood is cut
LOADING_SECONDS = limits.LOOK_UP_SECONDS + 10.0  # after which a server has read all games


def main() -> None:
    parser = command("tests.attacks.floods", PURPOSE)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--game", default="jielong", help="of the honest table")
    parser.add_argument("--attacks", nargs="+", default=list(ATTACKS), help="all of them if not said")
    parser.add_argument("--first", action="store_true", help="the server goes before all else on its core")
    run_command(parser, measure)


async def measure(given: argparse.Namespace) -> Figures:
    beside: dict[str, Figures] = {}
    alone: list[float] = []
    with tempfile.TemporaryDirectory() as folder, bar("attacks", len(given.attacks)) as show:
        core = two_cores()[0]
        async with launched(Path(folder) / "attacked.db", core=core, is_first=given.first) as server:
            honest = await Honest.at(server.url, given.game, random.Random(given.seed))
            await honest.play_during(asyncio.sleep(LOADING_SECONDS))  # what is loaded once is loaded now
            memory = server.memory
            for done, name in enumerate(given.attacks):
                calm = await honest.play_during(asyncio.sleep(max(2.0, given.seconds / 2)))
                alone += calm
                beside[name] = await attacked(server, honest, name, given.seconds)
                beside[name]["alone"] = _p50(calm)
                show(done + 1)
            more = (server.memory - memory) / 1e6
            await honest.close()
        complaints, lines = server.complaints(), len(server.log.read_text().splitlines())
    slowest = max(
        figures.get("milliseconds until cut", 0) / max(1, figures.get("cut", 0)) for figures in beside.values()
    )
    worst = max(round(figures["p50"] / figures["alone"], 2) for figures in beside.values())
    return {
        "alone": {"p50": _p50(alone), "actions": len(alone)},
        "beside": beside,
        "worst": worst,
        "megabytes_more": round(more, 1),
        "log_lines": lines,
        "complaints": complaints[:5],
        "milliseconds_until_cut": round(slowest),
        "holds": worst <= MOST_TIMES and slowest < MOST_MILLISECONDS and not complaints and more < MOST_MEGABYTES,
    }


async def attacked(server: ServerProcess, honest: Honest, name: str, seconds: float) -> Figures:
    """How honest players fare beside an attack, and how the attack fares."""
    assailant = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.attacks.assailants", name, str(server.port), str(seconds),
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    cpu = server.cpu
    working = asyncio.create_task(assailant.communicate())
    took = await honest.play_during(working)
    counts = json.loads(working.result()[0])
    figures = {"p50": _p50(took), "p99": round(1000 * quantile(took, 0.99), 1), "cpu": round(server.cpu - cpu, 2)}
    return {**figures, **counts}


def _p50(seconds: list[float]) -> float:
    return round(1000 * quantile(seconds, 0.5), 2)


if __name__ == "__main__":
    main()
