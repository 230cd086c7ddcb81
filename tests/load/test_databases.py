"""The same load over every database in small; and a server whose commits take long, which the comparison shows."""

import argparse
from typing import Any

import pytest

from tests.load.databases import compared, measure
from tests.load.planted import program
from tests.needs import cannot_run
from tests.server.running import in_loop
from tests.server.scratch import postgres_tools, redis_program

SMALL = argparse.Namespace(seed=1, players=4, rate=15.0, duration=1.5, warm_up=0.5, games=["jielong"], first=False)


@pytest.fixture
def services() -> None:
    if not postgres_tools() or not redis_program():
        cannot_run("PostgreSQL and Redis are not installed")


@in_loop
@pytest.mark.usefixtures("services")
async def test_a_move_is_measured_over_every_database_and_with_two_processes() -> None:
    figures = await measure(SMALL, several=("apart",))
    assert min(figures["moves"].values()) > 3, figures
    assert (figures["lost"], figures["complaints"]) == (0, [])
    assert min(figures["postgresql_over_sqlite"], figures["apart_over_one"]) > 0


@in_loop
@pytest.mark.usefixtures("services")
async def test_a_database_that_is_slow_is_caught() -> None:
    figures = await measure(SMALL, program("write_slowly"), several=())
    assert figures["postgresql_over_sqlite_p50"] > 1.5, figures
    assert not figures["holds"]


def figures_of(**milliseconds: float) -> dict[str, Any]:
    shared = {"milliseconds": {"p50": 4.0}, "moves": 9, "lost": 0, "complaints": []}
    return {name: {**shared, "cpu_ms_a_move": cost} for name, cost in milliseconds.items()}


def test_what_costs_more_than_is_asked_does_not_hold() -> None:
    assert compared(figures_of(sqlite=1.0, postgresql=1.5, two=1.7, apart=3.0))["holds"]
    assert not compared(figures_of(sqlite=1.0, postgresql=1.6, two=1.7, apart=3.0))["holds"]
    assert not compared(figures_of(sqlite=1.0, postgresql=1.0, two=1.2, apart=3.0))["holds"]
