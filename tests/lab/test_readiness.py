"""What bots need is compiled before their time is counted."""

import pytest

import paiju
from paiju.bots.builtin import SearchBot
from paiju.bots.players import Player
from paiju.bots.protocol import Decision
from paiju.lab.readiness import make_ready, play_trial
from paiju.lab.workers import Processes


@pytest.mark.parametrize("searches", [False, True])
def test_a_trial_asks_the_bots_of_all_seats_and_has_no_limit(searches: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    choose = Player.choose

    def remembered(player: Player, *given: object) -> int:
        assert player._limit is None
        asked.add(player.name)
        return choose(player, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Player, "choose", remembered)
    play_trial(paiju.game("jielong"), searches=searches)
    assert asked == ({"good", "search"} if searches else {"good"})


def test_each_game_is_told_when_it_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[bool] = []
    search = SearchBot.choose

    def remembered(bot: SearchBot, decision: Decision) -> int:
        searched.append(True)
        return search(bot, decision)

    monkeypatch.setattr(SearchBot, "choose", remembered)
    told: list[int] = []
    games = [paiju.game("jielong"), paiju.game("tianjiu")]
    make_ready(Processes(1), games, ["good", "random"], lambda: told.append(1))
    assert (len(told), searched) == (2, [])
    make_ready(Processes(1), games, ["good", "strong"], lambda: told.append(1))
    assert len(told) == 4
    assert searched
