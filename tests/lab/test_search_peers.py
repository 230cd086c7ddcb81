"""OpenSpiel's search beside ours: what is counted is what it does."""

import pytest

from paiju.lab import search_peers
from paiju.lab.search_bench import Row
from paiju.lab.search_peers import PASSES, PEER, _decisions_left, _hearts_after, bench_search_peers
from paiju.terminal.search_reports import search_bench_table

pyspiel = pytest.importorskip("pyspiel")
PLAYS = 52


def test_a_hand_of_hearts_has_as_many_decisions_as_are_counted() -> None:
    passing, playing = (_hearts_after(pyspiel, played, 1) for played in (0, PASSES + 1))
    for state in (passing, playing):
        made = sum(entry.player >= 0 for entry in state.full_history())
        assert _decisions_left(state)[0] + made in (PLAYS, PLAYS + PASSES)  # in one hand of four nobody passes
        assert len(state.legal_actions()) > 1
        assert 0 < _decisions_left(state)[1] < _decisions_left(state)[0]


def test_rates_are_those_of_the_decisions_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_peers, "SIMULATIONS", 40)
    rows = bench_search_peers()
    assert [row.game for row in rows] == [PEER, PEER]
    for row in rows:
        assert row.playouts < row.choices < row.decisions < (PLAYS + PASSES) * row.playouts * 10


def test_ours_is_held_against_the_faster_of_theirs() -> None:
    rows = [Row(PEER, "a", 1, 100, 1), Row(PEER, "b", 1, 200, 1), Row("tianjiu", "flat", 1, 900, 1)]
    grid = search_bench_table(rows, peers=True)
    assert list(grid.columns[-1].cells) == ["0.5", "1.0", "4.5"]
    assert len(search_bench_table(rows[2:], peers=False).columns) == 5
