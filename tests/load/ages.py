"""What an undo, a view and a copy cost at the first hand and at a late one; `python -m tests.load.ages --help`."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import msgspec

from paiju.play.stepping import forget_finished_hands
from paiju.play.table import Table
from paiju.server.table.views import view_of
from tests.load.measuring import Figures, bar, command, run_command

PURPOSE = "Play very many hands at one table: what is done for it costs the same at the first and at the last."
REPEATS = 200
MOST = 1.5  # times as much at the last hand as at the first, on a machine that others use too


def main() -> None:
    parser = command("tests.load.ages", PURPOSE)
    parser.add_argument("--hands", type=int, default=30_000)
    parser.add_argument("--game", default="jielong")
    run_command(parser, measure)


async def measure(given: argparse.Namespace) -> Figures:
    table = Table(given.game, seed=given.seed, hands=given.hands)
    _play_to(table, 1)
    young = _costs(table)
    with bar("playing", given.hands) as show:
        for hands in range(1000, given.hands, 1000):
            _play_to(table, hands)
            show(hands)
        _play_to(table, given.hands - 1)
    old = _costs(table)
    ratios = {deed: round(old[deed] / young[deed], 2) for deed in young}
    return {
        "hands": len(table.results),
        "moves": len(table.moves),
        "microseconds_at_hand_1": young,
        "microseconds_at_the_last": old,
        "times": ratios,
        "holds": max(ratios.values()) < MOST,
    }


def _play_to(table: Table, hands: int) -> None:
    """So many finished hands, and a few moves of the next."""
    while len(table.results) < hands:
        table.play(table.legal[0])
        if table.hand_over and not table.over:
            forget_finished_hands(table)
    for _ in range(4):
        table.play(table.legal[0])


def _costs(table: Table) -> dict[str, float]:
    """Microseconds of processor time, the quickest of many."""

    def undo() -> None:
        trial = table.copy()
        trial.undo()

    def snapshot() -> None:
        for seat in (None, *range(table.seats)):
            msgspec.json.encode(view_of(table, seat))

    return {"undo": _quickest(undo), "snapshot": _quickest(snapshot), "copy": _quickest(table.copy)}


def _quickest(deed: Callable[[], object]) -> float:
    took = []
    for _ in range(REPEATS):
        began = time.process_time_ns()
        deed()
        took.append(time.process_time_ns() - began)
    return round(min(took) / 1000, 1)


if __name__ == "__main__":
    main()
