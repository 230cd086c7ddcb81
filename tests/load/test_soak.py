"""The soak in small, and a server that leaks, which it must find."""

import argparse

from tests.load.planted import program
from tests.load.soak import has_grown, judged, measure, slope
from tests.server.running import in_loop

SMALL = argparse.Namespace(
    seed=1, minutes=0.1, lap=0.6, warm_up=1, games=["jielong", "kap-shap", "kol-ye-si"], pause=0.05, cut=0.2,
    flood=0.2, kills=0, most=20_000.0,
)  # fmt: skip


@in_loop
async def test_nothing_is_held_when_everybody_has_gone_and_nothing_is_lost() -> None:
    figures = judged(await measure(SMALL), SMALL.most)
    assert figures["holds"], figures
    assert figures["moves"] > 20
    assert all(figures[name] for name in ("cuts", "attacks", "resumed")), figures


@in_loop
async def test_a_server_that_leaks_is_found() -> None:
    figures = judged(await measure(SMALL, program("leak")), SMALL.most)
    assert figures["grown"] == ["descriptors", "tasks"], figures
    assert figures["mean_growth"] > SMALL.most
    assert not figures["holds"]


def test_what_goes_up_and_down_has_not_grown() -> None:
    assert has_grown([7, 7, 8, 8, 9, 9])
    assert not has_grown([7, 9, 8, 8, 9, 9])
    assert not has_grown([7, 7, 7])
    assert not has_grown([7, 7, 9, 9, 9, 9])


def test_growth_that_one_part_shows_is_averaged_over_all() -> None:
    parts = {"megabytes_an_hour": [12.0, -4.0, 1.0], "holds": True, "minutes": 30.0, "processor_minutes": 3.0}
    assert judged(parts, 5.0) | {"mean_growth": 3.0, "holds": True} == judged(parts, 5.0)
    assert not judged(parts, 2.0)["holds"]
    assert not judged(parts | {"holds": False}, 5.0)["holds"]


def test_the_slope_of_a_line() -> None:
    assert slope([(0.0, 5.0), (1.0, 7.0), (2.0, 9.0)]) == 2.0
