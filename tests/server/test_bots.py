"""Bots at a table: they get an observation, and one that fails plays the default move."""

import numpy as np
import pytest

import paiju
from paiju.server.bots.advice import Answer, Question, ThreadAdvisor, choose_action
from tests.server.running import deal, in_loop, play_on, running


class Broken:
    """Fails in every way in turn."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def answer(self, question: Question) -> Answer:
        self.asked.append(question)
        if len(self.asked) % 3 == 0:
            raise RuntimeError("no idea")
        return Answer(-1 if len(self.asked) % 3 == 1 else 10**9)

    async def close(self) -> None:
        pass


@in_loop
async def test_a_bot_that_fails_plays_the_default_move(database: str) -> None:
    broken = Broken()
    async with running(database, advisor=broken) as server:
        [ann] = await server.people("jielong", 1, seats=3, bots=2, options={"hands": 1})
        await deal([ann])
        await play_on([ann])
    assert len(broken.asked) > 3


class Listening(ThreadAdvisor):
    """Remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def answer(self, question: Question) -> Answer:
        self.asked.append(question)
        return await super().answer(question)


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
@in_loop
async def test_the_heuristic_decides_as_the_table_advises_and_sees_no_more_than_its_seat(slug: str) -> None:
    table = paiju.Table(slug, seed=3)
    table.decide()
    bot = Listening()
    chosen = await choose_action(bot, table, "good")
    assert (chosen.words, chosen.reason) == (table.advice().words, table.advice().reason)
    assert chosen.moves == list(table.advice().moves)
    seen = table.observation(table.turn)
    assert bot.asked[0].observation == seen
    assert len(seen) == np.zeros(1, table.game.state.State.dtype).nbytes
