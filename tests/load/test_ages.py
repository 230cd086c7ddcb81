"""The command that compares a young table with an old one, in small: `test_long_lives` counts the work itself."""

import argparse

import pytest

from paiju.server.store import Store
from tests.load import ages
from tests.server.running import in_loop

FEW = argparse.Namespace(hands=16, game="jielong", seed=4)


@in_loop
async def test_a_table_of_many_hands_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ages, "REPEATS", 3)
    figures = await ages.measure(FEW)
    assert figures["log_entries"] > 16 * 10
    assert figures["times"].keys() == figures["at_hand_2"].keys()
    assert figures["times"]["snapshot_bytes"] < ages.MOST


@in_loop
async def test_a_log_that_is_read_from_its_beginning_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ages, "REPEATS", 3)
    monkeypatch.setattr(Store, "load_recent", Store.load)
    figures = await ages.measure(FEW)
    assert figures["times"]["load_after_a_restart"] > ages.MOST
    assert not figures["holds"]
