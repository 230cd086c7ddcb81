"""The benchmark measures what it says."""

import pytest

import paiju
from paiju.lab import bench
from paiju.lab.playing import play_sessions
from paiju.lab.simulation import hand_values


def test_a_row_holds_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    monkeypatch.setattr(bench, "TABLE_DECISIONS", 500)
    row = bench.bench_game(paiju.game("jielong"))
    assert 0 < row.choices < row.decisions
    assert row.hands < row.decisions / 8
    assert row.table > 0
    assert row.as_json()["game"] == "jielong"


def test_forced_moves_are_counted_apart() -> None:
    game = paiju.game("jielong")
    values = hand_values(game, 4, {})
    played = play_sessions(game, 4, values, 200, jobs=1)
    assert played.deals == 200
    assert played.choices + played.forced == played.decisions
    assert 200 * 8 < played.decisions <= 200 * 32
