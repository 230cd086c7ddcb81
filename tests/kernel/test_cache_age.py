"""How long compiled rules are kept: by days on which Paiju ran, not by the clock of the machine."""

from pathlib import Path

import pytest

from paiju.kernel import compile as compiling

DAY = 86400.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1_800_000_000.0]
    monkeypatch.setattr("paiju.kernel.compile.time.time", lambda: now[0])
    return now


def run(root: Path, *used: str) -> set[str]:
    """Paiju runs and uses some folders; those that are left."""
    compiling._forget_old(root)
    for name in used:
        (root / name).mkdir(exist_ok=True)
        compiling._mark_used(root / name)
    return {path.name for path in root.iterdir() if path.is_dir()}


def test_a_clock_that_jumps_by_a_month_empties_nothing(tmp_path: Path, clock: list[float]) -> None:
    run(tmp_path, "old", "used")
    for jump in (31, 400, -400, 31):
        clock[0] += jump * DAY
        assert run(tmp_path, "used") == {"old", "used"}


def test_what_is_not_used_on_many_days_is_removed(tmp_path: Path, clock: list[float]) -> None:
    run(tmp_path, "old", "used")
    for _ in range(compiling.KEPT_DAYS):
        clock[0] += DAY
        assert run(tmp_path, "used") == {"old", "used"}
    clock[0] += DAY
    assert run(tmp_path, "used") == {"used"}
