"""Kills in small, and a server that acknowledges too early, which the same run must find out."""

import argparse

from tests.crash.kills import measure
from tests.load.planted import program
from tests.server.running import in_loop

SMALL = argparse.Namespace(seed=1, kills=3, moves=120, tables=3, games=["jielong", "kap-shap"], pause=0.0)


@in_loop
async def test_what_was_acknowledged_survives_kill_9() -> None:
    figures = await measure(SMALL)
    assert figures["holds"], figures
    assert figures["resumed"]


@in_loop
async def test_a_server_that_acknowledges_before_the_commit_is_caught() -> None:
    figures = await measure(SMALL, program("acknowledge_before_commit"))
    assert figures["lost"] or figures["unfair"], figures  # a deal that was lost too shows in the one that replaces it
    assert not figures["holds"]
