"""The load in small; and a server that stalls now and then, which an open loop must show."""

import argparse

from tests.load.measuring import spread
from tests.load.moves import measure
from tests.load.planted import program
from tests.server.running import in_loop

SMALL = argparse.Namespace(
    seed=1, players=16, rate=40.0, duration=3.0, warm_up=1.0, games=["jielong", "kap-shap", "kol-ye-si"], first=False
)


@in_loop
async def test_moves_are_acknowledged_at_the_rate_that_is_asked_for() -> None:
    figures = await measure(SMALL)
    assert figures["moves"] > 60, figures
    assert (figures["lost"], figures["complaints"]) == (0, [])
    assert figures["milliseconds"]["p50"] < 1000
    assert figures["megabytes"] < 300


@in_loop
async def test_a_server_that_stalls_is_caught_because_time_counts_from_when_a_move_was_due() -> None:
    figures = await measure(SMALL, program("stall"))
    assert figures["milliseconds"]["p99"] > 150, figures
    assert not figures["holds"]


def test_the_spread_of_known_times() -> None:
    assert spread([n / 1000 for n in range(1, 1001)]) == {
        "p50": 501.0,
        "p95": 951.0,
        "p99": 991.0,
        "p99.9": 1000.0,
        "worst": 1000.0,
    }
    assert spread([])["worst"] == 0
