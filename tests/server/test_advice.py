"""Advice at one's turn, and at no other."""

import pytest

from paiju.server.client import RequestRefused
from paiju.server.refusals import Code
from tests.server.running import deal, in_loop, running


@in_loop
async def test_who_is_to_play_may_ask_a_bot(database: str) -> None:
    async with running(database) as server:
        people = await server.people("jielong", 2, seats=2)
        await deal(people)
        first, second = people if people[0].is_my_turn else people[::-1]
        assert first.view is not None
        advice = await first.advise()
        assert advice.action in first.view.actions
        assert advice.reason.id.startswith("why-")
        with pytest.raises(RequestRefused) as refused:
            await second.advise()
        assert refused.value.code is Code.NOT_YOUR_TURN
