"""A level that a learned player plays: in a worker, and with its reason."""

from pathlib import Path

import pytest

from paiju.bots.learned.lookahead import CANDIDATES, PLAYOUTS
from paiju.server.bots.advice import Answer, ThreadAdvisor, choose_action
from paiju.server.bots.thinking import decide
from tests.bots.learned.test_inference import decision_at, evaluator_at
from tests.bots.learned.test_player import ship
from tests.bots.positions import choices
from tests.server.running import in_loop
from tests.server.test_search_levels import question_at


@in_loop
async def test_strong_is_played_by_the_learned_player(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        path = ship(patch, tmp_path, "jielong", made={"levels": {"strong": ["standard"]}})
        for table in choices("jielong", 3):
            decision = decision_at(table)
            found = evaluator_at(table, path).evaluate(decision.observed, decision.seat, decision.legal)
            question = await question_at(table, "strong")
            answer = decide(question)
            gain = found.values[table.legal.index(found.best)] * 2.0**-40
            assert answer == Answer(found.best, None, 0, gain, is_learned=True)
            chosen = await choose_action(ThreadAdvisor(), table, "strong")
            assert f"thought to bring {gain:+.1f} points" in table.say(chosen.reason)
            assert decide(await question_at(table, "master")).worlds == PLAYOUTS // min(len(table.legal), CANDIDATES)


@in_loop
async def test_one_move_is_thought_about_as_well(tmp_path: Path) -> None:
    """So the time of an answer does not tell who had a choice."""
    with pytest.MonkeyPatch.context() as patch:
        ship(patch, tmp_path, "jielong", made={"levels": {"strong": ["standard"]}})
        [table] = choices("jielong", 1)
        asked = await question_at(table, "strong")
        alone = type(asked)(asked.game, asked.seats, asked.options, "strong", asked.observation, asked.legal[:1])
        assert decide(alone).is_learned
        assert decide(alone).move == asked.legal[0]
