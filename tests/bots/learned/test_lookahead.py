"""Master with a network: worlds are played out by it, and may overrule its first choice."""

from __future__ import annotations

from pathlib import Path

import pytest

import paiju
from paiju.bots.conformance import check_bot
from paiju.bots.learned.lookahead import CANDIDATES, LookaheadBot, Tried
from paiju.bots.learned.player import LearnedBot
from paiju.bots.learned.shipped import player_in
from paiju.bots.players import TableSetting
from paiju.lab.simulation import hand_values, simulate
from tests.bots.learned.networks import write_chance_player
from tests.bots.positions import choices
from tests.budget import TIMES


@pytest.mark.parametrize("slug", ["jielong", "ponjan"])
def test_it_keeps_the_laws_of_bots(slug: str, tmp_path: Path) -> None:
    player = player_in(write_chance_player(tmp_path, slug, uses_advice=slug == "ponjan"), paiju.game(slug))
    check_bot(paiju.game(slug), LookaheadBot(player, 6), 4)


def test_as_many_worlds_are_played_out_whatever_there_is_to_choose(tmp_path: Path) -> None:
    player = player_in(write_chance_player(tmp_path, "jielong"), paiju.game("jielong"))
    counts = set()
    for table in choices("jielong", 4):
        legal, seat = tuple(table.legal), int(table.turn or 0)
        decision = TableSetting.of(table).decision(table._state, seat, legal, 5)
        choice = LookaheadBot(player, 12).explain(decision)
        assert len(choice.estimates) == min(len(table.legal), CANDIDATES)
        counts.add(sum(estimate.visits for estimate in choice.estimates))
    assert counts == {12}


def test_only_a_clear_gain_overrules_the_first_choice() -> None:
    first = Tried(1, (0.0, 4.0, -2.0, 1.0))
    assert Tried(2, (2.0, 6.5, 0.0, 2.5)).is_clearly_above(first)
    assert not Tried(2, (9.0, -4.0, -2.0, 1.0)).is_clearly_above(first)
    assert not first.is_clearly_above(first)


def test_it_mends_a_network_of_chance_weights(tmp_path: Path) -> None:
    """A player that knows nothing gains much by looking ahead, on the same deals."""
    game = paiju.game("jielong")
    player = player_in(write_chance_player(tmp_path, "jielong"), game)
    values, scores = hand_values(game, 4, {}), []
    for bot in (LearnedBot(player), LookaheadBot(player, 60)):
        report = simulate(game, 4, values, 30 * TIMES, policies=[bot, "random", "random", "random"], seed=3)
        scores.append(report.played.scores[:, 0].mean())
    assert scores[1] > scores[0] + 3
