"""Levels that search: what a worker is told, how long it thinks, and what one table may spend."""

import asyncio
import time

import msgspec
import numpy as np
import pytest

import paiju
from paiju.bots.levels import WINDOW_SHARE, plan_of
from paiju.server.bots.advice import Answer, Question, ThreadAdvisor, choose_action
from paiju.server.bots.thinking import decide
from paiju.server.bots.workers import WorkerPool, WorkerProcess
from paiju.server.client import RequestRefused
from paiju.server.table.bot_tasks import BotTasks
from tests.bots.games_chosen import SEARCHED
from tests.bots.positions import choices, redealt
from tests.server.running import deal, in_loop, play_on, running
from tests.server.test_bots import Listening

SEARCHING_GAME = "tsung-shap"  # whose level strong is search
SECONDS = {"good": 0.005, "strong": 1.0, "master": 5.0}  # on one core


async def question_at(table: paiju.Table, level: str) -> Question:
    bot = Listening()
    await choose_action(bot, table, level)  # type: ignore[arg-type]
    return bot.asked[0]


@in_loop
async def test_a_worker_is_told_what_the_seat_knows_and_no_more() -> None:
    for table in choices("tianjiu", 3):
        asked = await question_at(table, "strong")
        assert asked.observation == table.observation(table.turn)
        assert table.position not in (asked.known, asked.observation)
        other = table.copy()
        other._hold(redealt(table, int(table.turn or 0), 5))
        assert await question_at(other, "strong") == asked
        assert (await question_at(table, "good")).known == b""


@in_loop
async def test_the_answer_is_the_same_again_and_says_why() -> None:
    [table] = choices(SEARCHING_GAME, 1)
    chosen = await choose_action(ThreadAdvisor(), table, "strong")
    assert chosen == await choose_action(ThreadAdvisor(), table, "strong")
    assert chosen.words in table.words
    assert f"{plan_of('strong', table.game).simulations} possible deals" in table.say(chosen.reason)


@in_loop
async def test_the_time_of_an_answer_does_not_tell_who_had_a_choice() -> None:
    """One with a single move searches as much as others do."""
    [table] = choices(SEARCHING_GAME, 1)
    asked = await question_at(table, "strong")
    alone = Question(asked.game, asked.seats, asked.options, "strong", asked.observation, asked.legal[:1], asked.known)
    assert decide(alone).worlds == decide(asked).worlds == plan_of("strong", table.game).simulations


@in_loop
async def test_where_all_seats_are_asked_each_thinks_less() -> None:
    for table in choices("kanwisher-mahjong", 200, play_on=1):
        if table.is_window:
            break
    asked = await question_at(table, "master")
    assert asked.is_window
    assert decide(asked).worlds == plan_of("master", table.game).simulations // WINDOW_SHARE


@pytest.mark.parametrize("slug", SEARCHED)
@in_loop
async def test_levels_think_no_longer_than_they_may(slug: str) -> None:
    table = paiju.Table(slug, seed=4)
    while table.decide() is not None and len(table.legal) == 1:
        table.play(table.legal[0])
    for level, seconds in SECONDS.items():
        asked = await question_at(table, level)
        begun = time.thread_time()
        decide(asked)
        assert time.thread_time() - begun < seconds


@in_loop
async def test_a_table_of_strong_bots_is_played_to_its_end(database: str) -> None:
    async with running(database) as server:
        [ann] = await server.people("jielong", 1, bots=3, level="strong", options={"hands": 1})
        await deal([ann])
        await play_on([ann])


class ByLevel(Listening):
    """Answers at once, whatever the level."""

    async def answer(self, question: Question) -> Answer:
        self.asked.append(question)
        return Answer(question.legal[0])


@in_loop
async def test_every_bot_has_a_level_of_its_own(database: str) -> None:
    bot = ByLevel()
    levels = ["easy", "strong", "master"]
    async with running(database, advisor=bot) as server:
        [ann] = await server.people("jielong", 1, bots=3, levels=levels, options={"hands": 1})
        await deal([ann])
        await play_on([ann])
        assert ann.info is not None
        assert [seat.level for seat in ann.info.seats] == [None, *levels]
    for question in bot.asked:
        dtype = paiju.game("jielong").state.State.dtype
        seat = int(np.frombuffer(question.observation, dtype)[0]["turn"])
        assert question.level == levels[seat - 1]
    assert {question.level for question in bot.asked} == set(levels)


@in_loop
async def test_levels_are_for_the_bots_that_are_wanted(database: str) -> None:
    async with running(database) as server:
        ann = await server.client()
        with pytest.raises(RequestRefused, match="no-level-for-seats"):
            await ann.create("Ann", "jielong", bots=3, levels=["easy", "good"])


class Slow:
    """Counts how many questions it has at the same time."""

    def __init__(self) -> None:
        self.now, self.most = 0, 0

    async def answer(self, question: Question) -> Answer:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.01)
        self.now -= 1
        return Answer(question.legal[0])

    async def close(self) -> None:
        pass


@pytest.mark.parametrize(("level", "most"), [("good", 3), ("strong", 1), ("master", 1)])
@in_loop
async def test_the_bots_of_a_table_search_one_after_the_other(level: str, most: int) -> None:
    [table] = choices("jielong", 1)
    slow, answered = Slow(), asyncio.Queue[object]()
    tasks = BotTasks(slow, answered.put_nowait)
    for seat in range(3):
        tasks.move((0, seat), [table], level, "bot")  # type: ignore[arg-type]
    for _ in range(3):
        await answered.get()
    assert slow.most == most


@in_loop
async def test_searches_leave_a_worker_for_quick_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = asyncio.Event()

    async def answer(worker: WorkerProcess, question: Question) -> bytes:
        if question.level != "good":
            await go_on.wait()
        return msgspec.msgpack.encode(Answer(question.legal[0]))

    monkeypatch.setattr(WorkerProcess, "answer", answer)
    workers = WorkerPool(2)
    searches = [asyncio.create_task(workers.answer(Question("", 4, {}, "master", b"", [7]))) for _ in range(5)]
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        assert (await workers.answer(Question("", 4, {}, "good", b"", [3]))).move == 3
    go_on.set()
    assert [answered.move for answered in await asyncio.gather(*searches)] == [7] * 5
    await workers.close()
