"""The same load over every database in small; and a server whose commits take long, which the comparison shows."""

import argparse

import pytest

from tests.load.databases import measure
from tests.load.planted import program
from tests.needs import cannot_run
from tests.server.running import in_loop
from tests.server.scratch import postgres_tools, redis_program

SMALL = argparse.Namespace(seed=1, players=8, rate=20.0, duration=2.0, warm_up=1.0, games=["jielong"], first=False)


@pytest.fixture(autouse=True)
def _services() -> None:
    if not postgres_tools() or not redis_program():
        cannot_run("PostgreSQL and Redis are not installed")


@in_loop
async def test_a_move_is_measured_over_every_database_and_with_two_processes() -> None:
    figures = await measure(SMALL)
    assert min(figures["moves"].values()) > 10, figures
    assert (figures["lost"], figures["complaints"]) == (0, [])
    assert figures["postgresql_over_sqlite"] > 0
    assert figures["two_processes_over_one"] > 0


@in_loop
async def test_a_database_that_is_slow_is_caught() -> None:
    figures = await measure(SMALL, program("write_slowly"))
    assert figures["postgresql_over_sqlite_p50"] > 1.5, figures
    assert not figures["holds"]
