"""After a fall every table is playable again."""

import argparse
import asyncio

from tests.crash.restart import measure
from tests.load.measuring import SEED


def test_every_table_is_playable_again() -> None:
    given = argparse.Namespace(seed=SEED, tables=6, moves=3, games=["jielong", "kap-shap", "ponjan"], first=False)
    figures = asyncio.run(measure(given))
    assert figures["tables"] == 6
    assert figures["playable_after_milliseconds"]["worst"] > 0
