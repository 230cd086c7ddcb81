"""The time of a window tells nothing; that of one which closes when all have answered tells who could claim."""

from tests.server.claims import LEAST_WITH_BUG, area, figures, watch
from tests.server.running import in_loop

ENOUGH = 0.7  # with so few windows chance alone goes beyond 0.55


@in_loop
async def test_the_time_of_a_window_does_not_tell_who_could_claim() -> None:
    assert figures(await watch(250, 0.3, tables=12))["auc"] < ENOUGH


@in_loop
async def test_the_time_of_a_window_that_closes_with_the_last_answer_tells_it() -> None:
    assert figures(await watch(120, 0.0, tables=6))["auc"] > LEAST_WITH_BUG


def test_the_area_is_known_where_it_can_be_seen() -> None:
    assert area([1, 2, 3, 4], [False, False, True, True]) == 1.0
    assert area([4, 3, 2, 1], [False, False, True, True]) == 0.0
    assert area([1, 2, 3, 4], [True, False, False, True]) == 0.5
