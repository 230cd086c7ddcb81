"""Many deals put to a solver: how many can be won, and how sure that is."""

import math
from pathlib import Path

import pytest

from paiju import OptionError, WallError, game
from paiju.kernel.sampling import Z99
from paiju.kernel.solving import SOLVED, UNKNOWN, UNSOLVABLE, Limit
from paiju.lab.plots import plot_batch
from paiju.lab.solving import deal, solve_deals, solver_of
from paiju.lab.statistics import share_of
from tests.games.solitaire.ten_sets import SLUG, power_wall

GAME = game(SLUG)


def test_a_batch_depends_on_its_seeds_alone() -> None:
    one, two = (solve_deals(GAME, {}, range(90, 110), Limit(), jobs=jobs) for jobs in (1, 2))
    assert [found.answer for found in one.deals] == [found.answer for found in two.deals]
    assert [found.seed for found in one.deals] == list(range(90, 110))
    assert (one.number(SOLVED), one.number(UNSOLVABLE), one.number(UNKNOWN)) == (18, 2, 0)
    assert len(one.lengths) == 18


def test_what_is_undecided_widens_the_interval() -> None:
    batch = solve_deals(GAME, {}, range(1, 21), Limit(60))
    assert batch.number(UNKNOWN) > 3
    share = batch.winnable
    assert share.value == batch.number(SOLVED) / 20
    assert share.high == share_of(batch.number(SOLVED) + batch.number(UNKNOWN), 20).high


def test_progress_counts_deals() -> None:
    told: list[int] = []
    solve_deals(GAME, {}, range(1, 6), Limit(), progress=told.append)
    assert sum(told) == 5


def test_shortest_wins_are_no_longer() -> None:
    some = solve_deals(GAME, {}, range(1, 6), Limit())
    best = solve_deals(GAME, {}, range(1, 6), Limit(), shortest=True)
    assert all(fewest <= moves for fewest, moves in zip(best.lengths, some.lengths, strict=True))


def test_a_batch_as_json_and_as_a_plot(tmp_path: Path) -> None:
    batch = solve_deals(GAME, {"exact_three": False}, range(1, 12), Limit())
    report = batch.as_json()
    assert report["deals"] == len(report["results"]) == 11
    assert report["options"]["exact_three"] is False
    assert report["winnable"]["low99"] < report["winnable"]["share"] == report["solved"] / 11
    plot_batch(batch, tmp_path / "solved.svg")
    assert (tmp_path / "solved.svg").read_text().startswith("<?xml")


def test_wilson_interval() -> None:
    """Its bounds are the shares from which the one found is just as far as chance takes it in 99 of 100 cases."""
    share = share_of(193, 200)
    for bound in (share.low, share.high):
        assert abs(share.value - bound) == pytest.approx(Z99 * math.sqrt(bound * (1 - bound) / 200))
    assert share_of(20, 20).high == pytest.approx(1)
    assert share_of(0, 20).low == pytest.approx(0)
    assert str(share) == "96.50 % (91.39 to 98.62)"


def test_a_void_deal_and_a_game_without_a_solver_are_refused() -> None:
    with pytest.raises(WallError, match="this deal is void"):
        deal(GAME, {}, wall=power_wall(24))
    assert deal(GAME, {"combinations": "modern"}, wall=power_wall(24)).turn == 0
    with pytest.raises(OptionError, match="no solver for jielong; there is for xiangshifu"):
        solver_of(game("jielong"))
