"""Advice at one's turn, and at no other."""

import pytest

from paiju.server.client import RequestRefused
from paiju.server.refusals import Code
from tests.server.running import deal, in_loop, running


@in_loop
async def test_who_is_to_play_may_ask_what_a_learned_player_would_do(database: str) -> None:
    async with running(database) as server:
        people = await server.people("jielong", 4, seats=4)
        await deal(people)
        first, second, *_ = sorted(people, key=lambda one: not one.is_my_turn)
        assert first.view is not None
        advice = await first.advise()
        assert advice.action in first.view.actions
        assert advice.reason.id == "why-learned"
        with pytest.raises(RequestRefused) as refused:
            await second.advise()
        assert refused.value.code is Code.NOT_YOUR_TURN
