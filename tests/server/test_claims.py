"""Timing tells nothing about who could claim; with a leak planted it does."""

import pytest

from tests.budget import TIMES
from tests.server.claim_tables import ALONE, COMPANIES, ClaimTable, Company, games_with_windows, windows_of
from tests.server.claims import LEAKS, LEAST_WITH_LEAK, area, area_with, areas_of
from tests.server.virtual_time import run_virtually

WINDOWS = 60 * TIMES
WITH_LEAK = 100


@pytest.mark.parametrize("company", COMPANIES, ids=lambda company: company.name)
@pytest.mark.parametrize("game", games_with_windows())
def test_no_timing_tells_who_could_claim(game: str, company: Company) -> None:
    seen = run_virtually(ClaimTable(game, company, 1).play(WINDOWS))
    assert windows_of(seen) >= WINDOWS
    assert any(sighting.able for sighting in seen)
    assert {name: found for name, found in areas_of(seen, company).items() if found > 0.5} == {}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    assert run_virtually(area_with(leak, "ponjan", WITH_LEAK, 1)) > LEAST_WITH_LEAK


def test_one_alone_is_waited_for_as_long_as_the_clock_allows() -> None:
    seen = run_virtually(ClaimTable("ponjan", ALONE, 1).play(WINDOWS))
    thought = [sighting for sighting in seen if sighting.answered]
    assert thought
    assert all(sighting.closed == sighting.answered for sighting in thought)


def test_the_area_is_known_where_it_can_be_seen() -> None:
    assert area([1, 2, 3, 4], [False, False, True, True]) == 1.0
    assert area([4, 3, 2, 1], [False, False, True, True]) == 0.0
    assert area([1, 2, 3, 4], [True, False, False, True]) == 0.5
    assert area([1, 1, 1, 1], [True, False, True, False]) == 0.5
    assert area([1, 1, 2, 2], [False, False, False, True]) == pytest.approx(5 / 6)
