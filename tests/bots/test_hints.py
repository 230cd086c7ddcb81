"""Hints: a learned player's where one is strong at the table, with what it expects; else those of the game's bot."""

import pytest

import paiju
from paiju.bots.hints import hint, player_for
from paiju.bots.learned.player import LearnedBot
from paiju.bots.players import TableSetting
from paiju.play.errors import IllegalMove


def test_a_learned_player_hints_at_what_it_thinks_best_and_what_that_brings() -> None:
    table = paiju.Table("tianjiu", seed=4, hands=1)
    player = player_for(table)
    assert player is not None
    bot, setting = LearnedBot(player), TableSetting.of(table)
    while (seat := table.decide()) is not None:
        given = hint(table)
        if len(table.legal) > 1:
            choice = bot.explain(setting.decision_at(table, seat, 1))
            assert (given.moves[0], given.reason) == (choice.move, choice.reason)
            assert given.reason.id == "why-learned"
        assert given.words in table.words
        assert isinstance(hint(table, "ko").reason, str)
        for move in given.moves:
            table.play(move)


@pytest.mark.parametrize("table", [paiju.Table("kol-ye-si", seed=4), paiju.Table("tianjiu", seats=2, seed=4)])
def test_the_games_bot_hints_where_no_learned_player_is_strong(table: paiju.Table) -> None:
    table.decide()
    assert player_for(table) is None
    assert hint(table) == table.advice()


def test_there_is_no_hint_after_the_session() -> None:
    table = paiju.Table("jielong", seed=4, hands=1)
    while table.decide() is not None:
        table.play(table.words[0])
    with pytest.raises(IllegalMove):
        hint(table)
