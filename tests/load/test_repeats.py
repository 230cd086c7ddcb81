"""Repeats in small; and a server that does not know a request again, which the log must show."""

import argparse

from tests import chance
from tests.load.planted import program
from tests.load.repeats import measure
from tests.server.running import in_loop

SMALL = argparse.Namespace(seed=5, actions=60, tables=2, games=["jielong", "kol-ye-si"])


@in_loop
async def test_what_is_sent_several_times_happens_once() -> None:
    figures = await measure(argparse.Namespace(**{**vars(SMALL), "seed": chance.seed()}))
    assert figures["holds"], figures
    assert figures["sent"] > figures["actions"] >= 60


@in_loop
async def test_a_server_that_forgets_its_answers_is_caught() -> None:
    figures = await measure(SMALL, program("forget_answers"))
    assert not figures["holds"], figures
