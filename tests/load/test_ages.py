"""The command that compares a young table with an old one, in small: `test_long_lives` counts the work itself."""

import argparse
import asyncio

from tests.load import ages


def test_a_table_of_many_hands_is_measured() -> None:
    figures = asyncio.run(ages.measure(argparse.Namespace(hands=30, game="jielong", seed=4)))
    assert figures["hands"] == 29
    assert set(figures["times"]) == {"undo", "snapshot", "copy"}
