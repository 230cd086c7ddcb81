"""Cuts in small; and a server that shows too little to one who comes back, which the twins must show."""

import argparse
from typing import Any

import msgspec
import pytest

from paiju.server.table import audience
from paiju.server.table.views import live_view
from tests import chance
from tests.load.reconnections import measure
from tests.server.running import in_loop

SMALL = argparse.Namespace(seed=3, cuts=60, tables=3, games=["jielong", "tianjiu", "kanwisher-mahjong"])


@in_loop
async def test_who_comes_back_sees_what_a_twin_sees_that_was_never_cut() -> None:
    figures = await measure(argparse.Namespace(**{**vars(SMALL), "seed": chance.seed()}))
    assert figures["holds"], figures
    assert figures["compared"] == figures["reconnections"] == 60


@in_loop
async def test_a_story_with_a_line_missing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(room: Any, seat: int | None, since: int = 0, *common: Any) -> Any:
        view = live_view(room, seat, since, *common)
        is_long = view is not None and since == 0 and len(view.story) > 3
        return msgspec.structs.replace(view, story=view.story[:-1]) if view and is_long else view

    monkeypatch.setattr(audience, "live_view", forgetful)
    figures = await measure(SMALL)
    assert figures["different"]
    assert not figures["holds"]
